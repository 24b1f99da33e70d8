/** Open decisions: of the few ways to answer one, that which is expected to leave the most. */

import { moves } from '../engine/judge';
import type { Command } from '../engine/types';
import { expected, firstOf } from '../estimate/expect';
import { Gains } from '../estimate/gains';
import { measure } from '../estimate/measure';
import { sideIndex } from '../state/battlefield';
import type { Board } from '../state/board';
import { type DecisionCoach, decisionCoachOf } from './decisionCoach';
import { danger, threatsTo } from './threats/threats';
import type { Advice } from './words';

/** So many answers are compared. */
const MOST = 48;

export function decisionActs(board: Board): readonly Advice[] {
  const coach = coachNow(board);
  const only = coach?.act?.(board);
  if (only) return [only];
  if (!coach?.advise) return [];
  const [best] = waysToDecide(board).toSorted((a, b) => b.worth - a.worth);
  const advice = best ? coach.advise(board, best.command) : null;
  return advice ? [advice] : [];
}

/** As an answer taken by chance would be: not to decide is no choice. */
export function worthOfAnyDecision(board: Board): number {
  const [only] = coachNow(board)?.act?.(board)?.commands ?? [];
  if (only) return worthOfDecision(board, only);
  const ways = waysToDecide(board);
  const sum = ways.reduce((all, { worth }) => all + worth, 0);
  return ways.length > 0 ? sum / ways.length : measure(board, deciding(board));
}

export function worthOfDecision(board: Board, command: Command): number {
  const own = coachNow(board)?.worth;
  if (own) return own(board, command);
  const side = deciding(board);
  const isExposed = coachNow(board)?.isExposed === true;
  const risk = (after: Board) => (isExposed ? danger(threatsTo(after, new Gains(), side)) : 0);
  return expected(board, command, side, (after) => measure(after, side) - risk(after));
}

/** The side that decides now. */
export function deciding(board: Board): 0 | 1 {
  return board.pending ? sideIndex(board.scenario, board.pending.by) : board.phasingIndex;
}

function waysToDecide(board: Board): readonly { readonly command: Command; readonly worth: number }[] {
  if (!coachNow(board)?.advise) return [];
  const all = [...firstOf(moves(board), MOST)];
  return all.map((command) => ({ command, worth: worthOfDecision(board, command) }));
}

function coachNow({ pending }: Board): DecisionCoach | null {
  return pending && decisionCoachOf(pending.kind);
}
