import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DataError } from '../../../../src/core/json/dataError';
import { scenarioNamed } from '../../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import {
  caseLabel,
  inPrintedOrder,
  ruleCases,
} from '../../../../src/systems/thirty-years-war/rulebook/rulebook';
import {
  allOptionSpecs,
  optionSpecsOf,
  readOptions,
} from '../../../../src/systems/thirty-years-war/scenario/options';
import { readScenario } from '../../../../src/systems/thirty-years-war/scenario/readScenario';
import type { Scenario } from '../../../../src/systems/thirty-years-war/scenario/scenario';
import { type Ground, scenarioFile } from '../../../helpers/positions/boardFile';

/** Every numbered case that says something, as printed; bare headings (5.2, 6.1, 8.1 …) have nothing to say. */
const STANDARD = `
  3.0
  4.0 4.1
  5.0 5.1 5.11 5.21 5.22 5.23 5.24 5.25 5.26 5.31 5.32 5.33 5.34 5.35
  6.0 6.11 6.12 6.13 6.14 6.15 6.16 6.21 6.22 6.23 6.24 6.31 6.32 6.33
  7.0 7.11 7.12 7.13 7.21 7.22 7.23
  8.0 8.11 8.12 8.13 8.14 8.15 8.21 8.22 8.3 8.4 8.5 8.6 8.61
  9.0 9.11 9.12 9.13 9.14 9.15 9.2
  10.0 10.11 10.12 10.13 10.21 10.22 10.23 10.24 10.25
  11.0 11.11 11.12
  12.0`;
const ROCROI = `
  14.0
  15.0 15.1 15.11 15.12 15.2 15.21 15.22
  16.0 16.11 16.12 16.13 16.14 16.15
  17.0 17.11 17.12 17.13 17.14 17.15
  18.0
  19.0 19.1 19.21 19.22
  20.0 20.1 20.11 20.12 20.2`;
const FREIBURG = `
  14.0
  15.0 15.1 15.11 15.12 15.13 15.14 15.15 15.16 15.2 15.21 15.22 15.23 15.24 15.3
  16.1 16.2 16.21 16.22 16.23 16.24 16.25
  17.0 17.1 17.11 17.12 17.13 17.14 17.15
  17.2 17.21 17.22 17.23 17.24 17.25 17.26
  17.3 17.31 17.32 17.33 17.34 17.35 17.36 17.37
  18.0 18.1 18.21 18.22
  18.3 18.31 18.32 18.33 18.34 18.35 18.36
  18.41 18.42 18.43 18.51 18.52 18.61 18.62
  18.71 18.72 18.73 18.74
  19.0 19.11 19.12 19.2 19.21 19.22 19.31 19.32 19.4
  19.5 19.51 19.52 19.53 19.54 19.55 19.56 19.57 19.58
  19.6 19.61 19.62 19.63
  20.0 20.11 20.12 20.21 20.22 20.31 20.32 20.33 20.4 20.5`;
const TABLE =
  'game-over decision-open typed dice damaged-file full mistake take-back replay plan other-tab computer no-such-counter victory';

const words = (text: string) => text.trim().split(/\s+/);

describe('the rulebook', () => {
  it('has every case that is printed, in printed order, and no other', () => {
    expect(thirtyYearsWar.rulebook.entries.map((entry) => entry.rule)).toEqual([
      ...words(STANDARD),
      ...words(ROCROI).map((number) => `rocroi:${number}`),
      ...words(FREIBURG).map((number) => `freiburg:${number}`),
      ...words(TABLE).map((name) => `table:${name}`),
    ]);
  });

  it('says something short about each', () => {
    for (const { rule, title, text, ruling } of thirtyYearsWar.rulebook.entries) {
      expect(title, rule).not.toBe('');
      expect(text, rule).toMatch(/^[A-Z0-9].*\.$/);
      expect(words(text).length, rule).toBeLessThan(75);
      expect(ruling, rule).toMatch(/^$|^[A-Z0-9].*\.$/);
    }
  });

  it('sorts numbers as numbers, and headings before what they hold', () => {
    const mixed = [
      'rocroi:16.0',
      '10.0',
      '5.2',
      'table:typed',
      '9.2',
      '5.11',
      '5.1',
      'table:game-over',
      '5.21',
    ];
    expect(mixed.sort(inPrintedOrder)).toEqual([
      ...['5.1', '5.11', '5.2', '5.21', '9.2', '10.0', 'rocroi:16.0', 'table:typed', 'table:game-over'],
    ]);
  });

  it('names a case as players do', () => {
    expect(caseLabel('8.21')).toBe('8.21');
    expect(caseLabel('rocroi:16.11')).toBe('Rocroi 16.11');
    expect(caseLabel('table:take-back')).toBe('The table');
  });

  it('carries the tables', () => {
    expect(thirtyYearsWar.rulebook.tables.map((table) => table.rule)).toEqual([
      '8.6',
      '5.1',
      '12.0',
      'freiburg:15.3',
    ]);
    for (const table of thirtyYearsWar.rulebook.tables) expect(ruleCases()).toHaveProperty([table.rule]);
  });
});

