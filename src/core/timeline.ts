/** Back and forth along the record; nothing is erased, what is left behind stays a branch. */
import type { Game } from './game';
import { liesOn, lineTo, ROOT } from './record';
import type { SystemTypes } from './seam';

/** Back to before the last press, or the same game when there is none. */
export function undo<T extends SystemTypes>(game: Game<T>): Game<T> {
  const { entries, head } = game.record;
  const press = entries[head]?.press;
  let at = head;
  while (at !== ROOT && entries[at]?.press === press) at = entries[at]?.parent ?? ROOT;
  return moveHead(game, at);
}

/** On to the next press of the line that the head lies on. */
export function redo<T extends SystemTypes>(game: Game<T>): Game<T> {
  const { entries, head, tip } = game.record;
  const ahead = lineTo(entries, tip).filter((e) => e > head);
  const press = entries[ahead[0] ?? ROOT]?.press;
  const last = ahead.filter((e) => entries[e]?.press === press).at(-1);
  return last === undefined ? game : moveHead(game, last);
}

/**
 * To any entry, or `ROOT`; the line that is left stays a branch. With a die of an open command already entered the
 * game stays where it is: a thrown die is never thrown again.
 */
export function moveHead<T extends SystemTypes>(game: Game<T>, entry: number): Game<T> {
  const { record } = game;
  if (entry === record.head || entry < ROOT || entry >= record.entries.length) return game;
  if (record.awaiting && record.awaiting.dice.length > 0) return game;
  const tip = liesOn(record.entries, entry, record.tip) ? record.tip : entry;
  return { ...game, record: { ...record, head: entry, tip, awaiting: null } };
}
