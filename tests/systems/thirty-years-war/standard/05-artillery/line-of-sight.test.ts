import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import '../../../../../src/systems/thirty-years-war/books';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexAt } from '../../../../../src/core/hex/hex';
import { scenarioNamed } from '../../../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { readOptions } from '../../../../../src/systems/thirty-years-war/scenario/options';
import { readScenario } from '../../../../../src/systems/thirty-years-war/scenario/readScenario';
import { start } from '../../../../../src/systems/thirty-years-war/scenario/start';
import {
  hasLineOfSight,
  lineOfSight,
} from '../../../../../src/systems/thirty-years-war/standard/05-artillery/line-of-sight';
import { battlefieldOf } from '../../../../../src/systems/thirty-years-war/state/battlefield';
import { Board } from '../../../../../src/systems/thirty-years-war/state/board';
import { chance } from '../../../../helpers/positions/scattered';
import {
  boards,
  draws,
  PATIENCE,
  type RandomBoard,
  walledBoards,
} from '../../../../helpers/random/arbitraries';
import { hexesOf, sees } from '../../../../oracle/sight';

const HALVES = ['target', 'gun'] as const;
type Line = readonly [gun: string, target: string];

/** Lines on which the game and the oracle disagree; how many were blocked is counted in `seen`. */
function disagreements(
  { scenario, facts }: RandomBoard,
  lines: readonly Line[],
  seen: { free: number; blocked: number },
) {
  const read = readScenario(scenario);
  const wrong: string[] = [];
  for (const hilltopHalf of HALVES) {
    const options = readOptions({ hilltopHalf }, read);
    const position = boardOf(start(read, options));
    const { grid } = position.field;
    for (const [gun, target] of lines) {
      const [from, to] = [hexAt(grid, gun), hexAt(grid, target)];
      const expected = sees(facts, gun, target, hilltopHalf);
      const sight = lineOfSight(position, from, to);
      const quick = hasLineOfSight(position, from, to);
      if (sight.clear !== expected || quick !== expected) {
        wrong.push(
          `${gun} to ${target}, half at the ${hilltopHalf}: ${sight.clear}/${quick}, should be ${expected}`,
        );
      }
      if (expected) seen.free++;
      else seen.blocked++;
    }
  }
  return wrong;
}

/** The same for fire at the walls of the target hex, which spares them or, by the other reading, does not (19.55). */
function disagreementsAtWalls(
  { scenario, facts }: RandomBoard,
  lines: readonly Line[],
  seen: { past: number; stopped: number },
) {
  const read = readScenario(scenario);
  const wrong: string[] = [];
  for (const wallFire of ['past', 'stopped'] as const) {
    const options = { ...readOptions({}, read), wallFire };
    const position = boardOf(start(read, options));
    const { grid } = position.field;
    for (const [gun, target] of lines) {
      const board = wallFire === 'past' ? { ...facts, spared: target } : facts;
      const expected = sees(board, gun, target, 'target');
      const found = hasLineOfSight(position, hexAt(grid, gun), hexAt(grid, target), 'walls');
      if (found !== expected) wrong.push(`${gun} to ${target}, ${wallFire}: ${found}, should be ${expected}`);
      if (expected) seen[wallFire]++;
    }
  }
  return wrong;
}

const START = { gameTurn: 1, phasingSide: 'french', phase: 'artilleryFire' };

function allLines(columns: number, rows: number): readonly Line[] {
  const hexes = hexesOf(columns, rows);
  return hexes.flatMap((gun) =>
    hexes.filter((target) => target !== gun).map((target): Line => [gun, target]),
  );
}

/** Random boards, each with up to 150 pairs of different hexes on it. */
function linesOn<B extends { readonly facts: { readonly columns: number; readonly rows: number } }>(
  boards: fc.Arbitrary<B>,
): fc.Arbitrary<readonly [B, readonly Line[]]> {
  const drawn = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 150, maxLength: 150 });
  return fc.tuple(boards, drawn).map(([board, pairs]) => {
    const hexes = hexesOf(board.facts.columns, board.facts.rows);
    const lines = pairs
      .map(([a, b]): Line => [hexes[a % hexes.length] ?? '', hexes[b % hexes.length] ?? ''])
      .filter(([gun, target]) => gun !== target);
    return [board, lines];
  });
}

