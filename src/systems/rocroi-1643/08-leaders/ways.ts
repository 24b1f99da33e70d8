/** Where leaders go and may stand: cases 7.4 and 8.4. */
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { commandBar } from '../06-zones/zones';
import type { Board, Leader, Unit } from '../state/board';
import { groundPoints, stepCost } from '../state/field';
import { apart } from '../state/near';
import type { SideIndex } from '../state/numbering';

/** Whether a leader of that side may stand in a hex. @rule 7.4 */
export function leaderMayStand(board: Board, hex: HexIndex, side: SideIndex): boolean {
  if (hex === OFF_MAP || groundPoints(board.field, 'leader', hex) < 0) return false;
  return commandBar(board, hex, side) === null;
}

/**
 * Points to each hex that a leader can come to on his move, his own left out; none where he is not on the map. @rule 7.4
 */
export function leaderReach(board: Board, leader: Leader): ReadonlyMap<HexIndex, number> {
  const best = new Int16Array(board.field.grid.size).fill(leader.movement + 1);
  best[leader.hex] = 0;
  const reached: HexIndex[] = [];
  const queues: HexIndex[][] = [[leader.hex]];
  for (let spent = 0; spent < queues.length; spent++)
    for (const hex of queues[spent] ?? [])
      if (best[hex] === spent)
        for (let d = 0; d < 6; d++) {
          const to = board.neighbour(hex, d);
          if (to === OFF_MAP) continue;
          const known = best[to] ?? 0;
          const cost = spent + stepCost(board.field, 'leader', hex, d);
          if (cost >= known || !leaderMayStand(board, to, leader.side)) continue;
          if (known > leader.movement) reached.push(to);
          best[to] = cost;
          queues[cost] ??= [];
          queues[cost]?.push(to);
        }
  return new Map(reached.map((hex) => [hex, best[hex] ?? 0]));
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
