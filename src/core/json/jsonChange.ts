/** The change between two JSON values, so that a long series of similar ones takes little space. */

import type { Json } from '../contract/values';
import { isList, sameJson } from './hash';

/**
 * `[value]` replaces what was there; a table says how each changed key did, `0` where the key is gone. An empty table:
 * nothing changed. Only tables are compared in depth, lists are replaced as a whole.
 */
export type Change = readonly [Json] | { readonly [key: string]: Change | 0 };

export function changeBetween(before: Json, after: Json): Change {
  if (before === after) return {};
  if (!isTable(before) || !isTable(after)) return sameJson(before, after) ? {} : [after];
  const changes: { [key: string]: Change | 0 } = {};
  for (const [key, value] of Object.entries(after)) {
    const old = before[key];
    const change: Change = old === undefined ? [value] : changeBetween(old, value);
    if (!isNothing(change)) changes[key] = change;
  }
  for (const key of Object.keys(before)) if (after[key] === undefined) changes[key] = 0;
  return changes;
}

/** The value after a change. A change that does not fit is applied as far as it does. */
export function changed(before: Json, change: Change): Json {
  if (isWhole(change)) return change[0];
  if (!isTable(before)) return before;
  const after: { [key: string]: Json } = { ...before };
  for (const [key, part] of Object.entries(change)) {
    if (part === 0) delete after[key];
    else after[key] = changed(before[key] ?? null, part);
  }
  return after;
}

function isWhole(change: Change): change is readonly [Json] {
  return Array.isArray(change);
}

function isNothing(change: Change): boolean {
  return !isWhole(change) && Object.keys(change).length === 0;
}

function isTable(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value);
}
