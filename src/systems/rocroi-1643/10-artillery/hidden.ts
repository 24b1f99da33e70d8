/** What moves take from one's own batteries: units block lines of sight, case 10.2. */
import type { HexIndex } from '../../../core/hex/hex';
import type { Board, Unit } from '../state/board';
import { apart } from '../state/near';
import { leastToHit } from '../tables/artilleryFire';
import { listed } from '../wording';
import { sightBlockedAt } from './sight';

/**
 * ` It would hide 3 of 10 targets from French battery 1.`, with a space before it; empty where no target is lost. As all
 * others stand now, and no other unit of the side moves. @rule 10.2
 */
export function hiddenWords(board: Board, movers: readonly Unit[], hexes: readonly HexIndex[]): string {
  const [first] = movers;
  const parts = board.batteries.flatMap((battery) => {
    if (!first || battery.side !== first.side || hexes.includes(battery.hex)) return [];
    const sees = ({ hex }: Unit) => sightBlockedAt(board, battery.hex, hex).length === 0;
    const targets = board.units.filter(
      ({ side, at, hex }) =>
        side !== battery.side && at !== null && leastToHit(apart(board, battery.hex, hex)) !== null,
    );
    const lost = targets.filter(
      (unit) =>
        hexes.some((hex) => isBetween(board, hex, battery.hex, unit.hex)) &&
        sees(unit) &&
        sightBlockedAt(board, battery.hex, unit.hex, hexes).length > 0,
    );
    if (lost.length === 0) return [];
    const seen = targets.filter(sees);
    const share = lost.length === seen.length ? 'all targets' : `${lost.length} of ${seen.length} targets`;
    return [`${share} from ${battery.name}`];
  });
  if (parts.length === 0) return '';
  return ` ${movers.length === 1 ? 'It' : 'They'} would hide ${listed(parts)}.`;
}

/** Whether a straight line from one hex to another can touch it at all: few do, and the others need not be followed. */
function isBetween(board: Board, hex: HexIndex, from: HexIndex, to: HexIndex): boolean {
  return apart(board, from, hex) + apart(board, hex, to) === apart(board, from, to);
}
