/** Battles of any size for timings: two lines of units on a wide field with scattered woods. */
import { printedNumber } from '../../src/core/hex/hex';

export const COLUMNS = 50;
export const ROWS = 40;

/** A scenario file of so many counters, half of each side, on a map of 50 by 40. */
export function bigBattle(counters: number): unknown {
  const each = counters / 2;
  const sides = ['french', 'spanish'] as const;
  const units = sides.flatMap((side, s) =>
    Array.from({ length: each }, (_, i) => {
      // ranks of forty from column 11 on, four rows between the sides, one unit in three on horse
      const rank = Math.floor(i / 40);
      const row = s === 0 ? 27 - rank : 32 + rank;
      const horse = i % 3 === 0;
      return {
        counter: {
          ...{ id: `${side}-${i}`, name: `${side} ${i}`, side },
          ...(horse
            ? { kind: 'cavalry', strength: 4, movement: 6 }
            : { kind: 'infantry', strength: 8, movement: 3 }),
        },
        at: printedNumber(10 + (i % 40), row),
      };
    }),
  );
  const hexes = Array.from({ length: COLUMNS * ROWS }, (_, i) => [Math.floor(i / ROWS), i % ROWS] as const);
  const sown = (of: number) =>
    hexes
      .filter(([c, r]) => (c * 7 + r * 13) % of === 0 && (r < 15 || r > 45))
      .map(([c, r]) => printedNumber(c, r));
  return {
    ...{ system: 'thirty-years-war', id: `big-${counters}`, title: 'A wide field', rules: 'standard' },
    map: { columns: COLUMNS, rows: ROWS, terrain: { woods: sown(11) } },
    sides: [
      { id: 'french', name: 'French', livery: 'blue' },
      { id: 'spanish', name: 'Spanish', livery: 'red' },
    ],
    gameTurns: 50,
    counters: units.map(({ counter }) => counter),
    positions: Object.fromEntries(units.map(({ counter, at }) => [counter.id, at])),
    start: { gameTurn: 1, phasingSide: 'french', phase: 'movement' },
  };
}
