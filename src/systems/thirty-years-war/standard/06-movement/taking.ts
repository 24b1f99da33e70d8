/** What a unit takes with it on its way: cases 5.32, 6.12 and 10.0. */
import type { BattlePlay } from '../../engine/system';
import type { Piece } from '../../state/piece';
import { afterLeaderLoss, endIfDecided } from '../10-leaders/loss';
import type { Taken } from './movement';

/** Enemy guns change hands and Leaders without a unit are lost, as found before the move; then what follows. */
export function take(play: BattlePlay, piece: Piece, { guns, leaders }: Taken): void {
  for (const gun of guns) play.emit({ happened: 'gunCaptured', gun: gun.id, by: piece.holder });
  for (const leader of leaders)
    play.emit({ happened: 'leaderEliminated', leader: leader.id, where: leader.at ?? '', caught: 'entered' });
  afterLeaderLoss(play);
  endIfDecided(play);
}
