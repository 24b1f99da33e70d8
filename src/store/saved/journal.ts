/**
 * What the database has not confirmed yet, kept in the moment of each change. A write to the database ends after its
 * command is on the screen, and reloading the page in between would lose it; what is kept here is there when the page
 * starts again. Only a second safety net: if it fails the player is not told.
 */

import * as v from 'valibot';
import type { SystemTypes } from '../../core/contract/rules';
import type { Json } from '../../core/contract/values';
import type { StoredTrail } from '../../core/drafts';
import type { List } from '../../core/list';
import type { Entry, GameRecord } from '../../core/record/record';
import { PERSONS, type Players } from '../computer/players';
import { type KeptWhatIf, whatIfsBeside } from '../what-if/keptWhatIfs';
import type { SavedGame, Summary } from './savedGame';

/** A change that is not stored yet: everything but the entries stored before it. */
export type PendingChange = {
  readonly id: string;
  /** The revision of the stored game that this page knew; 0: it had never been stored. */
  readonly base: number;
  /** Writes of this page that were in progress then and may have come after `base`. */
  readonly ahead: number;
  /** The index in the record of the first entry of `tail`. */
  readonly from: number;
  readonly tail: List<Entry<Json>>;
  readonly record: Omit<GameRecord<SystemTypes>, 'entries'>;
  readonly draft: Json;
  readonly trails?: readonly StoredTrail[];
  readonly name: string;
  readonly players?: Players;
  readonly plans?: readonly KeptWhatIf[];
  readonly summary: Summary;
};

export type Journal = {
  /** Replaces the game's earlier change, which this one contains. */
  add(change: PendingChange): void;
  forget(id: string): void;
  /** What is there now: changes that a page has yet to store, or never got to store. */
  left(): readonly PendingChange[];
};

const PREFIX = 'tercio-unwritten:';
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The record itself is checked like any record when its game is opened. */
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

/** A whole game, as the change of one that has never been stored. */
export function pendingChangeOf(id: string, game: SavedGame, summary: Summary): PendingChange {
  const { record, draft, trails, name, players, plans } = game;
  const { entries, ...rest } = record;
  const whole = { base: 0, ahead: 0, from: 0, tail: entries, record: rest };
  return {
    id,
    ...whole,
    draft,
    trails: trails ?? [],
    name,
    players: players ?? PERSONS,
    ...whatIfsBeside(plans),
    summary,
  };
}

export function createJournal(storage: () => Storage): Journal {
  return {
    add(change) {
      const key = PREFIX + change.id;
      try {
        storage().setItem(key, JSON.stringify(change));
      } catch {
        // Refused or full. What an earlier command left there would be older than the database.
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
    // Refused: then nothing was kept either.
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

/** None if it was cut short or is not one of ours. */
export function readPendingChange(text: string | null): readonly PendingChange[] {
  try {
    const json: unknown = JSON.parse(text ?? '');
    return v.is(changeSchema, json) ? [json as unknown as PendingChange] : [];
  } catch {
    return [];
  }
}
