// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chargePosition, openExchange } from '../../../e2e/helpers/positions';
import type { Prompt, Target } from '../../../src/core/contract/table';
import { createGameStore } from '../../../src/store/gameStore';
import { loaded } from '../../../src/store/opening/lazy';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import { createSettings } from '../../../src/store/settings';
import { StoresContext } from '../../../src/store/useGame';
import { SidePanel } from '../../../src/ui/panel/SidePanel';
import { Announcer } from '../../../src/ui/voice/Announcer';
import { headlessOffer } from '../../helpers/headlessOffer';
import { counter } from '../../helpers/toy/toySystem';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const OFFER = headlessOffer();
const option = (id: string): Target => ({ on: 'option', id });
const place = (at: string): Target => ({ on: 'place', at });
const one = (id: string): Target => ({ on: 'counter', id: counter(id) });

/** A game of its own on the table, 3 August unless a record is given; `heard()` is what was said last. */
function atTheTable(record?: object) {
  const game = createGameStore({ offer: loaded(OFFER), savedGames: NULL_STORAGE });
  const state = () => game.getState();
  if (record) state().openText(JSON.stringify(record));
  else
    state().begin(
      { system: 'thirty-years-war', id: 'freiburg-3-august', title: '', subtitle: '' },
      { options: {}, takeBack: 'free' },
    );
  const settings = createSettings(() => sessionStorage);
  render(
    <StoresContext value={{ game, settings }}>
      <SidePanel />
      <Announcer />
    </StoresContext>,
  );
  return {
    state,
    press: (...targets: readonly Target[]) =>
      act(() => {
        for (const target of targets) state().press(target);
      }),
    heard: () => document.querySelector('.unseen [aria-live] > p')?.textContent ?? '',
  };
}

/** The same prompt but for some of it; what it says is not part of the object, so that a spread would lose it. */
function saying(prompt: Prompt, some: Partial<Prompt>): Prompt {
  return Object.create(prompt, Object.getOwnPropertyDescriptors(some));
}

describe('what a step of a draft is told as', () => {
  it('a counter that is placed, taken back and placed again', () => {
    const { state, press, heard } = atTheTable();
    press(one('bav-6-3-01'));
    press(place('1419'));
    expect(heard()).toMatch(/^1\/Bavarian 6-3 in 1419\. 6-3, 13 left chosen/);
    expect(heard()).not.toContain('put back');
    act(() => state().undo());
    expect(heard()).toMatch(/^Taken back: 1\/Bavarian 6-3 in 1419\./);
    act(() => state().redo());
    expect(heard()).toMatch(/^Again: 1\/Bavarian 6-3 in 1419\./);
  });

  it('many at once by their number', () => {
    const { state, press, heard } = atTheTable();
    press(option('rest'));
    expect(heard()).toMatch(/^25 counters placed\./);
    act(() => state().undo());
    expect(heard()).toMatch(/^Taken back: 25 counters placed\./);
  });

  it('a unit that joined a battle, and a battle that was discarded', () => {
    const { state, press, heard } = atTheTable(chargePosition());
    press(one('tercio'));
    press(one('royaux'));
    act(() => state().undo());
    expect(heard()).toMatch(/^Taken back: Royaux chosen\./);
    act(() => state().redo());
    press(option('cancel'));
    act(() => state().undo());
    expect(heard()).toMatch(/^Taken back: Royaux, Tercio put back\./);
  });
});

