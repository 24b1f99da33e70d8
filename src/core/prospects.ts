/** Chances as people read them: per cent that add up to 100, and what may become of somebody in one sentence. */
import type { Prospect } from './seam';

/**
 * Whole per cent for these ways, by the largest remainder: together exactly 100. Of equal remainders the smaller share is
 * rounded up, then the earlier one: equal chances then mostly look equal. Throws a RangeError where there are no ways at all.
 */
export function percentages(ways: readonly number[]): readonly number[] {
  const all = ways.reduce((sum, one) => sum + one, 0);
  if (all <= 0) throw new RangeError(`no per cent of ${all} ways`);
  const shares = ways.map((one, index) => ({
    index,
    one,
    whole: Math.floor((100 * one) / all),
    rest: (100 * one) % all,
  }));
  const missing = 100 - shares.reduce((sum, { whole }) => sum + whole, 0);
  const roundedUp = new Set(
    shares
      .toSorted((a, b) => b.rest - a.rest || a.one - b.one)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return shares.map(({ index, whole }) => whole + (roundedUp.has(index) ? 1 : 0));
}

/** `33 %`, never parted at the end of a line. */
export function perCent(whole: number): string {
  return `${whole}\u00a0%`;
}

/** `Piémont: eliminated 50 %, disrupted 33 %, nothing 17 %`; what is sure is told without a figure. */
export function prospectInWords({ who, ends }: Prospect): string {
  const [only, ...others] = ends;
  if (only && others.length === 0) return `${who}: ${only.what} ${IN_EVERY_CASE}`;
  const shares = percentages(ends.map(({ chance: [ways] }) => ways));
  return `${who}: ${ends.map(({ what }, i) => `${what} ${perCent(shares[i] ?? 0)}`).join(', ')}`;
}

export const IN_EVERY_CASE = 'in every case';
