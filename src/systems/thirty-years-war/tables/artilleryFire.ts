/** The Artillery Fire Table; @rule 5.1 */

/** Hexes from the gun (not counted) to the target (counted). */
export const RANGES = ['1', '2', '3-5', '6+'] as const;

const RESULTS = ['Dd', '•'] as const;
export type FireResult = (typeof RESULTS)[number];

/** One row a die face (index 0 is a 1), one column an entry of `RANGES`. */
// biome-ignore format: laid out like the printed table
export const ARTILLERY_FIRE: readonly (readonly FireResult[])[] = [
  //       1     2    3-5   6+
  /* 1 */ ['Dd', 'Dd', 'Dd', 'Dd'],
  /* 2 */ ['Dd', 'Dd', 'Dd', '•' ],
  /* 3 */ ['Dd', 'Dd', '•',  '•' ],
  /* 4 */ ['Dd', '•',  '•',  '•' ],
  /* 5 */ ['•',  '•',  '•',  '•' ],
  /* 6 */ ['•',  '•',  '•',  '•' ],
];

/** What each result stands for; @rule 5.11 */
export const FIRE_RESULT_MEANS: { readonly [R in FireResult]: string } = {
  Dd: 'the unit is disrupted; one that is disrupted already stays as it is',
  '•': 'no effect',
};

/** The column (0 to 3) for a range in hexes; throws a RangeError below 1. @rule 5.11 */
export function rangeColumn(range: number): number {
  if (!Number.isInteger(range) || range < 1) throw new RangeError(`no range column for ${range}`);
  if (range <= 2) return range - 1;
  return range <= 5 ? 2 : 3;
}

/**
 * The results that can come at that range, the gunner's best first, with the faces of the die that bring each. @rule
 * 5.1
 */
export function resultsAtRange(
  range: number,
): readonly { readonly result: FireResult; readonly ways: number }[] {
  const column = rangeColumn(range);
  return RESULTS.map((result) => ({
    result,
    ways: ARTILLERY_FIRE.filter((row) => row[column] === result).length,
  }));
}

/** The result at a column (0 to 3) and a die (1 to 6); throws a RangeError outside of them. @rule 5.1 */
export function fireResult(column: number, die: number): FireResult {
  const result = ARTILLERY_FIRE[die - 1]?.[column];
  if (result === undefined) throw new RangeError(`no fire result at column ${column}, die ${die}`);
  return result;
}
