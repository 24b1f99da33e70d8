/** Who must attack and who must be attacked: cases 7.21, 8.11, 8.12, 8.21, and a legal way to do it all. */

import type { CounterId } from '../../../../core/contract/values';
import { DIRECTIONS, distance, neighbour } from '../../../../core/hex/hex';
import type { Reason } from '../../rulebook/cited';
import type { Obligations } from '../../scenario/scenario';
import type { Board } from '../../state/board';
import { lastAsked } from '../../state/lastAsked';
import type { Piece } from '../../state/piece';
import { piecesOf, unitIn } from '../../state/position';
import { enemiesControlling, mayAttack } from '../07-zones-of-control';
import { leftIdle, leftUnattacked, mustAttackRest } from './reasons';

const NOBODY: ReadonlySet<Piece> = new Set();
const NONE: Obligations = { mustAttack: [], mustBeAttacked: [] };

/**
 * What the position demands when the Movement Phase ends. A pair that may not fight demands nothing of each other.
 * @rule 7.21, 8.11, 8.12
 */
export function obligationsOf(board: Board): Obligations {
  const side = board.phasingIndex;
  const mustAttack = new Set<CounterId>();
  const mustBeAttacked = new Set<CounterId>();
  for (const unit of board.pieces) {
    if (!unit.unit || unit.side !== side || unit.disrupted) continue;
    for (const enemy of enemiesControlling(board, unit)) {
      if (!mayAttack(board, unit, enemy)) continue;
      mustAttack.add(unit.id);
      mustBeAttacked.add(enemy.id);
    }
  }
  return { mustAttack: [...mustAttack].sort(), mustBeAttacked: [...mustBeAttacked].sort() };
}

type OpenObligations = { readonly attackers: readonly Piece[]; readonly defenders: readonly Piece[] };

/** What is left of the obligations: those that have not fought yet. */
export const openObligations = lastAsked((board): OpenObligations => {
  const { mustAttack, mustBeAttacked } = board.obligations ?? NONE;
  // In a Combat Phase no unit leaves the map without having fought.
  const open = (ids: readonly CounterId[]) => piecesOf(board, ids).filter((p) => !p.fought);
  return { attackers: open(mustAttack), defenders: open(mustBeAttacked) };
});

/** Enemies that a unit could still attack: unengaged, next to it, disrupted ones too. @rule 9.12 */
export function openTargets(
  board: Board,
  attacker: Piece,
  without: ReadonlySet<Piece> = NOBODY,
): readonly Piece[] {
  if (attacker.fought || attacker.disrupted || without.has(attacker)) return [];
  return neighbouringEnemies(board, attacker, without).filter((enemy) => mayAttack(board, attacker, enemy));
}

/** Undisrupted units of the Phasing Player that could still attack an enemy. */
export function openAttackers(
  board: Board,
  defender: Piece,
  without: ReadonlySet<Piece> = NOBODY,
): readonly Piece[] {
  if (defender.fought || without.has(defender)) return [];
  return neighbouringEnemies(board, defender, without).filter(
    (unit) => !unit.disrupted && mayAttack(board, unit, defender),
  );
}

/** Unengaged units of the other side next to a piece. */
function neighbouringEnemies(board: Board, piece: Piece, without: ReadonlySet<Piece>): readonly Piece[] {
  const { grid } = board.field;
  const found: Piece[] = [];
  for (const direction of DIRECTIONS) {
    const other = unitIn(board, neighbour(grid, piece.hex, direction));
    if (other && other.side !== piece.side && !other.fought && !without.has(other)) found.push(other);
  }
  return found;
}

/**
 * Obliged units that could no longer be satisfied once these have fought; a declaration must leave none. @rule 8.11,
 * 8.12
 */
export function strandedBy(
  board: Board,
  attackers: readonly Piece[],
  defenders: readonly Piece[],
): readonly Reason[] {
  const engaged = new Set([...attackers, ...defenders]);
  const open = openObligations(board);
  const reasons: Reason[] = [];
  // A unit next to none of the other side's units in this battle has the same opponents as before it.
  const { grid } = board.field;
  const touches = (p: Piece, others: readonly Piece[]) =>
    others.some((other) => distance(grid, p.hex, other.hex) === 1);
  const idle = open.attackers.filter(
    (p) => !engaged.has(p) && touches(p, defenders) && openTargets(board, p, engaged).length === 0,
  );
  const spared = open.defenders.filter(
    (p) => !engaged.has(p) && touches(p, attackers) && openAttackers(board, p, engaged).length === 0,
  );
  if (spared.length > 0) {
    reasons.push(leftUnattacked(board, spared));
    const both = attackers.filter((a) => spared.some((d) => mayAttack(board, a, d)));
    if (both.length > 0) reasons.push(mustAttackRest(board, both, spared));
  }
  if (idle.length > 0) reasons.push(leftIdle(board, idle));
  return reasons;
}

export type PlannedBattle = { readonly attackers: readonly Piece[]; readonly defenders: readonly Piece[] };

/**
 * Battles that together meet every open obligation. Each obliged unit keeps one opponent; the graph of these pairs
 * has no isolated vertex and splits into stars, and a star is a legal battle under both readings of 8.14.
 * @rule 8.11, 8.12, 8.21
 */
export function completion(board: Board): readonly PlannedBattle[] {
  const open = openObligations(board);
  /** The centre of the star a unit belongs to, and the members of each star. */
  const centreOf = new Map<Piece, Piece>();
  const star = new Map<Piece, Set<Piece>>();
  const join = (centre: Piece, leaf: Piece) => {
    const leaves = star.get(centre) ?? new Set();
    leaves.add(leaf);
    star.set(centre, leaves);
    centreOf.set(centre, centre);
    centreOf.set(leaf, centre);
  };
  const settle = (unit: Piece, opponents: readonly Piece[]) => {
    if (centreOf.has(unit)) return;
    const free = opponents.find((o) => !centreOf.has(o));
    const other = free ?? opponents[0];
    if (!other) return;
    const centre = centreOf.get(other);
    if (centre === undefined || centre === other) return join(other, unit);
    const leaves = star.get(centre);
    if (leaves && leaves.size > 1) {
      // A leaf of a larger star can leave it and pair up with this unit.
      leaves.delete(other);
      return join(other, unit);
    }
    // The star is a single pair: its leaf becomes the centre, with this unit as one more leaf.
    star.delete(centre);
    join(other, centre);
    join(other, unit);
  };
  for (const unit of open.defenders) settle(unit, openAttackers(board, unit));
  for (const unit of open.attackers) settle(unit, openTargets(board, unit));
  const side = board.phasingIndex;
  return [...star].map(([centre, leaves]) =>
    centre.side === side
      ? { attackers: [centre], defenders: [...leaves] }
      : { attackers: [...leaves], defenders: [centre] },
  );
}
