/** What to look at in each phase and decision, with what can be counted of it. */

import { distance, OFF_MAP } from '../../../core/hex/hex';
import type { DecisionName } from '../engine/types';
import { Gains } from '../estimate/gains';
import { stagedPrompt } from '../play/prompt';
import { said } from '../play/stage';
import type { RuleCase } from '../rulebook/cited';
import { isLastDay, verdict } from '../standard/04-sequence/end';
import { endPhaseReasons } from '../standard/04-sequence/sequence';
import { hasTurnToCome, isLastTurn } from '../standard/04-sequence/turns-to-come';
import { gunsThatMayAct, targetsOf } from '../standard/05-artillery/artillery';
import { whyNoGunFires } from '../standard/05-artillery/words';
import { openObligations } from '../standard/08-combat/obligations';
import { unitsToRollFor, unitsWithoutRoll } from '../standard/09-disruption/disruption';
import { neighboursOf } from '../state/battlefield';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { enemySide } from '../state/position';
import { capital, counted, countInWords, named } from '../wording';
import { decisionCoachOf } from './decisionCoach';
import { type Approach, approachOf, gatherings } from './gathering';
import { thenInWords, threatsTo } from './threats/threats';
import { sentences } from './words';

export type Look = { readonly look: string; readonly rules: readonly RuleCase[] };

export function lookAt(board: Board, gains: Gains): Look {
  if (board.over) return { look: `The battle is over. ${verdict(board).text}`, rules: [] };
  if (board.pending) return atDecision(board, board.pending.kind);
  switch (board.phase) {
    case 'disruptionRemoval':
      return atRemoval(board);
    case 'artilleryFire':
      return atFire(board);
    case 'movement':
      return atMovement(board, gains);
    case 'combat':
      return atCombat(board);
  }
}

function atDecision(board: Board, kind: DecisionName): Look {
  const coach = decisionCoachOf(kind);
  if (coach) return { look: coach.look, rules: coach.rules };
  return { look: said(stagedPrompt(board, null).instruction), rules: [] };
}

/** @rule 9.2 */
function atRemoval(board: Board): Look {
  const [may, mayNot] = [unitsToRollFor(board).length, unitsWithoutRoll(board).length];
  const rolls =
    may > 0 ? `${capital(counted(may, 'disrupted unit'))} can recover.` : 'No unit of yours can recover now.';
  const others =
    mayNot > 0
      ? `${capital(counted(mayNot, 'other'))} cannot: look how to bring ${mayNot > 1 ? 'them' : 'it'} out of the enemy’s reach.`
      : null;
  return { look: sentences(rolls, others), rules: ['9.2'] };
}

/** @rule 5.11 */
function atFire(board: Board): Look {
  const guns = gunsThatMayAct(board);
  const targets = new Set(guns.flatMap((gun) => targetsOf(board, gun)).filter((target) => !target.disrupted));
  if (targets.size === 0) {
    // Before a walled town there are walls to fire at.
    const goOn = board.scenario.map.fortress === null ? 'Go on to the Movement Phase.' : null;
    return { look: sentences(whyNoShotCounts(board, guns), goOn), rules: ['5.11'] };
  }
  return {
    look: sentences(
      `${capital(counted(guns.length, 'gun'))} can fire on ${counted(targets.size, 'undisrupted unit')}.`,
      'Look for those that your units can attack in this turn: disrupted, they have half their strength.',
    ),
    rules: ['5.11', '9.13'],
  };
}

/** @rule 5.11 */
function whyNoShotCounts(board: Board, guns: readonly Piece[]): string {
  if (guns.length === 0) return whyNoGunFires(board);
  return guns.some((gun) => targetsOf(board, gun).length > 0)
    ? 'Your guns see only units that are disrupted already: fire would not change them.'
    : 'Your guns see no enemy unit.';
}

