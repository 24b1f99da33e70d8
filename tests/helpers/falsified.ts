/** Examples that are wrong in one thing each: what a test of the original has to notice. */
import type { Json } from '../../src/core/contract/values';
import type { Example } from '../../src/core/example/example';

/** One wrong example for each thing that an example says. */
export function falsified(example: Example): readonly Example[] {
  const { rule, refused, facts, events, course, says } = example;
  return [
    ...each(refused, (reason) => `${reason} nobody`).map((wrong) => ({ ...example, refused: wrong })),
    ...without(refused).map((wrong) => ({ ...example, refused: wrong })),
    ...each(facts, otherwise).map((wrong) => ({ ...example, facts: wrong })),
    ...each(events, otherwise).map((wrong) => ({ ...example, events: wrong })),
    ...each(course, otherwise).map((wrong) => ({ ...example, course: wrong })),
    ...without(course).map((wrong) => ({ ...example, course: wrong })),
    ...each(says, (sentence) => `${sentence} Not`).map((wrong) => ({ ...example, says: wrong })),
    ...(refused ? [] : [{ ...example, refused: [rule] }]),
  ];
}

/** The list with one of its items changed, for each item. */
function each<T>(list: readonly T[] = [], change: (item: T) => T): readonly (readonly T[])[] {
  return list.map((item, i) => list.with(i, change(item)));
}

function without<T>(list: readonly T[] = []): readonly (readonly T[])[] {
  return list.map((_, i) => list.toSpliced(i, 1));
}

type Table = { readonly [field: string]: Json };

/** The same pattern with its last value changed. */
function otherwise(pattern: Table): Table {
  const [key, value] = Object.entries(pattern).at(-1) ?? ['about', null];
  return { ...pattern, [key]: another(value) };
}

function another(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value} not`;
  if (value === null) return 'something';
  return isList(value) ? [...value, 'nobody'] : otherwise(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
