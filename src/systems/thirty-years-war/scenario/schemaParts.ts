/** What the schema of a scenario file is put together from, each kind of value with how much of it there may be. */
import * as v from 'valibot';
import { lettersUpTo, listUpTo } from '../../../core/json/readJson';
import { hex } from '../../../core/json/schemaParts';
import { MOST } from './scenarioCaps';

export const text = lettersUpTo(MOST.text);
export const words = lettersUpTo(MOST.name);
const FILLED = 'a text that is not empty';
/** Words in a sentence, and names of things. */
export const title = v.pipe(text, v.nonEmpty(FILLED));
export const name = v.pipe(words, v.nonEmpty(FILLED));
export const hexside = v.strictTuple([hex, hex]);
export const hexes = listUpTo(MOST.hexes, hex);
export const hexsides = listUpTo(MOST.hexsides, hexside);
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
