/**
 * What the enemy could bring against a unit, held against all ways of moving on small boards: those who stand beside it
 * stays or not at all, the others go to hexes that are free, and every battle is asked of the rules.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, hexAt, hexGrid } from '../../../../../src/core/hex/hex';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import {
  approachOf,
  approachTo,
  inTurnOf,
} from '../../../../../src/systems/thirty-years-war/coach/gathering';
import {
  type Threatened,
  threatenedBy,
} from '../../../../../src/systems/thirty-years-war/coach/threats/threatened';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { Gains } from '../../../../../src/systems/thirty-years-war/estimate/gains';
import { battleFigures } from '../../../../../src/systems/thirty-years-war/standard/08-combat/strength';
import { Board } from '../../../../../src/systems/thirty-years-war/state/board';
import { pieceOf } from '../../../../../src/systems/thirty-years-war/state/position';
import type { CounterState, State } from '../../../../../src/systems/thirty-years-war/state/state';
import { everyEnd } from '../../../../helpers/everyDie';
import { board, fire } from '../../../../helpers/positions/board';
import { draws, PATIENCE } from '../../../../helpers/random/arbitraries';

const GRID = hexGrid(5, 5);
const HEXES = GRID.numbers;
/** In the middle six hexes lie around it, in the corner fewer than there may be units. */
const TARGETS = ['0303', '0303', '0101'] as const;
const besideOf = (hex: string) =>
  HEXES.filter((other) => distance(GRID, hexAt(GRID, hex), hexAt(GRID, other)) === 1);

type Drawn = {
  readonly target: string;
  readonly rules: 'standard' | 'rocroi';
  readonly units: readonly { readonly at: string; readonly strength: number; readonly movement: number }[];
  readonly others: readonly string[];
  readonly firm: boolean;
  readonly defence: number;
  readonly map: { readonly [ground: string]: readonly unknown[] };
};

const few = (hexes: readonly string[], maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...hexes), { maxLength });

const small: fc.Arbitrary<Drawn> = fc.constantFrom(...TARGETS).chain((target) => {
  const elsewhere = HEXES.filter((hex) => hex !== target);
  const hexsides = few(besideOf(target), 4).map((hexes) => hexes.map((hex) => [target, hex]));
  const unit = fc.record({
    at: fc.constantFrom(...elsewhere),
    strength: fc.integer({ min: 1, max: 9 }),
    movement: fc.constantFrom(1, 1, 2, 6, 6),
  });
  return fc.record({
    target: fc.constant(target),
    rules: fc.constantFrom('standard', 'rocroi'),
    units: fc.uniqueArray(unit, { minLength: 1, maxLength: 4, selector: ({ at }) => at }),
    others: few(elsewhere, 2),
    firm: fc.boolean(),
    defence: fc.integer({ min: 1, max: 9 }),
    map: fc.record({
      woods: few(elsewhere, 1),
      rough: few(elsewhere, 2),
      streams: hexsides,
      slopes: hexsides,
    }),
  });
});

/** The French are about to move; one Spanish unit is asked about, others only stand in the way. */
function positionOf({ target, rules, units, others, firm, defence, map }: Drawn): State | null {
  const taken = units.map(({ at }) => at);
  const line = [
    ...units.map(({ at, strength, movement }) => `F ${strength}-${movement} ${at}`),
    `S ${defence}-3${firm ? '' : '*'} ${target}`,
    ...others.filter((at) => !taken.includes(at)).map((at) => `S 3-3 ${at}`),
  ].join(' | ');
  try {
    return board(line, { rules, phase: 'movement', gameTurns: 9, map: { columns: 5, rows: 5, ...map } });
  } catch {
    // Some stand where they may not.
    return null;
  }
}

const asked = (state: State, id: string, near: boolean): Threatened => {
  const on = new Board(boardOf(state));
  const target = pieceOf(on, id as CounterState['id']);
  if (!target) throw new Error(id);
  const gains = new Gains();
  return inTurnOf(on, 0, () =>
    threatenedBy(
      on,
      near ? approachTo(on, gains, 0, target.hex) : approachOf(on, gains, 0, () => true),
      target,
    ),
  );
};

const declared = ({ battle }: Threatened) => battle?.battle;

/**
 * Where each French unit could be to attack the target: its own hex beside it, or else free ones that it may move to.
 */
function ends(state: State, target: string): ReadonlyMap<string, readonly string[]> {
  const { grid } = boardOf(state).field;
  const isBeside = (hex: string) => distance(grid, hexAt(grid, hex), hexAt(grid, target)) === 1;
  const taken = new Set(state.counters.map(({ at }) => at));
  const by = new Map<string, string[]>();
  for (const { id, at } of state.counters)
    if (id.startsWith('f')) by.set(id, at !== null && isBeside(at) ? [at] : []);
  for (const command of thirtyYearsWar.moves(state)) {
    if (command.do !== 'move') continue;
    const [end, own] = [command.path.at(-1) ?? '', by.get(command.counter)];
    const stays = state.counters.some(({ id, at }) => id === command.counter && at !== null && isBeside(at));
    if (own && !stays && isBeside(end) && !taken.has(end) && !own.includes(end)) own.push(end);
  }
  return by;
}

