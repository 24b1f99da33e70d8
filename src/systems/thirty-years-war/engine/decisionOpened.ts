/** Any decision is opened by the same event; what closes it is for the events of its own section. */
import { event } from './declare';

declare module './types' {
  interface EventTypes {
    decisionOpened: { readonly pending: Pending };
  }
}

export const decisionOpened = event('decisionOpened', (board, { pending }) => board.change({ pending }));
