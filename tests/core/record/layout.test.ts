import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/contract/values';
import { writeFile } from '../../../src/core/record/writeGame';
import { beginToy, end, move, played } from '../../helpers/toy/toyGame';

const { record } = played(beginToy(), move('n1', '0203'), end);
const linesOf = (scenario: Json, name = '', seed = record.seed) =>
  writeFile({ record: { ...record, seed }, name, scenario }).split('\n');
/** With the hashes, which `chain.test.ts` looks at, left open. */
const openLines = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/"hash":( ?)"[0-9a-f]{12}"/, '"hash":$1"…"'));
/** The lines of the scenario, which stands before the entries. */
const scenarioOf = (lines: readonly string[]) =>
  lines.slice(
    lines.findIndex((line) => line.startsWith(' "scenario"')),
    lines.indexOf(' "entries": ['),
  );

describe('the text of a game for people to read', () => {
  it('has a line for each field and each entry', () => {
    const { scenario, generator } = record;
    expect(openLines(linesOf(null))).toEqual([
      ...[
        '{',
        ' "format": "tercio-game",',
        ' "formatVersion": 2,',
        ' "system": "toy",',
        ' "rulesVersion": 1,',
      ],
      ...[' "options": {"ghosts":"no"},', ' "seed": "seven",', ' "diceFrom": "generator",'],
      ...[' "takeBack": "free",', ' "branchNames": [],', ' "bookmarks": [],', ' "head": 1,', ' "tip": 1,'],
      ...[` "generator": ${JSON.stringify(generator)},`, ' "awaiting": null,', ' "hash": "…",'],
      ...[` "scenario": {"id":"skirmish","hash":"${scenario.hash}","whole":null},`, ' "entries": ['],
      '  {"parent":-1,"press":1,"command":{"do":"move","counter":"n1","to":"0203"},"dice":[],"hash":"…"},',
      '  {"parent":0,"press":2,"command":{"do":"endPhase"},"dice":[],"hash":"…"}',
      ...[' ]', '}', ''],
    ]);
  });

  it('tells its name where it has one', () => {
    expect(linesOf(null, 'Evening')[3]).toBe(' "name": "Evening",');
    expect(linesOf(null, 'Evening')).toHaveLength(linesOf(null).length + 1);
  });

  it('breaks what is too long for a line: into fields, and into items unless they are plain', () => {
    const row = 'r'.repeat(60);
    const hexes = Array.from({ length: 40 }, (_, i) => `${1001 + i}`);
    const scenario = {
      ...{ title: row, nothing: null, few: [1, [2]], hexes },
      mixed: ['plain', { row }, [row, row]],
      units: [
        { id: 'a', row },
        { id: 'b', row, deep: { row } },
      ],
    };
    expect(scenarioOf(linesOf(scenario))).toEqual([
      ' "scenario": {',
      ...['  "id": "skirmish",', `  "hash": "${record.scenario.hash}",`, '  "whole": {'],
      ...[`   "title": "${row}",`, '   "nothing": null,', '   "few": [1,[2]],'],
      `   "hexes": ${JSON.stringify(hexes)},`,
      ...['   "mixed": [', '    "plain",', `    {"row":"${row}"},`, `    ["${row}","${row}"]`, '   ],'],
      ...['   "units": [', `    {"id":"a","row":"${row}"},`],
      ...['    {', '     "id": "b",', `     "row": "${row}",`, `     "deep": {"row":"${row}"}`, '    }'],
      ...['   ]', '  }', ' },'],
    ]);
  });

  it('leaves long words whole', () => {
    const seed = 's'.repeat(200);
    expect(linesOf(null, '', seed)).toContain(` "seed": "${seed}",`);
    expect(linesOf(null, '', seed)).toHaveLength(linesOf(null).length);
  });

  it('takes for too long what has more than 110 letters with its indent', () => {
    const list = (letters: number) => [{ a: 'x'.repeat(letters) }, 0];
    const isItemBroken = (letters: number) => linesOf(list(letters)).includes('   {');
    // `[{"a":"…"},0]` behind two spaces, and `{"a":"…"}` behind three.
    expect([110 - 14, 110 - 13].map((letters) => scenarioOf(linesOf(list(letters))).length)).toEqual([5, 8]);
    expect([110 - 11, 110 - 10].map(isItemBroken)).toEqual([false, true]);
  });
});
