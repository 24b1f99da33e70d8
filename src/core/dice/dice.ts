/**
 * Dice: a generator whose whole state is four plain numbers, so that a record can hold it.
 *
 * The seed is hashed first: the first draws of neighbouring seeds would otherwise resemble each other.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** One thrown die: what it decided, its face, its sides, and who threw it. */
export type Die = {
  readonly purpose: string;
  readonly face: number;
  readonly sides: number;
  readonly by: 'generator' | 'hand';
};
export type GeneratorState = readonly [number, number, number, number];

/** The generator's state for a seed of any text. */
export function seedGenerator(seed: string): GeneratorState {
  const bytes = sha256(utf8ToBytes(`tercio dice ${seed}`));
  const word = (i: number) =>
    (bytes[i] ?? 0) |
    ((bytes[i + 1] ?? 0) << 8) |
    ((bytes[i + 2] ?? 0) << 16) |
    ((bytes[i + 3] ?? 0) << 24) |
    0;
  return [word(0), word(4), word(8), word(12) || 1];
}

/** Draws faces from 1 to `sides`; returns them with the next state. */
export function throwDice(
  state: GeneratorState,
  count: number,
  sides: number,
): { readonly faces: readonly number[]; readonly state: GeneratorState } {
  const generator = xoroshiro128plusFromState(state);
  const faces: number[] = [];
  for (let thrown = 0; thrown < count; thrown++) faces.push(uniformInt(generator, 1, sides));
  const [a = 0, b = 0, c = 0, d = 0] = generator.getState();
  return { faces, state: [a, b, c, d] };
}

/** Whether four numbers can be a generator's state: whole 32-bit numbers, not all zero. */
export function isGeneratorState(value: readonly number[]): value is GeneratorState {
  return (
    value.length === 4 &&
    value.every((n) => Number.isInteger(n) && (n | 0) === n) &&
    value.some((n) => n !== 0)
  );
}
