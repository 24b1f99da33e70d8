/** Opening a game as a job for a worker: its input, its progress messages, and its result. */
import type { Job, Offer, Opened, Parts } from '../context';
import type { Progress } from '../state';
import { errorMessage } from './messages';

type Packed = Omit<Opened, 'setting'> & {
  readonly setting: Omit<Opened['setting'], 'system'> & { readonly system: string };
};
export type Said =
  | { readonly progress: Progress }
  | { readonly opened: Packed }
  /** Why it cannot be opened, in words. */
  | { readonly refused: string };

/** Milliseconds between two progress messages. */
const PACE = 60;
/** Letters of a file, commands of a stored game: fewer are replayed before a worker could start. */
const LONG_TEXT = 100_000;
const MANY_COMMANDS = 1_000;

export function isLarge(job: Job): boolean {
  return job.as === 'file' ? job.text.length > LONG_TEXT : job.saved.record.entries.length > MANY_COMMANDS;
}

export function openHere(offer: Offer, job: Job, watch?: (progress: Progress) => void): Opened {
  const { openFile, openSaved } = offer.games;
  return job.as === 'file' ? openFile(offer, job.text, watch) : openSaved(offer, job.id, job.saved, watch);
}

/** What the worker does. */
export function doJob(offer: Offer, job: Job, say: (said: Said) => void): void {
  let next = 0;
  const watch = (progress: Progress) => {
    const now = performance.now();
    if (now < next) return;
    next = now + PACE;
    say({ progress });
  };
  try {
    const { setting, ...rest } = openHere(offer, job, watch);
    say({ opened: { ...rest, setting: { ...setting, system: setting.system.id } } });
  } catch (error) {
    say({ refused: errorMessage(error) });
  }
}

/** What was opened in the worker, with the system of this thread. */
export function unpacked({ systems }: Parts, { setting, ...rest }: Packed): Opened {
  const system = systems.find(({ id }) => id === setting.system);
  if (!system) throw new Error(`no system ${setting.system}`);
  return { ...rest, setting: { ...setting, system } };
}
