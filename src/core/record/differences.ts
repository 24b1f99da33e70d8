/** Where two values differ, as paths: `counters[fr-royal].strength`. */

import type { Json } from '../contract/values';
import { isList, sameJson } from '../json/hash';

/** `undefined`: the value has nothing there. */
export type Difference = {
  readonly path: string;
  readonly one: Json | undefined;
  readonly other: Json | undefined;
  /** A field of something that has a name in both: what the second value calls it. */
  readonly of?: { readonly name: string; readonly field: string };
};

type Table = { readonly [key: string]: Json };

/** All of them, in the order of the first value. Items of a list are matched by their `id` where they have one. */
export function differencesOf(
  one: Json | undefined,
  other: Json | undefined,
  path = '',
): readonly Difference[] {
  if (one !== undefined && other !== undefined) {
    if (sameJson(one, other)) return [];
    const [left, right] = [partsOf(one), partsOf(other)];
    const within = left && right ? differencesOfParts(left, right, path) : [];
    // Lists of the same items in another order differ only as a whole.
    if (within.length > 0) return within;
  }
  return [{ path, one, other }];
}

function differencesOfParts(one: Table, other: Table, path: string): readonly Difference[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => differencesAt(one, other, path, key));
}

function differencesAt(one: Table, other: Table, path: string, key: string): readonly Difference[] {
  const at = key.startsWith('[') || path === '' ? path + key : `${path}.${key}`;
  const found = differencesOf(
    Object.hasOwn(one, key) ? one[key] : undefined,
    Object.hasOwn(other, key) ? other[key] : undefined,
    at,
  );
  const { name } = other;
  if (typeof name !== 'string' || typeof one.name !== 'string') return found;
  return found.map((each) => (each.path === at ? { ...each, of: { name, field: key } } : each));
}

/** The parts of a value by name; null for one that is compared as a whole. */
function partsOf(value: Json): Table | null {
  if (typeof value !== 'object') return null;
  // `null` too, which is its own answer.
  if (!isList(value)) return value;
  const ids = value.map(idOf);
  if (ids.every((id) => id !== null) && new Set(ids).size === ids.length) {
    return Object.fromEntries(value.map((item, i) => [`[${ids[i]}]`, item]));
  }
  // A list of plain values is matched by value: by index, one item more would make all after it differ.
  if (value.every((item) => typeof item === 'string')) {
    return Object.fromEntries(value.map((item) => [`[${item}]`, item]));
  }
  return Object.fromEntries(value.map((item, i) => [`[${i}]`, item]));
}

function idOf(item: Json): string | null {
  if (item === null || typeof item !== 'object' || isList(item)) return null;
  return typeof item.id === 'string' ? item.id : null;
}