describe('steps that were taken back', () => {
  it('are counted, and made again by a button', () => {
    const { state, press } = atTheTable();
    press(one('bav-6-3-01'), place('1419'), place('1520'));
    act(() => {
      state().undo();
      state().undo();
    });
    expect(screen.getByRole('heading', { name: 'Taken back: 2 steps' })).toBeTruthy();
    expect(screen.queryByText(/Nothing is erased/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Redo all 2' }));
    expect(state().play?.draftsAhead).toBe(0);
    expect(screen.queryByRole('heading', { name: /^Taken back/ })).toBeNull();
  });
});

describe('where the step lies that carries the game on', () => {
  const steps = () => screen.getByRole('region', { name: 'Actions' });
  /** The lowest of the buttons, whatever it is. */
  const lowest = () => {
    const children = [...steps().children];
    return (children.find((child) => child.matches('.main, .main-place')) ?? children.at(-1))?.textContent;
  };

  it('no button that discards comes to lie, whatever is taken out of the battle', () => {
    const { press } = atTheTable(chargePosition());
    press(one('tercio'));
    expect(lowest()).toBe('Nothing to confirm yet.');
    press(one('royaux'));
    expect(lowest()).toBe('Roll the dieR');
    press(one('tercio'));
    expect(lowest()).toBe('Nothing to confirm yet.');
    expect(screen.getByRole('button', { name: 'Discard this battle' }).className).toContain('back');
  });

  it('is said what Enter does while keys turn a counter', () => {
    const { state, press } = atTheTable(chargePosition());
    press(one('tercio'));
    act(() => state().pointAt({ place: '0403', counter: counter('tercio'), facing: 60 }));
    expect(lowest()).toBe('Enter turns it so.');
    act(() => state().pointAt({ place: '0403', counter: counter('tercio') }));
    expect(lowest()).toBe('Nothing to confirm yet.');
  });

  it('no button that does much at once comes to lie', () => {
    const { state } = atTheTable();
    const { play } = state();
    if (!play) throw new Error('no game');
    const all = { target: option('complete'), label: 'Fight what is left for me' };
    const shown = (choice: object) => {
      act(() => state().hover(null));
      cleanup();
      const game = createGameStore({ offer: loaded(OFFER), savedGames: NULL_STORAGE });
      const prompt = saying(play.prompt, { choices: [{ ...all, ...choice }] });
      game.setState({ play: { ...play, draft: null, prompt } });
      render(
        <StoresContext value={{ game, settings: createSettings(() => sessionStorage) }}>
          <SidePanel />
        </StoresContext>,
      );
      return lowest();
    };
    expect(shown({})).toBe(all.label);
    expect(shown({ sweeping: true })).toBe('Choose on the map or above.');
    expect(shown({ weight: 'back' })).toBe('Choose on the map or above.');
  });

  it('is held free while the battle cannot be fought as it stands', () => {
    const { press, state } = atTheTable();
    press(option('suggested'), option('done'), option('suggested'), option('done'));
    const play = state().play;
    if (!play) throw new Error('no game');
    const objections = [{ rule: '8.11', kind: 'test', text: 'No.', counters: [], where: [] }];
    const back = { target: option('cancel'), label: 'Back', weight: 'back' } as const;
    const prompt = saying(play.prompt, { choices: [back], objections });
    act(() => state().hover(null));
    act(() => cleanup());
    const game = createGameStore({ offer: loaded(OFFER), savedGames: NULL_STORAGE });
    game.setState({ play: { ...play, prompt } });
    render(
      <StoresContext value={{ game, settings: createSettings(() => sessionStorage) }}>
        <SidePanel />
      </StoresContext>,
    );
    expect(lowest()).toBe('Not possible yet: see above.');
  });

  it('a suggestion that would take the place of what was chosen by hand is one of those that discard', () => {
    const { press } = atTheTable(openExchange());
    const suggest = () => screen.getByRole('button', { name: 'Choose the least that is enough' });
    expect(suggest().className).toContain('plain');
    press(one('horse'));
    expect(screen.queryByText('Disrupt these: 4, at least 4 needed')).not.toBeNull();
    cleanup();
    const setUp = atTheTable();
    const suggested = () => screen.getByRole('button', { name: 'Take the suggested set-up' });
    expect(suggested().className).toContain('plain');
    setUp.press(one('bav-6-3-01'), place('1419'));
    expect(suggested().className).toContain('back');
  });
});
