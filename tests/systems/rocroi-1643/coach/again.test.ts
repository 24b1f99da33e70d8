/** What is weighed is what the enemy can do once the units have gone, not what he could do before. */
import { expect, it } from 'vitest';
import { drawFrom } from '../../../../src/core/dice/draw';
import { scenarioNamed } from '../../../../src/headless/catalogue';
import { reader, rules } from '../../../../src/systems/rocroi-1643';
import { actsOn, threatsTo, worthOf } from '../../../../src/systems/rocroi-1643/coach';
import { type Approach, approachOf } from '../../../../src/systems/rocroi-1643/coach/approach';
import { Danger } from '../../../../src/systems/rocroi-1643/coach/danger/danger';
import { touchedUnits } from '../../../../src/systems/rocroi-1643/coach/danger/touched';
import { boardsAfter } from '../../../../src/systems/rocroi-1643/coach/moves/idea';
import { outlook } from '../../../../src/systems/rocroi-1643/coach/outlook';
import { firstOf, playedWith } from '../../../../src/systems/rocroi-1643/estimate/expect';
import { actingSide, openDecision } from '../../../../src/systems/rocroi-1643/play/heading';
import { type Board, boardOf, enemyOf } from '../../../../src/systems/rocroi-1643/state/board';
import { playCoached } from '../../../helpers/rocroi1643/positions';
import { strewnState } from '../../../helpers/rocroi1643/strewn';

function started(name: string) {
  const scenario = reader.read.scenario(scenarioNamed(name));
  return rules.start(scenario, reader.read.options(scenario, {}));
}

/** Random positions in movement, with a move that does not throw dice, and the board after it. */
const MOVES = Array.from({ length: 120 }, (_, seed) => seed).flatMap((seed) => {
  const board = boardOf(strewnState(seed));
  if (board.state.step !== 'movement' || board.state.agenda.length > 0) return [];
  const draw = drawFrom(`again ${seed}`);
  for (const command of rules.moves(board.state, { draw })) {
    const after = command.do === 'move' ? boardsAfter(board, [command]) : null;
    const [one, ...others] = after ?? [];
    if (one && others.length === 0) return [{ board, command, after: one.board }];
    if (draw(6) === 0) break;
  }
  return [];
});

it('of a move, and it is another thing in some positions', () => {
  expect(MOVES.length).toBeGreaterThan(10);
  let otherwise = 0;
  for (const { board, command, after } of MOVES) {
    const side = actingSide(board);
    const threats = threatsTo(board);
    const worth = worthOf(board, threats, [command]);
    expect(worth).toBeCloseTo(outlook(after, side, threatsTo(after)));
    if (Math.abs(worth - outlook(after, side, threats)) > 1) otherwise++;
  }
  expect(otherwise).toBeGreaterThan(0);
});

/** Who could come before each hex of the map. */
function told(approach: Approach): readonly string[] {
  return Array.from({ length: approach.board.field.grid.size }, (_, hex) =>
    approach
      .before(hex)
      .map(({ unit, hex: at, facing, charge }) => [hex, unit.id, at, facing, charge].join())
      .sort(),
  ).flat();
}

it('with the ways that are kept from before as with those that are looked for', () => {
  for (const { board, after } of MOVES)
    for (const side of [0, 1] as const) {
      const [kept, found] = [approachOf(after, side, approachOf(board, side)), approachOf(after, side)];
      expect(told(kept)).toEqual(told(found));
    }
});

it('and so it is in every position of a game that is asked about in turn', () => {
  let kept = 0;
  for (let seed = 0; seed < 12; seed++) {
    const draw = drawFrom(`in turn ${seed}`);
    let board = boardOf(strewnState(seed));
    let before: Approach | null = null;
    for (let n = 0; n < 14 && !board.state.over; n++) {
      const { approach } = threatsTo(board);
      expect(told(approach)).toEqual(told(approachOf(board, approach.side)));
      for (const [id, ways] of approach.ofUnit) if (before?.ofUnit.get(id) === ways) kept++;
      before = approach;
      const [command] = [...firstOf(rules.moves(board.state, { draw }), 1)];
      if (!command) break;
      board = boardOf(playedWith(board.state, command, 1 + draw(6)));
    }
  }
  expect(kept).toBeGreaterThan(50);
});

it('with what is known of the danger to those near whom nobody moves', () => {
  let [kept, others] = [0, 0];
  const draw = drawFrom('danger kept');
  for (const side of [0, 1] as const) {
    let approach: Approach | null = null;
    let knowing: Danger | null = null;
    const ask = (board: Board) => {
      if (!approach || !knowing) return;
      expect(knowing.of(board)).toBe(new Danger(approach).of(board));
      const touched = touchedUnits(approach.board, board, enemyOf(side));
      if (touched === null) others++;
      else if (touched.size < board.units.filter((unit) => unit.side !== side).length) kept++;
    };
    playCoached(
      started('rocroi-1643-right-wing'),
      draw,
      150,
      (state, n) => {
        if (n < 30) return;
        const board = boardOf(state);
        if (n % 8 === 0) {
          approach = approachOf(board, side);
          knowing = new Danger(approach);
          knowing.of(board);
        }
        ask(board);
        for (const command of firstOf(rules.moves(state, { draw }), 4))
          if (command.do === 'move' || command.do === 'moveLeader')
            for (const after of boardsAfter(board, [command]) ?? []) ask(after.board);
      },
      2,
    );
  }
  expect(kept).toBeGreaterThan(20);
  expect(others).toBeGreaterThan(5);
});

it('and asks for the threats to some as for those to all', () => {
  for (const { board } of MOVES.slice(0, 12)) {
    const all = threatsTo(board).on(board);
    for (const { target } of all)
      expect(threatsTo(board).on(board, ({ id }) => id === target.id)).toHaveLength(1);
  }
});

it('advises no moves that promise less than staying', () => {
  for (const { board } of MOVES.slice(0, 12)) {
    const threats = threatsTo(board);
    const stays = worthOf(board, threats, []);
    for (const { commands } of actsOn(board, threats))
      if (commands.some((command) => command.do === 'move'))
        expect(worthOf(board, threats, commands)).toBeGreaterThan(stays);
  }
});

it('what a decision is worth is the same once others have been weighed (11.8, 11.9, 12.3)', () => {
  let differing = 0;
  for (let seed = 0; seed < 20; seed++) {
    const draw = drawFrom(`decided ${seed}`);
    let board = boardOf(strewnState(seed));
    for (let n = 0; n < 20 && !board.state.over; n++) {
      const ways = openDecision(board) ? [...firstOf(rules.moves(board.state, { draw }), 3)] : [];
      const threats = threatsTo(board);
      const weighed = ways.map((way) => worthOf(board, threats, [way]));
      expect(weighed).toEqual(ways.map((way) => worthOf(board, threatsTo(board), [way])));
      if (new Set(weighed).size > 1) differing++;
      const [command] = [...firstOf(rules.moves(board.state, { draw }), 1)];
      if (!command) break;
      board = boardOf(playedWith(board.state, command, 1 + draw(6)));
    }
  }
  expect(differing).toBeGreaterThan(5);
});
