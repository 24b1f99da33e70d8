import { expect, it, vi } from 'vitest';
import { keepOffline } from '../../src/ui/update';

class Worker extends EventTarget {
  state = 'installing';
  readonly told: unknown[] = [];
  postMessage(message: unknown) {
    this.told.push(message);
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const none = (): Worker | null => null;

/** A browser that keeps the page: with a version in use already, or at the first visit. */
async function browser({ inUse }: { readonly inUse: boolean }) {
  const registration = Object.assign(new EventTarget(), {
    waiting: none(),
    installing: none(),
    update: async () => undefined,
  });
  const container = Object.assign(new EventTarget(), {
    controller: inUse ? new Worker() : null,
    register: async () => registration,
  });
  const reload = vi.fn();
  const update = keepOffline({ workers: container, reload });
  await Promise.resolve();
  const fetchVersion = () => {
    const worker = new Worker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    worker.become('installed');
    return worker;
  };
  return { update, reload, fetchVersion, container };
}

it('the first visit has nothing to change over from', async () => {
  const { update, fetchVersion } = await browser({ inUse: false });
  fetchVersion();
  expect(update.getState().ready).toBe(false);
});

it('a new version is said to be ready and waits; the page is loaded again only when it is taken', async () => {
  const { update, reload, fetchVersion, container } = await browser({ inUse: true });
  const worker = fetchVersion();
  expect(update.getState().ready).toBe(true);
  expect(worker.told).toEqual([]);
  // Another window changes over: this one stays as it is.
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();

  update.getState().take();
  expect(worker.told).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('after another window has changed over only the page is loaded again', async () => {
  const { update, reload, fetchVersion } = await browser({ inUse: true });
  fetchVersion().become('activated');
  update.getState().take();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a browser that keeps nothing is left in peace', async () => {
  const container = Object.assign(new EventTarget(), {
    controller: null,
    register: () => Promise.reject(new Error()),
  });
  const update = keepOffline({ workers: container, reload: () => undefined });
  await Promise.resolve();
  expect(update.getState().ready).toBe(false);
});

it('where the browser keeps no page, without a word why, nothing comes of it', async () => {
  const lost = vi.fn();
  process.once('unhandledRejection', lost);
  const container = Object.assign(new EventTarget(), { controller: null, register: async () => undefined });
  const update = keepOffline({ workers: container, reload: vi.fn() });
  await new Promise((done) => setTimeout(done));
  process.off('unhandledRejection', lost);
  expect(lost).not.toHaveBeenCalled();
  expect(update.getState().ready).toBe(false);
});
