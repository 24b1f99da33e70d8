import { expect, it } from 'vitest';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { check } from '../../../../src/systems/thirty-years-war/engine/judge';
import { openObligations } from '../../../../src/systems/thirty-years-war/standard/08-combat/obligations';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { attack, board } from '../../../helpers/positions/board';

/** As many positions and pieces as it takes until those of any earlier state are forgotten. */
function askOfManyOthers(state: State) {
  for (let i = 0; i < 4096; i++) {
    const counters = state.counters.map((counter) => ({ ...counter }));
    boardOf({ ...state, counters });
  }
}

it('what is kept of a state still fits its pieces when so much else was asked that they were made again (8.11)', () => {
  const state = board('F 8-3 0605 | F 8-3 0805 | S 6-3 0606 | S 6-3 0806', { phase: 'combat' });
  expect(openObligations(boardOf(state)).defenders).toHaveLength(2);
  askOfManyOthers(state);
  expect(check(boardOf(state), attack(['0605'], ['0606'])(state))).toEqual([]);
});
