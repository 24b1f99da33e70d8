/** What to do with a change that an earlier page left in the journal and may not have stored. */

import type { Json } from '../../core/contract/values';
import { DataError } from '../../core/json/dataError';
import { readRecord } from '../../core/record/readRecord';
import type { Entry } from '../../core/record/record';
import { readPlayers } from '../computer/players';
import { readWhatIfs, whatIfsBeside } from '../what-if/keptWhatIfs';
import type { PendingChange } from './journal';
import type { SavedGame } from './savedGame';

/** A game as the database holds it. */
export type StoredGame = { readonly game: SavedGame; readonly revision: number };
/**
 * `stored`: everything in it is there already. `write`: it continues where the stored game ends. `copy`: the game was
 * played on differently since, so it becomes a game beside the other. `lost`: what it continues is no longer there, or
 * it is not a record.
 */
export type Recovery =
  | { readonly to: 'stored' | 'lost' }
  | { readonly to: 'write' | 'copy'; readonly game: SavedGame };

export function recoveryOf(change: PendingChange, stored: StoredGame | null): Recovery {
  const recovery = follow(change, stored);
  return 'game' in recovery && !isRecord(recovery.game) ? { to: 'lost' } : recovery;
}

function follow(change: PendingChange, stored: StoredGame | null): Recovery {
  // A game that was stored once and is no longer there was deleted.
  if (!stored)
    return change.base > 0 || change.from > 0 ? { to: 'lost' } : { to: 'write', game: gameOf(change, null) };
  const { entries } = stored.game.record;
  if (change.from > entries.length) return { to: 'lost' };
  const known = change.tail.slice(0, entries.length - change.from);
  const agrees = known.every((entry, i) => isSame(entry, entries.at(change.from + i)));
  const contained = agrees && known.length === change.tail.length;
  // A count that restarted, as after a game was erased and stored again, must not cost what was stored since.
  const holdsAll = change.from + change.tail.length >= entries.length;
  if (agrees && holdsAll && stored.revision <= change.base + change.ahead)
    return { to: 'write', game: gameOf(change, stored.game) };
  return contained ? { to: 'stored' } : { to: 'copy', game: gameOf(change, stored.game) };
}

function gameOf(
  { from, tail, record, draft, trails, name, players, plans }: PendingChange,
  stored: SavedGame | null,
): SavedGame {
  const entries = [...(stored?.record.entries.slice(0, from) ?? []), ...tail];
  return {
    record: { ...record, entries },
    draft,
    trails: trails ?? [],
    name,
    players: readPlayers(players),
    ...whatIfsBeside(readWhatIfs(plans)),
    scenario: stored?.scenario ?? null,
  };
}

/** Commands and dice of a written entry never change; its press may. */
function isSame(one: Entry<Json>, other: Entry<Json> | undefined): boolean {
  return (
    JSON.stringify([one.parent, one.command, one.dice]) ===
    JSON.stringify([other?.parent, other?.command, other?.dice])
  );
}

function isRecord({ record }: SavedGame): boolean {
  try {
    readRecord(record);
    return true;
  } catch (error) {
    if (error instanceof DataError) return false;
    throw error;
  }
}
