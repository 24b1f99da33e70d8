/** The board as it stands once the listed battles have been declared, whatever comes of them. */
import { supposing, trying } from '../engine/suppose';
import { engage } from '../standard/08-combat/results';
import type { Board } from '../state/board';
import type { Declaration } from '../state/state';

/** A board of its own: for whatever else can be put together. Asked several times for one draft. */
export function afterListed(board: Board, listed: readonly Declaration[]): Board {
  if (listed.length === 0) return board;
  const { stamp } = board;
  if (last?.board !== board || last.stamp !== stamp || last.listed !== listed) {
    const supposed = supposing(board, (on) => {
      for (const battle of listed) engage(on, battle);
    });
    last = { board, stamp, listed, supposed };
  }
  return last.supposed;
}
let last: {
  readonly board: Board;
  readonly stamp: number;
  readonly listed: readonly Declaration[];
  readonly supposed: Board;
} | null = null;

/** What the board answers then; the answer names no reason that is worded later. */
export function afterThose<T>(board: Board, listed: readonly Declaration[], question: () => T): T {
  return trying(
    board,
    () => {
      for (const battle of listed) engage(board, battle);
    },
    question,
  );
}
