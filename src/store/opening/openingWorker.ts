/** The worker itself: it has battles and rules of its own, follows one game, and is ended. */

import type { Job } from '../context';
import { OFFER } from './catalogue';
import { doJob, type Said } from './openingJob';

self.addEventListener('message', ({ data }: MessageEvent<Job>) => {
  doJob(OFFER, data, (said: Said) => self.postMessage(said));
});
