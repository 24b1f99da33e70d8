/** The sequence of play: which phase follows which, what ends a phase, and how a game starts. Cases 4.1, 6.13, 7.21. */
import type { CounterId, SideId } from '../../../../core/contract/values';
import type { BattlePlay } from '../../engine/system';
import type { Reason } from '../../rulebook/cited';
import { PHASES, type Phase } from '../../scenario/scenario';
import { enemyOf } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { countersThatMustEnter } from '../06-movement/movement';
import { stackedUnits } from '../06-movement/stacking';
import { obligationsOf, openObligations } from '../08-combat/obligations';
import { unitsToRollFor } from '../09-disruption/disruption';
import { rollForRemoval } from '../09-disruption/removal';
import { afterLeaderLoss, endIfDecided, loseLeadersCaughtAlone } from '../10-leaders/loss';
import { decisionBeforeGameTurn, firstPlayer, gameTurns, phaseBegins, timeIsUp } from './end';
import { isIdle, somethingToDo } from './idle';
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
export function endPhaseReasons(board: Board, phase: Phase): readonly Reason[] {
  if (phase !== board.phase) return [notThisPhase(board, phase)];
  if (phase === 'movement') return movementOpen(board);
  if (phase === 'combat') return combatOpen(board);
  return [];
}

function movementOpen(board: Board): readonly Reason[] {
  const stacked = stackedUnits(board).map((units) => oneMustGoOn(board, units));
  const late = countersThatMustEnter(board);
  return late.length > 0 ? [...stacked, mustStillEnter(board, late)] : stacked;
}

/** What the Combat Phase still demands of others than these, one reason a kind of obligation. @rule 8.11, 8.12 */
export function combatOpen(board: Board, without: ReadonlySet<CounterId> = new Set()): readonly Reason[] {
  const open = openObligations(board);
  const attackers = open.attackers.filter(({ id }) => !without.has(id));
  const defenders = open.defenders.filter(({ id }) => !without.has(id));
  const reasons: Reason[] = [];
  if (defenders.length > 0) reasons.push(stillToBeAttacked(board, defenders));
  if (attackers.length > 0) reasons.push(stillToAttack(board, attackers));
  return reasons;
}

/** Ends the phase that is going on and begins the next one. @rule 4.1 */
export function endPhase(play: BattlePlay): void {
  const { phase } = play.board;
  if (isIdle(play.board)) play.emit({ happened: 'phasePassed', phase });
  if (phase === 'disruptionRemoval') {
    for (const unit of unitsToRollFor(play.board)) rollForRemoval(play, unit.id);
  }
  losePhaseLeaders(play);
  // The game, or its day, may have ended with a Leader.
  if (play.board.over || play.board.pending) return;
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
  const { gameTurn, phasingSide: side } = play.board;
  // What must be fought is fixed as the Movement Phase ends and never changes during combat; @rule 7.21
  const obligations = phase === 'combat' ? obligationsOf(play.board) : null;
  play.emit({ happened: 'phaseBegan', gameTurn, side, phase, obligations });
  phaseBegins(play);
}

function endPlayerTurn(play: BattlePlay): void {
  const { scenario, gameTurn, phasingSide } = play.board;
  const first = firstPlayer(play.board);
  if (phasingSide === first) {
    beginPlayerTurn(play, gameTurn, enemyOf(scenario, first));
    return;
  }
  if (gameTurn >= gameTurns(play.board)) {
    timeIsUp(play);
    return;
  }
  beginPlayerTurn(play, gameTurn + 1, first);
  const pending = decisionBeforeGameTurn(play.board);
  if (pending) play.emit({ happened: 'decisionOpened', pending });
}

function beginPlayerTurn(play: BattlePlay, gameTurn: number, side: SideId): void {
  play.emit({ happened: 'phaseBegan', gameTurn, side, phase: 'disruptionRemoval', obligations: null });
}

/** All reasons why the Movement Phase cannot be gone back to. @rule 6.13 */
export function returnReasons(board: Board): readonly Reason[] {
  if (!board.mayReturnToMovement) return [noWayBack(board)];
  // The way back is only there for counters that can still make a move.
  return somethingToDo(board, 'movement') ? [] : [nobodyLeftToMove(board)];
}
