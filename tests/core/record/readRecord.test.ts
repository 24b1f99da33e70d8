import { describe, expect, it } from 'vitest';
import { seedGenerator, throwDice } from '../../../src/core/dice/dice';
import { DataError } from '../../../src/core/json/dataError';
import { readRecord } from '../../../src/core/record/readRecord';
import { MOST_ENTRIES } from '../../../src/core/record/record';

const withEntries = (entries: readonly unknown[], more: object = {}) =>
  readRecord({
    ...{ format: 'tercio-game', formatVersion: 1, system: 'toy', scenario: {} },
    ...{ entries, ...more },
  });

describe('the entries of a record', () => {
  const whole = { command: 'go' };

  it('follow each other, and the game stands at the last, where the file does not say otherwise', () => {
    const { entries, unread, head, tip } = withEntries([whole, { ...whole, parent: -1, press: 7 }, whole]);
    expect(entries.map(({ parent, press }) => [parent, press])).toEqual([
      [-1, 1],
      [-1, 7],
      [1, 3],
    ]);
    expect([unread, head, tip]).toEqual([null, 2, 2]);
    expect(withEntries([whole, whole, whole], { head: 0 })).toMatchObject({ head: 0, tip: 0 });
    expect(withEntries([])).toMatchObject({ entries: [], head: -1, tip: -1, parents: [] });
  });

  it('are given up to one that is missing', () => {
    const { entries, unread } = withEntries([whole, null, whole]);
    expect(entries).toHaveLength(1);
    const reason = {
      rule: 'table:damaged-file',
      kind: 'damagedFile',
      text: 'It is missing.',
      counters: [],
      where: [],
    };
    expect(unread).toEqual({ at: 2, path: 'entries[1]', reasons: [reason] });
  });

  it('say where they go back to even if they cannot be read, so far as that can be', () => {
    const unreadable = [{ parent: 0, dice: 'none' }, { parent: -1 }, { parent: 7 }, { parent: 5 }];
    const senseless = [{ parent: 'first' }, { parent: 0.5 }, { parent: null }, 7, null, []];
    const { parents } = withEntries([whole, whole, ...unreadable, ...senseless]);
    expect(parents).toEqual([-1, 0, 0, -1, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('are not looked at beyond those that a record may have', () => {
    const entries = Array<unknown>(MOST_ENTRIES + 3).fill(whole);
    Object.defineProperty(entries, MOST_ENTRIES + 2, {
      get() {
        throw new RangeError('looked at');
      },
    });
    expect(() => withEntries(entries)).toThrow(`entries: expected a list of at most ${MOST_ENTRIES}`);
  });

  it('are not said to be damaged where the program itself has a fault', () => {
    const faulty = {
      get command() {
        throw new RangeError('a bug');
      },
    };
    expect(() => withEntries([whole, faulty])).toThrow('a bug');
  });
});

it('of nothing at all there is no record, and that is said like any other fault of a file', () => {
  expect(() => readRecord(undefined)).toThrow(DataError);
});

describe('where the generator stands when a file does not say so', () => {
  const generatorAfter = (...dice: readonly object[]) =>
    readRecord({
      ...{ format: 'tercio-game', formatVersion: 1, system: 'toy', scenario: {}, seed: 's' },
      entries: [{ command: null, dice }],
    }).generator;
  const stateAfter = (throws: number) => [...throwDice(seedGenerator('s'), throws, 6).state];
  const thrown = { face: 1, by: 'generator' };

  it('is behind every die that it has thrown', () => {
    expect(generatorAfter()).toEqual(stateAfter(0));
    expect(generatorAfter(thrown, thrown)).toEqual(stateAfter(2));
    expect(generatorAfter({ ...thrown, sides: 1_000 })).not.toEqual(stateAfter(0));
    expect(generatorAfter({ ...thrown, sides: 1 })).toEqual([...throwDice(seedGenerator('s'), 1, 1).state]);
  });

  it('is not moved by dice of the players, nor by such as no one throws', () => {
    expect(generatorAfter({ face: 1 }, { face: 1, by: 'hand' })).toEqual(stateAfter(0));
    for (const sides of [0, -6, 1_001]) expect(generatorAfter({ ...thrown, sides })).toEqual(stateAfter(0));
  });
});
