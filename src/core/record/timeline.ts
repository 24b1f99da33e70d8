/** Back and forth along the record; nothing is erased, what is left stays as a branch. */

import type { SystemTypes } from '../contract/rules';
import type { GameSystem } from '../contract/system';
import { type Game, stateOf } from '../game';
import { itemAt } from '../list';
import { areAtStart, endOfOpening, entriesAfter, type GameRecord, parentOf, ROOT, tipFor } from './record';

/** Back to before the last press, or the same game if there is none. */
export function undo<T extends SystemTypes>(game: Game<T>): Game<T> {
  return moveHead(game, beforeLastPress(game.record));
}

/** The entry before the head's press, or `ROOT`; the head itself where nothing has been played. */
export function beforeLastPress<T extends SystemTypes>(record: GameRecord<T>): number {
  const { entries, head } = record;
  if (areAtStart(record, head)) return head;
  const press = itemAt(entries, head)?.press;
  let at = head;
  while (at !== ROOT && itemAt(entries, at)?.press === press) at = parentOf(entries, at);
  return at;
}

/**
 * The entry (or `ROOT`) at which the present segment of the game began, a phase for instance; at its very beginning,
 * where the one before it did. Presses are never split: segments that one press passed through do not count.
 */
export function startOfSegment<T extends SystemTypes>(system: GameSystem<T>, game: Game<T>): number {
  const { record } = game;
  const before = (entry: number) => beforeLastPress({ ...record, head: entry });
  const segmentAt = (entry: number) => {
    const { turn, segment } = system.moment(stateOf(game, entry));
    return `${turn} ${segment}`;
  };
  let at = before(record.head);
  while (before(at) !== at && segmentAt(before(at)) === segmentAt(at)) at = before(at);
  return at;
}

/** On to the next press of the line that the head lies on. */
export function redo<T extends SystemTypes>(game: Game<T>): Game<T> {
  const { entries, head, tip } = game.record;
  const ahead = entriesAfter(entries, head, tip);
  const press = itemAt(entries, ahead[0] ?? ROOT)?.press;
  const last = ahead.filter((e) => itemAt(entries, e)?.press === press).at(-1);
  return last === undefined ? game : moveHead(game, last);
}

/** The presses of the present line that going to `entry` would take back. */
export function pressesTakenBack<T extends SystemTypes>(record: GameRecord<T>, entry: number): number {
  return new Set(entriesTakenBack(record, entry).map((at) => itemAt(record.entries, at)?.press)).size;
}

/** The entries of the present line that going to `entry` would take back. */
export function entriesTakenBack<T extends SystemTypes>(
  { entries, head }: GameRecord<T>,
  entry: number,
): readonly number[] {
  const taken: number[] = [];
  for (let [at, other] = [head, entry]; at !== other; ) {
    if (at > other) {
      taken.push(at);
      at = parentOf(entries, at);
    } else other = parentOf(entries, other);
  }
  return taken.reverse();
}

/**
 * To any entry, or `ROOT`; the line that is left stays as a branch. Within the opening only its end can be reached.
 * Once a die of an open command has been entered the game stays where it is: a thrown die is never thrown again.
 */
export function moveHead<T extends SystemTypes>(game: Game<T>, to: number): Game<T> {
  const { record } = game;
  const entry = areAtStart(record, to) ? endOfOpening(record, to) : to;
  if (entry === record.head || entry < ROOT || entry >= record.entries.length) return game;
  if (record.awaiting && record.awaiting.dice.length > 0) return game;
  return { ...game, record: { ...record, head: entry, tip: tipFor(record, entry), awaiting: null } };
}
