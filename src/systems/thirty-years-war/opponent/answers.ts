/** Open decisions: every answer is played on over all dice, and the one that leaves most is given. */
import type { Effort, Plan } from '../../../core/contract/opponent';
import '../bookCoaches';
import { decisionCoachOf } from '../coach/decisionCoach';
import { deciding } from '../coach/decisions';
import { moves } from '../engine/judge';
import type { ThirtyYearsWar } from '../engine/system';
import { expected, firstOf } from '../estimate/expect';
import type { Board } from '../state/board';
import { setUps } from './setUps';
import { worth } from './worth';

/** So many are compared. */
const MOST = 64;

export function* answers(board: Board, effort: Effort): Generator<Plan<ThirtyYearsWar>> {
  if (board.pending?.kind === 'setUp') return yield* setUps(board, effort);
  const side = deciding(board);
  const own = board.pending ? decisionCoachOf(board.pending.kind)?.worth : undefined;
  const all = [...firstOf(moves(board), MOST)];
  for (const command of all) {
    // One answer needs no thought.
    const isOnly = all.length === 1;
    const worthOfIt = isOnly
      ? 0
      : own
        ? own(board, command)
        : expected(board, command, side, (b) => worth(b, side));
    yield {
      commands: [command],
      worth: Math.round(worthOfIt),
      why: { kind: 'answer', counters: [], figures: { of: all.length } },
    };
    if (!effort.weigh()) return;
  }
}
