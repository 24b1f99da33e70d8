/** The coach of the page: fetched when a player first asks for it. */
import { adviserOf } from './adviser';
import { type Desk, openDesk } from './desk';

export function coachDesk(): Desk {
  return openDesk(
    () => new Worker(new URL('./coachWorker.ts', import.meta.url), { type: 'module' }),
    async () => {
      const [{ SYSTEMS }, { COACHES }] = await Promise.all([
        import('../../systems'),
        import('../../systems/coaches'),
      ]);
      return adviserOf({ systems: SYSTEMS, coaches: COACHES });
    },
    // Not all browsers say when they are idle.
    (then) => ('requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 50)),
  );
}
