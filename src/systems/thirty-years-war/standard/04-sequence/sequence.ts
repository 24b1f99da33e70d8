/** The sequence of play: which phase follows which, what ends a phase, and how a game starts. Cases 4.1, 6.13, 7.21. */
import type { CounterId, Reason } from '../../../../core/contract/values';
import type { BattlePlay } from '../../engine/system';
import { PHASES, type Phase } from '../../scenario/scenario';
import { enemyOf } from '../../state/battlefield';
import { positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { allNamed, because, PHASE_NAMES } from '../../wording';
import { entry } from '../06-movement/map-edges';
import { countersThatMustEnter, countersToMove } from '../06-movement/movement';
import { stackedUnits } from '../06-movement/stacking';
import { obligationsOf, openObligations } from '../08-combat/obligations';
import { unitsToRollFor } from '../09-disruption/disruption';
import { rollForRemoval } from '../09-disruption/removal';
import { afterLeaderLoss, endIfDecided, loseLeadersCaughtAlone } from '../10-leaders/loss';
import { decisionBeforeGameTurn, firstPlayer, gameTurns, phaseBegins, timeIsUp } from './end';
import { isIdle } from './idle';

/** All reasons why the phase cannot end yet. */
export function endPhaseReasons(state: State, phase: Phase): readonly Reason[] {
  if (phase !== state.phase) {
    return [because('4.1', `This is the ${PHASE_NAMES[state.phase]}, not the ${PHASE_NAMES[phase]}.`)];
  }
  if (phase === 'movement') return movementOpen(state);
  if (phase === 'combat') return combatOpen(state);
  return [];
}

function movementOpen(state: State): readonly Reason[] {
  const position = positionOf(state);
  const stacked = stackedUnits(state).map((units) =>
    because('6.32', `${allNamed(position, units)} stand in one hex; one of them must go on.`, units),
  );
  const late = countersThatMustEnter(state);
  if (late.length === 0) return stacked;
  return [
    ...stacked,
    because(entry(state).cases.where, `${allNamed(position, late)} must still enter the map.`, late),
  ];
}

/** What the Combat Phase still demands of others than these, one reason a kind of duty. @rule 8.11, 8.12 */
export function combatOpen(state: State, without: ReadonlySet<CounterId> = new Set()): readonly Reason[] {
  const position = positionOf(state);
  const open = openObligations(state);
  const attackers = open.attackers.filter(({ id }) => !without.has(id));
  const defenders = open.defenders.filter(({ id }) => !without.has(id));
  const reasons: Reason[] = [];
  if (defenders.length > 0) {
    reasons.push(because('8.11', `Still to be attacked: ${allNamed(position, defenders)}.`, defenders));
  }
  if (attackers.length > 0) {
    reasons.push(because('8.12', `Still to attack: ${allNamed(position, attackers)}.`, attackers));
  }
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
  if (!state.mayReturnToMovement) {
    return [
      because(
        '6.13',
        'A die has been thrown in this Combat Phase, or the game began in it; there is no way back.',
      ),
    ];
  }
  // The way back is only there for counters that can still make a move.
  const toMove = countersToMove({ ...state, phase: 'movement' });
  return toMove.length > 0
    ? []
    : [because('6.13', 'No counter is left that has not moved and has somewhere to go.')];
}
