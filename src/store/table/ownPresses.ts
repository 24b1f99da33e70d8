/** Undo and redo where the computer plays: what it did goes with the press of the person before it. */

import { type Game, stateOf } from '../../core/game';
import { areAtStart } from '../../core/record/record';
import { beforeLastPress, redo } from '../../core/record/timeline';
import { computerFor, personsAt } from '../computer/players';
import type { OpenGame } from './openGame';

/** The entry (or `ROOT`) before the last press of a person; null: no person has pressed anything yet. */
export function beforeLastOwn(play: OpenGame): number | null {
  const { record } = play.game;
  if (!isMixed(play)) return beforeLastPress(record);
  for (let head = record.head; !areAtStart(record, head); ) {
    head = beforeLastPress({ ...record, head });
    if (!isComputers(play, play.game, head)) return head;
  }
  return null;
}

/** On by a press, and by what the computer did after it. */
export function redoToOwn(play: OpenGame): Game {
  let game = redo(play.game);
  while (isMixed(play) && isComputers(play, game, game.record.head)) {
    const next = redo(game);
    if (next === game) break;
    game = next;
  }
  return game;
}

/** Persons and the computer. */
function isMixed(play: OpenGame): boolean {
  const persons = personsAt(play);
  return persons > 0 && persons < play.table.sides.length;
}

function isComputers(play: OpenGame, game: Game, entry: number): boolean {
  return computerFor(play, play.system.prompt(stateOf(game, entry), null).by) !== null;
}
