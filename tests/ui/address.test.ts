// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { NULL_STORAGE } from '../../src/store/saved/nullStorage';
import type { SavedGame } from '../../src/store/saved/savedGame';
import { followAddress } from '../../src/ui/address';
import { toyStore } from '../helpers/toy/toyStore';

beforeEach(() => history.replaceState(null, '', '/'));

it('the game on the table stands in the address, and going back leaves it', () => {
  const { store, begin, play } = toyStore();
  followAddress(store);
  const pushed = vi.spyOn(history, 'pushState');
  begin();
  expect(location.hash).toBe(`#game=${play().id}`);
  expect(pushed).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(store.getState().play).toBeNull();
});

it('a damaged game that goes on as another takes its place, so that going back does not open it again', async () => {
  const { begin, press, play } = toyStore();
  begin();
  press('n1', '0203');
  const { record } = play().game;
  const damaged: SavedGame = {
    record: { ...record, entries: [{ parent: -1, press: 1, command: { do: 'dance' }, dice: [] }] },
    draft: null,
    name: '',
    scenario: null,
  };
  history.replaceState(null, '', '#game=damaged');
  const pushed = vi.spyOn(history, 'pushState');
  const tab = toyStore({ ...NULL_STORAGE, read: async (id) => (id === 'damaged' ? damaged : null) });
  followAddress(tab.store);
  await vi.waitFor(() => expect(tab.store.getState().play).not.toBeNull());
  expect(location.hash).toBe(`#game=${tab.play().id}`);
  expect(pushed).not.toHaveBeenCalled();
});

it('an address of no game is not kept', async () => {
  history.replaceState(null, '', '#game=nowhere');
  const { store } = toyStore();
  followAddress(store);
  await vi.waitFor(() => expect(store.getState().notices).toHaveLength(1));
  expect(location.hash).toBe('');
});

it('a drill has an address of its own that can be sent, one step deeper than the list', () => {
  const drill = 'drill=toy/reach/2/abc';
  history.replaceState(null, '', `#${drill}`);
  const { store } = toyStore();
  followAddress(store);
  expect(store.getState().learning).toBe(drill);
  const pushed = vi.spyOn(history, 'pushState');
  store.getState().learn('');
  expect(location.hash).toBe('#learn');
  store.getState().learn(drill);
  expect(location.hash).toBe(`#${drill}`);
  store.getState().learn('drill=toy/reach/2/abd');
  expect(location.hash).toBe('#drill=toy/reach/2/abd');
  expect(pushed).toHaveBeenCalledTimes(1);
});

it('lessons stand in the address: their list, and each of them one step deeper', () => {
  const { store } = toyStore();
  followAddress(store);
  const pushed = vi.spyOn(history, 'pushState');
  store.getState().learn('');
  expect(location.hash).toBe('#learn');
  store.getState().learn('toy/first');
  expect(location.hash).toBe('#learn=toy/first');
  store.getState().learn('toy/second');
  expect(location.hash).toBe('#learn=toy/second');
  expect(pushed).toHaveBeenCalledTimes(2);
  history.replaceState(null, '', '#learn');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(store.getState().learning).toBe('');
  store.getState().learn(null);
  expect(location.hash).toBe('');
});

it('a game that is begun from the lessons leads back to them', () => {
  const { store, begin, play } = toyStore();
  followAddress(store);
  store.getState().learn('');
  begin();
  expect(location.hash).toBe(`#game=${play().id}`);
  history.replaceState(null, '', '#learn');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect([store.getState().play, store.getState().learning]).toEqual([null, '']);
});
