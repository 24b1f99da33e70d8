import { expect, it } from 'vitest';
import { stateOf } from '../../../../../src/core/game';
import { chanceOf, playAtRandom } from '../../../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import {
  type GroupDraft,
  mayJoin,
  planOf,
} from '../../../../../src/systems/thirty-years-war/standard/06-movement/group';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { played } from '../../../../helpers/positions/board';
import { catalogued } from '../../../../helpers/positions/catalogued';

/** Of so many positions one is tried. */
const EVERY = 25;

it.each(['first-battle', 'freiburg-siege'])(
  'in a random game of %s every move of a group is legal after those before it, and everybody goes or stays',
  (id) => {
    const { scenario, options } = catalogued(id);
    const chance = chanceOf(`groups ${id}`);
    const states: State[] = [];
    playAtRandom(thirtyYearsWar, { scenario, scenarioId: id, options, seed: 'groups' }, (game) => {
      const state = stateOf(game);
      if (state.phase === 'movement' && !state.pending && !state.over && chance(EVERY) === 0)
        states.push(state);
    });
    let [moved, stayed] = [0, 0];
    for (const state of states) {
      const board = boardOf(state);
      const { numbers } = board.field.grid;
      const anywhere = () => numbers[chance(numbers.length)] ?? '';
      const able = board.pieces.filter((piece) => mayJoin(board, piece));
      const some = able.filter(() => chance(3) > 0);
      const [first] = some;
      if (!first?.at) continue;
      const near = numbers.filter((number) => Math.abs(Number(number) - Number(first.at)) < 103);
      const to = near[chance(near.length)] ?? anywhere();
      const drafts: readonly GroupDraft[] = [
        { kind: 'group', counters: some.map(({ id: one }) => one), as: 'body', hexes: [first.at, to] },
        { kind: 'group', counters: some.map(({ id: one }) => one), as: 'line', hexes: [to, anywhere()] },
      ];
      for (const draft of drafts) {
        const plan = planOf(boardOf(state), draft);
        if (!plan) throw new Error('no plan');
        const { moves, stays } = plan;
        // Throws where one is refused.
        played(state, ...moves.map((move) => () => move));
        const gone = new Set([...moves.map(({ counter }) => counter), ...stays.map(({ piece }) => piece.id)]);
        expect(gone.size).toBe(moves.length + stays.length);
        for (const { reason } of stays)
          expect(thirtyYearsWar.rulebook.entries.some(({ rule }) => rule === reason.rule)).toBe(true);
        moved += moves.length;
        stayed += stays.length;
      }
    }
    expect(moved).toBeGreaterThan(10);
    expect(stayed).toBeGreaterThan(10);
  },
  60_000,
);
