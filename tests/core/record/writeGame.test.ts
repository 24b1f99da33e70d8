import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Game, stateOf } from '../../../src/core/game';
import { DataError } from '../../../src/core/json/dataError';
import { performPress } from '../../../src/core/perform';
import { withLabel } from '../../../src/core/record/branches';
import { WHOLE } from '../../../src/core/record/chain';
import { loadGame } from '../../../src/core/record/loadGame';
import { MOST_ENTRIES, ROOT } from '../../../src/core/record/record';
import { readText } from '../../../src/core/record/salvage';
import { moveHead, undo } from '../../../src/core/record/timeline';
import { type Written, writeFile, writeLine } from '../../../src/core/record/writeGame';
import { playAtRandom } from '../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import { readScenario } from '../../../src/systems/thirty-years-war/scenario/readScenario';
import { changed, SMALL } from '../../helpers/positions/scenarioJson';
import { draws, PATIENCE } from '../../helpers/random/arbitraries';

const json = changed(SMALL, [['gameTurns'], 2]);
const scenario = readScenario(json);
const options = thirtyYearsWar.read.options(scenario, {});
const known = (id: string) => (id === 'small' ? json : undefined);
const written = ({ record }: Game<ThirtyYearsWar>, name = ''): Written => ({ record, name, scenario });
const opened = (text: string, named: (id: string) => unknown = known) => {
  const { json: read, damage } = readText(text);
  return { ...loadGame(thirtyYearsWar, read, named), damage };
};

/** A random game that went back now and then, took other ways, and got notes. */
function branched(seed: number, backs: readonly number[], notes: readonly string[]): Game<ThirtyYearsWar> {
  let { game } = playAtRandom(thirtyYearsWar, { scenario, scenarioId: 'small', options, seed: String(seed) });
  for (const back of backs) {
    game = moveHead(game, back % game.record.entries.length);
    for (const { target } of thirtyYearsWar.prompt(stateOf(game), null).choices) {
      const pressed = thirtyYearsWar.press(stateOf(game), null, target);
      if (pressed.to !== 'commands') continue;
      const done = performPress(thirtyYearsWar, game, pressed.commands);
      if (!done.refused) game = done.game;
    }
  }
  for (const [i, text] of notes.entries()) {
    const { record } = game;
    const entry = ((i * 7919) % (record.entries.length + 1)) - 1;
    const branchNames = i % 2 ? withLabel(record.branchNames, entry, text) : record.branchNames;
    const bookmarks = i % 2 ? record.bookmarks : withLabel(record.bookmarks, entry, text);
    game = { ...game, record: { ...record, branchNames, bookmarks } };
  }
  return game;
}

describe('a game that is written and opened again', () => {
  it(
    'is the same: branches, names, bookmarks, and where it stands',
    () => {
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 999 }),
          fc.array(fc.nat(500), { maxLength: 5 }),
          fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 6 }),
          fc.string({ unit: 'grapheme' }),
          fc.boolean(),
          (seed, backs, notes, name, asFile) => {
            const game = branched(seed, backs, notes);
            const text = asFile ? writeFile(written(game, name)) : writeLine(written(game, name));
            const { fault, damage, game: again, name: called, ...told } = opened(text, () => undefined);
            expect([fault, damage, called]).toEqual([null, null, name]);
            expect(told).toMatchObject({ foreignDice: [], generatorMoved: false, changed: WHOLE });
            const { scenario: from, ...record } = again.record;
            const { scenario: before, ...rest } = game.record;
            expect(record).toEqual(rest);
            expect(from).toEqual({ ...before, whole: scenario });
            expect(again.steps).toEqual(game.steps);
          },
        ),
        draws(12, 71),
      );
    },
    PATIENCE,
  );

  it('has its head first, and every entry on a line of its own', () => {
    const { game } = playAtRandom(thirtyYearsWar, { scenario, scenarioId: 'small', options, seed: '3' });
    const lines = writeFile(written(game, 'Evening')).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      '{',
      ' "format": "tercio-game",',
      ' "formatVersion": 2,',
      ' "name": "Evening",',
    ]);
    const first = lines.indexOf(' "entries": [') + 1;
    const read = lines.slice(first, -3).map((line) => {
      const { hash, ...entry } = JSON.parse(line.replace(/,$/, ''));
      expect(hash).toMatch(/^[0-9a-f]{12}$/);
      return entry;
    });
    expect(read).toEqual(game.record.entries);
    expect(Math.max(...lines.slice(0, first).map((line) => line.length))).toBeLessThan(400);
  });

  it('is one line to be pasted, without the scenario where everyone has it', () => {
    const { game } = playAtRandom(thirtyYearsWar, { scenario, scenarioId: 'small', options, seed: '3' });
    const line = writeLine({ record: game.record, name: '', scenario: null });
    expect(line).not.toContain('\n');
    expect(line).not.toContain('positions');
    expect(opened(line).game.record).toEqual(game.record);
  });
});

