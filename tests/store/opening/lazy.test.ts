import { describe, expect, it, vi } from 'vitest';
import type { Offer } from '../../../src/store/context';
import { createGameStore } from '../../../src/store/gameStore';
import { lazy } from '../../../src/store/opening/lazy';
import { offerOf } from '../../../src/store/opening/offer';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import { TOY_ENTRY } from '../../helpers/toy/toyStore';
import { toySystem } from '../../helpers/toy/toySystem';

const OFFER = offerOf({ systems: [toySystem], catalogue: [TOY_ENTRY] });
const DEFAULTS = { options: {}, takeBack: 'free' } as const;

describe('what comes later', () => {
  it('is fetched once, and is at hand from then on', async () => {
    const load = vi.fn(async () => 'here');
    const { now, fetch } = lazy(load);
    expect(now()).toBeNull();
    expect(await Promise.all([fetch(), fetch()])).toEqual(['here', 'here']);
    expect(now()).toBe('here');
    await fetch();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is tried again when it did not come', async () => {
    const load = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('no network'));
    const { now, fetch } = lazy(load);
    await expect(fetch()).rejects.toThrow('no network');
    expect(now()).toBeNull();
    expect(await fetch()).toBe('here');
  });
});

describe('a game that is wished for before the rules have come', () => {
  function storeOf(load: () => Promise<Offer>) {
    const store = createGameStore({ offer: lazy(load), savedGames: NULL_STORAGE });
    return { store, state: () => store.getState() };
  }

  it('begins as soon as they have', async () => {
    const { state } = storeOf(async () => OFFER);
    state().begin(TOY_ENTRY, DEFAULTS, 'seven');
    expect(state()).toMatchObject({ play: null, opening: true });
    await vi.waitFor(() => expect(state().play?.table.title).toBe(TOY_ENTRY.title));
    expect(state().opening).toBe(false);
  });

  it('does not begin any more when something else was wished for', async () => {
    const { state } = storeOf(async () => OFFER);
    state().begin(TOY_ENTRY, DEFAULTS, 'seven');
    state().leave();
    await new Promise((resolve) => setTimeout(resolve));
    expect(state()).toMatchObject({ play: null, opening: false });
  });

  it('says so when they do not come, and begins at the next press', async () => {
    const { state } = storeOf(vi.fn(async () => OFFER).mockRejectedValueOnce(new Error('no network')));
    state().begin(TOY_ENTRY, DEFAULTS, 'seven');
    await vi.waitFor(() => expect(state().opening).toBe(false));
    expect(state().notices).toEqual([expect.stringMatching(/could not be fetched.*no network/)]);
    state().begin(TOY_ENTRY, DEFAULTS, 'seven');
    await vi.waitFor(() => expect(state().play).not.toBeNull());
    expect(state().notices).toEqual([]);
  });

  it('text that cannot be read is refused then, and nothing stays open', async () => {
    const { state } = storeOf(async () => OFFER);
    state().openText('no game');
    expect(state().opening).toBe(true);
    await vi.waitFor(() => expect(state().notices).toHaveLength(1));
    expect(state()).toMatchObject({ play: null, opening: false });
  });
});
