import { describe, expect, it } from 'vitest';
import { seedGenerator, throwDice } from '../../src/core/dice';
import { readRecord } from '../../src/core/readRecord';

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

  it('is not moved by dice of the players, nor by such as nobody throws', () => {
    expect(generatorAfter({ face: 1 }, { face: 1, by: 'hand' })).toEqual(stateAfter(0));
    for (const sides of [0, -6, 1_001]) expect(generatorAfter({ ...thrown, sides })).toEqual(stateAfter(0));
  });
});
