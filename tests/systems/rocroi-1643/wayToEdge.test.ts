/** How far a unit is from the edge of its side (12.3), against a plain count over the whole map. */
import { expect, it } from 'vitest';
import { type HexIndex, OFF_MAP } from '../../../src/core/hex/hex';
import { entryBar } from '../../../src/systems/rocroi-1643/03-stacking/stacking';
import { nextRunHexes, wayToEdge } from '../../../src/systems/rocroi-1643/12-rout/run';
import { type Board, boardOf, type Unit } from '../../../src/systems/rocroi-1643/state/board';
import { strewnState } from '../../helpers/rocroi1643/strewn';

const SEEDS = 120;

/** By hex; those that are barred, or from which there is no way, are left out. */
function counted(board: Board, unit: Unit): ReadonlyMap<HexIndex, number> {
  const { rows, size } = board.field.grid;
  const edge = board.scenario.sides[unit.side].edge === 'first' ? 0 : size - rows;
  const steps = new Map<HexIndex, number>();
  let next = Array.from({ length: rows }, (_, row) => edge + row);
  for (let n = 1; next.length > 0; n++) {
    const entered = [...new Set(next)].filter(
      (hex) => !steps.has(hex) && entryBar(board, unit, hex) === null,
    );
    for (const hex of entered) steps.set(hex, n);
    next = [0, 1, 2, 3, 4, 5]
      .flatMap((d) => entered.map((hex) => board.neighbour(hex, d)))
      .filter((hex) => hex !== OFF_MAP);
  }
  return steps;
}

it('is the shortest way around what bars it, from wherever it is asked', () => {
  let around = 0;
  const wrong: unknown[] = [];
  for (let seed = 0; seed < SEEDS; seed++) {
    const board = boardOf(strewnState(seed));
    const { rows, size } = board.field.grid;
    for (const unit of [0, 1].flatMap((side) => board.units.find((one) => one.side === side) ?? [])) {
      const steps = counted(board, unit);
      const isFirst = board.scenario.sides[unit.side].edge === 'first';
      // Neither from the edge on nor towards it: what was asked before must not matter.
      for (let i = 0; i < size; i++) {
        const hex = (i * 37 + seed) % size;
        const there = { ...unit, hex };
        const way = steps.get(hex);
        if (wayToEdge(board, there) !== (way ?? null)) wrong.push({ seed, hex });
        const column = Math.trunc(hex / rows);
        if (way && way > (isFirst ? column + 1 : size / rows - column)) around++;
        for (const next of nextRunHexes(board, there))
          if (steps.get(next) !== (way ?? 0) - 1) wrong.push({ seed, hex, next });
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(around).toBeGreaterThan(200);
});
