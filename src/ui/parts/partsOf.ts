/** Counters that a text names. */
import type { CounterView } from '../../core/contract/board';
import type { CounterId } from '../../core/contract/values';
import type { Step } from '../../core/lesson/lesson';

type Part = { readonly words: string; readonly id: CounterId | null };

/** Longer names first: `La Ferté-Sénectère` before `La Ferté`. */
export function partsOf(text: string, counters: readonly CounterView[]): readonly Part[] {
  const named = counters.filter(({ at, name }) => at !== null && name.length > 2);
  const byName = new Map(named.map(({ name, id }) => [name, id]));
  const names = [...byName.keys()].toSorted((a, b) => b.length - a.length).map(plain);
  if (names.length === 0) return [{ words: text, id: null }];
  return text
    .split(new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'u'))
    .map((words, i) => ({ words, id: i % 2 === 1 ? (byName.get(words) ?? null) : null }));
}

function plain(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** More rings than this point at nothing. */
const FEW = 5;

/**
 * The counters that the text of a step names, by id, where they are few; a question to be answered on the map keeps its
 * answer.
 */
export function fewNamed({ text, goal }: Step, counters: readonly CounterView[]): readonly string[] {
  if ('ask' in goal && 'press' in goal) return [];
  // A name that several have points at none of them.
  const own = counters.filter(({ name }) => counters.filter((one) => one.name === name).length === 1);
  const named = new Set(partsOf(text, own).flatMap(({ id }) => id ?? []));
  return named.size > FEW ? [] : [...named];
}
