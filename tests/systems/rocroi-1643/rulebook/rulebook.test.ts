/** The rulebook of Rocroi 1643: every case that is printed or cited has an entry, and its charts say what is played. */
import { describe, expect, it } from 'vitest';
import type { CellExample } from '../../../../src/core/contract/reader';
import type { Example } from '../../../../src/core/example/example';
import { playOut } from '../../../../src/core/example/playOut';
import { stateOf } from '../../../../src/core/game';
import { rocroi1643 } from '../../../../src/systems/rocroi-1643';
import { reckon } from '../../../../src/systems/rocroi-1643/11-combat/modifiers';
import { standing } from '../../../../src/systems/rocroi-1643/13-victory/points';
import { CASES } from '../../../../src/systems/rocroi-1643/rulebook/cases';
import { rulebook } from '../../../../src/systems/rocroi-1643/rulebook/rulebook';
import { SAID_01_TO_06 } from '../../../../src/systems/rocroi-1643/rulebook/said/01to06';
import { SAID_07_TO_09 } from '../../../../src/systems/rocroi-1643/rulebook/said/07to09';
import { SAID_10_TO_13 } from '../../../../src/systems/rocroi-1643/rulebook/said/10to13';
import { OPTIONS } from '../../../../src/systems/rocroi-1643/scenario/options';
import { boardOf } from '../../../../src/systems/rocroi-1643/state/board';
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

/** The position of an example, or how it is when that has been played. */
function stateIn(example: CellExample, whole: boolean) {
  const { position, before = [], act } = example;
  const acts = { position, before: whole ? [...before, act] : before };
  return stateOf(playOut(rocroi1643, { rule: '', kind: 'counted', name: '', ...acts }).game);
}
function modifiersOf(example: CellExample): readonly string[] {
  const command = rocroi1643.read.command(example.act.command);
  if (command.do !== 'attack') throw new Error(command.do);
  const board = boardOf(stateIn(example, false));
  const [attacker, target] = [board.knownUnit(command.unit), board.knownUnit(command.target)];
  const { modifiers } = reckon(board, { attacker, target, charge: command.charge });
  return modifiers.map(({ kind, by }) => `${kind} ${by > 0 ? '+' : ''}${by}`);
}

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
    expect(shown.length).toBeGreaterThan(90);
    for (const { cell, found } of shown) {
      const said = cell.table.cells[cell.row]?.[cell.column];
      const name = reads(cell);
      // What stops a line of sight is seen as a refusal.
      const example: Example =
        said === 'blocked'
          ? {
              ...found,
              rule: '10.2',
              kind: 'illegal',
              name,
              refused: ['10.2 1519 f1520g s1518'],
            }
          : { ...found, rule: cell.table.rule, kind: 'legal', name };
      expect(faultsIn(example), name).toEqual([]);
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

  const shownIn = (id: string) => {
    const table = tables.find((one) => one.id === id);
    return (table?.rows ?? []).map((name, row) => {
      const found = table?.shownBy?.(row, 0);
      if (!found) throw new Error(`${id}: nothing shows ${name}`);
      return { name, row, found };
    });
  };
  const counted = (rule: string, name: string, found: object, what: Partial<Example>): Example => {
    return { position: '', ...found, rule, kind: 'counted', name, ...what };
  };

  it('show the row of the Artillery Fire Table, and the lowest die that hits', () => {
    const ranges = [1, 3, 6, 10];
    for (const { name, row, found } of shownIn('artilleryFire')) {
      const events = [{ happened: 'fired', range: ranges[row] ?? 0, die: found.act.dice[0] ?? 0, hit: true }];
      expect(faultsIn(counted('10.2', name, found, { events })), name).toEqual([]);
      const less = { ...found, act: { ...found.act, dice: [(found.act.dice[0] ?? 1) - 1] } };
      const missed = [{ happened: 'fired', hit: false }];
      expect(faultsIn(counted('10.2', name, less, { events: missed })), name).toEqual([]);
    }
  });
  it('show the modifier that is pressed', () => {
    const modifiers = [
      ...['leader +2', 'morale +1', 'support +1', 'combinedArms +1', 'flank +2', 'rear +3', 'charge +1'],
      ...['charge +2', 'disorganisedTarget +1', 'routedTarget +2', 'targetSupport -1', 'horseInTheRough -1'],
      ...['disorganisedAttacker -2', 'reducedAttacker -2', 'outOfCommand -1'],
    ];
    for (const { name, row, found } of shownIn('modifiers'))
      expect(modifiersOf(found), name).toContain(modifiers[row]);
  });
  it('show the test that is pressed, with a die that just fails', () => {
    const kinds = ['turn', 'charge', 'retreat', 'retreat', 'rout', 'rally'];
    const most = [5, 5, 6, 4, 5, 6];
    for (const { name, row, found } of shownIn('tests')) {
      const die = found.act.dice.at(-1) ?? 0;
      const test = { happened: 'tested', test: kinds[row] ?? '', most: most[row] ?? 0, die };
      const events = [{ ...test, failed: true }];
      expect(faultsIn(counted('12.2', name, found, { events })), name).toEqual([]);
      const more = { ...found, act: { ...found.act, dice: [...found.act.dice.slice(0, -1), die + 1] } };
      const passed = [{ ...test, die: die + 1, failed: false }];
      expect(faultsIn(counted('12.2', name, more, { events: passed })), name).toEqual([]);
    }
  });
  it('show who is lost who is worth those points', () => {
    const points = [10, 6, 3, 3, 2, 1, 0.5];
    // The unit that a leader was with counts besides; a dead chief leaves the others disorganised; before an aide a
    // leader was lost; what is left of a tercio is disorganised.
    const besides = [2.5, 2, 8, 0.75, 0, 0, 0];
    for (const { name, row, found } of shownIn('points')) {
      const quarters = 4 * ((points[row] ?? 0) + (besides[row] ?? 0));
      expect(standing(boardOf(stateIn(found, true))).quarters[1], name).toBe(quarters);
    }
  });
});
