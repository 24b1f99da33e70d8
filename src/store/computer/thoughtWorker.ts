/** The worker itself: it loads rules and minds of its own, and is ended where its thought is not wanted any more. */
import { SYSTEMS } from '../../systems';
import { MINDS } from '../../systems/opponents';
import { thinkerOf } from './thinker';
import { type Asked, answering } from './thoughtJob';

const answer = answering(
  thinkerOf({ systems: SYSTEMS, minds: MINDS }),
  (said) => self.postMessage(said),
  () => performance.now(),
);

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => answer(data));