describe('text that was cut off', () => {
  let game: Game<ThirtyYearsWar>;
  let bytes: Uint8Array;
  beforeAll(() => {
    game = branched(5, [9, 30], ['Ötzi “here”', 'b', 'c\nd', 'e', '🂡']);
    bytes = new TextEncoder().encode(writeFile(written(game, 'Évening')));
  });

  it(
    'at any byte opens with the entries before it and says so, or is refused with a path; it never fails otherwise',
    () => {
      const { entries } = game.record;
      let openedSome = 0;
      fc.assert(
        fc.property(fc.nat(bytes.length - 4), (cut) => {
          const text = new TextDecoder().decode(bytes.slice(0, cut));
          try {
            const { game: again, damage, fault } = opened(text, () => undefined);
            const kept = again.record.entries;
            expect(kept).toEqual(entries.slice(0, kept.length));
            expect(fault).toBeNull();
            expect(damage?.at).toBe(kept.length + 1);
            expect(damage?.reasons[0]?.text).toMatch(/text ends/);
            expect(again.record.head).toBe(Math.min(game.record.head, kept.length - 1));
            for (const note of [...again.record.bookmarks, ...again.record.branchNames])
              expect(note.entry).toBeLessThan(kept.length);
            openedSome++;
          } catch (error) {
            if (!(error instanceof DataError)) throw error;
            expect(error.message).toMatch(/expected/);
          }
        }),
        draws(150, 72),
      );
      expect(openedSome).toBeGreaterThan(20);
    },
    PATIENCE,
  );

  it('before its first entry is refused, and says where and why', () => {
    const text = new TextDecoder().decode(bytes);
    const inScenario = text.slice(0, text.indexOf('"counters":'));
    expect(() => readText(inScenario)).toThrow(/^scenario: expected readable text; the text ends/);
  });

  it('dice that were thrown already do not come again, even when the generator is lost', () => {
    // The record as it is stored has its entries before its generator.
    const text = JSON.stringify(game.record);
    const end = text.indexOf('"head":');
    const { game: again, damage } = opened(text.slice(0, end));
    expect(damage?.at).toBe(game.record.entries.length + 1);
    expect(again.record.generator).toEqual(game.record.generator);
  });

  it('a number at the very end may have had more digits, and is not believed', () => {
    const text = JSON.stringify({ ...game.record, head: 12 });
    const { game: again } = opened(text.slice(0, text.indexOf('"head":12') + 8));
    expect(again.record.head).toBe(game.record.entries.length - 1);
  });
});

describe('text that is damaged in the middle', () => {
  const { game } = playAtRandom(thirtyYearsWar, { scenario, scenarioId: 'small', options, seed: '4' });
  const text = writeFile(written(game));
  const lines = text.split('\n');
  const first = lines.indexOf(' "entries": [') + 1;
  const withLine = (at: number, line: string) =>
    lines.map((old, i) => (i === first + at ? line : old)).join('\n');

  it.each(['  {"parent":4,"press":5,"command":', '  ~~~', '  {"parent":4}}},', '  "lost'])(
    'opens up to the entry that cannot be read: %j',
    (line) => {
      const { game: again, fault, damage } = opened(withLine(5, line));
      expect(fault ?? damage).toMatchObject({ at: 6, reasons: [{ rule: 'table:damaged-file' }] });
      expect(again.record.entries).toEqual(game.record.entries.slice(0, 5));
      expect(again.record).toMatchObject({ head: 4, tip: 4 });
    },
  );

  it('a line that is missing makes the next entry follow one that is not before it', () => {
    const { game: again, fault } = opened(withLine(5, ''));
    expect(fault).toMatchObject({ at: 6, path: 'entries[5].parent' });
    expect(again.record.entries).toHaveLength(5);
  });

  it('says which line cannot be read', () => {
    const { damage } = opened(withLine(5, '  ~~~,'));
    expect(damage?.reasons[0]?.text).toMatch(new RegExp(`^Line ${first + 6} cannot be read: “~~~`));
  });

  it('in its head says in which field', () => {
    const broken = text.replace('"seed": "4"', '"seed": 4"');
    expect(() => readText(broken)).toThrow(/line/);
  });
});

