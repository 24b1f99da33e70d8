/** Opens large games in a worker, so that the page stays responsive and can be left. */
import type { Away, Job, Offer, OpenAway, Opened } from '../context';
import type { Progress } from '../state';
import { errorMessage } from './messages';
import { isLarge, openHere, type Said, unpacked } from './openingJob';

/** What is needed of a worker. */
export type Helper = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;
/** A game that cannot be opened, with the message of the page or the worker that tried. */
class Refused extends Error {}

/** Why a game cannot be opened. */
export function openErrorMessage(error: unknown): string {
  return error instanceof Refused ? error.message : errorMessage(error);
}

/** Opens one game at a time, large ones in a worker where there is one. */
export function openerOf(openAway: OpenAway | undefined, watch: (progress: Progress) => void) {
  let away: Away | null = null;
  return {
    async open(offer: Offer, job: Job): Promise<Opened> {
      if (!openAway || !isLarge(job)) return openHere(offer, job);
      away = openAway(offer, job, watch);
      return await away.opened;
    },
    giveUp() {
      away?.cancel();
      away = null;
    },
  };
}

/** If no worker can start, or it fails, the game is opened here. */
export function openWith(begin: () => Helper): OpenAway {
  return (offer, job, watch) => {
    let helper: Helper | null = null;
    let giveUp: () => void = () => {};
    const opened = new Promise<Opened>((resolve, reject) => {
      giveUp = () => reject(new Refused('It was given up.'));
      const here = () => {
        try {
          resolve(openHere(offer, job));
        } catch (error) {
          reject(error);
        }
      };
      try {
        const worker = begin();
        helper = worker;
        const failed = () => {
          worker.terminate();
          here();
        };
        worker.addEventListener('error', failed);
        worker.addEventListener('messageerror', failed);
        worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
          if ('progress' in data) return watch(data.progress);
          worker.terminate();
          if ('refused' in data) reject(new Refused(data.refused));
          else resolve(unpacked(offer, data.opened));
        });
        worker.postMessage(job);
      } catch {
        helper?.terminate();
        here();
      }
    });
    return {
      opened,
      cancel() {
        helper?.terminate();
        giveUp();
      },
    };
  };
}
