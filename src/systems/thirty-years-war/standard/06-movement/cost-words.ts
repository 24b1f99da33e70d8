/** What makes a way cost more, in words: cases 6.14 and 6.22 to 6.24. */
import { caseName } from '../../../../core/caseName';
import type { Shape } from '../../../../core/contract/values';
import { groundInWords } from '../12-terrain/names';
import type { CostPart } from '../12-terrain/terrain';

/** A part of what a way costs, with the hex or hexside that it is of. */
export type Surcharge = CostPart & { readonly shape: Shape };

/** In a sentence, what is met several times once; nothing where there is no surcharge. */
export function surchargesInWords(parts: readonly Surcharge[]): readonly string[] {
  const times = new Map<string, number>();
  for (const { of, points, ground, rule } of parts) {
    const part = `${groundInWords(ground)} ${of === 'hexside' ? '+' : ''}${points} (${caseName(rule)})`;
    times.set(part, (times.get(part) ?? 0) + 1);
  }
  const told = [...times].map(([part, count]) => (count > 1 ? `${count} × ${part}` : part));
  return told.length > 0 ? [`Costs more: ${told.join('; ')}.`] : [];
}