describe('a field that stands there twice', () => {
  const { game } = playAtRandom(thirtyYearsWar, { scenario, scenarioId: 'small', options, seed: '4' });
  const text = writeFile(written(game));

  it.each([
    ['in the head', '"seed": "4"', '"seed": "4", "seed": "5"', 'seed'],
    ['in an entry', '"press":3,', '"press":3,"press":4,', 'press'],
    ['written with numbers', '"seed": "4"', '"seed": "4", "\\u0073eed": "5"', 'seed'],
  ])('is refused, with its line: %s', (_, was, is, key) => {
    const doubled = text.replace(was, is);
    const line = doubled.slice(0, doubled.indexOf(is)).split('\n').length;
    expect(() => readText(doubled)).toThrow(`each field once; line ${line} has another “${key}”`);
  });

  it('counts only within one table, and only as a field', () => {
    const named = text.replace('"seed": "4"', '"seed": "4", "name": "{\\"seed\\": 1, \\"seed\\": 2}"');
    expect(readText(named).damage).toBeNull();
  });
});

describe('what stands around a game', () => {
  const { game } = playAtRandom(thirtyYearsWar, { scenario, scenarioId: 'small', options, seed: '6' });
  const line = writeLine({ record: game.record, name: '', scenario: null });
  it.each([
    ['a byte order mark', `\uFEFF${line}`],
    ['blank lines', `\n\n  ${line}\r\n\t`],
    ['a code fence', `\`\`\`json\n${line}\n\`\`\``],
    ['a letter', `Here is our game, your turn:\n\n${line}\n\n> See you on Friday! {}`],
  ])('is overlooked: %s', (_, text) => {
    const { game: again, damage } = opened(text);
    expect(damage).toBeNull();
    expect(again.record).toEqual(game.record);
  });

  it.each([
    ['nothing at all', ' \n', /empty/],
    ['a letter without a game', 'Dear Anna', /begins with “Dear Anna”/],
    ['a list', '[1, 2]', /not a game of Tercio/],
    ['something far too large', ' '.repeat(20_000_001), /too large/],
    ['brackets without end', '['.repeat(100_000), /nested far too deep/],
    ['brackets without end for an entry', `{"entries": [${'[{"a":'.repeat(10_000)}`, /nested far too deep/],
    ['fields without end', `{${'"a":0,'.repeat(10_000)}`, /too many fields/],
    ['another program’s file', '{"name": "x"}', /not a game of Tercio/],
  ])('is refused with a message: %s', (_, text, message) => {
    expect(() => opened(text)).toThrow(DataError);
    expect(() => opened(text)).toThrow(message);
  });
});

it('of entries without end no more are read than a record may have', () => {
  const text = `{"format": "tercio-game", "entries": [${'0,'.repeat(100_010)}`;
  expect(readText(text).json).toMatchObject({ entries: { length: MOST_ENTRIES + 1 } });
});

it('what is cut off takes its bookmarks and branch names with it', () => {
  const { game } = playAtRandom(thirtyYearsWar, { scenario, scenarioId: 'small', options, seed: '4' });
  const notes = [ROOT, 2, 7].map((entry) => ({ entry, text: `at ${entry}` }));
  const record = { ...undo(game).record, takeBack: 'ask', branchNames: notes, bookmarks: notes } as const;
  const whole = opened(writeFile({ record, name: '', scenario })).game.record;
  expect(whole).toMatchObject({ takeBack: 'ask', branchNames: notes, bookmarks: notes });
  const illegal = record.entries.map((entry, i) =>
    i === 5 ? { ...entry, command: { do: 'dance' } } : entry,
  );
  const cut = opened(writeFile({ record: { ...record, entries: illegal }, name: '', scenario }));
  expect(cut.fault).toMatchObject({ at: 6 });
  expect(cut.game.record).toMatchObject({
    takeBack: 'ask',
    branchNames: notes.slice(0, 2),
    bookmarks: notes.slice(0, 2),
  });
});
