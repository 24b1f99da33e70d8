/**
 * What a die may do to each counter concerned. Results that do the same to all of them are one outcome, and those
 * who may expect the same share a line.
 */
import type { CounterId, OutcomeTone, Prospect, ProspectEnd } from '../../../core/contract/values';
import type { Receipt } from '../rulebook/cited';
import { listed } from '../wording';

export type Concerned = { readonly name: string; readonly counter: CounterId | null };
/** What happens to one of them; the tone is that for the side that throws. */
export type End = { readonly what: string; readonly tone: OutcomeTone };
/**
 * A result as printed, with the faces of the die that bring it and the end of each of those concerned, in their order.
 */
export type Result = {
  readonly label: string;
  readonly tone: OutcomeTone;
  readonly means: string;
  readonly ways: number;
  readonly ends: readonly End[];
};

/** More names than these are counted. */
const NAMED = 4;

/**
 * The outcomes and prospects of a die, the results as ordered: from the best for the side that throws. `result`: the
 * label of the result that the die brought.
 */
export function decided(
  concerned: readonly Concerned[],
  results: readonly Result[],
  result: string | null,
): Pick<Receipt, 'outcomes' | 'prospects' | 'result'> {
  const merged = mergedBy(
    results.filter(({ ways }) => ways > 0),
    ({ ends }) => ends.map(({ what }) => what).join('\n'),
  );
  const of = results.reduce((sum, { ways }) => sum + ways, 0);
  const outcomes = merged.map(({ first, all }) => ({
    label: labelOf(all),
    tone: first.tone,
    means: first.means,
    chance: [waysOf(all), of] as const,
  }));
  const drawn = merged.find(({ all }) => all.some(({ label }) => label === result));
  return {
    outcomes,
    prospects: prospectsOf(
      concerned,
      merged.map(({ first, all }) => ({ ...first, label: labelOf(all), ways: waysOf(all) })),
      of,
    ),
    result: drawn ? labelOf(drawn.all) : null,
  };
}

function prospectsOf(concerned: readonly Concerned[], outcomes: readonly Result[], of: number) {
  const alone = concerned.map((one, i) => ({ one, ends: endsOf(outcomes, i, of) }));
  return mergedBy(alone, ({ ends }) => JSON.stringify(ends)).map(
    ({ first, all }): Prospect => ({
      who: namesOf(all.map(({ one }) => one.name)),
      counters: all.flatMap(({ one }) => one.counter ?? []),
      ends: first.ends,
    }),
  );
}

function endsOf(outcomes: readonly Result[], index: number, of: number): readonly ProspectEnd[] {
  const each = outcomes.flatMap(({ label, ways, ends }) => {
    const end = ends[index];
    return end ? [{ ...end, label, ways }] : [];
  });
  return mergedBy(each, ({ what }) => what)
    .map(({ first, all }): ProspectEnd => {
      const { what, tone } = first;
      return { what, tone, chance: [waysOf(all), of], by: all.map(({ label }) => label) };
    })
    .toSorted((a, b) => WEIGHT[b.tone] - WEIGHT[a.tone]);
}

/** What changes most is named first, whether good or bad. */
const WEIGHT: { readonly [T in OutcomeTone]: number } = {
  best: 3,
  worst: 3,
  good: 2,
  bad: 2,
  mixed: 1,
  none: 0,
};

/** Things of the same key together, in the order of the first of each. */
function mergedBy<T>(things: readonly T[], keyOf: (thing: T) => string) {
  const byKey = new Map<string, { readonly first: T; readonly all: T[] }>();
  for (const thing of things) {
    const key = keyOf(thing);
    const known = byKey.get(key);
    if (known) known.all.push(thing);
    else byKey.set(key, { first: thing, all: [thing] });
  }
  return [...byKey.values()];
}

function labelOf(results: readonly { readonly label: string }[]): string {
  return results.map(({ label }) => label).join(' or ');
}

function waysOf(results: readonly { readonly ways: number }[]): number {
  return results.reduce((sum, { ways }) => sum + ways, 0);
}

/** `Piémont`, `La Marine and Rambures`, `La Marine, Rambures, Persan and 3 more`. */
export function namesOf(names: readonly string[]): string {
  if (names.length <= NAMED) return listed(names);
  const shown = names.slice(0, NAMED - 1);
  return listed([...shown, `${names.length - shown.length} more`]);
}