describe('line of sight against an oracle of exact fractions (5.21 to 5.26)', () => {
  it(
    'agrees on random boards of every size',
    () => {
      const seen = { free: 0, blocked: 0 };
      fc.assert(
        fc.property(linesOn(boards()), ([board, lines]) => {
          expect(disagreements(board, lines, seen)).toEqual([]);
        }),
        draws(150, 1643),
      );
      expect(seen.free + seen.blocked).toBeGreaterThan(30_000);
      expect(Math.min(seen.free, seen.blocked)).toBeGreaterThan(2_500);
    },
    PATIENCE,
  );

  it(
    '19.52 agrees on random boards with a walled town',
    () => {
      const seen = { free: 0, blocked: 0 };
      fc.assert(
        fc.property(linesOn(walledBoards()), ([board, lines]) => {
          expect(disagreements(board, lines, seen)).toEqual([]);
        }),
        draws(100, 1644),
      );
      expect(seen.free + seen.blocked).toBeGreaterThan(20_000);
      expect(Math.min(seen.free, seen.blocked)).toBeGreaterThan(1_500);
    },
    PATIENCE,
  );

  it(
    '19.55 agrees on fire at the walls of random towns, breached here and there, by either reading',
    () => {
      const seen = { past: 0, stopped: 0 };
      fc.assert(
        fc.property(linesOn(walledBoards()), ([board, lines]) => {
          expect(disagreementsAtWalls(board, lines, seen)).toEqual([]);
        }),
        draws(75, 1955),
      );
      // The reading matters: many a shot comes past the walls that it is meant for and would else be stopped by them.
      expect(seen.stopped).toBeGreaterThan(1_000);
      expect(seen.past - seen.stopped).toBeGreaterThan(150);
    },
    PATIENCE,
  );

  it(
    '19.52 agrees on all lines along and across the walls of one small town',
    () => {
      const seen = { free: 0, blocked: 0 };
      const walls = [
        ...(['0403', '0504', '0505', '0405', '0304', '0305'] as const).map((out) => ['0404', out] as const),
      ];
      const hexsides = walls.map(([inside, outside]) => ({
        ...{ inside, outside, section: 'one' },
        kind: 'fortification',
      }));
      const sections = [{ id: 'one', name: 'One', hexes: ['0404'] }];
      const [board] = fc.sample(boards({ columns: 7, rows: 7 }), { numRuns: 1, seed: 1 });
      if (!board) throw new Error('no board');
      const bare = { columns: 7, rows: 7, fortress: { owner: 'spanish', sections, hexsides } };
      const empty: RandomBoard = {
        scenario: { ...board.scenario, ...{ map: bare, counters: [], positions: {}, start: START } },
        facts: { columns: 7, rows: 7, terrain: new Map(), slopes: [], held: new Set(), walls },
      };
      expect(disagreements(empty, allLines(7, 7), seen)).toEqual([]);
      expect(seen.blocked).toBeGreaterThan(100);
    },
    PATIENCE,
  );

  it(
    'agrees on all lines of a board of nine by nine',
    () => {
      const seen = { free: 0, blocked: 0 };
      const [board] = fc.sample(boards({ columns: 9, rows: 9 }), { numRuns: 1, seed: 19 });
      if (!board) throw new Error('no board');
      expect(disagreements(board, allLines(9, 9), seen)).toEqual([]);
      expect(seen.free + seen.blocked).toBe(2 * 81 * 80);
    },
    PATIENCE,
  );
});

describe('hilltops against their definition (5.24)', () => {
  it('are the hexes with a slope hexside that are not slope hexes', () => {
    fc.assert(
      fc.property(boards(), ({ scenario, facts }) => {
        const { grid, hilltop } = battlefieldOf(readScenario(scenario));
        const lower = facts.slopes.map(([slope]) => slope);
        const upper = facts.slopes.map(([, top]) => top);
        const expected = grid.numbers.filter((hex) => upper.includes(hex) && !lower.includes(hex));
        expect(grid.numbers.filter((_, hex) => hilltop[hex] === 1)).toEqual(expected);
      }),
      draws(200, 24),
    );
  });
});

describe('the oracle itself', () => {
  const empty = { columns: 9, rows: 9, slopes: [], held: new Set<string>() };
  const wooded = (...hexes: readonly string[]) => ({
    ...empty,
    terrain: new Map(hexes.map((hex) => [hex, 'woods'])),
  });

  it('5.21 is stopped by a hex on the way and not by the ends', () => {
    expect(sees(wooded('0503'), '0501', '0505', 'target')).toBe(false);
    expect(sees(wooded('0501', '0505', '0403'), '0501', '0505', 'target')).toBe(true);
  });
  it('5.22 a line along a hexside is stopped by both hexes only', () => {
    expect(sees(wooded('0402'), '0402', '0602', 'target')).toBe(true);
    expect(sees(wooded('0502'), '0402', '0602', 'target')).toBe(true);
    expect(sees(wooded('0502', '0503'), '0402', '0602', 'target')).toBe(false);
  });
});

it('5.23 what is remembered of lines is what they are, while counters come, go and are taken back', () => {
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed('freiburg-siege'));
  const board = new Board(thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, {})));
  const { grid } = board.field;
  const draw = chance(523);
  const seen = { free: 0, blocked: 0 };
  let marks = 0;
  for (let step = 0; step < 600; step++) {
    const piece = board.pieces[draw(board.pieces.length)];
    const act = draw(4);
    if (act === 0 && marks > 0) {
      board.takeBack();
      marks--;
    } else if (act === 1 && marks < 6) {
      board.mark();
      marks++;
    } else if (piece) board.place(piece, draw(grid.size));
    for (let line = 0; line < 20; line++) {
      // Few ends, so that most lines are asked for again after each step.
      const [gun, target] = [hexAt(grid, '0914') + draw(3), draw(40) * 15];
      const isFree = hasLineOfSight(board, gun, target);
      expect(isFree).toBe(lineOfSight(board, gun, target).clear);
      seen[isFree ? 'free' : 'blocked']++;
    }
  }
  expect(Math.min(seen.free, seen.blocked)).toBeGreaterThan(500);
});
