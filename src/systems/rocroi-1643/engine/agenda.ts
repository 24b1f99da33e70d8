/** What comes next: put on the agenda and taken off it, like everything else, by events. */
import { event } from './declare';

declare module './types' {
  interface EventTypes {
    /** These come before all that waits already. */
    planned: { readonly tasks: readonly Task[] };
    /** The first task of the agenda is taken up, or its decision answered. */
    taken: { readonly what: Task['task'] };
  }
}

export const planned = event('planned', (board, { tasks }) =>
  board.putAgenda([...tasks, ...board.facts.agenda]),
);

export const taken = event('taken', (board) => board.putAgenda(board.facts.agenda.slice(1)));
