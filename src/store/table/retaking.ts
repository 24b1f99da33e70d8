/** One counter's move taken back, and what came after it kept: what of that is still legal is carried out again. */

import type { SystemTypes } from '../../core/contract/rules';
import type { CounterId } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import { itemAt } from '../../core/list';
import { areDiceIn, parentOf, ROOT } from '../../core/record/record';
import { type Without, without } from '../../core/record/without';
import type { OpenGame } from './openGame';

/** The entries that were made in the present segment, and those of them in which that counter has moved. */
function movesOf({ system, game, moment, whatIf }: OpenGame, counter: CounterId) {
  const { entries, head, awaiting } = game.record;
  const line: number[] = [];
  const own: number[] = [];
  if (!system.mover || awaiting) return { line, own };
  for (let at = head; at !== ROOT && at !== whatIf?.from; at = parentOf(entries, at)) {
    const [entry, before] = [itemAt(entries, at), stateOf(game, parentOf(entries, at))];
    const { turn, segment } = system.moment(before);
    if (!entry || turn !== moment.turn || segment !== moment.segment) break;
    line.unshift(at);
    if (system.mover(before, entry.command) === counter) own.unshift(at);
  }
  return { line, own };
}

/** Whether it has moved in this segment. */
export function hasMoveToTakeBack(play: OpenGame, counter: CounterId): boolean {
  return movesOf(play, counter).own.length > 0;
}

/** null: it has not moved, or a die has been thrown since, which stays thrown. */
export function withoutMoveOf(play: OpenGame, counter: CounterId): Without<SystemTypes> | null {
  const { line, own } = movesOf(play, counter);
  const [first] = own;
  const { mover } = play.system;
  if (first === undefined || !mover) return null;
  if (areDiceIn(play.game.record, line.slice(line.indexOf(first)))) return null;
  return without(play.system, play.game, line, new Set(own), mover);
}
