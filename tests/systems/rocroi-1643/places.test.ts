/** One table is turned from state to state: whatever it showed before, it tells the same as a new one. */
import { describe, expect, it } from 'vitest';
import { drawFrom } from '../../../src/core/dice/draw';
import { thinkOn } from '../../../src/core/think';
import { rules } from '../../../src/systems/rocroi-1643';
import { Board } from '../../../src/systems/rocroi-1643/state/board';
import { newTable } from '../../../src/systems/rocroi-1643/state/places';
import type { State } from '../../../src/systems/rocroi-1643/state/state';
import { strewnState } from '../../helpers/rocroi1643/strewn';

const GAMES = [1, 2, 3];
const LONGEST = 300;
const TURNS = 120;

function statesOf(seed: number): readonly State[] {
  const draw = drawFrom(`table ${seed}`);
  const game = thinkOn(rules, strewnState(seed));
  const states = [game.state()];
  while (states.length < LONGEST) {
    const [command] = [...game.moves({ draw })];
    if (!command) break;
    game.play(command, (sides) => 1 + draw(sides));
    states.push(game.state());
  }
  return states;
}

function told(board: Board) {
  return board.field.grid.numbers.map((_, hex) => [
    board.unitsIn(hex).map(({ id }) => id),
    board.unitIn(hex)?.id,
    ...([0, 1] as const).map((side) => [
      board.unitsNextTo(hex, side),
      board.frontsOn(hex, side),
      board.flanksOn(hex, side),
    ]),
  ]);
}

describe.each(GAMES)('in game %s by chance', (seed) => {
  it('a table that is turned to and fro tells who stands where and what lies in front of whom', () => {
    const states = statesOf(seed);
    const draw = drawFrom(`turned ${seed}`);
    const pick = () => states[draw(states.length)] ?? strewnState(seed);
    const [one, other] = [new Board(pick()), new Board(pick())];
    for (let turn = 0; turn < TURNS; turn++) {
      const state = pick();
      const turned = one.turnedTo(state);
      expect(told(turned)).toEqual(told(new Board(state, newTable(state.scenario))));
      if (turn % 10 === 0)
        expect(told(other)).toEqual(told(new Board(other.state, newTable(state.scenario))));
    }
  });
});
