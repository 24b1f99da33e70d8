/** Declaring a battle: cases 8.1 to 8.22, 9.14 and what the exclusive rules say of a charge. */
import type { CounterId } from '../../../../core/contract/values';
import { unknownCounter } from '../../engine/reasons';
import type { Reason } from '../../rulebook/cited';
import type { Piece } from '../../state/piece';
import { phasingIndex, pieceOf, piecesOf, positionOf } from '../../state/position';
import type { Declaration, State } from '../../state/state';
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
export function battleReasons(state: State, battle: Declaration): readonly Reason[] {
  const unknown = [...battle.attackers, ...battle.defenders].filter((id) => !pieceOf(state, id));
  if (unknown.length > 0) return unknown.map((id) => unknownCounter(state, id));
  const attackers = piecesOf(state, battle.attackers);
  const defenders = piecesOf(state, battle.defenders);
  const reasons: Reason[] = [];
  if (attackers.length === 0) reasons.push(noAttacker(state));
  if (defenders.length === 0) reasons.push(noDefender(state));
  reasons.push(...attackers.flatMap((unit) => attackerReasons(state, unit)));
  reasons.push(...defenders.flatMap((unit) => defenderReasons(state, unit)));
  reasons.push(...repeated(state, [...attackers, ...defenders]));
  if (reasons.length > 0) return reasons;
  reasons.push(
    ...attackers.flatMap((a) => defenders.flatMap((d) => pairReasons(state, a, d, attackers.length))),
  );
  if (state.options.manyAgainstMany === 'oneSide' && attackers.length > 1 && defenders.length > 1) {
    reasons.push(oneSideIsSingle(state, attackers, defenders));
  }
  if (battle.charge) reasons.push(...chargeReasons(state, attackers, defenders));
  reasons.push(...declaredLeaderReasons(state, battle, attackers, defenders));
  reasons.push(...strandedBy(state, attackers, defenders));
  return reasons;
}

/** Why a counter cannot attack in this phase at all. */
export function attackerReasons(state: State, unit: Piece): readonly Reason[] {
  if (!unit.unit) return [attacksNever(state, unit)];
  if (unit.side !== phasingIndex(state)) return [ofTheDefender(state, unit)];
  if (unit.hex < 0) return [goneReason(state, unit)];
  if (unit.state.fought) return [hasAttacked(state, unit)];
  if (unit.state.disrupted) return [disruptedAttacks(state, unit)];
  return [];
}

/** Why a counter cannot be attacked in this phase at all. */
export function defenderReasons(state: State, unit: Piece): readonly Reason[] {
  if (!unit.unit) return [neverAttacked(state, unit)];
  if (unit.side === phasingIndex(state)) return [isFriend(state, unit)];
  if (unit.hex < 0) return [goneReason(state, unit)];
  if (unit.state.fought) return [hasBeenAttacked(state, unit)];
  return [];
}

function goneReason(state: State, unit: Piece): Reason {
  return unit.state.off === 'eliminated' ? fightsNoMore(state, unit) : fightsOffMap(state, unit);
}

/** Why these two cannot be in one battle, as far as ground and distance go. */
export function pairReasons(
  state: State,
  attacker: Piece,
  defender: Piece,
  attackers = 1,
): readonly Reason[] {
  const bar = attackBarBetween(positionOf(state), attacker, defender);
  if (!bar) return [];
  if (bar.rule !== '8.15') return [noAttackThere(state, attacker, defender, bar)];
  return [attackers > 1 ? notNextToAll(state, attacker, defender) : notAdjacent(state, attacker, defender)];
}

function repeated(state: State, pieces: readonly Piece[]): readonly Reason[] {
  const twice = pieces.filter((piece, index) => pieces.indexOf(piece) !== index);
  return twice.map((piece) => namedTwice(state, piece));
}

function declaredLeaderReasons(
  state: State,
  battle: Declaration,
  attackers: readonly Piece[],
  defenders: readonly Piece[],
): readonly Reason[] {
  const unknown = battle.leaders.flatMap((use) => [use.leader, use.unit]).filter((id) => !pieceOf(state, id));
  if (unknown.length > 0) return unknown.map((id) => unknownCounter(state, id));
  const attackersOnly = new Set(battle.attackers);
  const ours = battle.leaders.filter((use) => attackersOnly.has(use.unit));
  const theirs = battle.leaders.filter((use) => !attackersOnly.has(use.unit));
  const reasons = [...leaderReasons(state, ours, attackers, false)];
  if (!asksDefender(state)) reasons.push(...leaderReasons(state, theirs, defenders, true));
  else if (theirs.length > 0) {
    const leaders = theirs.map((use) => use.leader);
    reasons.push(defenderAskedLater(state, piecesOf(state, leaders)));
  }
  return reasons;
}

export function asksDefender(state: State): boolean {
  return state.options.askDefender === 'yes';
}

/** Leaders of both sides unless the players say otherwise; the defender's are left open when he is asked. @rule 10.1 */
export function defaultLeadersOfBattle(
  state: State,
  attackerIds: readonly CounterId[],
  defenderIds: readonly CounterId[],
  isAsked = asksDefender(state),
): Declaration['leaders'] {
  const attackers = piecesOf(state, attackerIds);
  const defenders = piecesOf(state, defenderIds);
  const ours = defaultLeaders(state, attackers, defenders, false);
  const theirs = isAsked ? [] : defaultLeaders(state, defenders, attackers, true);
  return sortedUses([...ours, ...theirs]);
}

export function sortedUses(uses: Declaration['leaders']): Declaration['leaders'] {
  return uses.toSorted((a, b) =>
    a.leader < b.leader ? -1 : a.leader > b.leader ? 1 : a.unit < b.unit ? -1 : 1,
  );
}

/** Whether the defender has any Leader to decide about. */
export function defenderHasLeaders(state: State, battle: Declaration): boolean {
  return piecesOf(state, battle.defenders).some((unit) => leadersFor(state, unit).length > 0);
}
