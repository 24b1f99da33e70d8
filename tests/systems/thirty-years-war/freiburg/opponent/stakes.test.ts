import { expect, it } from 'vitest';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgGround } from '../../../../../src/systems/thirty-years-war/freiburg/opponent/stakes';
import { Board } from '../../../../../src/systems/thirty-years-war/state/board';
import { begun } from '../../../../helpers/positions/freiburgDays';

it('a work that is left counts, also far from the widest breach of the Line (freiburg:17.15)', () => {
  const state = begun('3');
  const works = new Set(state.scenario.map.areas.line3August ?? []);
  const left = (units: number) => {
    const board = new Board(boardOf(state));
    const garrison = board.forces.flat().filter(({ unit, at }) => unit && at !== null && works.has(at));
    // Those at both ends: each leaves a breach of its own behind.
    for (const unit of [garrison.at(0), garrison.at(-1)].slice(0, units))
      if (unit) board.remove(unit, 'eliminated');
    return Math.abs(freiburgGround(board));
  };
  expect(left(1)).toBeGreaterThan(left(0));
  expect(left(2)).toBeGreaterThan(left(1));
});
