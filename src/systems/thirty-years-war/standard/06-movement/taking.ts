/** What a unit takes with it on its way: cases 5.32, 6.12 and 10.0. */
import type { BattlePlay } from '../../engine/system';
import type { Piece } from '../../state/piece';
import { positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { afterLeaderLoss, endIfDecided } from '../10-leaders/loss';
import { takenOnTheWay } from './movement';

/** Enemy guns change hands and Leaders without a unit are lost, as they stood before the move; then what follows. */
export function takeOnTheWay(play: BattlePlay, before: State, piece: Piece, hexes: readonly number[]): void {
  const taken = takenOnTheWay(positionOf(before), piece, hexes);
  for (const gun of taken.guns) play.emit({ happened: 'gunCaptured', gun: gun.id, by: piece.state.holder });
  for (const leader of taken.leaders) {
    const where = leader.state.at ?? '';
    play.emit({ happened: 'leaderEliminated', leader: leader.id, where, caught: 'entered' });
  }
  afterLeaderLoss(play);
  endIfDecided(play);
}
