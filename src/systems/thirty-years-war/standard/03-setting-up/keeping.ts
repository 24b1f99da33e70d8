/** A set-up that is kept by name, and made again in another game. @rule 3.0 */
import type { Keeping } from '../../../../core/contract/table';
import type { CounterId } from '../../../../core/contract/values';
import type { Draft } from '../../engine/types';
import type { Reason } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import { begun, mayGoOn, settingUp } from './draft';
import { setUpReasons } from './judging';
import { keptDoesNotFit } from './reasons';

/** null: nobody sets up. It fits wherever the same side sets up for the same battle. */
export function keeping(board: Board, draft: Draft | null): Keeping | null {
  if (board.over || board.pending?.kind !== 'setUp') return null;
  return {
    place: `${board.scenario.id} ${settingUp(board)}`,
    what: 'set-up',
    isBegun: Object.keys(begun(draft).positions).length > 0,
  };
}

/** Each counter that is not of this force, or stands where it may not; what is still to be placed is no fault of it. */
export function whyNotKept(board: Board, draft: Draft): readonly Reason[] {
  if (board.pending?.kind !== 'setUp' || draft.kind !== 'setUp') return [keptDoesNotFit(board)];
  if (mayGoOn(board, { ...draft, hand: null })) return [];
  const placed = Object.entries(draft.positions).map(([counter, at]) => ({
    counter: counter as CounterId,
    at,
  }));
  const reasons = setUpReasons(board, settingUp(board), placed).filter(({ kind }) => kind !== 'stillToPlace');
  return reasons.length > 0 ? reasons : [keptDoesNotFit(board)];
}
