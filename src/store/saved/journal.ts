/**
 * What the database has not confirmed yet, noted in the moment of each change. A write to the database is finished
 * after its command is on the screen, and a page that is reloaded in between takes the write with it; what is noted
 * here is there when the page starts again. Only a second net: where it fails nothing is said.
 */

import * as v from 'valibot';
import type { SystemTypes } from '../../core/contract/rules';
import type { Json } from '../../core/contract/values';
import type { StoredTrail } from '../../core/drafts';
import type { List } from '../../core/list';
import type { Entry, GameRecord } from '../../core/record/record';
import type { SavedGame, Summary } from './savedGame';

/** A change on its way: everything but the entries that were stored before it. */
export type PendingChange = {
  readonly id: string;
  /** The revision of the stored game that this page knew; 0: it had never been stored. */
  readonly base: number;
  /** Writes of this page that were under way then and may have come after `base`. */
  readonly ahead: number;
  /** The index in the record of the first entry of `tail`. */
  readonly from: number;
  readonly tail: List<Entry<Json>>;
  readonly record: Omit<GameRecord<SystemTypes>, 'entries'>;
  readonly draft: Json;
  readonly trails?: readonly StoredTrail[];
  readonly name: string;
  readonly summary: Summary;
};

export type Journal = {
  /** Takes the place of the game's earlier note, which holds nothing that this one does not. */
  add(change: PendingChange): void;
  forget(id: string): void;
  /** The notes that stand there now: what a page has yet to store, or did not come to store. */
  left(): readonly PendingChange[];
};

const PREFIX = 'tercio-unwritten:';
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The record itself is read with the care that every record is read with, when its game is opened. */
const changeSchema = v.looseObject({
  id: v.string(),
  base: count,
  ahead: count,
  from: count,
  tail: v.array(v.looseObject({})),
  record: v.looseObject({ scenario: v.looseObject({ hash: v.string() }) }),
  draft: v.unknown(),
  name: v.string(),
  summary: v.looseObject({ title: v.string(), turn: v.string(), stretch: v.string(), points: v.string() }),
});

/** A game whole, as a note of what has never been stored. */
export function pendingChangeOf(id: string, game: SavedGame, summary: Summary): PendingChange {
  const { record, draft, trails, name } = game;
  const { entries, ...rest } = record;
  const whole = { base: 0, ahead: 0, from: 0, tail: entries, record: rest };
  return { id, ...whole, draft, trails: trails ?? [], name, summary };
}

export function createJournal(storage: () => Storage): Journal {
  return {
    add(change) {
      const key = PREFIX + change.id;
      try {
        storage().setItem(key, JSON.stringify(change));
      } catch {
        // Refused or full. What an earlier command left there would be older than what the database holds.
        forget(storage, key);
      }
    },
    forget: (id) => forget(storage, PREFIX + id),
    left: () => readPending(storage),
  };
}

function forget(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // Refused: then nothing was noted either.
  }
}

function readPending(storage: () => Storage): readonly PendingChange[] {
  try {
    return Object.keys(storage())
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => readPendingChange(storage().getItem(key)));
  } catch {
    return [];
  }
}

/** None when it was cut short or is not one of ours. */
export function readPendingChange(text: string | null): readonly PendingChange[] {
  try {
    const json: unknown = JSON.parse(text ?? '');
    return v.is(changeSchema, json) ? [json as unknown as PendingChange] : [];
  } catch {
    return [];
  }
}
