/** Which lines of the log are lit: those about what is pointed at, looked at or shown. */
import type { Target } from '../../core/contract/table';
import type { CounterId } from '../../core/contract/values';
import { placesOf } from '../../core/hex/shapes';
import type { LogGroup } from './gameLog';

/** `pointed` at on the board, about the `inspected` counter, or `shown` while looking back. */
export type Light = 'pointed' | 'inspected' | 'shown';
export type LitBy = {
  readonly pointed: Target | null;
  readonly inspected: CounterId | null;
  readonly replay: { readonly entry: number } | null;
};

/** Each lit line of the group by its index, `3pointed 7shown`; a string, so that equal lighting is the same value. */
export function litIn(group: LogGroup, { pointed, inspected, replay }: LitBy): string {
  const { counters, places, entries } = indexOf(group);
  const lit: string[] = [];
  const light = (lines: readonly number[] | undefined, as: Light) => {
    for (const line of lines ?? []) lit.push(`${line}${as}`);
  };
  if (pointed?.on === 'counter') light(counters.get(pointed.id), 'pointed');
  if (pointed?.on === 'facing') light(counters.get(pointed.counter), 'pointed');
  if (pointed?.on === 'place') light(places.get(String(pointed.at)), 'pointed');
  if (inspected !== null) light(counters.get(inspected), 'inspected');
  if (replay) light(entries.get(replay.entry), 'shown');
  return lit.join(' ');
}

export function lightOf(lit: string, line: number): Light | undefined {
  const lights = lit.split(' ');
  return LIGHTS.find((light) => lights.includes(`${line}${light}`));
}

/** The one that counts if a line is lit for several reasons. */
const LIGHTS = ['shown', 'pointed', 'inspected'] as const;

type Index = {
  readonly counters: ReadonlyMap<string, readonly number[]>;
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly entries: ReadonlyMap<number, readonly number[]>;
};

/** A long log has a thousand lines; pointing uses an index of each group instead of searching it. */
const INDEXES = new WeakMap<LogGroup, Index>();

function indexOf(group: LogGroup): Index {
  const known = INDEXES.get(group);
  if (known) return known;
  const index = {
    counters: new Map<string, number[]>(),
    places: new Map<string, number[]>(),
    entries: new Map<number, number[]>(),
  };
  for (const [nth, line] of group.lines.entries()) {
    for (const counter of line.counters) add(index.counters, counter, nth);
    for (const place of line.where.flatMap(placesOf)) add(index.places, String(place), nth);
    add(index.entries, line.entry, nth);
  }
  INDEXES.set(group, index);
  return index;
}

function add<K>(map: Map<K, number[]>, key: K, nth: number): void {
  const known = map.get(key);
  if (!known) map.set(key, [nth]);
  else if (known.at(-1) !== nth) known.push(nth);
}
