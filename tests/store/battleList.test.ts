import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { severalBattles } from '../../e2e/helpers/positions';
import type { Target } from '../../src/core/contract/table';
import { createGameStore } from '../../src/store/gameStore';
import { loaded } from '../../src/store/opening/lazy';
import { createSavedGames } from '../../src/store/saved/savedGames';
import { headlessOffer } from '../helpers/headlessOffer';
import { counter } from '../helpers/toy/toySystem';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const option = (id: string): Target => ({ on: 'option', id });
const one = (id: string): Target => ({ on: 'counter', id: counter(id) });
const FIRST = [one('f0207'), one('s0208'), option('plan')];
const SECOND = [one('f0404'), one('f0503'), one('s0504'), option('plan')];

/** Two battles planned, dice entered by hand. */
async function planned() {
  const savedGames = createSavedGames();
  const store = createGameStore({ offer: loaded(headlessOffer()), savedGames });
  const state = () => store.getState();
  const text = JSON.stringify(severalBattles());
  await state().openFile({ size: text.length, text: async () => text });
  const play = () => {
    const playing = state().play;
    if (!playing) throw new Error('no game');
    return playing;
  };
  const press = (...targets: readonly Target[]) => {
    for (const target of targets) state().press(target);
  };
  state().takeDiceFrom('hand');
  press(...FIRST, ...SECOND);
  const list = () => play().prompt.list?.acts.map(({ receipt }) => receipt.title) ?? [];
  return { state, play, press, list };
}
const BOTH = ['Attack on S 4-3 (0208)', 'Attack on S 6-3 (0504)'];

describe('a plan', () => {
  it('goes on after a die entered by hand, and is put back as it was', async () => {
    const { state, press, list } = await planned();
    expect(list()).toEqual(BOTH);
    press(option('plan-next'));
    expect(state().play?.wanted).not.toBeNull();
    state().enterDie(1);
    expect(list()).toEqual(BOTH.slice(1));
    state().undo();
    expect(list()).toEqual(BOTH);
    state().redo();
    expect(list()).toEqual(BOTH.slice(1));
  });

  it('waits while an exchange is open, and goes on after it (8.61)', async () => {
    const { state, play, press, list } = await planned();
    press(option('plan-move-1-0'), option('plan-all'));
    // 16 against 6 is 2-1: a 3 is Dx, and there is something to choose.
    state().enterDie(3);
    expect(play().prompt.instruction).toMatch(/^Exchange/);
    expect(list()).toEqual(BOTH.slice(0, 1));
    press(one('f0503'));
    expect(list()).toEqual(BOTH.slice(0, 1));
    press(option('confirm'));
    expect(list()).toEqual(BOTH.slice(0, 1));
    press(option('plan-next'));
    state().enterDie(1);
    expect(list()).toEqual([]);
    expect(play().draft).toBeNull();
  });

  it('can be discarded', async () => {
    const { play, press, list } = await planned();
    press(option('plan-clear'));
    expect(list()).toEqual([]);
    expect(play().draft).toBeNull();
  });

  it('ends with its phase', async () => {
    const { state, play, press, list } = await planned();
    press(option('plan-clear'));
    // What has to be fought; the third battle is against a disrupted unit and need not be.
    for (const battle of [
      [one('f0404'), one('f0503'), one('s0504')],
      [one('f0708'), one('s0709')],
    ]) {
      press(...battle, option('roll'));
      state().enterDie(1);
    }
    press(...FIRST);
    expect(list()).toEqual(BOTH.slice(0, 1));
    press(option('end-phase'));
    expect(play().prompt.heading).not.toMatch(/^French Combat Phase/);
    expect(list()).toEqual([]);
    expect(play().draft).toBeNull();
  });
});
