/** What the schema of a scenario file is put together from, each kind of value with how much of it there may be. */
import * as v from 'valibot';
import type { CounterId, SideId } from '../../../core/contract/values';
import { isPlainKey, lettersUpTo, listUpTo } from '../../../core/json/readJson';

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
export const name = v.pipe(lettersUpTo(MOST.name), v.nonEmpty('a text that is not empty'));
const HEX = 'a hex number of four digits (XXYY)';
export const hex = v.pipe(v.string(HEX), v.regex(/^\d{4}$/, HEX));
export const hexes = listUpTo(MOST.hexes, hex);
export const hexsides = listUpTo(MOST.hexsides, v.strictTuple([hex, hex]));
export const ids = listUpTo(MOST.counters, counterId);
export const facing = whole(0, 5);

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
