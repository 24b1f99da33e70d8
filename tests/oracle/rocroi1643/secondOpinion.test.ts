import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/systems/rocroi-1643/scenario/scenario';
import type { State, UnitState } from '../../../src/systems/rocroi-1643/state/state';
import { strewnState } from '../../helpers/rocroi1643/strewn';
import { type Compared, differences, NOTHING } from './secondOpinion';

/** `npm run oracle -- --rocroi1643 N` looks at thousands. */
const POSITIONS = 60;
/** Small ones, so that `npm run mutation` can try a mutant in each. */
const PARTS = 30;

describe('random positions of Rocroi 1643 (2.0, 6.0, 8.1, 8.3, 11.4 to 11.8, 12.3, 13.0)', () => {
  const sums: { [K in keyof Compared]: number } = { ...NOTHING };
  it.each(Array.from({ length: PARTS }, (_, i) => i))(
    'are told alike by two implementations: part %i',
    (part) => {
      for (let i = 0; i < POSITIONS / PARTS; i++) {
        const seed = 50_000 + part * 100 + i;
        const { faults, compared } = differences(strewnState(seed));
        expect(faults, `position ${seed}`).toEqual([]);
        for (const kind of Object.keys(sums) as (keyof Compared)[]) sums[kind] += compared[kind];
      }
    },
  );

  it('have enough of everything that is compared', () => {
    for (const [kind, count] of Object.entries(sums)) expect(count, kind).toBeGreaterThan(50);
  });
});

const withUnits = (state: State, change: (unit: UnitState) => Partial<UnitState>): State => ({
  ...state,
  units: state.units.map((unit) => ({ ...unit, ...change(unit) })),
});
const withScenario = (state: State, change: (scenario: Scenario) => Partial<Scenario>): State => ({
  ...state,
  scenario: { ...state.scenario, ...change(state.scenario) },
});
const turned = (state: State) => withUnits(state, ({ facing }) => ({ facing: (facing + 1) % 6 }));
const open = (state: State) =>
  withScenario(state, ({ map }) => ({ map: { ...map, wood: [], marsh: [], streams: [] } }));

/** A position that is another in one thing, which the oracle has to notice. */
const OTHERWISE: { readonly [K in keyof Compared]: (state: State) => State } = {
  sides: turned,
  zones: turned,
  supports: turned,
  retreats: turned,
  risks: turned,
  chains: (state) =>
    withScenario(state, ({ leaders }) => ({
      leaders: leaders.map((leader) => ({ ...leader, radius: leader.radius + 1 })),
    })),
  attacks: (state) => withUnits(state, ({ order }) => ({ order: order === 'good' ? 'disorganised' : order })),
  moves: open,
  sights: (state) => withUnits(open(state), ({ at }) => ({ at: at === null ? null : '0101' })),
  shots: open,
  runs: (state) =>
    withScenario(state, ({ sides: [one, other] }) => ({
      sides: [
        { ...one, edge: other.edge },
        { ...other, edge: one.edge },
      ],
    })),
  points: (state) => withUnits(state, ({ order }) => ({ order: order === 'routed' ? 'good' : order })),
};

describe('a position that is told wrongly', () => {
  it.each(Object.entries(OTHERWISE))('is noticed: %s', (kind, otherwise) => {
    const kinds = new Set<string>();
    for (let seed = 60_000; seed < 60_100 && !kinds.has(kind); seed++) {
      const state = strewnState(seed);
      for (const fault of differences(state, otherwise(state)).faults) kinds.add(fault.split(' ')[0] ?? '');
    }
    expect([...kinds]).toContain(kind);
  });
});
