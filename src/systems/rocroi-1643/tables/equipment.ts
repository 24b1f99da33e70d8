/**
 * Formation and weapons, attacker against defender. The printed table could not be consulted: this one is
 * reconstructed.
 */
import type { Letter } from '../scenario/scenario';

export const EQUIPMENT = {
  provenance: 'reconstructed',
  classes: {
    A: 'deep pike and shot',
    B: 'shallower foot',
    C: 'heavy horse',
    D: 'light horse',
  },
  /** By the letter of the attacker, then of the defender. */
  modifiers: {
    A: { A: 0, B: 0, C: 1, D: 1 },
    B: { A: -1, B: 0, C: 0, D: 1 },
    C: { A: -2, B: -1, C: 0, D: 1 },
    D: { A: -3, B: -2, C: -1, D: 0 },
  } satisfies { readonly [A in Letter]: { readonly [D in Letter]: number } },
} as const;
