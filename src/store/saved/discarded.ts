/**
 * When a deleted game is gone for good: after a number of days on which the list was opened. The clock only says that
 * another day has come, so a clock that is far ahead, by mistake or for a moment, does not erase what was just deleted.
 */
import { type Age, changeHeader, type GameDatabase, type Header, removeGame } from './gameDatabase';

const DAY = 24 * 60 * 60 * 1000;
/** How long a deleted game can be brought back. */
export const DAYS_KEPT = 7;

/** What is written into the header of a game when it is deleted or brought back. */
export function discardedAt(now: number | null) {
  return { removed: now, age: now === null ? null : { days: 0, latest: now } };
}

/** Erases what was deleted long ago; returns the rest. */
export async function withoutOld(
  db: GameDatabase,
  headers: readonly Header[],
  now: number,
): Promise<readonly Header[]> {
  const left: Header[] = [];
  for (const header of headers) {
    const age = header.removed ? ageOf(header, now) : null;
    if (age && age.days >= DAYS_KEPT) await removeGame(db, header.id);
    else left.push(header);
    if (age && age.days < DAYS_KEPT && age !== header.age) await changeHeader(db, header.id, { age });
  }
  return left;
}

function ageOf({ age }: Header, now: number): Age {
  // Deleted by an earlier Tercio, or damaged: counted from today.
  if (!age || !Number.isFinite(age.days) || !Number.isFinite(age.latest)) return { days: 0, latest: now };
  return now < age.latest + DAY ? age : { days: age.days + 1, latest: now };
}
