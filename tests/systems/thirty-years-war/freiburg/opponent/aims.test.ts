import { describe, expect, it } from 'vitest';
import { drawFrom } from '../../../../../src/core/dice/draw';
import { distance, type HexIndex, hexAt } from '../../../../../src/core/hex/hex';
import { effortOf } from '../../../../../src/core/opponent/effort';
import { bestFirst, plansOf } from '../../../../../src/core/opponent/plans';
import { thinkOn } from '../../../../../src/core/think';
import { scenarioNamed } from '../../../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import {
  freiburgAims,
  freiburgGoesTo,
} from '../../../../../src/systems/thirty-years-war/freiburg/opponent/aims';
import { thirtyYearsWarMind as mind } from '../../../../../src/systems/thirty-years-war/opponent';
import { Board } from '../../../../../src/systems/thirty-years-war/state/board';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { begun } from '../../../../helpers/positions/freiburgDays';

const FRENCH = 0;
const BAVARIAN = 1;
const attackedOn = (board: Board) => freiburgGoesTo(board, FRENCH)?.hexes ?? [];
const unitsOn = (board: Board, side: 0 | 1) => board.forces[side].filter(({ unit, hex }) => unit && hex >= 0);
const nearestOf = (board: Board, ground: readonly HexIndex[], hex: HexIndex) =>
  Math.min(...ground.map((work) => distance(board.field.grid, work, hex)));

describe('on the first day the French', () => {
  const board = new Board(boardOf(begun('3')));
  const ground = attackedOn(board);

  it('attack the Line in one place, enough works of it to break it (freiburg:17.15)', () => {
    const line = new Set(board.scenario.map.areas.line3August?.map((hex) => hexAt(board.field.grid, hex)));
    expect(ground.length).toBeGreaterThanOrEqual(4);
    expect(ground.length).toBeLessThan(line.size / 2);
    expect(ground.every((hex) => line.has(hex))).toBe(true);
    const { goals, drive } = freiburgAims(board, FRENCH);
    expect(drive).toBe(1);
    expect(goals.every((hex) => nearestOf(board, ground, hex) <= 1)).toBe(true);
  });
  it('choose another place where fewer defend it', () => {
    const other = new Board(boardOf(begun('3')));
    const far = [...(other.scenario.map.areas.line3August ?? [])]
      .map((hex) => hexAt(other.field.grid, hex))
      .toSorted((a, b) => nearestOf(other, ground, b) - nearestOf(other, ground, a))[0];
    if (far === undefined) throw new Error('no Line');
    for (const unit of unitsOn(other, BAVARIAN))
      if (distance(other.field.grid, unit.hex, far) <= 4) other.remove(unit, 'eliminated');
    expect(attackedOn(other).some((hex) => distance(other.field.grid, hex, far) <= 4)).toBe(true);
    expect(attackedOn(other)).not.toEqual(ground);
  });
});

describe('on the first day the Bavarians', () => {
  it('come to where the French will attack, and do not attack (freiburg:17.15)', () => {
    const board = new Board(boardOf(begun('3')));
    const { drive, goals, ground } = freiburgAims(board, BAVARIAN);
    expect([drive, goals]).toEqual([0, []]);
    expect(ground).toEqual(attackedOn(board));
  });
});

describe('setting up', () => {
  const startOf = (id: string) => {
    const scenario = thirtyYearsWar.read.scenario(scenarioNamed(id));
    return thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, {}));
  };
  const bestOf = (state: State, care: number) => {
    const asked = { effort: effortOf({ positions: 50, care }), draw: drawFrom('tests') };
    const [plan] = bestFirst(plansOf(thirtyYearsWar, mind, state, asked));
    if (!plan?.commands[0]) throw new Error('no plan');
    return { why: plan.why, command: plan.commands[0] };
  };
  const setUpWith = (id: string, care: number) => {
    const thinking = thinkOn(thirtyYearsWar, startOf(id));
    const why = [];
    while (thinking.state().pending?.kind === 'setUp') {
      const { why: said, command } = bestOf(thinking.state(), care);
      expect(thirtyYearsWar.check(thinking.state(), command)).toEqual([]);
      why.push(mind.told?.(thinking.state(), said));
      thinking.play(command, () => 6);
    }
    return { why, board: new Board(boardOf(thinking.state())) };
  };
  const meanWay = (board: Board, side: 0 | 1) => {
    const near = freiburgGoesTo(board, side)?.hexes ?? [];
    const ways = unitsOn(board, side).map(({ hex }) => nearestOf(board, near, hex));
    return ways.reduce((sum, one) => sum + one, 0) / ways.length;
  };

  it('the French are drawn up where they will attack, with little care as is suggested (freiburg:17.12)', () => {
    const [careful, hasty] = [setUpWith('freiburg-3-august', 100), setUpWith('freiburg-3-august', 0)];
    expect(careful.why).toEqual([
      'All stand as the game suggests.',
      'All are drawn up where the fewest stand in the way of an attack.',
    ]);
    expect(hasty.why).toEqual(['All stand as the game suggests.', 'All stand as the game suggests.']);
    expect(meanWay(careful.board, FRENCH)).toBeLessThan(0.85 * meanWay(hasty.board, FRENCH));
  });
  it('on the last day the Bavarians stand near where they leave (freiburg:17.31, 17.36)', () => {
    const [careful, hasty] = [setUpWith('freiburg-9-august', 100), setUpWith('freiburg-9-august', 0)];
    expect(careful.why).toEqual([
      'All are drawn up near where they may leave the map.',
      'All stand as the game suggests.',
    ]);
    expect(meanWay(careful.board, BAVARIAN)).toBeLessThan(0.9 * meanWay(hasty.board, BAVARIAN));
  });
});
