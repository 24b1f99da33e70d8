/** The Combat Results Table and how a ratio of Strength Points finds its column; @rule 8.6 */
import type { OutcomeTone } from '../../../core/contract/values';

export const ODDS = ['1-5', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'] as const;

const RESULTS = ['Ae', 'Ad', 'Dx', 'Dd', 'De', '•'] as const;
export type CombatResult = (typeof RESULTS)[number];

/** One row a die face (index 0 is a 1), one column an entry of `ODDS`. */
// biome-ignore format: laid out like the printed table
export const COMBAT_RESULTS: readonly (readonly CombatResult[])[] = [
  //      1-5   1-4   1-3   1-2   1-1   2-1   3-1   4-1   5-1   6-1
  /* 1 */ ['Ad', '•',  '•',  'Dx', 'Dd', 'Dd', 'Dd', 'De', 'De', 'De'],
  /* 2 */ ['Ad', 'Ad', '•',  '•',  'Dx', 'Dd', 'Dd', 'Dd', 'De', 'De'],
  /* 3 */ ['Ae', 'Ad', 'Ad', '•',  '•',  'Dx', 'Dd', 'Dd', 'Dd', 'De'],
  /* 4 */ ['Ae', 'Ad', 'Ad', 'Dx', '•',  '•',  'Dx', 'Dd', 'Dd', 'Dd'],
  /* 5 */ ['Ae', 'Ae', 'Ad', 'Ad', 'Dx', '•',  '•',  'Dx', 'Dd', 'Dd'],
  /* 6 */ ['Ae', 'Ae', 'Ae', 'Ad', 'Ad', 'Dx', '•',  '•',  'Dx', 'Dd'],
];

/** What each result stands for; @rule 8.61 */
export const COMBAT_RESULT_MEANS: { readonly [R in CombatResult]: string } = {
  Ae: 'every attacker is eliminated',
  Ad: 'every attacker is disrupted',
  Dx: 'exchange: defenders as with Dd, and the attacker disrupts units of his own, together worth their printed strength or more',
  Dd: 'every defender is disrupted, or eliminated if it was disrupted already',
  De: 'every defender is eliminated',
  '•': 'no effect',
};

/** Each result as the attacker sees it. */
export const COMBAT_RESULT_TONES: { readonly [R in CombatResult]: OutcomeTone } = {
  De: 'best',
  Dd: 'good',
  Dx: 'mixed',
  '•': 'none',
  Ad: 'bad',
  Ae: 'worst',
};

const FROM_BEST_TO_WORST: readonly CombatResult[] = ['De', 'Dd', 'Dx', '•', 'Ad', 'Ae'];

/**
 * The results that can come in a column (0 to 9), the attacker's best first, with the faces of the die that bring each.
 * @rule 8.6
 */
export function resultsInColumn(
  column: number,
): readonly { readonly result: CombatResult; readonly ways: number }[] {
  const results = COMBAT_RESULTS.map((row) => row[column]);
  return FROM_BEST_TO_WORST.map((result) => ({
    result,
    ways: results.filter((one) => one === result).length,
  })).filter(({ ways }) => ways > 0);
}

/** The result at a column (0 to 9) and a die (1 to 6); throws a RangeError outside of them. @rule 8.6 */
export function combatResult(column: number, die: number): CombatResult {
  const result = COMBAT_RESULTS[die - 1]?.[column];
  if (result === undefined) throw new RangeError(`no combat result at column ${column}, die ${die}`);
  return result;
}

/**
 * The column (0 to 9) for these Strength Points, rounded in the defender's favour and clamped to 1-5 and 6-1.
 * No unit ever has less than one point, so a strength below 1 or a broken one throws a RangeError. @rule 8.0
 */
export function oddsColumn(attack: number, defence: number): number {
  for (const strength of [attack, defence]) {
    if (!Number.isInteger(strength) || strength < 1)
      throw new RangeError(`no odds for ${attack} against ${defence}`);
  }
  const even = ODDS.indexOf('1-1');
  return attack >= defence
    ? Math.min(even + Math.floor(attack / defence) - 1, ODDS.length - 1)
    : Math.max(even + 1 - Math.ceil(defence / attack), 0);
}
