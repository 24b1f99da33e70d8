/** What the computer has rolled in the turn that it plays or has just played. */
import type { SideView } from '../../core/contract/map';
import { itemAt } from '../../core/list';
import { OPENING } from '../../core/record/record';
import type { LogGroup, WrittenLine } from '../table/gameLog';
import type { OpenGame } from '../table/openGame';
import { computerFor } from './players';

export type ComputerTurn = { readonly side: SideView; readonly lines: readonly WrittenLine[] };

/**
 * Every die of the last turn of a computer's side, in the words of the log; null as soon as a person has pressed
 * something after it, and where there is nothing to tell.
 */
export function rolledByComputer(play: OpenGame): ComputerTurn | null {
  const { groups } = play.log;
  const last = groups.findLastIndex(({ side }) => computerFor(play, side) !== null);
  const { side: by = null, turn } = groups[last] ?? {};
  const side = play.table.sides.find(({ id }) => id === by);
  if (!side || groups.slice(last + 1).some((group) => isPressed(play, group, groups[last]))) return null;
  const first = groups.findLastIndex((group, at) => at < last && (group.side !== by || group.turn !== turn));
  const lines = groups
    .slice(first + 1, last + 1)
    .flatMap((group) => group.lines.filter(({ receipt }) => receipt));
  return lines.length > 0 ? { side, lines } : null;
}

/** Whether somebody has pressed something there: what passes by itself belongs to the press before it. */
function isPressed({ game }: OpenGame, { entries }: LogGroup, before: LogGroup | undefined): boolean {
  const pressOf = (entry: number | undefined) => itemAt(game.record.entries, entry ?? -1)?.press ?? OPENING;
  const last = pressOf(before?.entries.at(-1));
  return entries.some((entry) => pressOf(entry) !== last);
}
