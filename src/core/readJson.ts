/**
 * JSON from outside by its schema: gives a value of the type or throws a `DataError`, whatever the JSON holds.
 */
import * as v from 'valibot';
import { DataError } from './dataError';

const DEEPEST = 16;
const LONGEST = 100_000;

/**
 * The JSON as the schema describes it, defaults filled in. Throws a `DataError`; a fault of the file as a whole is at
 * the path `name`.
 */
export function readJson<T>(schema: v.GenericSchema<unknown, T>, json: unknown, name: string): T {
  refuseUnfit(json, [], name);
  const parsed = v.safeParse(schema, json, { abortEarly: true, message: defaultMessage });
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw new DataError(written(issue.path?.map((item) => item.key) ?? [], name), issue.message);
}

/** Whether a key may stand in a table without being taken for a part of every object (`constructor`). */
export function isPlainKey(key: string): boolean {
  return key !== 'prototype' && !(key in Object.prototype);
}

function refuseUnfit(json: unknown, at: readonly (string | number)[], name: string): void {
  if (typeof json !== 'object' || json === null) return;
  if (at.length > DEEPEST) throw new DataError(written(at, name), 'nothing nested so deep');
  if (Array.isArray(json)) {
    if (json.length > LONGEST) throw new DataError(written(at, name), `a list of at most ${LONGEST}`);
    for (const [i, item] of json.entries()) refuseUnfit(item, [...at, i], name);
    return;
  }
  for (const [key, value] of Object.entries(json)) {
    if (!isPlainKey(key)) throw new DataError(written([...at, key], name), 'another key');
    refuseUnfit(value, [...at, key], name);
  }
}

function defaultMessage(issue: v.BaseIssue<unknown>): string {
  if (issue.path?.at(-1)?.origin === 'key')
    return issue.expected === 'never' ? 'no such key' : 'a value; it is missing';
  return `${issue.expected ?? 'something else'}, not ${issue.received.slice(0, 40)}`;
}

/** `map.roads[0].hexes[3]` */
function written(keys: readonly unknown[], name: string): string {
  let path = '';
  for (const key of keys)
    path += typeof key === 'number' ? `[${key}]` : `${path ? '.' : ''}${String(key).slice(0, 60)}`;
  return path || name;
}
