// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Json } from '../../../src/core/contract/values';
import {
  type ComputerAbout,
  type ComputerQuestion,
  computerAnswerer,
} from '../../../src/store/computer/answerer';
import { openComputerDesk } from '../../../src/store/computer/desk';
import type { Players } from '../../../src/store/computer/players';
import { loaded } from '../../../src/store/opening/lazy';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import { createSettings } from '../../../src/store/settings';
import { StoresContext } from '../../../src/store/useGame';
import { HandOver } from '../../../src/ui/between/HandOver';
import { AgainstComputer } from '../../../src/ui/computer/AgainstComputer';
import { ComputerContext, useComputerPlays } from '../../../src/ui/computer/computerContext';
import { PlayersDialog } from '../../../src/ui/computer/PlayersDialog';
import { useGameKeys } from '../../../src/ui/keys/useGameKeys';
import { SidePanel } from '../../../src/ui/panel/SidePanel';
import { fakeWorkers } from '../../helpers/desk/fakeWorker';
import { toyMind } from '../../helpers/toy/toyMind';
import { TOY_ENTRY, toyStore } from '../../helpers/toy/toyStore';
import { side, TOY_SCENARIO, toySystem } from '../../helpers/toy/toySystem';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const SIDES = [
  { id: side('north'), name: 'North', livery: 'blue' as const },
  { id: side('south'), name: 'South', livery: 'red' as const },
];

function Table() {
  useComputerPlays();
  useGameKeys({ current: null });
  return (
    <>
      <SidePanel />
      <PlayersDialog />
      <HandOver />
    </>
  );
}

/** With little thought, whatever was asked. */
function hasty(about: ComputerAbout): ComputerAbout {
  return about.kind === 'decision' ? { ...about, level: 'recruit' } : about;
}

function atTheTable(players: Players = { south: 'marshal' }, system = toySystem) {
  const toy = toyStore(NULL_STORAGE, system);
  const state = () => toy.store.getState();
  state().begin(TOY_ENTRY, { options: {}, takeBack: 'free', players }, 'seven');
  const settings = createSettings(() => sessionStorage);
  settings.getState().change({ pace: 'once', handOver: true });
  const think = computerAnswerer({ systems: [toySystem], minds: [toyMind] });
  const workers = fakeWorkers((question: ComputerQuestion, stop) =>
    think({ ...question, about: hasty(question.about) }, stop),
  );
  const desk = openComputerDesk(
    workers.begin,
    () => Promise.reject(new Error('not here')),
    (then) => then(),
  );
  render(
    <StoresContext value={{ game: toy.store, settings }}>
      <ComputerContext value={loaded(desk)}>
        <Table />
      </ComputerContext>
    </StoresContext>,
  );
  const press = async (...targets: readonly string[]) => await act(async () => toy.press(...targets));
  /** Lets it think and act until the heading is another one. */
  const playOut = async () => {
    for (let i = 0; i < 400 && state().play?.computer; i++)
      await act(async () => {
        workers.last().work();
        await new Promise((then) => setTimeout(then));
      });
  };
  const there = async () => await act(async () => await vi.dynamicImportSettled());
  return { ...toy, state, settings, workers, press, playOut, there };
}
const computer = () => screen.queryByRole('region', { name: 'Computer' });
const click = async (name: string | RegExp) =>
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('says in the panel that it thinks, for screen readers too, and what it did and why', async () => {
  const { press, playOut, there } = atTheTable();
  await there();
  expect(computer()).toBeNull();
  await press('pass');
  expect(within(computer() ?? document.body).getByRole('status').textContent).toBe('Marshal is thinking…');
  expect(screen.getByRole('region', { name: 'Now' }).textContent).toContain(
    'The computer plays the South side',
  );
  expect(screen.queryByRole('region', { name: 'Actions' })).toBeNull();
  await playOut();
  expect(computer()).toBeNull();
  expect(screen.getByRole('region', { name: 'Log' }).textContent).toMatch(/The best of \d+ commands\./);
});

