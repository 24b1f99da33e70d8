/** Numbers drawn for what is made, not played: always the same ones for a seed, and apart from the dice of any game. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { seedGenerator } from './dice';

/** Gives a whole number from 0 to below `below`. */
export type Draw = (below: number) => number;

export function drawFrom(seed: string): Draw {
  const generator = xoroshiro128plusFromState(seedGenerator(seed));
  return (below) => uniformInt(generator, 0, below - 1);
}

/** The same of a seed that is made when the first number is asked for: many a thought never asks. */
export function drawWhenAsked(seed: () => string): Draw {
  let draw: Draw | null = null;
  return (below) => {
    draw ??= drawFrom(seed());
    return draw(below);
  };
}
