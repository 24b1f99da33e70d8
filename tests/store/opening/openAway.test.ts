import { expect, it, vi } from 'vitest';
import { stateOf } from '../../../src/core/game';
import { hashOf } from '../../../src/core/json/hash';
import type { Job } from '../../../src/store/context';
import { createGameStore } from '../../../src/store/gameStore';
import { loaded } from '../../../src/store/opening/lazy';
import { type Helper, openWith } from '../../../src/store/opening/openAway';
import { doJob, isLarge, openHere } from '../../../src/store/opening/openingJob';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import { longGame } from '../../helpers/damage/hugeFiles';
import { headlessOffer } from '../../helpers/headlessOffer';

const offer = headlessOffer();
const large = longGame(1500, true);
const job: Job = { as: 'file', text: large };

type Listeners = { [type: string]: (event: { readonly data?: unknown }) => void };

/** A worker that does its work when it is told to; what goes to it and comes from it is copied, as by a browser. */
function helper() {
  const listeners: Listeners = {};
  const asked: Job[] = [];
  const worker = {
    terminate: vi.fn(),
    addEventListener: (type: string, listener: Listeners[string]) => {
      listeners[type] = listener;
    },
    postMessage: (given: Job) => asked.push(structuredClone(given)),
  };
  return {
    begin: () => worker as unknown as Helper,
    terminated: () => worker.terminate.mock.calls.length,
    fail: () => listeners.error?.({}),
    work: () => {
      for (const given of asked)
        doJob(offer, given, (said) => listeners.message?.({ data: structuredClone(said) }));
    },
  };
}

function table(begin: () => Helper) {
  const store = createGameStore({
    offer: loaded(offer),
    savedGames: NULL_STORAGE,
    openAway: openWith(begin),
  });
  return { store, state: store.getState };
}

it('a large game comes from a worker exactly as it is opened here, and goes on in the same way', async () => {
  const { begin, work, terminated } = helper();
  const watch = vi.fn();
  const { opened } = openWith(begin)(offer, job, watch);
  work();
  const [away, here] = [await opened, openHere(offer, job)];
  expect(away.game.record).toEqual(here.game.record);
  expect({ ...away.setting, id: '' }).toEqual({ ...here.setting, id: '' });
  expect(away.setting.system).toBe(here.setting.system);
  for (let entry = -1; entry < 1500; entry += 100)
    expect(hashOf(stateOf(away.game, entry))).toBe(hashOf(stateOf(here.game, entry)));
  // What is distinguished by being the same object still is: one scenario in all states.
  const { start, steps } = away.game as unknown as {
    readonly start: { readonly scenario: unknown };
    readonly steps: readonly { readonly state: { readonly scenario: unknown } }[];
  };
  expect(steps.every(({ state }) => state.scenario === start.scenario)).toBe(true);
  expect(watch.mock.calls[0]).toEqual([{ done: 0, of: 1500 }]);
  expect(terminated()).toBe(1);
});

it('stands on the table when it has come, with how far it has come said until then', async () => {
  const { begin, work } = helper();
  const { store, state } = table(begin);
  const progress: unknown[] = [];
  store.subscribe((now) => progress.push(now.progress));
  state().openText(large);
  expect([state().opening, state().play]).toEqual([true, null]);
  work();
  await vi.waitFor(() => expect(state().play).not.toBeNull());
  expect(progress).toContainEqual({ done: 0, of: 1500 });
  expect([state().opening, state().progress]).toEqual([false, null]);
  expect(state().play?.game.record.entries).toHaveLength(1500);
});

it('can be given up on its way', async () => {
  const { begin, work, terminated } = helper();
  const { state } = table(begin);
  state().openText(large);
  state().leave();
  work();
  await Promise.resolve();
  expect([state().opening, state().play, state().notices, terminated() > 0]).toEqual([false, null, [], true]);
});

it('is refused in the same words', async () => {
  const wrong = large.replace('"system":"thirty-years-war"', '"system":"no-such-system"');
  const { begin, work } = helper();
  const away = table(begin);
  away.state().openText(wrong);
  work();
  await vi.waitFor(() => expect(away.state().opening).toBe(false));
  const here = createGameStore({ offer: loaded(offer), savedGames: NULL_STORAGE }).getState;
  here().openText(wrong);
  expect(here().notices).toHaveLength(1);
  expect(away.state().notices).toEqual(here().notices);
});

it.each([
  [
    'cannot begin',
    () => {
      throw new Error('blocked');
    },
  ],
])('where a worker %s, the game is opened here', async (_, begin) => {
  const { state } = table(begin);
  state().openText(large);
  await vi.waitFor(() => expect(state().play?.game.record.entries).toHaveLength(1500));
});

it('where a worker fails, the game is opened here', async () => {
  const { begin, fail } = helper();
  const { state } = table(begin);
  state().openText(large);
  fail();
  await vi.waitFor(() => expect(state().play?.game.record.entries).toHaveLength(1500));
});

it('what is small is opened at once, without one', () => {
  const begin = vi.fn();
  const { state } = table(begin);
  const small = longGame(20, false);
  expect([isLarge(job), isLarge({ as: 'file', text: small })]).toEqual([true, false]);
  state().openText(small);
  expect(state().play?.game.record.entries).toHaveLength(20);
  expect(begin).not.toHaveBeenCalled();
});
