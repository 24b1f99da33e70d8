/** Where leaders go and may stand: cases 7.4 and 8.4. */
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { PointQueue } from '../../../core/hex/pointQueue';
import { commandBar } from '../06-zones/zones';
import type { Board, Leader, Unit } from '../state/board';
import { groundPoints, stepsOf } from '../state/field';
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

/** Those hexes alone, as far as he comes with so many points. @rule 7.4 */
export function leaderHexes(board: Board, leader: Leader, upTo = leader.movement): readonly HexIndex[] {
  const { field } = board;
  const { size, neighbours } = field.grid;
  sheet.begin(size);
  if (leader.hex === OFF_MAP) return [];
  const points = stepsOf(field, 'leader');
  queue.clear(size);
  sheet.write(leader.hex, 0);
  queue.add(0, leader.hex);
  for (let spent = 0; spent < upTo; spent++) {
    // No step costs less than a point, so that no hex is added for as many as are looked at.
    const hexes = queue.hexes(spent);
    const count = queue.count(spent);
    for (let place = 0; place < count; place++) {
      const hex = hexes[place] ?? OFF_MAP;
      if (sheet.at(hex) !== spent) continue;
      for (let side = hex * 6; side < hex * 6 + 6; side++) {
        const to = neighbours[side] ?? OFF_MAP;
        if (to === OFF_MAP) continue;
        const cost = spent + (points[side] ?? 0);
        // Most neighbours have been reached for no more.
        if (cost >= sheet.at(to) || cost > upTo) continue;
        if (!leaderMayStand(board, to, leader.side)) continue;
        sheet.write(to, cost);
        queue.add(cost, to);
      }
    }
  }
  return sheet.hexes.slice(1);
}
const queue = new PointQueue();

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