describe('options', () => {
  const OPTION_SPECS = allOptionSpecs();
  const known = (id: string) => readScenario(scenarioNamed(id));
  const ofRocroi = known('rocroi');
  const ofCampaign = known('freiburg-campaign');
  const ofSiege = known('freiburg-siege');
  const standard = readScenario(scenarioFile('F 6-3 0101 | S 6-3 0808', {}));
  const ids = OPTION_SPECS.map((spec) => spec.id);
  const defaults = Object.fromEntries(OPTION_SPECS.map((spec) => [spec.id, spec.default]));

  it('exist when a case names them, and each is named by a case', () => {
    const named = thirtyYearsWar.rulebook.entries
      .map((entry) => entry.option)
      .filter((option) => option !== '');
    for (const option of named) expect(ids).toContain(option);
    for (const spec of OPTION_SPECS) {
      const entry = thirtyYearsWar.rulebook.entries.find(({ rule }) => rule === spec.rule);
      const others = OPTION_SPECS.filter(({ rule }) => rule === spec.rule).map(({ id }) => id);
      expect(others, `case ${spec.rule} of ${spec.id}`).toContain(entry?.option);
    }
  });

  it('have their default among the others', () => {
    for (const spec of OPTION_SPECS) {
      expect(spec.values.map(({ value }) => value)).toContain(spec.default);
      expect(spec.values.length).toBeGreaterThan(1);
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('that mean something only together with another say so', () => {
    const needing = OPTION_SPECS.flatMap(({ id, needs }) => (needs ? [[id, needs.option, needs.value]] : []));
    expect(needing).toEqual([
      ['beckEntry', 'beck', 'yes'],
      ['leaderRemovalRadius', 'increasedLeaders', 'yes'],
    ]);
    for (const [, option, value] of needing) {
      const other = OPTION_SPECS.find(({ id }) => id === option);
      expect(other?.values.map((possible) => possible.value)).toContain(value);
      expect(other?.default).not.toBe(value);
    }
  });

  it('of one battle are not offered in another', () => {
    const offered = (scenario: Scenario) => optionSpecsOf(scenario).map(({ id }) => id);
    const always = ['askDefender', 'manyAgainstMany'];
    expect(offered(standard)).toEqual(always);
    expect(offered(ofRocroi)).toEqual([
      ...['beck', 'increasedLeaders', 'simplifiedDemoralization', 'askDefender'],
      ...['manyAgainstMany', 'beckEntry', 'leaderRemovalRadius'],
    ]);
    expect(offered(ofSiege)).toEqual(expect.arrayContaining([...always, 'wallFire', 'siegeGround']));
  });

  it('of a campaign are offered for one only', () => {
    expect(readOptions({ hillWorks: 'always' }, ofCampaign).hillWorks).toBe('always');
    expect(() => readOptions({ hillWorks: 'always' }, ofSiege)).toThrow(DataError);
    const isOffered = (name: string) => optionSpecsOf(known(name)).some(({ id }) => id === 'hillWorks');
    expect(['freiburg-campaign', 'freiburg-5-august', 'freiburg-siege'].map(isOffered)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('about the ground before the town are offered where the French set up there (19.12)', () => {
    const offered = (id: string) =>
      thirtyYearsWar.optionSpecs(readScenario(scenarioNamed(id))).some((spec) => spec.id === 'siegeGround');
    expect(['freiburg-siege', 'freiburg-campaign-siege', 'freiburg-campaign'].map(offered)).toEqual([
      ...[true, true],
      false,
    ]);
  });

  it('about woods and hilltops are offered where there are any', () => {
    const offered = (map: Ground) =>
      thirtyYearsWar
        .optionSpecs(readScenario(scenarioFile('F 6-3 0101 | S 6-3 0808', { map })))
        .map(({ id }) => id);
    expect(offered({})).toEqual(['askDefender', 'manyAgainstMany']);
    expect(offered({ woods: ['0404'] })).toEqual(['askDefender', 'woodsCost', 'manyAgainstMany']);
    expect(offered({ slopes: [['0404', '0405']] })).toEqual([
      'askDefender',
      'hilltopHalf',
      'manyAgainstMany',
    ]);
  });

  it('are all in the table of the manual, the default first', () => {
    const manual = readFileSync(new URL('../../../../docs/manual.md', import.meta.url), 'utf8');
    for (const { id, values, default: first } of OPTION_SPECS) {
      const others = values.map(({ value }) => value).filter((value) => value !== first);
      const cells = [first, ...others].map((value) => `\`${value}\``).join(', ');
      expect(manual).toContain(`| \`${id}\` | ${cells} |`);
    }
  });

  it('read every value they offer, and the default when left out', () => {
    expect(readOptions({}, standard)).toEqual(defaults);
    for (const spec of OPTION_SPECS) {
      for (const { value } of spec.values) {
        const scenario = spec.rule.startsWith('freiburg:') ? ofCampaign : ofRocroi;
        expect(readOptions({ [spec.id]: value }, scenario)).toEqual({ ...defaults, [spec.id]: value });
      }
    }
  });

  it('refuse what they do not know, and say where', () => {
    const refused = (json: unknown, scenario = ofRocroi) => {
      try {
        readOptions(json, scenario);
        return 'read';
      } catch (error) {
        return error instanceof DataError ? `${error.path}: ${error.expected}` : 'another error';
      }
    };
    expect(refused({ beck: 'maybe' })).toBe('options.beck: "no" or "yes"');
    expect(refused({ woodsCost: 2 })).toBe('options.woodsCost: "2" or "3"');
    expect(refused({ weather: 'rain' })).toMatch(/^options\.weather: one of the options beck, /);
    expect(refused({ beck: 'yes' }, standard)).toMatch(/^options\.beck: "no"/);
    for (const json of [null, undefined, 'no', 3, []])
      expect(refused(json)).toBe('options: an object of options');
  });
});
