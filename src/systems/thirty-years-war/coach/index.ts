/**
 * The coach of the Thirty Years War: it asks the rules what can be done and what comes of it, and weighs that by a
 * measure of its own. It holds no rule, and computes every figure that it says.
 */
import type { Coach } from '../../../core/contract/coach';
import { boardOf } from '../engine/boards';
import { check } from '../engine/judge';
import '../bookCoaches';
import type { ThirtyYearsWar } from '../engine/system';
import type { Command, CommandOf } from '../engine/types';
import { expected } from '../estimate/expect';
import { Gains } from '../estimate/gains';
import { measure } from '../estimate/measure';
import { thirtyYearsWar } from '../index';
import { sideIndex } from '../state/battlefield';
import { Board } from '../state/board';
import { combatActs, worthOfBattle, worthOfNothing } from './combat';
import { deciding, decisionActs, worthOfAnyDecision, worthOfDecision } from './decisions';
import { exposedBy } from './exposes';
import { fireActs, worthOfShot } from './fire';
import { leaderThreats } from './leaders';
import { lookAt } from './look';
import { movementActs, worthOfMoves } from './movement';
import { outlook } from './outlook';
import { passOn } from './passing';
import { removalActs } from './removal';
import { threatAdvice } from './threats/threats';
import { threatShownTo, threatsShown } from './threats/threatView';
import type { Advice } from './words';

export const thirtyYearsWarCoach: Coach<ThirtyYearsWar> = {
  system: thirtyYearsWar.id,
  coach(state) {
    const board = new Board(boardOf(state));
    const gains = new Gains();
    const threats = board.pending || board.over ? [] : threatsOn(board, gains);
    return { ...lookAt(board, gains), acts: board.over ? [] : actsOn(board, gains), threats };
  },
  exposes(state, command) {
    const board = new Board(boardOf(state));
    return check(board, command).length === 0 ? exposedBy(board, command) : null;
  },
  measure(state, side) {
    return Math.round(measure(boardOf(state), sideIndex(state.scenario, side)));
  },
  worthOf(state, commands) {
    return Math.round(worthOf(new Board(boardOf(state)), commands));
  },
  threats: (state, side, counter) =>
    threatsShown(new Board(boardOf(state)), sideIndex(state.scenario, side), counter),
  threatTo(state, side, command, counter) {
    const board = new Board(boardOf(state));
    const legal = command && check(board, command).length === 0 ? command : null;
    return threatShownTo(board, sideIndex(state.scenario, side), legal, counter);
  },
  passOn: (state, by) =>
    passOn(
      new Board(boardOf(state)),
      by.map((side) => sideIndex(state.scenario, side)),
    ),
};

/** The Leaders who could be caught first: nothing else is lost so easily. */
function threatsOn(board: Board, gains: Gains): readonly Advice[] {
  const side = board.phasingIndex;
  return [...leaderThreats(board, side), ...threatAdvice(board, gains, side)];
}

function actsOn(board: Board, gains: Gains): readonly Advice[] {
  if (board.pending) return decisionActs(board);
  switch (board.phase) {
    case 'disruptionRemoval':
      return removalActs(board);
    case 'artilleryFire':
      return fireActs(board, gains);
    case 'movement':
      return movementActs(board, gains);
    case 'combat':
      return combatActs(board, gains);
  }
}

function worthOf(board: Board, commands: readonly Command[]): number {
  const [first] = commands;
  if (!first) return worthOfDoingNothing(board);
  if (board.pending) return worthOfDecision(board, first);
  if (first.do === 'attack') return worthOfBattle(board, new Gains(), first);
  if (first.do === 'fire') return worthOfShot(board, new Gains(), first);
  if (first.do === 'endPhase') return worthOfDoingNothing(board);
  const moves = commands.filter((command): command is CommandOf<'move'> => command.do === 'move');
  const promised = moves.length === commands.length ? worthBesideStaying(board, moves) : null;
  const side = deciding(board);
  return promised ?? expected(board, first, side, (after) => measure(after, side));
}

function worthOfDoingNothing(board: Board): number {
  if (board.over) return measure(board, board.phasingIndex);
  if (board.pending) return worthOfAnyDecision(board);
  if (board.phase === 'movement') return outlook(board, new Gains());
  if (board.phase === 'combat') return worthOfNothing(board, new Gains());
  return measure(board, board.phasingIndex);
}

/** Compared with staying: what is known of the position as it is counts for what it leaves alone. */
function worthBesideStaying(board: Board, moves: readonly CommandOf<'move'>[]): number | null {
  const gains = new Gains();
  outlook(board, gains);
  return worthOfMoves(board, new Gains(gains), moves);
}
