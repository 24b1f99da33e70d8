/** The sequence of play: which phase follows which, what ends a phase, and how a game starts. Cases 4.1, 6.13, 7.21. */
import type { CounterId } from '../../../../core/contract/values';
import type { BattlePlay } from '../../engine/system';
import type { Reason } from '../../rulebook/cited';
import { PHASES, type Phase } from '../../scenario/scenario';
import { enemyOf } from '../../state/battlefield';
import type { State } from '../../state/state';
import { countersThatMustEnter, countersToMove } from '../06-movement/movement';
import { stackedUnits } from '../06-movement/stacking';
import { obligationsOf, openObligations } from '../08-combat/obligations';
import { unitsToRollFor } from '../09-disruption/disruption';
import { rollForRemoval } from '../09-disruption/removal';
import { afterLeaderLoss, endIfDecided, loseLeadersCaughtAlone } from '../10-leaders/loss';
import { decisionBeforeGameTurn, firstPlayer, gameTurns, phaseBegins, timeIsUp } from './end';
import { isIdle } from './idle';
import {
  mustStillEnter,
  nobodyLeftToMove,
  notThisPhase,
  noWayBack,
  oneMustGoOn,
  stillToAttack,
  stillToBeAttacked,
} from './reasons';

/** All reasons why the phase cannot end yet. */
export function endPhaseReasons(state: State, phase: Phase): readonly Reason[] {
  if (phase !== state.phase) return [notThisPhase(state, phase)];
  if (phase === 'movement') return movementOpen(state);
  if (phase === 'combat') return combatOpen(state);
  return [];
}

function movementOpen(state: State): readonly Reason[] {
  const stacked = stackedUnits(state).map((units) => oneMustGoOn(state, units));
  const late = countersThatMustEnter(state);
  return late.length > 0 ? [...stacked, mustStillEnter(state, late)] : stacked;
}

/** What the Combat Phase still demands of others than these, one reason a kind of obligation. @rule 8.11, 8.12 */
export function combatOpen(state: State, without: ReadonlySet<CounterId> = new Set()): readonly Reason[] {
  const open = openObligations(state);
  const attackers = open.attackers.filter(({ id }) => !without.has(id));
  const defenders = open.defenders.filter(({ id }) => !without.has(id));
  const reasons: Reason[] = [];
  if (defenders.length > 0) reasons.push(stillToBeAttacked(state, defenders));
  if (attackers.length > 0) reasons.push(stillToAttack(state, attackers));
  return reasons;
}

/** Ends the phase that is going on and begins the next one. @rule 4.1 */
export function endPhase(play: BattlePlay): void {
  const { phase } = play.state;
  if (isIdle(play.state)) play.emit({ happened: 'phasePassed', phase });
  if (phase === 'disruptionRemoval') {
    for (const unit of unitsToRollFor(play.state)) rollForRemoval(play, unit.id);
  }
  losePhaseLeaders(play);
  // The game, or its day, may have ended with a Leader.
  if (play.state.over || play.state.pending) return;
  const next = PHASES[PHASES.indexOf(phase) + 1];
  if (next) beginPhase(play, next);
  else endPlayerTurn(play);
}

/** @rule 10.0 */
function losePhaseLeaders(play: BattlePlay): void {
  loseLeadersCaughtAlone(play);
  afterLeaderLoss(play);
  endIfDecided(play);
}

function beginPhase(play: BattlePlay, phase: Phase): void {
  const { gameTurn, phasingSide: side } = play.state;
  // What must be fought is fixed as the Movement Phase ends and never changes during combat; @rule 7.21
  const obligations = phase === 'combat' ? obligationsOf(play.state) : null;
  play.emit({ happened: 'phaseBegan', gameTurn, side, phase, obligations });
  phaseBegins(play);
}

function endPlayerTurn(play: BattlePlay): void {
  const { scenario, gameTurn, phasingSide } = play.state;
  const first = firstPlayer(play.state);
  if (phasingSide === first) {
    beginPlayerTurn(play, gameTurn, enemyOf(scenario, first));
    return;
  }
  if (gameTurn >= gameTurns(play.state)) {
    timeIsUp(play);
    return;
  }
  beginPlayerTurn(play, gameTurn + 1, first);
  const pending = decisionBeforeGameTurn(play.state);
  if (pending) play.emit({ happened: 'decisionOpened', pending });
}

function beginPlayerTurn(play: BattlePlay, gameTurn: number, side: State['phasingSide']): void {
  play.emit({ happened: 'phaseBegan', gameTurn, side, phase: 'disruptionRemoval', obligations: null });
}

/** All reasons why the Movement Phase cannot be gone back to. @rule 6.13 */
export function returnReasons(state: State): readonly Reason[] {
  if (!state.mayReturnToMovement) return [noWayBack(state)];
  // The way back is only there for counters that can still make a move.
  const toMove = countersToMove({ ...state, phase: 'movement' });
  return toMove.length > 0 ? [] : [nobodyLeftToMove(state)];
}
