/** A movement looked on to its end: from each of the best moves so many more, each found with a few positions. */
import type { Effort } from '../../../core/contract/opponent';
import { actsOn, worthOf } from '../coach';
import { boardsAfter } from '../coach/moves/idea';
import type { Command } from '../engine/types';
import { openDecision } from '../play/heading';
import type { Board } from '../state/board';
import type { State } from '../state/state';
import { threatsFor } from './heed';

/** Who may weigh so many positions looks on. */
export const FARSIGHTED = 1_000;
const MOVES_ON = 10;
const EACH = 60;

/** What the position promises once the rest of the movement is made as it seems best then, tests on the way passed. */
export function worthLater(board: Board, commands: readonly Command[], care: number, effort: Effort): number {
  let worth = Number.NEGATIVE_INFINITY;
  let now = likeliestAfter(board, commands);
  for (let n = 0; n < MOVES_ON && now && effort.left > 0; n++) {
    if (now.state.step !== 'movement' || openDecision(now)) break;
    const next = moveOn(now, care, effort);
    if (!next) break;
    worth = next.worth;
    if (next.commands[0]?.do === 'endMovement') break;
    now = likeliestAfter(now, next.commands);
  }
  return worth;
}

/** What is done next, what it promises, and how many positions were weighed to find that. */
type Next = { readonly commands: readonly Command[]; readonly worth: number; readonly weighed: number };

/**
 * null: nothing. Several moves lead to the same positions, and those that were looked at for one move come again once it
 * is made: what was found there is known, and counts as if it were found again.
 */
function moveOn(board: Board, care: number, effort: Effort): Next | null {
  const { scenario, options, ...rest } = board.state;
  if (known?.scenario !== scenario || known.options !== options || known.found.size >= MOST_KNOWN)
    known = { scenario, options, found: new Map() };
  const { found } = known;
  const key = `${care} ${JSON.stringify(rest)}`;
  const before = found.get(key);
  if (before && before.weighed < effort.left) {
    effort.weigh(before.weighed);
    return before;
  }
  const budget = counted(EACH, (weighed) => effort.weigh() && weighed < EACH, 1);
  const threats = threatsFor(board, { care, left: FARSIGHTED });
  const [best] = actsOn(board, threats, budget);
  if (!best || best.commands.length === 0) return null;
  const { commands } = best;
  const next = { commands, worth: worthOf(board, threats, commands), weighed: budget.weighed };
  // Where thought ended before, more of it may find something else.
  if (effort.left > 0) found.set(key, next);
  return next;
}
/** Of the game that was thought about last. */
let known: (Pick<State, 'scenario' | 'options'> & { readonly found: Map<string, Next> }) | null = null;
/** More than the movement of a corps asks for: each takes some ten thousand letters. */
const MOST_KNOWN = 600;

function likeliestAfter(board: Board, commands: readonly Command[]): Board | null {
  const after = boardsAfter(board, commands)?.toSorted((a, b) => b.chance - a.chance);
  return after?.[0]?.board ?? null;
}

/** Of so many positions at first those that are weighed, as long as it goes on. */
export function counted(left: number, goesOn: (weighed: number) => boolean, wanted: number) {
  return {
    left,
    wanted,
    weighed: 0,
    weigh() {
      this.weighed++;
      return goesOn(this.weighed);
    },
  };
}
