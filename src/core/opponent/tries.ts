/** Figures of plans that were played on: what they came to, and whether one is better than another by more than chance. */

/** What a plan came to once, in hundredths, and how much of that was luck. */
export type Try = { readonly worth: number; readonly luck: number };

/**
 * What the tries of each plan came to, less as much of their luck as all of them together say: what a throw has brought
 * may be lost again, or be the beginning of more.
 */
export function lessLuck(plans: readonly (readonly Try[])[]): readonly (readonly number[])[] {
  let [together, square] = [0, 0];
  for (const tries of plans) {
    const usual = meanOf(tries.map(({ worth }) => worth));
    const usualLuck = meanOf(tries.map(({ luck }) => luck));
    for (const { worth, luck } of tries) {
      together += (worth - usual) * (luck - usualLuck);
      square += (luck - usualLuck) ** 2;
    }
  }
  const share = square > 0 ? Math.min(1, Math.max(0, together / square)) : 1;
  return plans.map((tries) => tries.map(({ worth, luck }) => worth - share * luck));
}

/** Try by try, as far as both were tried. */
export function differences(some: readonly number[], others: readonly number[]): readonly number[] {
  return some.slice(0, others.length).map((one, i) => one - (others[i] ?? 0));
}

/**
 * Whether what is more on average is so by more than so many standard errors: with few tries a plan that seems better
 * often is not. Squares are compared: roots are kept out of what must be the same everywhere.
 */
export function isClear(more: readonly number[], errors: number): boolean {
  const n = more.length;
  const by = meanOf(more);
  if (n < 2 || by <= 0) return false;
  const spread = more.reduce((sum, one) => sum + (one - by) ** 2, 0) / (n - 1);
  return by * by * n > errors * errors * spread;
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
