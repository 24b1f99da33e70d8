/** The computer player of the page: fetched when it first has to decide. */
import { thinkerOf } from './thinker';
import { openThoughtDesk, type ThoughtDesk } from './thoughtDesk';

export function computerDesk(): ThoughtDesk {
  return openThoughtDesk(
    () => new Worker(new URL('./thoughtWorker.ts', import.meta.url), { type: 'module' }),
    async () => {
      const [{ SYSTEMS }, { MINDS }] = await Promise.all([
        import('../../systems'),
        import('../../systems/opponents'),
      ]);
      return thinkerOf({ systems: SYSTEMS, minds: MINDS });
    },
    // Not all browsers say when they are idle.
    (then) => ('requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 50)),
  );
}
