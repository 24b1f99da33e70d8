/** Values that the scenario files of several systems have, as parts of their schemas. */
import * as v from 'valibot';
import type { CounterId, SideId } from '../contract/values';
import { isPlainKey } from './readJson';

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
const HEX = 'a hex number of four digits (XXYY)';
export const hex = v.pipe(v.string(HEX), v.regex(/^\d{4}$/, HEX));

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
