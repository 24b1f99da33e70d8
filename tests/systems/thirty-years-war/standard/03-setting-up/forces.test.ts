/** Counters that the file has put on the map, or that are gone, beside a set-up by the players: cases 3.0 and 6.12. */

import { describe, expect, it } from 'vitest';
import type { CounterId, SideId } from '../../../../../src/core/contract/values';
import { scenarioNamed } from '../../../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import type { Placed } from '../../../../../src/systems/thirty-years-war/engine/commandParts';
import type { Command } from '../../../../../src/systems/thirty-years-war/engine/types';
import { reinforcementsOf } from '../../../../../src/systems/thirty-years-war/freiburg/18-campaign/regrouping';
import { suggestionOf } from '../../../../../src/systems/thirty-years-war/standard/03-setting-up/draft';
import { slotsOf } from '../../../../../src/systems/thirty-years-war/standard/03-setting-up/forces';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { played } from '../../../../helpers/positions/board';
import { type Change, changed, faultOf } from '../../../../helpers/positions/scenarioJson';

const { start, check, read } = thirtyYearsWar;
const begun = (game: string, ...changes: readonly Change[]): State => {
  const scenario = read.scenario(changed(scenarioNamed(game), ...changes));
  return start(scenario, read.options(scenario, {}));
};
const setUp = (state: State, instead: { readonly [counter: string]: string } = {}): Command => {
  const positions: Placed[] = Object.entries({ ...suggestionOf(boardOf(state)), ...instead }).map(
    ([counter, at]) => ({
      counter: counter as CounterId,
      at,
    }),
  );
  return { do: 'setUp', positions };
};
const rules = (state: State, command: Command) => check(state, command).map(({ rule }) => rule);
const at = (state: State, id: string) => state.counters.find((counter) => counter.id === id)?.at;
const off = (state: State, id: string) => state.counters.find((counter) => counter.id === id)?.off;
const BAVARIAN = 'bavarian' as SideId;

describe('a force of which some are settled', () => {
  it('is set up without them, and they stay where they are (3.0)', () => {
    const positions: Change = [['positions'], { 'bav-6-3-01': '1114', 'bav-art-1': '1420' }];
    const gone: Change = [['start', 'eliminated'], ['bav-6-3-02']];
    const losses: Change = [['start', 'losses'], { bavarian: { ordinary: 6, demoralizedInfantry: 0 } }];
    const state = begun('freiburg-3-august', positions, gone, losses, [['totals'], {}]);
    const ids = slotsOf(boardOf(state), BAVARIAN).map(({ id }) => id as string);
    expect(ids).toHaveLength(25 - 3);
    for (const id of ['bav-6-3-01', 'bav-6-3-02', 'bav-art-1']) expect(ids).not.toContain(id);
    expect(rules(state, setUp(state))).toEqual([]);
    expect(rules(state, setUp(state, { 'bav-6-3-02': '1419' }))).toContain('3.0');
    const after = played(state, (now) => setUp(now));
    expect([at(after, 'bav-6-3-01'), at(after, 'bav-art-1'), off(after, 'bav-6-3-02')]).toEqual([
      '1114',
      '1420',
      'eliminated',
    ]);
  });

  it('finds no room in a hex where a unit of its own stands already, but guns do (6.32)', () => {
    const state = begun('freiburg-3-august', [['positions'], { 'bav-6-3-01': '1520' }], [['totals'], {}]);
    const slot = (id: string) => slotsOf(boardOf(state), BAVARIAN).find((one) => one.id === id);
    expect(slot('bav-6-3-03')?.hexes.has('1520')).toBe(false);
    expect(slot('bav-art-1')?.hexes.has('1520')).toBe(true);
    expect(rules(state, setUp(state, { 'bav-6-3-03': '1520' }))).toContain('freiburg:17.11');
  });

  it('needs room beside its own units that stand there (6.32)', () => {
    const line = ['1319', '1419', '1520', '1620', '1721', '1821', '1922', '2022', '2122', '2213', '2214'];
    const more = ['2216', '2218', '2219', '2220', '2221', '2211'];
    const zone: Change = [
      ['map', 'areas', 'line3August'],
      [...line, ...more, '2212'],
    ];
    const third = scenarioNamed('freiburg-3-august');
    const apart: Change = [['positions'], { 'bav-6-3-01': '1520' }];
    expect(faultOf(changed(third, zone))).toBeNull();
    expect(faultOf(changed(third, zone, apart, [['totals'], {}]))).toBeNull();
    const other = {
      id: 'fresh',
      name: 'Fresh',
      side: 'bavarian',
      kind: 'infantry',
      strength: 6,
      movement: 3,
    };
    const { counters } = third as { readonly counters: readonly object[] };
    const added: Change = [['counters'], [...counters, { ...other, category: 'bavarian' }]];
    const beside: Change = [['positions'], { fresh: '1520' }];
    expect(faultOf(changed(third, zone, added, [['totals'], {}]))).toBeNull();
    expect(faultOf(changed(third, zone, added, beside, [['totals'], {}]))?.path).toBe(
      'deployment.forces.bavarian',
    );
  });

  it('has a hex for its guns and its Leader, too (12.0)', () => {
    const third = scenarioNamed('freiburg-3-august');
    const part = { also: [], where: 'the woods', rule: '3.0', zone: 'dark' };
    const fault = faultOf(
      changed(
        third,
        [
          ['map', 'areas', 'dark'],
          ['0101', '0102'],
        ],
        [['deployment', 'forces', 'bavarian', 1], { ...part, counters: ['bav-art-1'] }],
        [['deployment', 'forces', 'bavarian', 0, 'counters'], ['bav-6-3-01']],
        [['deployment', 'suggested'], {}],
        [['totals'], {}],
      ),
    );
    expect(fault?.path).toBe('deployment.forces.bavarian[1].zone');
    expect(fault?.expected).toMatch(/^a hex in which .* may be set up \(12\.0\)$/);
  });
});

