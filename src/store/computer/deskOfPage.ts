/** The computer player of the page: fetched when it first has to decide. */
import { whenIdle } from '../desk/here';
import { computerAnswerer } from './answerer';
import { type ComputerDesk, openComputerDesk } from './desk';

export function computerDesk(): ComputerDesk {
  return openComputerDesk(
    () => new Worker(new URL('./computerWorker.ts', import.meta.url), { type: 'module' }),
    async () => {
      const [{ SYSTEMS }, { MINDS }] = await Promise.all([
        import('../../systems'),
        import('../../systems/opponents'),
      ]);
      return computerAnswerer({ systems: SYSTEMS, minds: MINDS });
    },
    whenIdle,
  );
}
