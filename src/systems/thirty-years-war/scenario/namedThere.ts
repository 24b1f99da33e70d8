/** What a scenario names must be there: its sides and its counters. */
import { DataError } from '../../../core/json/dataError';
import type { PrintedCounter, Scenario } from './scenario';

export type CountersById = ReadonlyMap<string, PrintedCounter>;

/** The counter of that id; a `DataError` at `path` when there is none. */
export function counterOf(counters: CountersById, id: string, path: string): PrintedCounter {
  const counter = counters.get(id);
  if (!counter) throw new DataError(path, `the id of a counter; there is no "${id}"`);
  return counter;
}

/** A `DataError` at `path` when no side has that id. */
export function mustBeSide(sides: Scenario['sides'], side: string, path: string): void {
  if (sides.some(({ id }) => id === side)) return;
  throw new DataError(path, `${sides.map(({ id }) => `"${id}"`).join(' or ')}, not "${side}"`);
}
