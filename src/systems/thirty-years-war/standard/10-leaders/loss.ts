/** The loss of Leaders that stand alone: case 10.0. */
import type { CounterId } from '../../../../core/contract/values';
import { event } from '../../engine/declare';
import { step } from '../../engine/hook';
import type { BattlePlay } from '../../engine/system';
import type { HexNumber } from '../../scenario/map';
import { hexNumberOf, knownPiece } from '../../state/position';
import { endsNow, timeIsUp } from '../04-sequence/end';
import { leadersCaughtAlone } from './leaders';

declare module '../../engine/types' {
  interface EventTypes {
    leaderEliminated: {
      readonly leader: CounterId;
      readonly where: HexNumber;
      readonly caught: 'entered' | 'alone';
    };
  }
}

/** Called when Leaders caught alone have been lost, after each battle and move and as a phase ends. */
export const afterLeaderLoss = step(() => {});

/** Removes every Leader caught alone; looked at when a phase ends and after each battle. @rule 10.0 */
export function loseLeadersCaughtAlone(play: BattlePlay): void {
  for (const leader of leadersCaughtAlone(play.board)) {
    const where = hexNumberOf(play.board, leader);
    play.emit({ happened: 'leaderEliminated', leader: leader.id, where, caught: 'alone' });
  }
}

export const leaderEliminated = event('leaderEliminated', (board, { leader }) =>
  board.remove(knownPiece(board, leader), 'eliminated'),
);

/** Ends the game, or its day, in the middle of a phase where a battle's own rules say so. */
export function endIfDecided(play: BattlePlay): void {
  if (!play.board.over && endsNow(play.board)) timeIsUp(play);
}
