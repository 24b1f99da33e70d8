import { describe, expect, it } from 'vitest';
import { distance } from '../../../../../src/core/hex/hex';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import '../../../../../src/systems/thirty-years-war/bookOpponents';
import { moraleOf } from '../../../../../src/systems/thirty-years-war/freiburg/15-morale/morale';
import {
  breaking,
  freiburgGround,
} from '../../../../../src/systems/thirty-years-war/freiburg/opponent/stakes';
import { changeFreiburg, freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import { worth } from '../../../../../src/systems/thirty-years-war/opponent/worth';
import { Board } from '../../../../../src/systems/thirty-years-war/state/board';
import { begun } from '../../../../helpers/positions/freiburgDays';

it('a work that is left counts beside the widest gap, where the French are near (freiburg:17.15)', () => {
  const state = begun('3');
  const works = new Set(state.scenario.map.areas.line3August ?? []);
  const { grid } = boardOf(state).field;
  const left = (units: number, french: 'near' | 'gone') => {
    const board = new Board(boardOf(state));
    const garrison = board.forces[1].filter(({ unit, at }) => unit && at !== null && works.has(at));
    const away = (hex: number) =>
      Math.min(
        ...board.forces[0].map((one) => (one.unit && one.hex >= 0 ? distance(grid, one.hex, hex) : 99)),
      );
    const [near] = garrison.toSorted((a, b) => away(a.hex) - away(b.hex));
    const other = garrison.find(({ hex }) => near && distance(grid, near.hex, hex) > 4);
    if (!near || !other) throw new Error('no garrison');
    const hex = near.hex;
    for (const unit of board.forces[0])
      if (unit.unit && french === 'gone' && unit.hex >= 0 && distance(grid, unit.hex, hex) <= 6)
        board.remove(unit, 'exited');
    // Each leaves a gap of its own behind.
    for (const unit of [other, near].slice(0, units)) board.remove(unit, 'eliminated');
    return Math.abs(freiburgGround(board));
  };
  expect(left(1, 'near')).toBeGreaterThan(left(0, 'near'));
  expect(left(2, 'near')).toBeGreaterThan(left(1, 'near'));
  expect(left(2, 'gone')).toBe(left(1, 'gone'));
});
it('Strength counts less where the Line alone decides (freiburg:17.15, 17.36)', () => {
  const lost = (day: '3' | '9') => {
    const board = new Board(boardOf(begun(day)));
    const before = worth(board, 0);
    const foot = board.forces[0].find(({ unit, kind }) => unit && kind === 'infantry');
    if (!foot) throw new Error('no foot');
    board.remove(foot, 'eliminated');
    return (before - worth(board, 0)) / foot.printed.strength;
  };
  expect(lost('3')).toBeLessThan(0.6 * lost('9'));
});

describe('how near an army is to its end (freiburg:15.12, 15.3)', () => {
  /** The Mercenaries of 9 August: 7, 9, 11 and 13 Strength Points. */
  const near = (casualties: number, levelsTested = 0, leaderLost = false) => {
    const board = new Board(boardOf(begun('9')));
    const mercenary = { ...moraleOf(board, 'mercenary'), casualties, levelsTested, leaderLost };
    changeFreiburg(board, { armies: { ...freiburgOf(board).armies, mercenary } });
    return breaking(board, 'mercenary');
  };

  it.each([
    ['nothing is lost', near(0), 0],
    ['the first test has come, 1 to 3', near(7), 1 / 2],
    ['two have, 1 to 3 and 1 to 4', near(9), 1 - (1 / 2) * (1 / 3)],
    ['three have', near(11), 1 - (1 / 2) * (1 / 3) * (1 / 6)],
    ['the last has come, which needs no die', near(13), 1],
    ['the first test is held', near(7, 1), 0],
    ['the first is held and the second has come', near(9, 1), 4 / 6],
    ['its Leader is lost as the first comes', near(7, 0, true), 4 / 6],
  ])('%s', (_, found, expected) => {
    expect(found).toBeCloseTo(expected, 9);
  });
  it('between two levels by the square of the way', () => {
    expect(near(8, 1)).toBeCloseTo((4 / 6) * (1 / 2) ** 2, 9);
  });
});
