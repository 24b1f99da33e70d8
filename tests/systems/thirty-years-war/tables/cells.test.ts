/** What the cells of the printed tables say, and the positions that show them. */
import { describe, expect, it } from 'vitest';
import { playOut } from '../../../../src/core/example/playOut';
import { narrate } from '../../../../src/core/game';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';

const { tables } = thirtyYearsWar.rulebook;
const cellsOf = ({ rows, columns }: (typeof tables)[number]) =>
  rows.flatMap((_, row) => columns.map((_, column) => [row, column] as const));

describe.each(tables.map((table) => [table.title, table] as const))('%s', (_, table) => {
  it('says a sentence for every cell, with what is printed at its row or column', () => {
    for (const [row, column] of cellsOf(table)) {
      const said = table.says?.(row, column) ?? '';
      expect(said, `${row} ${column}`).toMatch(/^[A-Z0-9].*\.$/);
      expect(said).not.toMatch(/undefined|NaN/);
    }
  });

  it('is read at that very cell in the position that shows it', () => {
    for (const [row, column] of cellsOf(table)) {
      const shown = table.shownBy?.(row, column);
      if (!shown) continue;
      const example = { ...shown, rule: table.rule, kind: 'counted' as const, name: `${row} ${column}` };
      const { game, refused } = playOut(thirtyYearsWar, example);
      expect(refused).toEqual([]);
      const [line] = narrate(thirtyYearsWar, game, game.record.head);
      expect(line?.receipt?.table).toEqual({ id: table.id, column, row });
    }
  });
});

it('the tables that dice are thrown on are shown in play', () => {
  expect(tables.filter(({ shownBy }) => shownBy).map(({ id }) => id)).toEqual([
    'combat-results',
    'artillery-fire',
  ]);
});

it('a few cells word for word (8.6, 5.1, 12.0, freiburg:15.3)', () => {
  const said = (id: string, row: number, column: number) =>
    tables.find((table) => table.id === id)?.says?.(row, column);
  expect([
    said('combat-results', 1, 6),
    said('combat-results', 5, 6),
    said('artillery-fire', 1, 2),
    said('terrain-effects', 2, 1),
    said('morale-tests', 0, 0),
    said('morale-tests', 4, 3),
  ]).toEqual([
    'At 3-1 a 2 brings Dd: every defender is disrupted, or eliminated if it was disrupted already.',
    'At 3-1 a 6 brings no effect.',
    'At a range of 3 to 5 hexes a 2 brings Dd: the unit is disrupted; one that is disrupted already stays as it is.',
    'Woods hex: Cavalry may enter it only along a road.',
    '3 August, Bavarian army: at 31 Strength Points lost a die decides: 1 to 3 demoralizes it.',
    '5 August, French Mercenary army: at 29 Strength Points lost it is demoralized without a die.',
  ]);
});
