/** What the schema of a scenario file is put together from, each kind of value with how much of it there may be. */
import * as v from 'valibot';
import { lettersUpTo, listUpTo } from '../../../core/json/readJson';
import { counterId, hex, whole } from '../../../core/json/schemaParts';

/** Several times the one battle of this system. */
export const MOST = {
  columns: 99,
  counters: 240,
  movement: 24,
  pieces: 100,
  hexes: 2000,
  hexsides: 600,
  name: 100,
  text: 600,
} as const;

export const text = lettersUpTo(MOST.text);
export const name = v.pipe(lettersUpTo(MOST.name), v.nonEmpty('a text that is not empty'));
export const hexes = listUpTo(MOST.hexes, hex);
export const hexsides = listUpTo(MOST.hexsides, v.strictTuple([hex, hex]));
export const ids = listUpTo(MOST.counters, counterId);
export const facing = whole(0, 5);
