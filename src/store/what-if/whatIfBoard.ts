/** What is drawn of what a side would do besides what is drawn of any game. */
import type { BoardView } from '../../core/contract/board';
import type { Prompt } from '../../core/contract/table';
import { boardAtRest } from '../computer/players';

/** What is shown where that ends: nothing that could be chosen. */
export function promptAtEnd({ heading }: Prompt): Prompt {
  return {
    ...{ by: null, heading },
    instruction: 'The plan ends here: the other side decides.',
    ...{ subject: null, choices: [], obligations: [], objections: [], receipt: null },
  };
}

/** Its board: counters that stand elsewhere than in the real game are marked, and say so. */
export function whatIfBoard(board: BoardView, real: BoardView, isAtEnd: boolean): BoardView {
  const stood = new Map(real.counters.map((counter) => [counter.id, counter]));
  const counters = board.counters.map((counter) => {
    const before = stood.get(counter.id);
    if (counter.at === null || !before || String(before.at) === String(counter.at)) return counter;
    return { ...counter, supposed: true as const, label: `${counter.label}; planned` };
  });
  const view = { ...board, counters };
  return isAtEnd ? boardAtRest(view) : view;
}
