/**
 * The battles that can be declared. There are as many as sets of units that touch, so that a selection of them stands
 * for all unless more are asked for. Cases 8.1 to 8.3.
 */

import type { Asking } from '../../../../core/contract/rules';
import { inTurn } from '../../engine/inTurn';
import { subsets } from '../../engine/subsets';
import type { CommandOf } from '../../engine/types';
import type { LeaderUse } from '../../scenario/scenario';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { enemySide } from '../../state/position';
import { leadersFor } from '../10-leaders/leaders';
import { chargeReasons } from './charge';
import { battleReasons, defaultLeadersOfBattle, sortedUses } from './combat';
import { openAttackers, openTargets } from './obligations';

type Attack = CommandOf<'attack'>;

/** Up to so many neighbours are tried in every combination; of more the strongest attack together. */
const FEW = 4;

/**
 * For each enemy every set of those who can attack him, for each attacker every set of those whom he can attack, and
 * all connected units together; with the default Leaders, and with a charge where one may be made.
 */
export function* likelyBattles(board: Board, asking: Asking): Generator<Attack> {
  const seen = new Set<string>();
  function* once(attackers: readonly Piece[], defenders: readonly Piece[]): Generator<Attack> {
    const [a, d] = [attackers, defenders].map((side) => side.map(({ id }) => id).toSorted());
    const key = `${a}x${d}`;
    if (!a || !d || attackers.length === 0 || defenders.length === 0 || seen.has(key)) return;
    seen.add(key);
    const leaders = sortedUses(defaultLeadersOfBattle(board, a, d));
    for (const charge of inTurn([false, true], asking)) {
      if (charge && chargeReasons(board, attackers, defenders).length > 0) continue;
      const battle: Attack = { do: 'attack', attackers: a, defenders: d, charge, leaders };
      if (battleReasons(board, battle).length === 0) yield battle;
    }
  }
  const side = board.phasingIndex;
  for (const enemy of inTurn(board.forces[enemySide(side)], asking))
    if (mayFight(board, enemy))
      for (const set of setsOf(openAttackers(board, enemy), asking)) yield* once(set, [enemy]);
  for (const unit of inTurn(board.forces[side], asking))
    if (mayFight(board, unit))
      for (const set of setsOf(openTargets(board, unit), asking)) yield* once([unit], set);
  const ours = board.forces[side].filter((unit) => mayFight(board, unit));
  for (const [attackers, defenders] of groupsOf(board, ours)) yield* once(attackers, defenders);
}

/** Asked of every unit first: whether it has an enemy to fight. */
function mayFight(board: Board, { unit, hex, side, fought }: Piece): boolean {
  return unit && hex >= 0 && !fought && board.isBeside(enemySide(side), hex);
}

/** All sets of attackers and of defenders, with every use of Leaders: for small positions. */
export function* everyBattle(board: Board): Generator<Attack> {
  const { ours, theirs } = inContact(board);
  for (const attackers of subsets(ours)) {
    for (const defenders of subsets(theirs)) {
      if (attackers.length === 0 || defenders.length === 0) continue;
      const [a, d] = [attackers, defenders].map((side) => side.map(({ id }) => id).toSorted());
      for (const uses of leaderUses(board, [...attackers, ...defenders])) {
        for (const charge of [false, true]) {
          const battle = { attackers: a ?? [], defenders: d ?? [], charge, leaders: sortedUses(uses) };
          if (battleReasons(board, battle).length === 0) yield { do: 'attack', ...battle };
        }
      }
    }
  }
}

/** Every way of giving Leaders to these units, or to none, each Leader to one at most. */
export function leaderUses(board: Board, units: readonly Piece[]): readonly (readonly LeaderUse[])[] {
  const byLeader = new Map<Piece, readonly Piece[]>();
  for (const unit of units)
    for (const leader of leadersFor(board, unit))
      byLeader.set(leader, [...(byLeader.get(leader) ?? []), unit]);
  let all: readonly (readonly LeaderUse[])[] = [[]];
  for (const [leader, helped] of byLeader) {
    const used = (unit: Piece): LeaderUse => ({ leader: leader.id, unit: unit.id });
    all = all.concat(helped.flatMap((unit) => all.map((uses) => [...uses, used(unit)])));
  }
  return all;
}

function inContact(board: Board): { readonly ours: readonly Piece[]; readonly theirs: readonly Piece[] } {
  const side = board.phasingIndex;
  const units = board.pieces.filter((piece) => piece.unit && piece.hex >= 0);
  return {
    ours: units.filter((unit) => unit.side === side && openTargets(board, unit).length > 0),
    theirs: units.filter((unit) => unit.side !== side && openAttackers(board, unit).length > 0),
  };
}

/** Every set of a few, made as it is taken; of many each by itself, and the strongest together. */
function* setsOf(units: readonly Piece[], asking: Asking): Generator<readonly Piece[]> {
  if (units.length <= FEW) {
    for (const set of inTurn(SETS[units.length] ?? [], asking)) yield units.filter((_, i) => set & (1 << i));
    return;
  }
  const ranked = units.toSorted((a, b) => b.printed.strength - a.printed.strength || a.index - b.index);
  const sets = [...ranked.map((unit) => [unit]), ...ranked.slice(1).map((_, i) => ranked.slice(0, i + 2))];
  yield* inTurn(sets, asking);
}

/** By how many there are, all sets of them but the empty one: a bit for each that is in it. */
const SETS = Array.from({ length: FEW + 1 }, (_, of) =>
  Array.from({ length: 2 ** of - 1 }, (_, set) => set + 1),
);

/** Units connected by the enemies that they can attack, with all of these: one battle that leaves none over. */
function groupsOf(
  board: Board,
  ours: readonly Piece[],
): readonly (readonly [readonly Piece[], readonly Piece[]])[] {
  const left = new Set(ours);
  const groups: (readonly [readonly Piece[], readonly Piece[]])[] = [];
  for (const first of ours) {
    if (!left.has(first)) continue;
    const attackers = new Set([first]);
    const defenders = new Set<Piece>();
    for (const unit of attackers) {
      left.delete(unit);
      for (const enemy of openTargets(board, unit)) {
        if (defenders.has(enemy)) continue;
        defenders.add(enemy);
        for (const other of openAttackers(board, enemy)) attackers.add(other);
      }
    }
    groups.push([[...attackers], [...defenders]]);
  }
  return groups;
}
