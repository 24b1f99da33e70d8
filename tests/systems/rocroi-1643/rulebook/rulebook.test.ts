/** The rulebook of Rocroi 1643: every case that is printed or cited has an entry, and its charts say what is played. */
import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../src/core/example/example';
import { CASES } from '../../../../src/systems/rocroi-1643/rulebook/cases';
import { rulebook } from '../../../../src/systems/rocroi-1643/rulebook/rulebook';
import { SAID_01_TO_06 } from '../../../../src/systems/rocroi-1643/rulebook/said/01to06';
import { SAID_07_TO_09 } from '../../../../src/systems/rocroi-1643/rulebook/said/07to09';
import { SAID_10_TO_13 } from '../../../../src/systems/rocroi-1643/rulebook/said/10to13';
import { OPTIONS } from '../../../../src/systems/rocroi-1643/scenario/options';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { faultsIn } from '../../../helpers/rocroi1643/examples';

/** Every numbered case of the text. */
const PRINTED = `
  0.1 0.2 1.0 2.0 3.0 4.0 5.1 5.2 6.0 6.1 6.2 6.3 7.1 7.2 7.3 7.4 8.0 8.1 8.2 8.3 8.4 9.0 9.1 9.2 9.3 9.4
  10.0 10.1 10.2 10.3 11.0 11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.8 11.9 12.1 12.2 12.3 12.4 12.5 13.0`;
const words = (text: string) => text.trim().split(/\s+/);

const SOURCES = import.meta.glob<string>('../../../../src/systems/rocroi-1643/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** What is cited in quotes, or as `@rule`. */
const CITED = new Set(
  Object.values(SOURCES).flatMap((text) =>
    [...text.matchAll(/(?:'|@rule )(\d{1,2}\.\d)(?!\d)/g)].flatMap(([, rule = '']) => rule),
  ),
);

const AROUND = import.meta.glob<string>('../../../../src/{core,store,ui}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** What the page cites of the table, whatever the system. */
const OF_THE_TABLE = new Set(
  Object.values(AROUND).flatMap((text) =>
    [...text.matchAll(/'(table:[a-z-]+)'/g)].map(([, rule = '']) => rule),
  ),
);

describe('the entries', () => {
  const { entries } = rulebook;
  const rules = entries.map(({ rule }) => rule);

  it('are all cases of the text in their order, then those of the table', () => {
    expect(rules.filter((rule) => !rule.startsWith('table:'))).toEqual(words(PRINTED));
    expect(rules).toEqual(Object.keys(CASES));
  });
  it('have every case that the engine cites', () => {
    expect(CITED.size).toBeGreaterThan(30);
    expect([...CITED].filter((rule) => !rules.includes(rule))).toEqual([]);
  });
  it('have every case of the table that the page cites', () => {
    expect(OF_THE_TABLE.size).toBeGreaterThan(5);
    expect([...OF_THE_TABLE].filter((rule) => !rules.includes(rule))).toEqual([]);
  });
  it('say something short about each, and nothing about a case that there is not', () => {
    for (const { rule, title, text, ruling, elsewhere } of entries) {
      expect(title, rule).not.toBe('');
      expect(text, rule).toMatch(/^[A-Z0-9].*\.$/);
      expect(words(text).length, rule).toBeLessThan(80);
      expect(ruling, rule).toMatch(/^$|^[A-Z0-9-].*\.$/);
      expect(elsewhere?.text ?? 'None.', rule).toMatch(/^[A-Z0-9].*\.$/);
    }
    const said = Object.keys({ ...SAID_01_TO_06, ...SAID_07_TO_09, ...SAID_10_TO_13 });
    expect(said.filter((rule) => !rule.startsWith('table:') && !rules.includes(rule))).toEqual([]);
  });
  it('say how the other game does the same, citing cases that it has', () => {
    const others = new Set(thirtyYearsWar.rulebook.entries.map(({ rule }) => rule));
    const numbered = entries.filter(({ rule }) => !rule.startsWith('table:'));
    expect(numbered.filter(({ elsewhere }) => !elsewhere)).toEqual([]);
    for (const { rule, elsewhere } of numbered) {
      const [first = '', ...rest] = (elsewhere?.text ?? '').split('Rocroi ');
      const inBook = (text: string) => [...text.matchAll(/\b\d{1,2}\.\d{1,2}\b/g)].map(([number]) => number);
      for (const number of inBook(first)) expect(others, `${rule} cites ${number}`).toContain(number);
      for (const number of rest.flatMap(inBook))
        expect(others, `${rule} cites Rocroi ${number}`).toContain(`rocroi:${number}`);
    }
  });
  it('name an option where there is one about their case', () => {
    for (const [id, { rule }] of Object.entries(OPTIONS)) {
      const entry = entries.find((one) => one.rule === rule);
      const others = Object.entries(OPTIONS).filter(([, one]) => one.rule === rule);
      expect(
        others.map(([other]) => other),
        id,
      ).toContain(entry?.option);
    }
  });
});

describe('the charts', () => {
  const { tables } = rulebook;
  const cells = tables.flatMap((table) =>
    table.rows.flatMap((name, row) => table.columns.map((of, column) => ({ table, row, column, name, of }))),
  );
  const reads = ({ table, name, of }: (typeof cells)[number]) => `${table.id}: ${of}, ${name}`;

  it('are as large as their heads say', () => {
    for (const { id, rows, columns, cells: lines, notes } of tables) {
      expect(lines, id).toHaveLength(rows.length);
      for (const line of lines) expect(line, id).toHaveLength(columns.length);
      expect(notes.length, id).toBeGreaterThan(0);
    }
  });
  it('say that they are ours where the printed one could not be consulted', () => {
    const ours = tables.filter(({ notes }) => notes.some((note) => note.includes('reconstruction')));
    expect(ours.map(({ id }) => id)).toEqual(['combatResults', 'equipment', 'terrain', 'artilleryFire']);
  });
  it('say what each cell means', () => {
    for (const cell of cells)
      expect(cell.table.says?.(cell.row, cell.column), reads(cell)).toMatch(/^[A-Z].*\.$/);
  });
  it('show it in a position that can be played', () => {
    const shown = cells.flatMap((cell) => {
      const found = cell.table.shownBy?.(cell.row, cell.column);
      return found ? [{ cell, found }] : [];
    });
    expect(shown.length).toBeGreaterThan(50);
    for (const { cell, found } of shown) {
      const example: Example = { ...found, rule: cell.table.rule, kind: 'legal', name: reads(cell) };
      expect(faultsIn(example), reads(cell)).toEqual([]);
    }
  });
  it('show the row of the Combat Results Table that is pressed', () => {
    const table = tables.find(({ id }) => id === 'combatResults');
    table?.rows.forEach((name, row) => {
      const found = table.shownBy?.(row, 1);
      if (!found) throw new Error(name);
      const events = [{ happened: 'fought', total: Number.parseInt(name, 10) }];
      const example: Example = { ...found, rule: '11.7', kind: 'counted', name, events };
      expect(faultsIn(example), name).toEqual([]);
    });
  });
});
