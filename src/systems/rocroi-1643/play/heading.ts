/** What part of the game goes on, and whose: the heading of the prompt, and how the log is divided. */
import type { Moment } from '../../../core/contract/table';
import type { SideId } from '../../../core/contract/values';
import { decisionRule } from '../engine/registry';
import type { DecisionName, DecisionOf } from '../engine/types';
import type { Scenario } from '../scenario/scenario';
import type { Board } from '../state/board';
import { type SideIndex, sideIndexOf } from '../state/numbering';
import type { State } from '../state/state';
import { corpsName, sideName } from './names';

const DECISIONS: { readonly [K in DecisionName]: string } = {
  chooseCorps: 'commander in chief: which corps',
  retreatTo: 'retreat',
  advanceInto: 'advance',
  runTo: 'rout',
  placeLeader: 'leader to be placed',
};

/** The decision that is open, with its owner; null: none is. */
export function openDecision(board: Board) {
  const [task] = board.state.agenda;
  const rule = task && decisionRule(task.task);
  if (!task || !rule) return null;
  const open = task as DecisionOf<DecisionName>;
  return { name: open.task, owner: rule.owner(board, open) };
}

/** Who is asked now. A marker is drawn for both sides: then the first one is named. */
export function actingSide(board: Board): SideIndex {
  const open = openDecision(board);
  if (open) return open.owner;
  const { side, scenario } = board.state;
  return side === null ? 0 : sideIndexOf(scenario, side);
}

export function actingId(board: Board): SideId {
  return board.sideId(actingSide(board));
}

/** `French retreat`, `Spanish artillery`, `Gassion, French right wing: combat` */
export function headingOf(board: Board): string {
  const open = openDecision(board);
  if (open) return `${sideName(board, open.owner)} ${DECISIONS[open.name]}`;
  return stepHeading(board);
}

function stepHeading(board: Board): string {
  const { step } = board.state;
  return step === 'movement' || step === 'combat'
    ? segmentHeading(board, step)
    : headingOfStep(step, sideName(board, actingSide(board)));
}

/** `Spanish rally`: of a step outside of segments, which may be over before anybody is asked in it. */
export function headingOfStep(step: Exclude<State['step'], 'movement' | 'combat'>, side: string): string {
  switch (step) {
    case 'aiming':
      return `${side} artillery: targets`;
    case 'cup':
      return 'Operations: the cup';
    case 'chiefs':
      return `${side} commander in chief`;
    case 'rally':
      return `${side} rally`;
  }
}

/** Of the side whose marker was drawn, even while the other side decides; a chief may lead no corps. */
function segmentHeading(board: Board, step: string): string {
  const { segment } = board;
  const leader = segment && board.leader(segment.leader);
  const side = leader ? sideName(board, leader.side) : '';
  const corps = segment?.corps ?? null;
  const led = corps === null ? `${side} commander in chief` : corpsName(board, corps);
  return leader ? `${leader.name}, ${led}: ${step}` : `${led}: ${step}`;
}

/** `04:45` of turn 2: when it begins. */
export function clockOf({ turns }: Scenario, turn: number): string {
  const [hours = 0, minutes = 0] = turns.start.split(':').map(Number);
  const at = hours * 60 + minutes + (turn - 1) * turns.minutes;
  const two = (part: number) => `${part}`.padStart(2, '0');
  return `${two(Math.floor(at / 60) % 24)}:${two(at % 60)}`;
}

export function moment(board: Board): Moment {
  const { turn, side, scenario } = board.state;
  return { turn: `Turn ${turn}, ${clockOf(scenario, turn)}`, segment: stepHeading(board), side };
}
