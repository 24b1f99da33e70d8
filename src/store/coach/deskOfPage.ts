/** The coach of the page: fetched when a player first asks for it. */
import { whenIdle } from '../desk/here';
import { coachAnswerer } from './answerer';
import { type CoachDesk, openCoachDesk } from './desk';

export function coachDesk(): CoachDesk {
  return openCoachDesk(
    () => new Worker(new URL('./coachWorker.ts', import.meta.url), { type: 'module' }),
    async () => {
      const [{ SYSTEMS }, { COACHES }] = await Promise.all([
        import('../../systems'),
        import('../../systems/coaches'),
      ]);
      return coachAnswerer({ systems: SYSTEMS, coaches: COACHES });
    },
    whenIdle,
  );
}
