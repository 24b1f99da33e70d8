/** Boards that are made out of others, written on and taken back tell the same as one made of the state. */
import { describe, expect, it } from 'vitest';
import { drawFrom } from '../../../src/core/dice/draw';
import { moves, playOn } from '../../../src/systems/rocroi-1643/engine/judge';
import { Board, boardOf, boardToPlayOn } from '../../../src/systems/rocroi-1643/state/board';
import type { State } from '../../../src/systems/rocroi-1643/state/state';
import { strewnState } from '../../helpers/rocroi1643/strewn';

const GAMES = [1, 2, 3];
const LONGEST = 300;
const TURNS = 120;

function told(board: Board) {
  const { units, leaders, batteries, facts } = board;
  const hexes = board.field.grid.numbers.map((_, hex) => [
    board.unitsIn(hex).map(({ id }) => id),
    board.unitIn(hex)?.id,
    board.leadersIn(hex).map(({ id }) => id),
    board.batteryIn(hex)?.id,
    ...([0, 1] as const).map((side) => [
      board.hasLeader(hex, side),
      board.unitsNextTo(hex, side),
      board.frontsOn(hex, side),
      board.flanksOn(hex, side),
    ]),
  ]);
  return { hexes, units, leaders, batteries, facts };
}

/** A game by chance on one board; before each command `watch` is shown it. */
function played(seed: number, watch: (board: Board, draw: ReturnType<typeof drawFrom>) => void): void {
  const draw = drawFrom(`board ${seed}`);
  const board = boardToPlayOn(strewnState(seed));
  for (let commands = 0; commands < LONGEST; commands++) {
    watch(board, draw);
    const [command] = [...moves(board, { draw })];
    if (!command) break;
    playOn(board, command, (sides) => 1 + draw(sides));
  }
}

describe.each(GAMES)('in game %s by chance', (seed) => {
  it('a board that is made out of another tells the same as one made of its state', () => {
    const states: State[] = [];
    played(seed, (board) => states.push(board.state));
    const draw = drawFrom(`turned ${seed}`);
    for (let turn = 0; turn < TURNS; turn++) {
      const state = states[draw(states.length)] ?? strewnState(seed);
      expect(told(boardOf(state))).toEqual(told(new Board(state)));
      expect(boardOf(state)).toBe(boardOf(state));
    }
  });

  it('a board that is played on stands as its state does, and as before once that is taken back', () => {
    let turn = 0;
    played(seed, (board, draw) => {
      if (turn++ % 5 !== 0) return;
      const { state } = board;
      expect(told(board)).toEqual(told(new Board(state)));
      board.mark();
      const [command] = [...moves(board, { draw })];
      if (command) playOn(board, command, (sides) => 1 + draw(sides));
      const after = told(new Board(board.state));
      if (turn % 2 === 0) expect(told(board)).toEqual(after);
      board.takeBack();
      expect(told(board)).toEqual(told(new Board(state)));
      expect(board.state).toBe(state);
    });
  });

  it('what has not changed is the same object in the next state', () => {
    let before: State | null = null;
    played(seed, ({ state }) => {
      if (before)
        for (const list of ['units', 'leaders', 'batteries'] as const)
          for (const [i, one] of state[list].entries()) {
            const was = before[list][i];
            if (JSON.stringify(one) === JSON.stringify(was) && one !== was) expect(one).toBe(was);
          }
      before = state;
    });
  });

  it('a board that is looked at stays as it is while its state is played on', () => {
    const state = strewnState(seed);
    const looked = boardOf(state);
    const before = told(looked);
    const board = boardToPlayOn(state);
    const [command] = [...moves(board)];
    if (command) playOn(board, command, () => 1);
    expect(told(looked)).toEqual(before);
    expect(boardOf(state)).toBe(looked);
  });
});

it('what is written to after several marks is taken back to each of them', () => {
  const board = new Board(strewnState(1));
  const [unit] = board.units;
  if (!unit) throw new Error('nobody is there');
  const facingNow = () => [board.knownUnit(unit.id).facing, board.facts.turn];
  const face = (facing: number) => {
    board.changeUnit(unit.id, { facing });
    board.change({ turn: facing });
  };
  const begin = facingNow();
  board.mark();
  face(1);
  board.mark();
  face(2);
  face(3);
  board.takeBack();
  expect(facingNow()).toEqual([1, 1]);
  face(4);
  board.mark();
  face(5);
  board.takeBack();
  expect(facingNow()).toEqual([4, 4]);
  board.takeBack();
  expect(facingNow()).toEqual(begin);
});

it('nothing is taken back beyond the first mark', () => {
  const board = new Board(strewnState(1));
  board.mark();
  board.takeBack();
  expect(() => board.takeBack()).toThrow(RangeError);
});
