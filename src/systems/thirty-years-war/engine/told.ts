/**
 * What the table gives away and what is read later. By then its board may stand as another state has it, because boards
 * are used again: it is asked for again then, of a board that stands as this one did.
 */
import type { Reason } from '../rulebook/cited';
import type { Board } from '../state/board';
import { boardOf } from './boards';

/** The board as it stands now, whenever that is asked. */
export function asItStands(board: Board): () => Board {
  const { stamp } = board;
  const state = board.toState();
  return () => (board.stamp === stamp ? board : boardOf(state));
}

/**
 * Reasons as plain data, for all outside the rules; the sentence of each is made when it is read. `ask` gives the same
 * reasons on a board that stands as this one does.
 */
export function asData(
  board: Board,
  reasons: readonly Reason[],
  ask: (board: Board) => readonly Reason[],
): readonly Reason[] {
  const standing = asItStands(board);
  return reasons.map((reason, i) => {
    const { rule, kind, counters, where, figures = [] } = reason;
    let text: string | null = null;
    return {
      rule,
      kind,
      get text() {
        if (text === null) {
          const now = standing();
          text = (now === board ? reason : (ask(now)[i] ?? reason)).text;
        }
        return text;
      },
      counters,
      where,
      ...(figures.length > 0 ? { figures } : {}),
    };
  });
}
