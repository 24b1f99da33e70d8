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

export const planned = event('planned', (state, { tasks }) => ({
  ...state,
  agenda: [...tasks, ...state.agenda],
}));

export const taken = event('taken', (state) => ({ ...state, agenda: state.agenda.slice(1) }));
