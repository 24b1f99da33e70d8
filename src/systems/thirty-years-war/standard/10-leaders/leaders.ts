/** Leaders in battle, and how they are lost: cases 10.0 to 10.13, with the reach that exclusive rules give them. */

import { distance } from '../../../../core/hex/hex';
import { unknownCounter } from '../../engine/reasons';
import type { Reason } from '../../rulebook/cited';
import type { LeaderUse } from '../../scenario/scenario';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { controllersOf, enemySide, pieceOf, unitIn } from '../../state/position';
import { openAttackers } from '../08-combat/obligations';
import { leaderHelp } from './help';
import {
  helpsNoneOfBattle,
  leaderElsewhere,
  leaderHelpsOne,
  leaderMustHelp,
  leaderTooFar,
  leaderUsedUp,
  noLeaderOfSide,
  oneLeaderHelps,
} from './reasons';

/** Leaders of the unit's side who could add their value to it in a battle. @rule 10.11 */
export function leadersFor(board: Board, unit: Piece): readonly Piece[] {
  return board.leaders.filter(
    (leader) =>
      leader.side === unit.side &&
      leader.hex >= 0 &&
      !leader.fought &&
      helpsInBattle(board, leader, unit.hex),
  );
}

/** Whether a Leader could add his value to a unit that fights from that hex. @rule 10.11 */
export function helpsInBattle(board: Board, leader: Piece, hex: number): boolean {
  const radius = leaderHelp(board).inBattle(leader);
  return distance(board.field.grid, leader.hex, hex) <= radius;
}

/** Units that must have a Leader of their own hex added when they are attacked, with those Leaders. */
export function leadersThatMustHelp(
  board: Board,
  defenders: readonly Piece[],
): readonly { unit: Piece; leaders: readonly Piece[] }[] {
  if (!leaderHelp(board).must) return [];
  return defenders
    .map((unit) => ({ unit, leaders: leadersFor(board, unit).filter((leader) => leader.hex === unit.hex) }))
    .filter(({ leaders }) => leaders.length > 0);
}

/**
 * The Leaders of one side unless the players say otherwise: highest value first, each to the strongest unit he may
 * help; one whose own hex holds a unit that may yet be attacked this phase is kept for it. @rule 10.1
 */
export function defaultLeaders(
  board: Board,
  units: readonly Piece[],
  others: readonly Piece[],
  defending: boolean,
): readonly LeaderUse[] {
  const uses: LeaderUse[] = [];
  const used = new Set<Piece>();
  const helped = new Set<Piece>();
  const use = (leader: Piece, unit: Piece) => {
    uses.push({ leader: leader.id, unit: unit.id });
    used.add(leader);
    helped.add(unit);
  };
  const byValue = (a: Piece, b: Piece) => b.printed.value - a.printed.value || a.index - b.index;
  if (defending) {
    for (const { unit, leaders } of leadersThatMustHelp(board, units)) {
      const best = leaders.toSorted(byValue)[0];
      if (best) use(best, unit);
    }
  }
  const able = new Set(units.flatMap((unit) => leadersFor(board, unit)));
  // Most battles are fought without any.
  if (able.size === 0) return uses;
  const engaged = new Set([...units, ...others]);
  for (const leader of [...able].filter((l) => !used.has(l)).sort(byValue)) {
    const own = unitIn(board, leader.hex);
    if (defending && own && !engaged.has(own) && openAttackers(board, own, engaged).length > 0) continue;
    const strongest = units
      .filter((unit) => !helped.has(unit) && helpsInBattle(board, leader, unit.hex))
      .toSorted((a, b) => presentStrength(b) - presentStrength(a) || a.index - b.index)[0];
    if (strongest) use(leader, strongest);
  }
  return uses;
}

function presentStrength(unit: Piece): number {
  return unit.disrupted ? unit.printed.disruptedStrength : unit.printed.strength;
}

/** All that is wrong with Leaders named for the units of one side in a battle. @rule 10.11, 10.13 */
export function leaderReasons(
  board: Board,
  uses: readonly LeaderUse[],
  units: readonly Piece[],
  defending: boolean,
): readonly Reason[] {
  const reasons: Reason[] = [];
  const usedLeaders = new Set<string>();
  const helped = new Set<string>();
  for (const { leader: leaderId, unit: unitId } of uses) {
    const leader = pieceOf(board, leaderId);
    const unit = pieceOf(board, unitId);
    if (!leader || !unit) {
      reasons.push(unknownCounter(board, leader ? unitId : leaderId));
      continue;
    }
    if (!units.includes(unit)) {
      reasons.push(helpsNoneOfBattle(board, leader, unit));
      continue;
    }
    if (leader.kind !== 'leader' || leader.side !== unit.side || leader.hex < 0) {
      reasons.push(noLeaderOfSide(board, leader));
      continue;
    }
    if (leader.fought) reasons.push(leaderUsedUp(board, leader));
    if (usedLeaders.has(leaderId)) reasons.push(leaderHelpsOne(board, leader));
    if (helped.has(unitId)) reasons.push(oneLeaderHelps(board, leader, unit));
    if (!helpsInBattle(board, leader, unit.hex)) reasons.push(tooFarToHelp(board, leader, unit));
    usedLeaders.add(leaderId);
    helped.add(unitId);
  }
  if (defending) {
    for (const { unit, leaders } of leadersThatMustHelp(board, units)) {
      const given = uses.find((use) => use.unit === unit.id);
      if (given && leaders.some((leader) => leader.id === given.leader)) continue;
      reasons.push(leaderMustHelp(board, unit, leaders));
    }
  }
  return reasons;
}

function tooFarToHelp(board: Board, leader: Piece, unit: Piece): Reason {
  const radius = leaderHelp(board).inBattle(leader);
  return radius === 0 ? leaderElsewhere(board, leader, unit) : leaderTooFar(board, leader, unit, radius);
}

/** What has become of units, or would. */
type Changed = { readonly eliminated: readonly Piece[]; readonly disrupted: readonly Piece[] };
const UNCHANGED: Changed = { eliminated: [], disrupted: [] };

/**
 * Leaders of either side without a friendly unit in their hex and in an enemy Zone of Control; they are lost. With
 * `changed` as they would be once these units were gone or disrupted. @rule 10.0
 */
export function leadersCaughtAlone(board: Board, { eliminated, disrupted } = UNCHANGED): readonly Piece[] {
  const controls = (unit: Piece) => !eliminated.includes(unit) && !disrupted.includes(unit);
  return board.leaders.filter((piece) => {
    if (piece.hex < 0) return false;
    // A unit in his hex is a friend: an enemy's would have eliminated him as it entered.
    const friend = unitIn(board, piece.hex);
    if (friend && !eliminated.includes(friend)) return false;
    return controllersOf(board, enemySide(piece.side), piece.hex).some(controls);
  });
}
