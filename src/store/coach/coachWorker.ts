/** The worker itself: it loads rules and coaches of its own, and answers one question after the other. */
import { SYSTEMS } from '../../systems';
import { COACHES } from '../../systems/coaches';
import { adviserOf } from './adviser';
import { type Asked, answering } from './coachJob';

const answer = answering(adviserOf({ systems: SYSTEMS, coaches: COACHES }));

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  self.postMessage(answer(data));
});
