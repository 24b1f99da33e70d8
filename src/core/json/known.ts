import { DataError } from './dataError';

/**
 * Of a file that names a known scenario in `from` that scenario, with the parts beside `from` in place of its own;
 * null: the file names none. Throws a `DataError` where there is no such scenario, or where another part than
 * `replaced` is given.
 */
export function knownWith(
  json: unknown,
  named: (id: string) => unknown,
  replaced: readonly string[],
): { readonly [key: string]: unknown } | null {
  if (!isRecord(json) || !Object.hasOwn(json, 'from')) return null;
  const { from, ...parts } = json;
  const known = typeof from === 'string' ? named(from) : undefined;
  if (!isRecord(known)) {
    const given = typeof from === 'string' ? `, not "${from.slice(0, 60)}"` : '';
    throw new DataError('from', `the id of a known scenario${given}`);
  }
  for (const key of Object.keys(parts))
    if (!replaced.includes(key))
      throw new DataError(key, `nothing; beside "from" there may be ${replaced.join(', ')}`);
  return { ...known, ...parts };
}

export function isRecord(json: unknown): json is { readonly [key: string]: unknown } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