it('is stopped by a button or by Escape, and let on', async () => {
  const { press, state, workers, there } = atTheTable();
  await there();
  await press('pass');
  await click('Stop');
  expect(workers.last().isEnded()).toBe(true);
  expect(computer()?.textContent).toContain('Marshal waits.');
  await click('Let the computer go on');
  expect([state().held, state().thinking]).toEqual([false, true]);
  await act(async () => void fireEvent.keyDown(window, { key: 'Escape' }));
  expect([state().held, state().thinking]).toEqual([true, false]);
});

it('its side is taken over at a press', async () => {
  const { press, play, there } = atTheTable();
  await there();
  await press('pass');
  await click('Take over the South side');
  expect([play().players, computer()]).toEqual([{}, null]);
  await press('s1', '0203');
  expect(play().game.record.entries.length).toBe(3);
});

it('no screen is handed over to it', async () => {
  const { press, playOut, there } = atTheTable();
  await there();
  await press('pass');
  expect(screen.queryByRole('dialog')).toBeNull();
  await playOut();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('who plays is changed in a dialog, which holds the computer until it is closed', async () => {
  const { play, state, workers, there } = atTheTable({});
  await there();
  await act(async () => void fireEvent.keyDown(window, { key: 'P', shiftKey: true }));
  const north = screen.getByRole('group', { name: 'North' });
  await act(async () => fireEvent.click(within(north).getByRole('radio', { name: /^Captain/ })));
  expect([play().players, workers.begun.length]).toEqual([{ north: 'captain' }, 0]);
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Slow' })));
  await click('Close');
  expect([state().thinking, workers.begun.length]).toEqual([true, 1]);
});

it('a game that has no computer player says so plainly', async () => {
  const { hasComputer: _, ...without } = toySystem;
  const { state } = atTheTable({}, without);
  act(() => state().openDialog('players'));
  expect(screen.getByRole('dialog').textContent).toContain('There is no computer player for this game yet');
  expect(screen.queryByRole('button', { name: 'What would you do?' })).toBeNull();
});

it('tells a person who asks the three best plans, and shows where they lead', async () => {
  const { state, workers, there } = atTheTable();
  await there();
  await click('What would you do?');
  await there();
  const advice = () => screen.getByRole('region', { name: 'Advice of the computer' });
  expect(advice().querySelector('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
  await act(async () => workers.last().work());
  expect(within(advice()).getAllByRole('listitem')).toHaveLength(3);
  expect(advice().textContent).toMatch(/The best of \d+ commands\./);
  const before = state().play?.game;
  const shows = within(advice()).getAllByRole('button', { name: 'Show me' });
  for (const show of shows) await act(async () => fireEvent.click(show));
  expect(state().plan).not.toBeNull();
  await click('What would you do?');
  expect(within(advice()).queryByRole('list')).toBeNull();
  expect(state().play?.game).toBe(before);
});

it('at the start: which side, which level, or to watch', async () => {
  const settings = createSettings(() => sessionStorage);
  const chosen: Players[] = [];
  const prepared: Json[] = [];
  const desk = loaded({
    ask: () => () => undefined,
    prepare: ({ state }: { readonly state: Json }) => void prepared.push(state),
  });
  const start = toySystem.start(TOY_SCENARIO, { ghosts: 'no' }) as unknown as Json;
  const play = (players: Players) => chosen.push(players);
  render(
    <StoresContext value={{ game: toyStore().store, settings }}>
      <ComputerContext value={desk}>
        <AgainstComputer system={toySystem} sides={SIDES} start={start} play={play} />
      </ComputerContext>
    </StoresContext>,
  );
  await click('Begin against the computer');
  fireEvent.click(screen.getByRole('radio', { name: 'South' }));
  fireEvent.click(screen.getByRole('radio', { name: /^Marshal/ }));
  await click('Begin against the computer');
  fireEvent.click(screen.getByRole('radio', { name: /^Nobody/ }));
  await click('Watch the computer play');
  expect(chosen).toEqual([
    { south: 'recruit' },
    { north: 'marshal' },
    { north: 'marshal', south: 'marshal' },
  ]);
  expect(createSettings(() => sessionStorage).getState().against).toBe('marshal');
  // It has rehearsed meanwhile.
  expect(prepared).toEqual([start]);
});
