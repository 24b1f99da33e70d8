import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DataError } from '../../../src/core/json/dataError';
import { hashOf } from '../../../src/core/json/hash';
import { WHOLE } from '../../../src/core/record/chain';
import { loadGame } from '../../../src/core/record/loadGame';
import { readText } from '../../../src/core/record/salvage';
import { writeFile, writeLine } from '../../../src/core/record/writeGame';
import { playAtRandom } from '../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { readScenario } from '../../../src/systems/thirty-years-war/scenario/readScenario';
import { changed, SMALL } from '../../helpers/positions/scenarioJson';
import { draws, PATIENCE } from '../../helpers/random/arbitraries';

const json = changed(SMALL, [['gameTurns'], 2]);
const scenario = readScenario(json);
const options = thirtyYearsWar.read.options(scenario, {});
const { game } = playAtRandom(thirtyYearsWar, { scenario, scenarioId: 'small', options, seed: '8' });
const text = writeFile({ record: game.record, name: 'Evening', scenario });
const open = (from: string) => {
  const { json: read, damage } = readText(from);
  return { damage, ...loadGame(thirtyYearsWar, read, () => undefined) };
};
const asJson = ({ entries, ...record }: typeof game.record) => ({ ...record, entries: entries.slice() });
/** The file with one entry other than it was written. */
const withEntry = (index: number, change: (line: string) => string) => {
  const lines = text.split('\n');
  const at = lines.indexOf(' "entries": [') + 1 + index;
  return lines.map((line, i) => (i === at ? change(line) : line)).join('\n');
};

describe('a file tells what was changed since it was written', () => {
  it('nothing, as it was written, as a file and as a line', () => {
    const line = writeLine({ record: game.record, name: '', scenario });
    for (const whole of [text, line]) expect(open(whole).changed).toEqual(WHOLE);
  });

  it('an entry, by its place, and only that one', () => {
    const last = game.record.entries.length - 1;
    for (const index of [0, 3, last]) {
      const other = withEntry(index, (line) => line.replace(/"press":(\d+)/, '"press":9$1'));
      expect(open(other).changed).toEqual({ head: false, entries: [index] });
    }
  });

  it('its own hash: then the next one is not where it was either', () => {
    const other = withEntry(3, (line) => line.replace(/"hash":"...../, '"hash":"zzzzz'));
    expect(open(other).changed).toEqual({ head: false, entries: [3, 4] });
  });

  it('an entry that was taken out of the middle', () => {
    const lines = withEntry(3, () => '').replace('\n\n', '\n');
    expect(open(lines).changed.entries).toContain(3);
  });

  it.each([
    ['"name": "Evening"', '"name": "Morning"'],
    ['"seed": "8"', '"seed": "9"'],
    ['"takeBack": "free"', '"takeBack": "never"'],
  ])('what stands before the entries: %s', (was, is) => {
    expect(open(text.replace(was, is)).changed).toEqual({ head: true, entries: [] });
  });

  it('a file that people wrote has no hashes, and nothing is said of it', () => {
    expect(loadGame(thirtyYearsWar, { ...game.record }, () => json).changed).toEqual(WHOLE);
  });

  it(
    'any bit that is flipped is refused, is damage, is told, or changes nothing',
    () => {
      const bytes = new TextEncoder().encode(text);
      fc.assert(
        fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
          const other = Uint8Array.from(bytes);
          other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
          try {
            const read = open(new TextDecoder().decode(other));
            const told = read.fault ?? read.damage ?? (read.altered || read.changed.head || null);
            if (told !== null || read.changed.entries.length > 0) return;
            expect(read.name).toBe('Evening');
            expect(hashOf(asJson(read.game.record))).toBe(
              hashOf(asJson({ ...game.record, scenario: { ...game.record.scenario, whole: scenario } })),
            );
          } catch (error) {
            if (!(error instanceof DataError)) throw error;
          }
        }),
        draws(300, 77),
      );
    },
    PATIENCE,
  );
});
