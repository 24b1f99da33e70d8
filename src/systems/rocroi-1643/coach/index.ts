/**
 * The coach of Rocroi 1643: it asks the rules what can be done and what comes of it, and weighs that by a measure of
 * its own. It holds no rule, and computes every figure that it says.
 */
import type { Coach } from '../../../core/contract/coach';
import { check } from '../engine/judge';
import type { Rocroi1643 } from '../engine/system';
import type { Command } from '../engine/types';
import { measure } from '../estimate/measure';
import { rules } from '../index';
import { actingSide, openDecision } from '../play/heading';
import { type Board, boardOf, enemyOf } from '../state/board';
import { sideIndexOf } from '../state/numbering';
import { aimingActs, worthOfShots } from './aiming';
import { nextApproach } from './approach';
import { chiefActs, worthOfChiefMove } from './chiefs';
import { attackOf, combatActs, worthOfAttack, worthOfNothing, worthOfOther } from './combat';
import { decisionActs, worthOfAnyDecision, worthOfDecision } from './decisions';
import { exposedBy } from './exposes';
import { lookAt } from './look';
import { type Budget, movementActs, worthOfMoves } from './movement';
import { outlook } from './outlook';
import { rallyActs, worthOfAnyRally, worthOfRally } from './rally';
import { Threats, type ThreatWeights, threatAdvice } from './threats';
import { threatShownTo, threatsShown } from './threatView';
import { type Advice, onOption } from './words';

export const rocroi1643Coach: Coach<Rocroi1643> = {
  system: rules.id,
  coach(state) {
    const board = boardOf(state);
    const threats = threatsTo(board);
    const isThreatened = board.state.step !== 'cup' && !openDecision(board) && !state.over;
    return {
      ...lookAt(board, threats),
      acts: state.over ? [] : actsOn(board, threats),
      threats: isThreatened ? threatAdvice(board, threats) : [],
    };
  },
  exposes(state, command) {
    const board = boardOf(state);
    return check(board, command).length === 0 ? exposedBy(board, command, threatsTo(board)) : null;
  },
  measure: (state, side) => Math.round(measure(boardOf(state), sideIndexOf(state.scenario, side))),
  worthOf(state, commands) {
    const board = boardOf(state);
    return Math.round(worthOf(board, threatsTo(board), commands));
  },
  threats: (state, side) => threatsShown(boardOf(state), sideIndexOf(state.scenario, side)),
  threatTo(state, side, command, counter) {
    const board = boardOf(state);
    const legal = command && check(board, command).length === 0 ? command : null;
    return threatShownTo(board, sideIndexOf(state.scenario, side), legal, counter);
  },
};

/** What the enemy of the side that decides could do to it. */
export function threatsTo(board: Board, weights: ThreatWeights = {}): Threats {
  return new Threats(nextApproach(board, enemyOf(actingSide(board))), weights);
}

/** A few acts that make sense for the open step or decision, the best first. */
export function actsOn(board: Board, threats: Threats, budget: Budget = USUAL): readonly Advice[] {
  if (openDecision(board)) return decisionActs(board, threats);
  switch (board.state.step) {
    case 'aiming':
      return aimingActs(board);
    case 'cup':
      return [drawAdvice()];
    case 'movement':
      return movementActs(board, threats, budget);
    case 'combat':
      return combatActs(board);
    case 'chiefs':
      return chiefActs(board, threats);
    case 'rally':
      return rallyActs(board, threats);
  }
}

/** Of a person who asks. */
const USUAL: Budget = { left: 500, weigh: () => true, wanted: 3 };

function drawAdvice(): Advice {
  return {
    text: 'Draw the next marker: nothing else can be done now.',
    ...{ rules: ['5.1'], counters: [], where: [] },
    ...{ commands: [{ do: 'draw' }], prepare: [], point: onOption('draw') },
  };
}

/**
 * What commands are worth to the side that decides, in the hundredths of the measure; none: doing nothing that need not
 * be done.
 */
export function worthOf(board: Board, threats: Threats, commands: readonly Command[]): number {
  const [first] = commands;
  const side = actingSide(board);
  if (board.state.over) return measure(board, side);
  if (openDecision(board))
    return first ? worthOfDecision(board, threats, first) : worthOfAnyDecision(board, threats);
  switch (board.state.step) {
    case 'aiming':
      return measure(board, side) + worthOfShots(board, commands);
    case 'cup':
      return measure(board, side);
    case 'movement':
      return worthOfMoves(board, threats, commands) ?? outlook(board, side, threats);
    case 'combat':
      return worthInCombat(board, first ?? null);
    case 'chiefs':
      return worthOfChiefMove(board, first ?? null, threats);
    case 'rally':
      return first?.do === 'rally' ? worthOfRally(board, first) : worthOfAnyRally(board);
  }
}

function worthInCombat(board: Board, command: Command | null): number {
  if (command === null || command.do === 'endSegment') return worthOfNothing(board);
  if (command.do === 'attack') return worthOfAttack(board, attackOf(board, command));
  return worthOfOther(board, command);
}
