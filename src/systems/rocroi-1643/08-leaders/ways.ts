/** Where leaders go and may stand: cases 7.4 and 8.4. */
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { commandBar } from '../06-zones/zones';
import type { Board, Leader, Unit } from '../state/board';
import { groundPoints, stepCost } from '../state/field';
import { apart } from '../state/near';
import type { SideIndex } from '../state/numbering';
import { HexSheet } from '../state/sheet';

/** Whether a leader of that side may stand in a hex. @rule 7.4 */
export function leaderMayStand(board: Board, hex: HexIndex, side: SideIndex): boolean {
  if (hex === OFF_MAP || groundPoints(board.field, 'leader', hex) < 0) return false;
  return commandBar(board, hex, side) === null;
}

const UNREACHED = 32767;
const sheet = new HexSheet(UNREACHED);

/**
 * Points to each hex that a leader can come to on his move, his own left out; none where he is not on the map. @rule 7.4
 */
export function leaderReach(board: Board, leader: Leader): ReadonlyMap<HexIndex, number> {
  return new Map(leaderHexes(board, leader).map((hex) => [hex, sheet.at(hex)]));
}

/** Those hexes alone. @rule 7.4 */
export function leaderHexes(board: Board, leader: Leader): readonly HexIndex[] {
  sheet.begin(board.field.grid.size);
  if (leader.hex === OFF_MAP) return [];
  sheet.write(leader.hex, 0);
  const queues: HexIndex[][] = [[leader.hex]];
  for (let spent = 0; spent < queues.length; spent++)
    for (const hex of queues[spent] ?? [])
      if (sheet.at(hex) === spent)
        for (let d = 0; d < 6; d++) {
          const to = board.neighbour(hex, d);
          if (to === OFF_MAP) continue;
          const cost = spent + stepCost(board.field, 'leader', hex, d);
          if (cost > leader.movement || cost >= sheet.at(to) || !leaderMayStand(board, to, leader.side))
            continue;
          sheet.write(to, cost);
          queues[cost] ??= [];
          queues[cost]?.push(to);
        }
  return sheet.hexes.slice(1);
}

/**
 * The units that “the nearest unit” can mean to a leader who is there: several where they are equally near. @rule 8.4
 */
export function nearestUnits(board: Board, leader: Leader): readonly Unit[] {
  const own = board.units.filter(
    ({ side, hex, order }) => side === leader.side && hex !== OFF_MAP && order !== 'routed',
  );
  // A commander in chief has no corps, and goes to any.
  const corps = own.filter((unit) => unit.corps === leader.corps);
  const among = corps.length > 0 ? corps : own;
  const nearest = Math.min(...among.map((unit) => apart(board, unit.hex, leader.hex)));
  return among.filter((unit) => apart(board, unit.hex, leader.hex) === nearest);
}
