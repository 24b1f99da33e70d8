/** A game in stretches to look back at: what was done in each phase or segment, with the dice it had. */
import type { Json, SideId } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import { itemAt } from '../../core/list';
import type { Act } from '../../core/opponent/review';
import { parentOf, ROOT } from '../../core/record/record';
import type { OpenGame } from '../table/openGame';

export type Stretch = {
  readonly turn: string;
  readonly segment: string;
  readonly side: SideId | null;
  /** The entry at which it begins: the last one before it, or `ROOT`. */
  readonly from: number;
  readonly entries: readonly number[];
  readonly state: Json;
  readonly acts: readonly Act[];
};

/** Of the line that leads to the head. */
export function stretchesOf({ game, log }: Pick<OpenGame, 'game' | 'log'>): readonly Stretch[] {
  const { entries: all } = game.record;
  return log.groups.map(({ turn, segment, side, entries }) => {
    const from = parentOf(all, entries[0] ?? ROOT);
    const acts = entries.flatMap((at) => {
      const entry = itemAt(all, at);
      return entry ? [{ command: entry.command, faces: entry.dice.map(({ face }) => face) }] : [];
    });
    return { turn, segment, side, from, entries, state: stateOf(game, from), acts };
  });
}
