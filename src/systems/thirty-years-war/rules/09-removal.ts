/** One roll for Disruption Removal: case 9.2. */
import type { CounterId } from '../../../core/seam';
import type { BattlePlay } from '../events';
import { knownPiece, positionOf } from '../position';
import { nameInRecords } from '../wording';
import { helperOf, neededRoll } from './09-disruption';

/** Throws for a unit and turns it over on a success, at once. @rule 9.2, 10.21 */
export function rollForRemoval(play: BattlePlay, id: CounterId): void {
  const unit = knownPiece(play.state, id);
  const leader = helperOf(play.state, unit)?.id ?? null;
  const needed = neededRoll(play.state, unit);
  const [die = 0] = play.dice([`Disruption Removal of ${nameInRecords(positionOf(play.state), unit)}`]);
  play.emit({ happened: 'removalAttempted', unit: id, leader, die, undisrupted: die >= needed });
}
