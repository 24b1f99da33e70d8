import { describe, expect, it } from 'vitest';
import { distance, hexAt } from '../../../../../src/core/hex/hex';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import '../../../../../src/systems/thirty-years-war/bookOpponents';
import { moraleOf } from '../../../../../src/systems/thirty-years-war/freiburg/15-morale/morale';
import { freiburgAims } from '../../../../../src/systems/thirty-years-war/freiburg/opponent/aims';
import {
  breaking,
  freiburgGround,
  shouldLeave,
} from '../../../../../src/systems/thirty-years-war/freiburg/opponent/stakes';
import { changeFreiburg, freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import { thirtyYearsWarMind } from '../../../../../src/systems/thirty-years-war/opponent';
import { strengthNow, worth } from '../../../../../src/systems/thirty-years-war/opponent/worth';
import { Board } from '../../../../../src/systems/thirty-years-war/state/board';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { BOTH, campaignAt, dayOver, type Moment, startOf } from '../../../../helpers/positions/campaign';
import { begun } from '../../../../helpers/positions/freiburgDays';

const BAVARIAN = 1;

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

describe('a day of the campaign that another follows', () => {
  const day = (moment: Partial<Moment>) =>
    new Board(
      boardOf(
        campaignAt({
          day: 1,
          redeployed: 'line',
          on: `${BOTH}, bav-leader-von-mercy 1319`,
          gameTurn: 12,
          ...moment,
        }),
      ),
    );

  it('what stands at its end counts in full, and at the end of the last less (freiburg:18.2)', () => {
    expect(strengthNow(day({ day: 1 }))).toBe(100);
    expect(strengthNow(day({ day: 2, redeployed: 'hill' }))).toBe(30);
  });

  it.each([
    ['half of it where its Leader is left', 'left', 0.5],
    ['all of it where he is lost', 'lost', 1],
  ])('a loss costs %s (freiburg:18.41, 18.43)', (_what, leader, share) => {
    const board = day(leader === 'lost' ? { on: BOTH, eliminated: ['bav-leader-von-mercy'] } : {});
    const foot = board.forces[BAVARIAN].find(({ id }) => id === 'bav-6-3-01');
    if (!foot) throw new Error('no foot');
    const before = worth(board, BAVARIAN);
    board.remove(foot, 'eliminated');
    expect(before - worth(board, BAVARIAN)).toBeCloseTo(share * 100 * foot.printed.strength);
  });
});

it('plans are played on to the end of a day, not to where the next begins (freiburg:18.33)', () => {
  const turnOf = (state: State) => thirtyYearsWarMind.turn?.(state) ?? 0;
  const last = { day: 1, redeployed: 'line', on: BOTH, gameTurn: 12 } as const;
  const after = dayOver(last);
  expect(after.pending?.kind).toBe('chooseRedeployment');
  // So many turns are more than any level plays on.
  expect(turnOf(after) - turnOf(campaignAt(last))).toBeGreaterThan(100);
  expect(turnOf(after)).toBeLessThan(turnOf(campaignAt({ ...last, day: 2, gameTurn: 1 })));
});

describe('the last day of the campaign (freiburg:18.72)', () => {
  const bavarians = (count: number) =>
    Array.from({ length: count }, (_, n) => `bav-6-3-${String(n + 1).padStart(2, '0')} 08${String(10 + n)}`);
  const french = (count: number) =>
    Array.from({ length: count }, (_, n) => `fr-6-3-${String(n + 1).padStart(2, '0')} 15${String(10 + n)}`);
  /** Nobody else is left. */
  const lastDay = (ours: number, theirs: number, moment: Partial<Moment> = {}) => {
    const on = [...bavarians(ours), ...french(theirs)].join(', ');
    const left = `${on} ${moment.exited ?? ''}`;
    const eliminated = startOf(moment.game ?? 'campaign').counters.flatMap(({ id }) =>
      left.includes(id) ? [] : [id],
    );
    return new Board(boardOf(campaignAt({ day: 2, gameTurn: 4, on, eliminated, ...moment })));
  };

  it.each([
    ['the French are far stronger', lastDay(8, 14), true],
    ['they are not', lastDay(8, 8), false],
    ['they are, and too few are left to leave', lastDay(6, 14), false],
    ['they are, and little time is left', lastDay(8, 14, { gameTurn: 10 }), false],
    ['they are, in a town', lastDay(8, 14, { game: 'both', defence: 'town' }), false],
    ['they are not, but some have left', lastDay(8, 8, { exited: ['bav-2-8-01'] }), true],
  ])('the Bavarians had better leave the map: %s', (_what, board, leave) => {
    expect(shouldLeave(board)).toBe(leave);
    const exits = board.scenario.freiburg?.days.at(-1)?.exitHexes.map((hex) => hexAt(board.field.grid, hex));
    expect(freiburgAims(board, BAVARIAN).ground ?? []).toEqual(leave ? exits : []);
  });

  it('who has left counts more than who can still be lost, up to seven', () => {
    const board = lastDay(7, 14);
    const [first] = board.forces[BAVARIAN].filter(({ unit, hex }) => unit && hex >= 0);
    if (!first) throw new Error('nobody');
    const before = freiburgGround(board);
    board.remove(first, 'exited');
    expect(Math.abs(freiburgGround(board))).toBeGreaterThan(Math.abs(before));
  });
});
