/** Choosing by drawn numbers. */
import type { Draw } from './draw';

/** One of them; null of none. */
export function oneOf<T>(draw: Draw, all: readonly T[]): T | null {
  return all.length === 0 ? null : (all[draw(all.length)] ?? null);
}

/** All of them in another order. */
export function shuffled<T>(draw: Draw, all: readonly T[]): readonly T[] {
  const left = [...all];
  return all.flatMap(() => left.splice(draw(left.length), 1));
}

/** So many of them at most, in a drawn order. */
export function someOf<T>(draw: Draw, all: readonly T[], most: number): readonly T[] {
  return shuffled(draw, all).slice(0, most);
}

/** From `least` to `most`. */
export function between(draw: Draw, least: number, most: number): number {
  return least + draw(most - least + 1);
}
