import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGeneratorState, seedGenerator, throwDice } from '../../../src/core/dice/dice';

const faces = (seed: string, count: number, sides = 6) => throwDice(seedGenerator(seed), count, sides).faces;

describe('dice', () => {
  it('the same seed throws the same dice, another seed others', () => {
    expect(faces('7', 50)).toEqual(faces('7', 50));
    expect(faces('7', 50)).not.toEqual(faces('8', 50));
  });

  it('are what they have always been: a record can be thrown again', () => {
    expect(seedGenerator('1643')).toEqual([-642228533, -1169902789, -981954529, 852797676]);
    expect(faces('1643', 20)).toEqual([2, 1, 1, 3, 1, 3, 5, 5, 6, 1, 3, 6, 1, 6, 5, 2, 1, 2, 3, 5]);
  });

  it('neighbouring seeds do not resemble each other from the first die on', () => {
    const firsts = Array.from({ length: 3000 }, (_, seed) => faces(String(seed), 2));
    for (const which of [0, 1]) {
      for (let face = 1; face <= 6; face++) {
        const count = firsts.filter((thrown) => thrown[which] === face).length;
        expect(count).toBeGreaterThan(400);
        expect(count).toBeLessThan(600);
      }
    }
    const repeated = firsts.filter((thrown, seed) => thrown[0] === firsts[seed + 1]?.[0]).length;
    expect(repeated).toBeGreaterThan(400);
    expect(repeated).toBeLessThan(600);
  });

  it.each([2, 6, 10])('a die of %i sides shows each face about equally often', (sides) => {
    const thrown = faces('even', 12_000, sides);
    const expected = thrown.length / sides;
    const counts = Array.from({ length: sides }, (_, i) => thrown.filter((face) => face === i + 1).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(thrown.length);
    const deviation = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(deviation).toBeLessThan(3 * sides + 10);
  });

  it('thrown together or one after the other they are the same', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 6 }), (seed, groups) => {
        let state = seedGenerator(seed);
        const oneByOne: number[] = [];
        for (const count of groups) {
          const thrown = throwDice(state, count, 6);
          oneByOne.push(...thrown.faces);
          state = thrown.state;
        }
        const together = throwDice(
          seedGenerator(seed),
          groups.reduce((sum, n) => sum + n, 0),
          6,
        );
        expect([oneByOne, state]).toEqual([together.faces, together.state]);
      }),
      { seed: 4 },
    );
  });

  it('the state is four plain numbers that survive a file', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 40 }), (seed, count) => {
        const { state } = throwDice(seedGenerator(seed), count, 6);
        expect(isGeneratorState(state)).toBe(true);
        const read: unknown = JSON.parse(JSON.stringify(state));
        expect(read).toEqual(state);
        expect(throwDice(state, 5, 6)).toEqual(throwDice([...state], 5, 6));
      }),
      { seed: 5 },
    );
  });

  it('no other four numbers are a state', () => {
    const wrong = [
      [0, 0, 0, 0],
      [-0, 0, 0, 0],
      [1, 2, 3],
      [1, 2, 3, 4, 5],
      [1.5, 0, 0, 0],
      [2 ** 32, 0, 0, 0],
    ];
    expect(wrong.map((state) => isGeneratorState(state))).toEqual(wrong.map(() => false));
    expect(isGeneratorState([Number.NaN, 1, 1, 1])).toBe(false);
    expect(isGeneratorState([0, 0, 0, -1])).toBe(true);
  });
});
