/** The command line opens what the page opens, as far, and says the same about it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DataError } from '../../src/core/json/dataError';
import { writeFile } from '../../src/core/record/writeGame';
import { ask } from '../../src/headless/ask';
import { jsonOf, textOf } from '../../src/headless/input';
import { followed } from '../../src/headless/load';
import { openFile } from '../../src/store/opening/opening';
import { headlessOffer } from '../helpers/headlessOffer';
import { recordedGame } from '../helpers/random/recordedGames';

const folder = mkdtempSync(join(tmpdir(), 'tercio-load-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileWith = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const MARK = '\ufeff';
const offer = headlessOffer();
const { record, start } = recordedGame({ scenario: 'freiburg-9-august', options: {} }, 'load', 40);
const whole = writeFile({ record, name: '', scenario: null });
const carried = writeFile({ record, name: '', scenario: start.scenario });
/** In the middle of a command near its end. */
const cut = whole.split('\n').slice(0, -4).join('\n').slice(0, -20);
const refusal = (run: () => unknown) => {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof DataError) return [error.path, error.expected];
    throw error;
  }
};

it('a game that is whole is followed without a word', () => {
  const { game, fault, about } = followed(whole, 'file');
  expect([game.record.entries.length, fault, about]).toEqual([record.entries.length, null, {}]);
});

it.each([
  ['cut off', cut],
  ['cut off, with a mark of its byte order', MARK + cut],
  ['with a line that cannot be read', whole.replace('"do":"setUp"', '"do":setUp"')],
])('a record %s is opened up to the damage, as on the page', (_, text) => {
  const { game, fault } = followed(text, 'file');
  const opened = openFile(offer, text);
  expect(game.record.entries).toEqual(opened.game.record.entries);
  expect(game.record.entries.length).toBeLessThan(record.entries.length);
  expect(fault?.at).toBe(game.record.entries.length + 1);
  expect(fault?.path).toBe(`entries[${game.record.entries.length}]`);
  expect(opened.notices[0]).toContain(fault?.reasons[0]?.text);
});

it('a mark of its byte order does not hide what is wrong with a game or a scenario', () => {
  expect(followed(MARK + whole, 'file').game.record.entries).toHaveLength(record.entries.length);
  const twice = whole.replace('"seed":', '"seed": "other", "seed":');
  for (const text of [twice, MARK + twice])
    expect(refusal(() => followed(text, 'file'))).toEqual([
      'file',
      expect.stringContaining('another “seed”'),
    ]);
  const path = fileWith('marked.json', `${MARK}{ "id": "one", "id": "two" }`);
  expect(textOf(path).startsWith('{')).toBe(true);
  expect(refusal(() => jsonOf(textOf(path), path))?.[1]).toContain('another “id”');
});

it('a scenario that is not the one that is known by its id is named, with what is other in it', () => {
  const other = carried
    .replaceAll('"movement":3', '"movement":4')
    .replaceAll('"movement": 3', '"movement": 4');
  expect(other).not.toBe(carried);
  const { about } = followed(other, 'file');
  expect(about.scenario).toBe('freiburg-9-august');
  expect(about.notices?.join('\n')).toMatch(/^[^[\]]+, movement: 4 in the game, 3 in this Tercio\.$/m);
  expect(about.notices).toEqual(openFile(offer, other).notices.filter((line) => !line.startsWith('Command')));
  const elsewhere = whole.replace(record.scenario.hash, 'ab'.repeat(32));
  expect(followed(elsewhere, 'file').about).toMatchObject({
    scenario: 'freiburg-9-august',
    notices: expect.arrayContaining([
      expect.stringContaining('is not the one that this game was begun with'),
    ]),
  });
});

it('what was changed since a record was written is told line by line', () => {
  const moved = whole.replace(/"face": ?(\d)/, (_, face) => `"face":${(Number(face) % 6) + 1}`);
  expect(moved).not.toBe(whole);
  const { about } = followed(moved, 'file');
  expect(about.notices?.join('\n')).toMatch(/Command \d+ was changed after the file was written\./);
});

it('what is asked of a damaged record is answered where it can be left, and its damage is told', () => {
  const { lines, fault } = ask(fileWith('cut.json', cut), {});
  expect(fault?.path).toMatch(/^entries\[\d+\]$/);
  expect(lines.length).toBeGreaterThan(10);
  expect(ask(fileWith('whole.json', whole), {}).fault).toBeNull();
});
