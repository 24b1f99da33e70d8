/**
 * The Morale Test Table of Freiburg: losses in Strength Points that ask for a test, by day and army. @rule
 * freiburg:15.3
 */

/** What demoralizes at each level; the last needs no die. */
export const MORALE_COLUMNS = ['1-3', '1-4', '1-5', '1-6'] as const;

// biome-ignore format: laid out like the printed table
export const MORALE_LEVELS = {
  //                       1-3 1-4 1-5 1-6
  '3-august': {
    bavarian:             [31, 40, 49, 59],
    french:               [44, 52, 61, 70],
  },
  '5-august': {
    bavarian:             [41, 49, 58, 66],
    french:               [48, 58, 67, 77],
    mercenary:            [18, 22, 25, 29],
  },
  '9-august': {
    bavarian:             [18, 23, 29, 34],
    french:               [19, 25, 31, 37],
    mercenary:            [ 7,  9, 11, 13],
  },
} as const satisfies { readonly [day: string]: { readonly [army: string]: readonly number[] } };

/** Its rows as they are shown, in order: `3 Aug/Bavarian`. */
export const MORALE_ROWS = Object.entries(MORALE_LEVELS).flatMap(([day, armies]) =>
  Object.entries(armies).map(([army, levels]) => ({ day, army, levels })),
);

/** The four levels of an army on a day; empty for one that does not fight on it. */
export function moraleLevels(day: string, army: string): readonly number[] {
  return MORALE_ROWS.find((row) => row.day === day && row.army === army)?.levels ?? [];
}

/** How many of them so many Strength Points have reached. @rule freiburg:15.12 */
export function levelsReached(day: string, army: string, casualties: number): number {
  return moraleLevels(day, army).filter((level) => level <= casualties).length;
}
