/** The leader of the segment beside the units that move: he goes along with one press, once his unit has gone. */
import type { Choice } from '../../../core/contract/table';
import { drawnLeader } from '../05-activation/active';
import { noSuchOption } from '../play/reasons';
import { commandIfLegal, option, type Press, refuse } from '../play/stage';
import type { Board, Leader } from '../state/board';
import { followingOf } from './again';
import { allowanceWords } from './preview';

/** null: he is gone, or has moved. */
export function movingLeader(board: Board): Leader | null {
  const leader = drawnLeader(board);
  return leader && leader.at !== null && !leader.moved ? leader : null;
}

export function followChoice(board: Board): readonly Choice[] {
  const leader = movingLeader(board);
  const following = leader && followingOf(board, leader);
  if (!following) return [];
  const { unit, to, cost } = following;
  const label = `${leader.name} goes along to ${to}, with ${unit.name}`;
  return [option('follow', label, { key: 'w', cost: `${cost} of ${allowanceWords(leader.movement)}` })];
}

export function pressFollow(board: Board): Press {
  const leader = movingLeader(board);
  const following = leader && followingOf(board, leader);
  return following
    ? commandIfLegal(board, { do: 'moveLeader', leader: leader.id, to: following.to })
    : refuse(noSuchOption());
}
