import { expect, it } from 'vitest';
import type { ComputerDesk } from '../../../src/store/computer/desk';
import type { Players } from '../../../src/store/computer/players';
import { rehearseOnceOpened } from '../../../src/store/computer/rehearsing';
import type { Lazy } from '../../../src/store/opening/lazy';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import { TOY_ENTRY, toyStore } from '../../helpers/toy/toyStore';
import { side, toySystem } from '../../helpers/toy/toySystem';

/** A tab with a toy game, and what its worker was told to rehearse. */
async function tab(players: Players, fetches = true) {
  const { store } = toyStore(NULL_STORAGE, toySystem);
  const begun: unknown[] = [];
  const there: ComputerDesk = { ask: () => () => {}, prepare: (one) => begun.push(one) };
  const desk: Lazy<ComputerDesk> = {
    now: () => null,
    fetch: () => (fetches ? Promise.resolve(there) : Promise.reject(new Error('no network'))),
  };
  const end = rehearseOnceOpened({ game: store, desk });
  store.getState().begin(TOY_ENTRY, { options: {}, takeBack: 'free', players }, 'seven');
  await Promise.resolve();
  return { begun, store, end };
}

it('what follows is rehearsed while a person decides first, once a game', async () => {
  const { begun, store } = await tab({ south: 'captain' });
  expect(begun).toEqual([{ system: toySystem.id, state: expect.anything() }]);
  store.getState().setPlayer(side('south'), 'marshal');
  await Promise.resolve();
  expect(begun).toHaveLength(1);
});

it('nothing is where the computer decides first, where it plays no side, or once that is ended', async () => {
  expect((await tab({ north: 'captain' })).begun).toEqual([]);
  const { begun, store, end } = await tab({});
  expect(begun).toEqual([]);
  end();
  store.getState().setPlayer(side('south'), 'marshal');
  await Promise.resolve();
  expect(begun).toEqual([]);
});

it('it is once the computer is given a side', async () => {
  const { begun, store } = await tab({});
  store.getState().setPlayer(side('south'), 'recruit');
  await Promise.resolve();
  expect(begun).toHaveLength(1);
});

it('nothing is said where the computer cannot be fetched', async () => {
  const { begun, store } = await tab({ south: 'captain' }, false);
  await Promise.resolve();
  expect([begun, store.getState().notices]).toEqual([[], []]);
});
