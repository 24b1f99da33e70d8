/**
 * JSON from outside, read by a schema: returns a value of the type or throws a `DataError`, whatever the JSON holds.
 */
import * as v from 'valibot';
import { DataError, type DataFault } from './dataError';

const DEEPEST = 16;
const LONGEST = 100_000;
/** Up to this many values every fault of form is looked for; and this many faults are reported. */
const SMALL = 20_000;
const MOST_FAULTS = 50;

/**
 * The JSON as the schema describes it, defaults filled in. Throws a `DataError`; a fault of the file as a whole is at
 * the path `name`.
 */
export function readJson<T>(schema: v.GenericSchema<unknown, T>, json: unknown, name: string): T {
  const size = refuseUnfit(json, [], name);
  const parsed = v.safeParse(schema, json, { abortEarly: true, message: defaultMessage });
  if (parsed.success) return parsed.output;
  const [first, ...further] = faultsOf(
    // In a small file all faults of form are looked for; in a large one only the first.
    size > SMALL ? parsed.issues : (v.safeParse(schema, json, { message: defaultMessage }).issues ?? []),
    name,
  );
  throw new DataError(first?.path ?? name, first?.expected ?? 'something else', further);
}

/** What a schema reads, readonly throughout. */
export type Read<S extends v.GenericSchema> = Fixed<v.InferOutput<S>>;
/** Text with a brand is text. */
type Fixed<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [K in keyof T]: Fixed<T[K]> };

/** A text of at most this many letters. */
export function lettersUpTo(most: number) {
  const message = `a text of at most ${most} letters`;
  return v.pipe(v.string(message), v.maxLength(most, message));
}

/** A list of at most this many of these. */
export function listUpTo<T>(most: number, item: v.GenericSchema<unknown, T>) {
  return v.pipe(v.array(item), v.maxLength(most, `a list of at most ${most}`));
}

/** Where each issue is and what was expected there, one for each place. */
function faultsOf(issues: readonly v.BaseIssue<unknown>[], name: string): readonly DataFault[] {
  const byPath = new Map<string, string>();
  for (const issue of issues) {
    const path = written(issue.path?.map((item) => item.key) ?? [], name);
    if (!byPath.has(path)) byPath.set(path, issue.message);
    if (byPath.size === MOST_FAULTS) break;
  }
  return [...byPath].map(([path, expected]) => ({ path, expected }));
}

/** Whether a key is safe in a table: not one that every object has (`constructor`). */
export function isPlainKey(key: string): boolean {
  return key !== 'prototype' && !(key in Object.prototype);
}

/** The number of values. */
function refuseUnfit(json: unknown, at: readonly (string | number)[], name: string): number {
  if (typeof json !== 'object' || json === null) return 1;
  if (at.length > DEEPEST) throw new DataError(written(at, name), 'nothing nested so deep');
  if (Array.isArray(json)) {
    if (json.length > LONGEST) throw new DataError(written(at, name), `a list of at most ${LONGEST}`);
    let size = 1;
    for (const [i, item] of json.entries()) size += refuseUnfit(item, [...at, i], name);
    return size;
  }
  let size = 1;
  for (const [key, value] of Object.entries(json)) {
    if (!isPlainKey(key)) throw new DataError(written([...at, key], name), 'another key');
    size += refuseUnfit(value, [...at, key], name);
  }
  return size;
}

function defaultMessage(issue: v.BaseIssue<unknown>): string {
  if (issue.path?.at(-1)?.origin === 'key')
    return issue.expected === 'never' ? 'no such key' : 'a value; it is missing';
  return `${expectedInWords(issue.expected)}, not ${receivedInWords(issue)}`;
}

const KINDS: { readonly [kind: string]: string } = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
  null: 'null',
  undefined: 'nothing',
};

/** `"line" or "town"`, `a list` */
function expectedInWords(expected: string | null): string {
  if (expected === null) return 'something else';
  const values = expected.replaceAll(/^\(|\)$/g, '').split(' | ');
  const words = values.map((one) => KINDS[one] ?? one);
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '');
}

/** The value itself if it is short. */
function receivedInWords({ received, input }: v.BaseIssue<unknown>): string {
  if (typeof input === 'object' && input !== null) return Array.isArray(input) ? 'a list' : 'an object';
  return KINDS[received] ?? received.slice(0, 40);
}

/** `map.roads[0].hexes[3]` */
function written(keys: readonly unknown[], name: string): string {
  let path = '';
  for (const key of keys)
    path += typeof key === 'number' ? `[${key}]` : `${path ? '.' : ''}${String(key).slice(0, 60)}`;
  return path || name;
}
