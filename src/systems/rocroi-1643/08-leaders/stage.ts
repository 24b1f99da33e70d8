/** A leader who moves, at the table: in his segment, or as a commander in chief after the operations. */
import type { Mark } from '../../../core/contract/board';
import type { Choice, Target } from '../../../core/contract/table';
import { drawnLeader } from '../05-activation/active';
import type { Draft } from '../play/drafts';
import { chooseChiefHex } from '../play/reasons';
import {
  atHex,
  commandIfLegal,
  onPlace,
  type Press,
  pointedAt,
  refuse,
  type StagePrompt,
  toDraft,
} from '../play/stage';
import { subjectOf } from '../play/subject';
import type { Board, Leader } from '../state/board';
import { leaderReach } from './ways';

/** The leader in the hand, if he can still move in this segment. */
export function leaderDraft(board: Board, draft: Draft | null): Leader | null {
  if (draft?.kind !== 'leader') return null;
  const leader = drawnLeader(board);
  return leader && leader.id === draft.leader && leader.at !== null && !leader.moved ? leader : null;
}

export function leaderPrompt(board: Board, leader: Leader, options: readonly Choice[]): StagePrompt {
  return {
    instruction: `Choose where ${leader.name} goes. He has no facing: one press moves him.`,
    names: [leader],
    subject: () => subjectOf(board, leader),
    choices: [...leaderPlaces(board, leader), ...options],
  };
}

function leaderPlaces(board: Board, leader: Leader): readonly Choice[] {
  return [...leaderReach(board, leader)].map(([hex, cost]) => {
    const at = board.number(hex);
    const unit = board.unitIn(hex);
    return onPlace(at, unit ? `${at}, with ${unit.name}` : at, { cost: `${cost} of ${leader.movement} MP` });
  });
}

export function pressForLeader(
  board: Board,
  leader: Leader,
  how: 'moveLeader' | 'moveChief',
  target: Target,
): Press {
  const pointed = pointedAt(board, target);
  if (!pointed || pointed.hex < 0) return refuse(chooseChiefHex({ counters: [leader] }));
  if (how === 'moveLeader' && pointed.counter?.id === leader.id) return toDraft(null);
  return commandIfLegal(board, { do: how, leader: leader.id, to: board.number(pointed.hex) });
}

export function leaderMarks(board: Board, leader: Leader): readonly Mark[] {
  return [
    { means: 'selected', label: '', shape: atHex(leader.at ?? '') },
    ...[...leaderReach(board, leader)].map(
      ([hex, cost]): Mark => ({ means: 'reach', label: `${cost}`, shape: atHex(board.number(hex)) }),
    ),
  ];
}
