/** Why the computer player does something, in one sentence, from the figures that decided. */
import type { Why } from '../../../core/contract/opponent';
import type { CounterId } from '../../../core/contract/values';
import { boardOf } from '../engine/boards';
import type { ThirtyYearsWar } from '../engine/system';
import type { Board } from '../state/board';
import { knownPiece } from '../state/position';
import { listed, named } from '../wording';

export function told(state: ThirtyYearsWar['State'], { kind, counters, figures }: Why): string {
  const board = boardOf(state);
  const { ways = 0, gain = 0, gains = 0, out = 0, of = 1 } = figures;
  switch (kind) {
    case 'shot':
      return `${ways} in 6 that fire disrupts ${namesOf(board, counters.slice(1))}, which is worth ${points(gains)}.`;
    case 'walls':
      return `${ways} in 6 for a hit on the walls.`;
    case 'battle':
      return toldOfBattle(board, counters, gain, out);
    case 'march':
      if (counters.length === 0)
        return 'No move makes the position better, by what the enemy could do to it.';
      return gain <= 0
        ? 'No other moves that were weighed leave more, by what the enemy could do.'
        : `These moves make the position better by ${points(gain)}, by what the enemy could do to it.`;
    case 'noBattle':
      return 'No battle that may still be fought gains more than it risks.';
    case 'noShot':
      return 'No gun has a target that fire would change.';
    case 'recover':
      return 'All who can recover try to.';
    default:
      return of > 1 ? `Of ${of} answers this one leaves most.` : 'There is no other answer.';
  }
}

/** Who is attacked comes first among the counters of a battle. */
function toldOfBattle(board: Board, counters: readonly CounterId[], gain: number, out: number): string {
  const enemies = counters.filter((id) => knownPiece(board, id).side !== board.phasingIndex);
  const chance = `${out} in 100 that this battle breaks ${namesOf(board, enemies)}`;
  if (gain > 0) return `${chance}: it is expected to gain ${points(gain)}.`;
  return `${chance}: it has to be fought, though it is expected to cost ${points(-gain)}.`;
}

function namesOf(board: Board, ids: readonly CounterId[]): string {
  return listed(ids.map((id) => named(board, knownPiece(board, id))));
}

/** Hundredths, in words. */
function points(hundredths: number): string {
  const tenths = Math.round(hundredths / 10) / 10;
  return `${tenths} Strength Point${tenths === 1 ? '' : 's'}`;
}
