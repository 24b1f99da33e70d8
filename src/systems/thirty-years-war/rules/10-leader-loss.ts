/** The loss of Leaders that stand alone: case 10.0. */
import type { BattlePlay } from '../events';
import { exclusiveRules } from '../exclusive/books';
import { hexNumberOf, positionOf } from '../position';
import { leadersCaughtAlone } from './10-leaders';

/** Removes every Leader caught alone; looked at when a phase ends and after each battle. @rule 10.0 */
export function loseLeadersCaughtAlone(play: BattlePlay): void {
  for (const leader of leadersCaughtAlone(play.state)) {
    const where = hexNumberOf(positionOf(play.state), leader);
    play.emit({ happened: 'leaderEliminated', leader: leader.id, where, caught: 'alone' });
  }
}

/** Ends the game, or its day, in the middle of a phase where a battle's own rules say so. */
export function endIfDecided(play: BattlePlay): void {
  const rules = exclusiveRules(play.state);
  if (!play.state.over && rules.endsNow(play.state)) rules.timeIsUp(play);
}