describe('ground of one side', () => {
  const siege = scenarioNamed('freiburg-campaign-siege');
  const withPosition = (id: string, hex: string, ...changes: readonly Change[]) =>
    faultOf(changed(siege, [['positions'], { [id]: hex }], [['totals'], {}], ...changes))?.path ?? null;

  it('is kept from the other side’s counters in either defence that may be chosen (6.12, 20.1)', () => {
    expect(withPosition('bav-6-3-13', '0110')).toBe('positions.bav-6-3-13');
    expect(withPosition('bav-6-3-13', '0110', [['start', 'defence'], 'line'])).toBeNull();
    expect(withPosition('bav-6-3-13', '1523')).toBe('positions.bav-6-3-13');
    expect(withPosition('bav-6-3-13', '1523', [['start', 'defence'], 'town'])).toBeNull();
  });

  it('is kept from guns by who holds them (5.32)', () => {
    const captured: Change = [['start', 'captured'], ['bav-art-1']];
    expect(withPosition('bav-art-1', '1523')).toBe('positions.bav-art-1');
    expect(withPosition('bav-art-1', '1523', captured)).toBeNull();
    expect(withPosition('bav-art-1', '1520', captured)).toBe('positions.bav-art-1');
  });

  it('is refused in a set-up where an enemy stands, however it came there (6.12)', () => {
    const state = begun('freiburg-3-august');
    const intruder: State = {
      ...state,
      counters: state.counters.map((counter) =>
        counter.id === 'fr-6-3-01' ? { ...counter, at: '1520', off: null } : counter,
      ),
    };
    expect(rules(state, setUp(state))).toEqual([]);
    const [reason] = check(intruder, setUp(intruder));
    expect(reason?.rule).toBe('6.12');
    expect(reason?.counters).toEqual(['fr-6-3-01']);
    expect(reason?.text).toContain('stands there; no counter is set up with an enemy.');
  });
});

it('reinforcements that have been in play by the file do not come again (18.21)', () => {
  const state = begun(
    'freiburg-campaign',
    [['positions'], { 'me-4-3-01': '2425' }],
    [['start', 'eliminated'], ['me-4-3-02']],
    [['start', 'losses'], { french: { ordinary: 4, demoralizedInfantry: 0 } }],
    [['totals'], {}],
  );
  const coming = reinforcementsOf(boardOf(state)) as readonly string[];
  expect(coming).toContain('me-4-3-03');
  expect(coming).not.toContain('me-4-3-01');
  expect(coming).not.toContain('me-4-3-02');
});

describe('where a force may stand, kept from game to game', () => {
  const FRENCH = 'french' as SideId;
  const opened = (state: State) =>
    slotsOf(boardOf(state), FRENCH).map(({ id, hexes }) => [id, [...hexes].sort()]);

  it('depends on how the enemy has set up (freiburg:19.12)', () => {
    const first = begun('freiburg-siege');
    const suggested = suggestionOf(boardOf(first));
    const [unit, at] = Object.entries(suggested).find(([id]) => id.startsWith('bav-2-8')) ?? ['', ''];
    const once = (instead: { readonly [counter: string]: string }) =>
      played(first, (now) => setUp(now, instead));
    const near = slotsOf(boardOf(first), BAVARIAN).find(({ id }) => id === unit)?.hexes ?? [];
    const elsewhere = [...near].find((hex) => {
      const moved = once({ [unit]: hex });
      return hex !== at && JSON.stringify(opened(moved)) !== JSON.stringify(opened(once({})));
    });
    expect(elsewhere).toBeDefined();
    const here = opened(once({}));
    expect(opened(once({ [unit]: elsewhere ?? '' }))).not.toEqual(here);
    expect(opened(once({}))).toEqual(here);
  });

  it('is found once for the same reading of the rules, and anew for another (freiburg:19.12)', () => {
    const scenario = read.scenario(scenarioNamed('freiburg-siege'));
    const [options, others] = [read.options(scenario, {}), read.options(scenario, { siegeGround: 'town' })];
    const slots = (by: typeof options) => slotsOf(boardOf(start(scenario, by)), FRENCH);
    expect(slots(options)).toBe(slots(options));
    expect(slots(others)).not.toBe(slots(options));
  });
});
