import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import {
  contentsOf,
  foundCases,
  foundIn,
  sectionsOf,
  titlesOf,
  toldIn,
} from '../../../src/ui/screens/ruleSections';

const { entries, tables, plainWords } = thirtyYearsWar.rulebook;
const cases = (search: string) => foundCases(entries, search, plainWords).map(({ rule }) => rule);
const printed = (search: string) =>
  tables.filter((table) => foundIn(table, search, plainWords)).map(({ id }) => id);

describe('a search in the rules', () => {
  it('finds the exchange where it is explained (8.61), and in the table', () => {
    for (const search of ['exchange', 'exchanges', 'Exchange Dx']) {
      expect(cases(search)).toContain('8.61');
      expect(printed(search)).toContain('combat-results');
    }
    expect(printed('exchange')).not.toContain('artillery-fire');
  });
  it('finds what a question asks for, not the words that it is asked with (10.11)', () => {
    expect(cases('what does a Leader do?')).toEqual(cases('leader'));
    expect(cases('leader')).toContain('10.11');
    expect(cases('what does')).toEqual(cases('does what'));
  });
  const plain: readonly (readonly [search: string, rule: string])[] = [
    ['kill', '8.61'],
    ['who wins?', 'rocroi:20.0'],
    ['how do I win', 'freiburg:17.15'],
    ['cannon', '5.0'],
    ['general', '10.0'],
    ['horse', 'rocroi:16.0'],
    ['can I undo', 'table:take-back'],
    ['stack', '6.32'],
    ['ZOC', '7.0'],
    ['rally', '9.2'],
    ['shoot at a wall', 'freiburg:19.55'],
    ['retreat', 'freiburg:17.33'],
  ];
  it.each(plain)('finds in plain words too: %s', (search, rule) => {
    expect(cases(search)).toContain(rule);
  });
  it('begins with the most useful hit', () => {
    expect(cases('8.11')[0]).toBe('8.11');
    expect(cases('Rocroi 16.14')[0]).toBe('rocroi:16.14');
    expect(cases('line of sight')[0]).toBe('5.21');
    expect(cases('charge').slice(0, 3)).toContain('rocroi:16.0');
    expect(cases('leaders')[0]).toBe('10.0');
  });
  it('names in plain words what the rules do say', () => {
    const said = entries
      .map(({ title, text, ruling }) => `${title} ${text} ${ruling}`.toLowerCase())
      .join(' ');
    const unsaid = Object.values(plainWords ?? {})
      .flat()
      .filter((word) => !said.includes(word));
    expect(unsaid).toEqual([]);
  });
  it('finds all cases and all tables where nothing is looked for', () => {
    expect(cases('')).toHaveLength(entries.length);
    expect(printed('')).toHaveLength(tables.length);
  });
  it('leaves every section its own title, whichever of its cases are hits (8.61)', () => {
    const titles = titlesOf(entries);
    const hits = sectionsOf(
      entries.filter(({ rule }) => rule === '8.61' || rule === '9.15'),
      titles,
    );
    expect(hits.map(({ title }) => title)).toEqual(
      sectionsOf(entries, titles).flatMap(({ id, title }) => (id === '8' || id === '9' ? [title] : [])),
    );
    expect(hits[0]?.title).not.toContain('Combat results');
  });
});

describe('the contents', () => {
  const sections = sectionsOf(entries, titlesOf(entries));
  it('begin with the chapters of the battle that is played (rocroi:20.0)', () => {
    const [first, second, third] = contentsOf(sections, tables, 'rocroi');
    expect(first?.title).toBe('This battle');
    expect(first?.chapters.map(({ id }) => id)).toEqual(
      ['14', '15', '16', '17', '18', '19', '20'].map((n) => `rocroi:${n}`),
    );
    expect([second?.title, third?.title]).toEqual(['Standard rules', 'Freiburg']);
  });
  it('have every chapter and table once, whatever is played', () => {
    for (const book of [undefined, 'rocroi', 'freiburg']) {
      const ids = contentsOf(sections, tables, book).flatMap(({ chapters }) => chapters.map(({ id }) => id));
      expect(ids.toSorted()).toEqual([...sections, ...tables].map(({ id }) => id).toSorted());
    }
  });
  it('of one game without battles of its own are its rules, and not standard ones', () => {
    const own = sections.filter(({ id }) => !id.includes(':'));
    expect(contentsOf(own, [], undefined).map(({ title }) => title)).toEqual(['Rules']);
    expect(contentsOf(sections, [], undefined).map(({ title }) => title)).toContain('Standard rules');
  });

  it('end with the histories of the battles, which are searched too', () => {
    const { histories = [] } = thirtyYearsWar.rulebook;
    expect(histories.filter((one) => toldIn(one, 'Sirot')).map(({ id }) => id)).toEqual(['history-rocroi']);
    expect(contentsOf(sections, tables, undefined, histories).at(-1)).toEqual({
      title: 'History',
      chapters: histories,
    });
  });
  it('leave out what has no hits', () => {
    expect(contentsOf([], tables, 'rocroi').map(({ title }) => title)).toEqual(['Tables']);
  });
});
