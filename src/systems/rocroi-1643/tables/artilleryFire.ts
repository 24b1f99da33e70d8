/** The Artillery Fire Table. The printed one could not be consulted: this one is reconstructed. */
export const ARTILLERY_FIRE = {
  provenance: 'reconstructed',
  /** Up to that many hexes away, that face or more disorganises. */
  rows: [
    { upTo: 1, least: 3 },
    { upTo: 3, least: 4 },
    { upTo: 6, least: 5 },
    { upTo: 10, least: 6 },
  ],
  maxRange: 10,
  /** To the die of a battery that was ever captured (10.3), and to one fired at a unit in a wood. */
  captured: -1,
  intoWood: -1,
} as const;

/** The face from which on fire disorganises; null: too far. */
export function leastToHit(range: number): number | null {
  return ARTILLERY_FIRE.rows.find(({ upTo }) => range <= upTo)?.least ?? null;
}
