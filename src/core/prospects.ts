/** Chances as people read them: whole per cent, and what may happen to a unit in one sentence. */
import type { Prospect, Receipt } from './contract/values';

/**
 * Each share in whole per cent, rounded by itself: equal chances look equal everywhere, though three thirds then add up
 * to 99. Throws a RangeError where there are no ways at all.
 */
export function percentages(ways: readonly number[]): readonly number[] {
  const all = ways.reduce((sum, one) => sum + one, 0);
  if (all <= 0) throw new RangeError(`no per cent of ${all} ways`);
  return ways.map((one) => Math.round((100 * one) / all));
}

/** `33 %`, never split at the end of a line. */
export function perCent(whole: number): string {
  return `${whole}\u00a0%`;
}

/** `Piémont: eliminated 50 %, disrupted 33 %, nothing 17 %`; what is certain has no figure. */
export function prospectInWords(prospect: Prospect): string {
  return `${prospect.who}: ${endsInWords(prospect)}`;
}

/** All of them as sentences; where they hold for one case only, that comes first, and nothing is so in every case. */
export function prospectsInWords({
  prospects,
  given,
}: Pick<Receipt, 'prospects' | 'given'>): readonly string[] {
  if (given === undefined) return prospects.map((one) => `${prospectInWords(one)}.`);
  const told = prospects.map((one) => `${one.who}: ${sharesInWords(one)}`);
  return told.length > 0 ? [`${given}: ${told.join('; ')}.`] : [];
}

/** The same where it is clear who is meant: `eliminated 50 %, disrupted 33 %, nothing 17 %`. */
export function endsInWords({ ends }: Prospect): string {
  const [only, ...others] = ends;
  if (only && others.length === 0) return `${only.what} ${IN_EVERY_CASE}`;
  return sharesInWords({ ends });
}

function sharesInWords({ ends }: Pick<Prospect, 'ends'>): string {
  const shares = percentages(ends.map(({ chance: [ways] }) => ways));
  // An end that has a comma of its own (`disorganised, back 1 hex`) would else be read as two.
  const between = ends.some(({ what }) => what.includes(',')) ? '; ' : ', ';
  return ends.map(({ what }, i) => `${what} ${perCent(shares[i] ?? 0)}`).join(between);
}

export const IN_EVERY_CASE = 'in every case';
