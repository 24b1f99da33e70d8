/** The worker itself: it loads its own battles and rules, replays one game, and is terminated. */

import type { Job } from '../context';
import { OFFER } from './catalogue';
import { doJob, type Said } from './openingJob';

self.addEventListener('message', ({ data }: MessageEvent<Job>) => {
  doJob(OFFER, data, (said: Said) => self.postMessage(said));
});