/** @rule 7.21, 8.11, 8.12 */
function atMovement(board: Board, gains: Gains): Look {
  const side = board.phasingIndex;
  const approach = approachOf(board, new Gains(), side, (piece) => !piece.moved);
  const good = gatherings(board, approach).length;
  const threatened = threatsTo(board, gains, side).length;
  const [bar] = endPhaseReasons(board, 'movement');
  return {
    look: sentences(
      bar ? bar.text : null,
      good > 0
        ? `${capital(counted(good, 'enemy unit'))} can be attacked this turn with more to win than to lose.`
        : insteadOfAttacks(board, approach),
      threatened > 0
        ? `The enemy could do the same to ${countInWords(threatened)} of yours: look who stands alone.`
        : isLastTurn(board)
          ? null
          : `The enemy can do little to you ${thenInWords(board)}.`,
      standing(board),
    ),
    rules: ['7.21', '8.11', ...(bar ? [bar.rule] : [])],
  };
}

/** Where no attack is worth it, what to do instead: come nearer to whom, bring more, or go on. */
function insteadOfAttacks(board: Board, { side, comers }: Approach): string {
  const enemies = board.forces[enemySide(side)].filter(({ unit, hex }) => unit && hex !== OFF_MAP);
  const isReached = enemies.some(({ hex }) =>
    neighboursOf(board.field, hex).some((near) => comers.has(near.hex)),
  );
  if (isReached)
    return 'No enemy can be attacked this turn with more to win than to lose: bring more units up together, keep the weak ones out of reach, or end the phase.';
  const [nearest] = pairsOf(board, side, enemies).toSorted((a, b) => a.hexes - b.hexes);
  if (!nearest) return 'No unit of yours can march on an enemy now: end the phase.';
  const { mover, enemy, hexes } = nearest;
  const todo = hasTurnToCome(board, side) ? 'come nearer together, or end the phase' : 'end the phase';
  return `No unit of yours can reach an enemy. ${capital(named(board, enemy))} is the nearest, ${countInWords(hexes)} hexes from ${named(board, mover)}: ${todo}.`;
}

/** Who may still march, and each enemy, with how far they are from each other. */
function pairsOf(board: Board, side: 0 | 1, enemies: readonly Piece[]) {
  const movers = board.forces[side].filter(
    ({ unit, hex, moved, disrupted }) => unit && hex !== OFF_MAP && !moved && !disrupted,
  );
  return movers.flatMap((mover) =>
    enemies.map((enemy) => ({ mover, enemy, hexes: distance(board.field.grid, mover.hex, enemy.hex) })),
  );
}

/** @rule 8.11, 8.12 */
function atCombat(board: Board): Look {
  const { attackers, defenders } = openObligations(board);
  const must =
    attackers.length + defenders.length > 0
      ? `${capital(counted(defenders.length, 'enemy unit'))} must be attacked and ${counted(attackers.length, 'unit')} of yours must attack: look who is left over for whom.`
      : 'Nothing has to be fought any more: attack where it pays, or end the phase.';
  const disrupted = board.forces[enemySide(board.phasingIndex)].filter(
    (unit) =>
      unit.unit &&
      unit.hex !== OFF_MAP &&
      unit.disrupted &&
      !unit.fought &&
      board.isBeside(board.phasingIndex, unit.hex),
  );
  const weak =
    disrupted.length > 0
      ? `${capital(counted(disrupted.length, 'enemy unit'))} beside yours ${disrupted.length > 1 ? 'are' : 'is'} disrupted: a second disruption eliminates ${disrupted.length > 1 ? 'them' : 'it'}.`
      : null;
  return { look: sentences(must, weak), rules: ['8.11', '8.12', '9.0'] };
}

/** How the battle stands, where it is counted before its end: of several days only points are. */
function standing(board: Board): string | null {
  const { text, winner, points } = verdict(board);
  return points === null && (winner === null || !isLastDay(board))
    ? null
    : `${text.replace(/\.$/, '')}, as things stand.`;
}
