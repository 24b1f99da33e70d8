// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameSystem } from '../../../src/core/contract/system';
import { loaded } from '../../../src/store/opening/lazy';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import { createSettings } from '../../../src/store/settings';
import { causesOf } from '../../../src/store/table/causes';
import { StoresContext } from '../../../src/store/useGame';
import { CoachPlace } from '../../../src/ui/coach/CoachPlace';
import { CoachContext } from '../../../src/ui/coach/coachContext';
import { HintPlace } from '../../../src/ui/hint/HintPlace';
import { OfferContext } from '../../../src/ui/useOffer';
import { TOY_ENTRY, toyStore } from '../../helpers/toy/toyStore';
import { counter, type ToyState, toySystem } from '../../helpers/toy/toySystem';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
});

/** The toy with a hint while its units may move, and one in battle. */
const hinting: GameSystem = {
  ...toySystem,
  hints: [
    {
      ...{ id: 'march', text: 'Units march.', byFinger: 'Tap where units march.', rule: '2.3' },
      comesUp: (state) => ((state as ToyState).phase === 'move' ? [counter('n1')] : null),
    },
    {
      ...{ id: 'fight', text: 'Units fight.', rule: '3.1' },
      comesUp: (state) => ((state as ToyState).phase === 'fight' ? [] : null),
    },
  ],
};

function atTheTable({ firstGame = '', hasCoach = false } = {}) {
  const toy = toyStore(NULL_STORAGE, hinting);
  toy.begin();
  const settings = createSettings(() => sessionStorage);
  const desk = { ask: () => () => undefined };
  render(
    <StoresContext value={{ game: toy.store, settings }}>
      <OfferContext
        value={{ listings: [{ ...TOY_ENTRY, firstGame }], offer: loaded({ systems: [], catalogue: [] }) }}
      >
        <CoachContext value={hasCoach ? loaded(desk) : null}>
          <HintPlace />
          <CoachPlace />
        </CoachContext>
      </OfferContext>
    </StoresContext>,
  );
  return { ...toy, settings };
}
const said = () => screen.queryByRole('region', { name: 'Hint' })?.textContent ?? null;
const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const read = () => act(() => vi.advanceTimersByTime(2000));

it('is shown with its case as long as it comes up, and once', () => {
  const { press, settings } = atTheTable();
  expect(said()).toContain('Units march. Case 2.3');
  read();
  act(() => press('end'));
  expect(said()).toContain('Units fight.');
  expect(settings.getState().hinted).toEqual(['toy/march']);
  expect(createSettings(() => sessionStorage).getState().hinted).toEqual(['toy/march']);
});

it('that nobody can have read comes again', () => {
  const { press, settings, store } = atTheTable();
  act(() => press('end'));
  act(() => store.getState().undo());
  expect(said()).toContain('Units march.');
  expect(settings.getState().hinted).toEqual([]);
});

it('is gone once it is understood, and the next one waits its turn', () => {
  const { press } = atTheTable();
  pressButton('Understood');
  expect(said()).toBeNull();
  act(() => press('end'));
  expect(said()).toContain('Units fight.');
});

it('lights the counters that it is about', () => {
  const { store, play } = atTheTable();
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Hint' }));
  expect(store.getState().causes).toEqual(
    causesOf({ counters: [counter('n1')], where: [] }, play().board, 'named'),
  );
});

it('no more of them, for good', () => {
  const { press, settings } = atTheTable();
  pressButton('Switch hints off');
  expect(said()).toBeNull();
  act(() => press('end'));
  expect(said()).toBeNull();
  expect(createSettings(() => sessionStorage).getState().hints).toBe(false);
  act(() => settings.getState().change({ hints: true }));
  expect(said()).toContain('Units fight.');
});

it('what can be taken back comes last, and only where it can', () => {
  const { press } = atTheTable();
  act(() => press('n1', '0203'));
  pressButton('Understood');
  expect(said()).toBeNull();
  act(() => press('n2', '0303'));
  expect(said()).toContain('Nothing is lost by trying');
});

it('the coach is offered, unless it sits there by itself', () => {
  atTheTable({ hasCoach: true });
  expect(said()).toContain('press Coach above');
  expect(screen.queryByRole('region', { name: /^Coach/ })).toBeNull();
  cleanup();
  const { settings } = atTheTable({ hasCoach: true, firstGame: 'Yes' });
  expect(said()).toContain('Units march.');
  expect(screen.getByRole('region', { name: /^Coach/ })).toBeTruthy();
  act(() => settings.getState().change({ coach: false }));
  expect(screen.queryByRole('region', { name: /^Coach/ })).toBeNull();
  // Who has just switched him off knows that he is there.
  expect(said()).toContain('Units march.');
  act(() => settings.getState().reset());
  expect(screen.getByRole('region', { name: /^Coach/ })).toBeTruthy();
});

it('is told in other words to who has nothing but a finger', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: query.includes('coarse'), addEventListener: () => undefined },
    removeEventListener: () => undefined,
  }));
  atTheTable();
  expect(said()).toContain('Tap where units march.');
});
