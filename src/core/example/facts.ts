/**
 * Patterns that say of a value what matters about it, and nothing of the rest: for examples of play and for lessons.
 */
import type { Json } from '../contract/values';
import { isList, sameJson } from '../json/hash';

/**
 * Whether a value is as the pattern says. Of an object only the keys that the pattern has are compared, each in the
 * same way; lists are as long as each other and match item by item; everything else has to be equal.
 */
export function matches(pattern: Json, value: Json): boolean {
  if (isList(pattern))
    return (
      isList(value) && pattern.length === value.length && pattern.every((part, i) => fits(part, value[i]))
    );
  if (!isTable(pattern)) return sameJson(pattern, value);
  if (!isTable(value)) return false;
  return Object.entries(pattern).every(([key, part]) => {
    return fits(part, Object.hasOwn(value, key) ? value[key] : undefined);
  });
}

function fits(pattern: Json, value: Json | undefined): boolean {
  return value !== undefined && matches(pattern, value);
}

/** The patterns that none of these values matches. */
export function unmatched(patterns: readonly Json[], values: readonly Json[]): readonly Json[] {
  return patterns.filter((pattern) => !values.some((value) => matches(pattern, value)));
}

export function isTable(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value);
}
