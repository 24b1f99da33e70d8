import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from '../contract/values';

/** JSON with the keys of every object in order, so that equal values are equal text. */
export function sortedJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(sortedJson).join(',')}]`;
  const fields = Object.keys(value).sort();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${sortedJson(value[key] ?? null)}`).join(',')}}`;
}

/** SHA-256 of a value as JSON with sorted keys, in hexadecimal. */
export function hashOf(value: Json): string {
  return bytesToHex(sha256(utf8ToBytes(sortedJson(value))));
}

/** The same of an object that never changes, found once. */
export function hashOnce(value: Json): string {
  if (value === null || typeof value !== 'object') return hashOf(value);
  const hash = hashes.get(value) ?? hashOf(value);
  hashes.set(value, hash);
  return hash;
}
const hashes = new WeakMap<object, string>();

export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether two values are equal as JSON. */
export function sameJson(a: Json, b: Json): boolean {
  return sortedJson(a) === sortedJson(b);
}