type Best = { readonly column: number; readonly charged: number };

/** The best column of all ways of sending them, with a charge and without; -1: none. */
function bestOf(state: State, target: string): Best {
  const hex = state.counters.find(({ id }) => id === target)?.at ?? '';
  const all = [...ends(state, hex)];
  let [column, charged] = [-1, -1];
  const send = (at: number, sent: ReadonlyMap<string, string>) => {
    const next = all[at];
    if (next) {
      send(at + 1, sent);
      for (const end of next[1])
        if (![...sent.values()].includes(end)) send(at + 1, new Map([...sent, [next[0], end]]));
      return;
    }
    if (sent.size === 0) return;
    const there = {
      ...state,
      ...{ phase: 'combat', obligations: { mustAttack: [], mustBeAttacked: [] } },
      counters: state.counters.map((one) => ({ ...one, at: sent.get(one.id) ?? one.at })),
    } as State;
    for (const charge of [false, true]) {
      const ids = [...sent.keys()].toSorted();
      const battle = thirtyYearsWar.read.command({
        ...{ do: 'attack', attackers: ids, defenders: [target], charge, leaders: [] },
      });
      if (battle.do !== 'attack' || thirtyYearsWar.check(there, battle).length > 0) continue;
      const figures = battleFigures(boardOf(there), battle);
      if (charge) charged = Math.max(charged, figures.column);
      else column = Math.max(column, figures.column);
    }
  };
  send(0, new Map());
  return { column, charged };
}

/** The position once all have come who fight in it. */
function onceThere(state: State, { battle }: Threatened): State {
  const { grid } = boardOf(state).field;
  return {
    ...state,
    ...{ phase: 'combat', obligations: { mustAttack: [], mustBeAttacked: [] } },
    counters: state.counters.map((one) => {
      const comer = battle?.comers.find(({ piece }) => piece.id === one.id);
      return comer ? { ...one, at: grid.numbers[comer.hex] ?? one.at } : one;
    }),
  } as State;
}

describe('against all ways of moving', () => {
  it(
    'the battle has the best odds that can be brought about, and the chance is that of all its dice (8.0)',
    () => {
      const seen = { none: 0, plain: 0, charge: 0, several: 0 };
      fc.assert(
        fc.property(small, (drawn) => {
          const state = positionOf(drawn);
          if (!state) return;
          const target = `s${drawn.target}`;
          const found = asked(state, target, false);
          expect(asked(state, target, true).lost).toBe(found.lost);
          const best = bestOf(state, target);
          const battle = declared(found);
          if (!battle) {
            seen.none++;
            expect(best).toEqual({ column: -1, charged: -1 });
            return;
          }
          seen[battle.charge ? 'charge' : 'plain']++;
          if (battle.attackers.length > 1) seen.several++;
          const there = onceThere(state, found);
          expect(thirtyYearsWar.check(there, battle)).toEqual([]);
          const { column } = battleFigures(boardOf(there), battle);
          expect(column).toBe(battle.charge ? best.charged : best.column);
          const lost = (everyEnd(there, [battle]) ?? []).reduce((sum, [end, share]) => {
            const { off } = end.counters.find(({ id }) => id === target) ?? {};
            return off === 'eliminated' ? sum + share : sum;
          }, 0);
          expect(found.lost).toBeCloseTo(lost, 10);
        }),
        draws(400, 19),
      );

      const { charge, ...others } = seen;
      expect(charge).toBeGreaterThan(0);
      expect(Math.min(...Object.values(others))).toBeGreaterThan(10);
    },
    PATIENCE,
  );

  it('guns that see it fire first: the chance is that of all their dice, and of the battle after each (5.11)', () => {
    const state = board('F 8-3 0305 | F 4-3 0105 | F gun 0301 | F gun 0501 | F gun 0505 | S 8-3 0303', {
      ...{ phase: 'artilleryFire', gameTurns: 9, map: { columns: 5, rows: 5, forest: ['0404'] } },
    });
    const found = asked(state, 's0303', true);
    expect(found.guns.map(({ at }) => at)).toEqual(['0301', '0501']);
    let [disrupted, lost] = [0, 0];
    for (const [fired, share] of everyEnd(state, [
      fire('0301', '0303')(state),
      fire('0501', '0303')(state),
    ]) ?? []) {
      const isOut = fired.counters.some(({ id, disrupted: is }) => id === 's0303' && is);
      if (isOut) disrupted += share;
      lost += share * asked(isOut ? fired : withoutGuns(state), 's0303', true).lost;
    }
    expect(found.disrupts).toBeCloseTo(disrupted, 10);
    expect(found.lost).toBeCloseTo(lost, 10);
    expect(found.lost).toBeGreaterThan(found.disrupts * 0.1);
  });
});

function withoutGuns(state: State): State {
  return {
    ...state,
    counters: state.counters.map((one) =>
      one.id.endsWith('g') ? { ...one, at: null, off: 'destroyed' as const } : one,
    ),
  };
}
