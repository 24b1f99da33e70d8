/**
 * The page is stored at the first visit and works without a network from then on. A new version is fetched beside the
 * one in use and waits: nothing is ever reloaded unless the player asks for it.
 */
import { createContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Update = {
  /** A new version has been fetched and is waiting. */
  readonly ready: boolean;
  /** Switches to it and reloads the page. */
  take(): void;
};
export const UpdateContext = createContext<StoreApi<Update> | null>(null);

/** How often a page that stays open checks for a new version. */
const LOOK_EVERY = 60 * 60_000;

/** What is needed of the browser. */
type Worker = EventTarget & { readonly state: string; postMessage(message: unknown): void };
type Registration = EventTarget & {
  readonly waiting: Worker | null;
  readonly installing: Worker | null;
  update(): Promise<unknown>;
};
type Workers = EventTarget & {
  readonly controller: unknown;
  /** Where workers are blocked nothing may come of it, without an error. */
  register(script: string): Promise<Registration | undefined>;
};
type Outside = { readonly workers: Workers; readonly reload: () => void };

export function keepOffline({ workers, reload }: Outside): StoreApi<Update> {
  let waiting: Worker | null = null;
  const update = createStore<Update>()(() => ({
    ready: false,
    take() {
      // Another window may have switched already; then only this page has to be reloaded.
      if (!waiting || waiting.state === 'activated') return reload();
      workers.addEventListener('controllerchange', reload, { once: true });
      waiting.postMessage({ type: 'SKIP_WAITING' });
    },
  }));

  const isReady = (worker: Worker) => {
    waiting = worker;
    update.setState({ ready: true });
  };
  const watch = (worker: Worker) => {
    const look = () => {
      // If no version is in use this is the first visit: there is nothing to switch from.
      if (worker.state === 'installed' && workers.controller) isReady(worker);
    };
    worker.addEventListener('statechange', look);
    look();
  };
  const follow = (registration: Registration | undefined) => {
    if (!registration) return;
    if (registration.waiting && workers.controller) isReady(registration.waiting);
    if (registration.installing) watch(registration.installing);
    registration.addEventListener('updatefound', () => {
      if (registration.installing) watch(registration.installing);
    });
    setInterval(() => registration.update().catch(() => undefined), LOOK_EVERY);
  };
  // Refused (a private window, a page opened as a file): it still works, but only with a network.
  workers.register('./sw.js').then(follow, () => undefined);
  return update;
}
