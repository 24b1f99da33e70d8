/** Declaring a battle: cases 8.1 to 8.22, 9.14 and what the exclusive rules say of a charge. */
import type { CounterId } from '../../../../core/contract/values';
import { unknownCounter } from '../../engine/reasons';
import type { Reason } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { pieceOf, piecesOf } from '../../state/position';
import type { Declaration } from '../../state/state';
import { attackBarBetween } from '../07-zones-of-control';
import { defaultLeaders, leaderReasons, leadersFor } from '../10-leaders/leaders';
import { chargeReasons } from './charge';
import { strandedBy } from './obligations';
import {
  attacksNever,
  defenderAskedLater,
  disruptedAttacks,
  fightsNoMore,
  fightsOffMap,
  hasAttacked,
  hasBeenAttacked,
  isFriend,
  namedTwice,
  neverAttacked,
  noAttacker,
  noAttackThere,
  noDefender,
  notAdjacent,
  notNextToAll,
  ofTheDefender,
  oneSideIsSingle,
} from './reasons';

/** All reasons why a battle may not be declared as it stands; the phase is judged by the sequence of play. */
export function battleReasons(board: Board, battle: Declaration): readonly Reason[] {
  const unknown = [...battle.attackers, ...battle.defenders].filter((id) => !pieceOf(board, id));
  if (unknown.length > 0) return unknown.map((id) => unknownCounter(board, id));
  const attackers = piecesOf(board, battle.attackers);
  const defenders = piecesOf(board, battle.defenders);
  const reasons: Reason[] = [];
  if (attackers.length === 0) reasons.push(noAttacker(board));
  if (defenders.length === 0) reasons.push(noDefender(board));
  reasons.push(...attackers.flatMap((unit) => attackerReasons(board, unit)));
  reasons.push(...defenders.flatMap((unit) => defenderReasons(board, unit)));
  reasons.push(...repeated(board, [...attackers, ...defenders]));
  if (reasons.length > 0) return reasons;
  reasons.push(
    ...attackers.flatMap((a) => defenders.flatMap((d) => pairReasons(board, a, d, attackers.length))),
  );
  if (board.options.manyAgainstMany === 'oneSide' && attackers.length > 1 && defenders.length > 1) {
    reasons.push(oneSideIsSingle(board, attackers, defenders));
  }
  if (battle.charge) reasons.push(...chargeReasons(board, attackers, defenders));
  reasons.push(...declaredLeaderReasons(board, battle, attackers, defenders));
  reasons.push(...strandedBy(board, attackers, defenders));
  return reasons;
}

/** Why a counter cannot attack in this phase at all. */
export function attackerReasons(board: Board, unit: Piece): readonly Reason[] {
  if (!unit.unit) return [attacksNever(board, unit)];
  if (unit.side !== board.phasingIndex) return [ofTheDefender(board, unit)];
  if (unit.hex < 0) return [goneReason(board, unit)];
  if (unit.fought) return [hasAttacked(board, unit)];
  if (unit.disrupted) return [disruptedAttacks(board, unit)];
  return [];
}

/** Why a counter cannot be attacked in this phase at all. */
export function defenderReasons(board: Board, unit: Piece): readonly Reason[] {
  if (!unit.unit) return [neverAttacked(board, unit)];
  if (unit.side === board.phasingIndex) return [isFriend(board, unit)];
  if (unit.hex < 0) return [goneReason(board, unit)];
  if (unit.fought) return [hasBeenAttacked(board, unit)];
  return [];
}

function goneReason(board: Board, unit: Piece): Reason {
  return unit.off === 'eliminated' ? fightsNoMore(board, unit) : fightsOffMap(board, unit);
}

/** Why these two cannot be in one battle, as far as ground and distance go. */
export function pairReasons(
  board: Board,
  attacker: Piece,
  defender: Piece,
  attackers = 1,
): readonly Reason[] {
  const bar = attackBarBetween(board, attacker, defender);
  if (!bar) return [];
  if (bar.rule !== '8.15') return [noAttackThere(board, attacker, defender, bar)];
  return [attackers > 1 ? notNextToAll(board, attacker, defender) : notAdjacent(board, attacker, defender)];
}

function repeated(board: Board, pieces: readonly Piece[]): readonly Reason[] {
  const twice = pieces.filter((piece, index) => pieces.indexOf(piece) !== index);
  return twice.map((piece) => namedTwice(board, piece));
}

function declaredLeaderReasons(
  board: Board,
  battle: Declaration,
  attackers: readonly Piece[],
  defenders: readonly Piece[],
): readonly Reason[] {
  const unknown = battle.leaders.flatMap((use) => [use.leader, use.unit]).filter((id) => !pieceOf(board, id));
  if (unknown.length > 0) return unknown.map((id) => unknownCounter(board, id));
  const attackersOnly = new Set(battle.attackers);
  const ours = battle.leaders.filter((use) => attackersOnly.has(use.unit));
  const theirs = battle.leaders.filter((use) => !attackersOnly.has(use.unit));
  const reasons = [...leaderReasons(board, ours, attackers, false)];
  if (!asksDefender(board)) reasons.push(...leaderReasons(board, theirs, defenders, true));
  else if (theirs.length > 0) {
    const leaders = theirs.map((use) => use.leader);
    reasons.push(defenderAskedLater(board, piecesOf(board, leaders)));
  }
  return reasons;
}

export function asksDefender(board: Board): boolean {
  return board.options.askDefender === 'yes';
}

/** Leaders of both sides unless the players say otherwise; the defender's are left open when he is asked. @rule 10.1 */
export function defaultLeadersOfBattle(
  board: Board,
  attackerIds: readonly CounterId[],
  defenderIds: readonly CounterId[],
  isAsked = asksDefender(board),
): Declaration['leaders'] {
  const attackers = piecesOf(board, attackerIds);
  const defenders = piecesOf(board, defenderIds);
  const ours = defaultLeaders(board, attackers, defenders, false);
  const theirs = isAsked ? [] : defaultLeaders(board, defenders, attackers, true);
  return sortedUses([...ours, ...theirs]);
}

/** With the Leaders whom a defender who is asked for them will send, besides those that are declared. @rule 10.11 */
export function asFought<Battle extends Declaration>(board: Board, declared: Battle): Battle {
  if (!asksDefender(board)) return declared;
  const { attackers, defenders, leaders } = declared;
  const theirs = defaultLeaders(board, piecesOf(board, defenders), piecesOf(board, attackers), true);
  return { ...declared, leaders: sortedUses([...leaders, ...theirs]) };
}

export function sortedUses(uses: Declaration['leaders']): Declaration['leaders'] {
  return uses.toSorted((a, b) =>
    a.leader < b.leader ? -1 : a.leader > b.leader ? 1 : a.unit < b.unit ? -1 : 1,
  );
}

/** Whether the defender has any Leader to decide about. */
export function defenderHasLeaders(board: Board, battle: Declaration): boolean {
  return piecesOf(board, battle.defenders).some((unit) => leadersFor(board, unit).length > 0);
}
