/** What the schema of a scenario file is put together from, each kind of value with how much of it there may be. */
import * as v from 'valibot';
import type { CounterId, SideId } from '../../../core/contract/values';
import { isPlainKey, lettersUpTo, listUpTo } from '../../../core/json/readJson';
import { MOST } from './scenarioCaps';

const ID = 'an id of letters, digits and hyphens';
export const id = v.pipe(
  v.string(ID),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/, ID),
  v.check(isPlainKey, ID),
);
export const counterId = v.pipe(
  id,
  v.transform((text) => text as CounterId),
);
export const sideId = v.pipe(
  id,
  v.transform((text) => text as SideId),
);
export const text = lettersUpTo(MOST.text);
export const words = lettersUpTo(MOST.name);
const FILLED = 'a text that is not empty';
/** Words in a sentence, and names of things. */
export const title = v.pipe(text, v.nonEmpty(FILLED));
export const name = v.pipe(words, v.nonEmpty(FILLED));
const HEX = 'a hex number of four digits (XXYY)';
export const hex = v.pipe(v.string(HEX), v.regex(/^\d{4}$/, HEX));
export const hexside = v.strictTuple([hex, hex]);
export const hexes = listUpTo(MOST.hexes, hex);
export const hexsides = listUpTo(MOST.hexsides, hexside);

export function whole(from: number, to: number) {
  const message = `a whole number from ${from} to ${to}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(from, message),
    v.maxValue(to, message),
    v.transform((number) => number + 0), // -0, which JSON has, becomes 0
  );
}
/** Of at most so many keys. */
export function table<K extends string, T>(
  key: v.GenericSchema<string, K>,
  value: v.GenericSchema<unknown, T>,
  most: number = MOST.pieces,
) {
  const message = `at most ${most} keys`;
  return v.pipe(
    v.record(key, value),
    v.check((keys) => Object.keys(keys).length <= most, message),
  );
}
export function list<T>(item: v.GenericSchema<unknown, T>, most: number = MOST.counters) {
  return v.optional(listUpTo(most, item), []);
}
