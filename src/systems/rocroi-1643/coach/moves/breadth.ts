/** How widely ideas are looked for, by the positions that may be weighed: with many, more ends, helpers and places. */
const MANY = 1_000;
const WIDER = 3;

/** So many of a kind, where usually it is `count`. */
export function inBreadth(count: number, positions: number): number {
  return isBroad(positions) ? WIDER * count : count;
}

export function isBroad(positions: number): boolean {
  return positions >= MANY;
}
