import { describe, expect, it } from 'vitest';
import { DataError } from '../../../src/core/json/dataError';
import { readText } from '../../../src/core/record/salvage';

const HEAD = '{"format": "tercio-game"';
const damage = (at: number, path: string, text: string) => ({
  ...{ at, path },
  reasons: [{ rule: 'table:damaged-file', kind: 'damagedFile', text, counters: [], where: [] }],
});
function refusal(text: string): string {
  try {
    readText(text);
    return '';
  } catch (error) {
    if (error instanceof DataError) return error.message;
    throw error;
  }
}
const nested = (depth: number) => `${HEAD}, "x": ${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

describe('a text that is whole', () => {
  it('is what JSON makes of it', () => {
    expect(readText(`${HEAD}, "x": ["]", {"y": null}]}`)).toEqual({
      json: { format: 'tercio-game', x: [']', { y: null }] },
      damage: null,
    });
  });

  it('may be so long and no longer', () => {
    // Refused for its brackets before the rest of it is looked at.
    const deep = '['.repeat(1_001);
    const long = deep + ' '.repeat(20_000_000 - deep.length);
    expect(refusal(long)).toMatch(/nested far too deep/);
    expect(refusal(`${long} `)).toMatch(/^file: expected a game; this is far too large/);
  });

  it('may be nested so deep and no deeper, whatever closes before', () => {
    expect(refusal(nested(1_000))).toBe('');
    expect(refusal(nested(1_001))).toMatch(/^file: expected a game; this is nested far too deep/);
    expect(refusal(`${HEAD}, "x": [${'[],{},'.repeat(2_000)}0]}`)).toBe('');
    expect(refusal(']'.repeat(500) + nested(1_001))).toMatch(/nested far too deep/);
    expect(refusal('}'.repeat(500) + nested(1_001))).toMatch(/nested far too deep/);
  });

  it('may have any brackets and quotes within its words', () => {
    expect(refusal(`${HEAD}, "x": "${'[{\\"'.repeat(2_000)}"}`)).toBe('');
  });

  it('is a game only if it says so', () => {
    for (const other of ['null', '7', '"tercio-game"', '{}', '{"format": "chess"}', '[]'])
      expect(refusal(other)).toBe('format: expected "tercio-game"; this is not a game of Tercio');
  });
});

describe('a text with something else around its game', () => {
  it('is read from its first brace to the end of the game, whatever its values are', () => {
    const values =
      '"a" : "x\\"}]\\\\", "n": -1.5e3 ,"t":true,\n"z": null, "o": {"k": [1, {"m": "]"}]}, "e": {}, "l": []';
    expect(readText(`Look: ${HEAD}, ${values}, "entries": [ 1 , "two",{"three": [3]} ] } Yours`)).toEqual({
      json: {
        ...{ format: 'tercio-game', a: 'x"}]\\', n: -1500, t: true, z: null },
        ...{ o: { k: [1, { m: ']' }] }, e: {}, l: [], entries: [1, 'two', { three: [3] }] },
      },
      damage: null,
    });
    expect(readText(`> ${HEAD}, "entries": []}`).json).toEqual({ format: 'tercio-game', entries: [] });
  });

  it('has so many fields and no more', () => {
    const fields = (count: number) => `> ${HEAD}${', "a": 0'.repeat(count - 1)}}`;
    expect(refusal(fields(1_000))).toBe('');
    expect(refusal(fields(1_001))).toMatch(/too many fields/);
  });

  it('without a game is shown by its first letters', () => {
    expect(refusal(' \n')).toBe('file: expected a game; it is empty');
    expect(refusal(` ${'a'.repeat(40)} `)).toBe(`file: expected a game; it begins with “${'a'.repeat(40)}”`);
    expect(refusal('b'.repeat(41))).toBe(`file: expected a game; it begins with “${'b'.repeat(40)}…”`);
  });
});

describe('a text that is damaged', () => {
  const opened = (text: string) => readText(HEAD + text);

  it('among its entries is read up to the damage', () => {
    const json = { format: 'tercio-game', entries: [1] };
    const cases: readonly (readonly [string, string])[] = [
      [', "entries": [1, ~~, 3], "head": 0}', 'Line 1 cannot be read: “~~, 3], "head": 0}”.'],
      [', "entries": [1 2]}', 'Line 1 cannot be read: “2]}”.'],
      [',\n"entries": [1,\n\n nul ]}', 'Line 4 cannot be read: “nul ]}”.'],
      [', "entries": [1, {"a": ', 'The text ends before it is complete.'],
      [', "entries": [1, "lost', 'The text ends before it is complete.'],
      [', "entries": [1, 2', 'The text ends before it is complete.'],
      [', "entries": [1, ', 'The text ends before it is complete.'],
    ];
    for (const [text, why] of cases) {
      expect(opened(text), text).toEqual({ json, damage: damage(2, 'entries[1]', why) });
    }
  });

  it('is not so for a comma too many', () => {
    expect(opened(', "entries": [1, 2, ], }')).toEqual({
      json: { format: 'tercio-game', entries: [1, 2] },
      damage: null,
    });
  });

  it('behind its entries keeps them all', () => {
    const json = { format: 'tercio-game', entries: [1, 2] };
    const cases: readonly (readonly [string, string, string])[] = [
      ['"head": ~}', 'head', 'Line 1 cannot be read: “~}”.'],
      ['"head": 1', 'head', 'The text ends before it is complete.'],
      ['"head" 1}', 'file', 'Line 1 cannot be read: “"head" 1}”.'],
      ['5: 1}', 'file', 'Line 1 cannot be read: “5: 1}”.'],
      ['head: 1}', 'file', 'Line 1 cannot be read: “head: 1}”.'],
      ['"head" ', 'file', 'The text ends before it is complete.'],
      ['"bookmarks": [1, ~]}', 'bookmarks', 'Line 1 cannot be read: “[1, ~]}”.'],
      ['"x": 7', 'x', 'The text ends before it is complete.'],
      ['', 'file', 'The text ends before it is complete.'],
    ];
    for (const [text, path, why] of cases) {
      expect(opened(`, "entries": [1, 2], ${text}`), text).toEqual({ json, damage: damage(3, path, why) });
    }
    expect(opened(', "entries": [1, 2] "head": 1}')).toEqual({
      json,
      damage: damage(3, 'file', 'Line 1 cannot be read: “"head": 1}”.'),
    });
  });

  it('is told by its line and by whatever stands there, wherever the text begins', () => {
    const entries = '"entries": [1]';
    expect(readText(`\n\n${HEAD},\n${entries}, x}`).damage).toEqual(
      damage(2, 'file', 'Line 4 cannot be read: “x}”.'),
    );
    expect(readText(`A: ${HEAD}, ${entries}, 5: 2}`).damage).toEqual(
      damage(2, 'file', 'Line 1 cannot be read: “5: 2}”.'),
    );
  });

  it('before its entries is refused, with what cannot be read and where', () => {
    expect(refusal(`${HEAD}, "seed": x, "entries": []}`)).toBe(
      'seed: expected readable text; line 1 cannot be read: “x, "entries": []}”',
    );
    expect(refusal(`${HEAD}, "seed"`)).toBe(
      'file: expected readable text; the text ends before it is complete',
    );
    expect(refusal(`${HEAD}, "entries": 5, "seed": }`)).toMatch(/^seed: expected readable text/);
  });
});
