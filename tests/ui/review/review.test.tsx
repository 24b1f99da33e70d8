// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { computerAnswerer } from '../../../src/store/computer/answerer';
import { openComputerDesk } from '../../../src/store/computer/desk';
import { loaded } from '../../../src/store/opening/lazy';
import { createSettings } from '../../../src/store/settings';
import { StoresContext } from '../../../src/store/useGame';
import { ComputerContext } from '../../../src/ui/computer/computerContext';
import { ReviewDialog } from '../../../src/ui/review/ReviewDialog';
import { ResultCard } from '../../../src/ui/standing/ResultCard';
import { LookingBack } from '../../../src/ui/time/LookingBack';
import { fakeWorkers } from '../../helpers/desk/fakeWorker';
import { toyMind } from '../../helpers/toy/toyMind';
import { toyStore } from '../../helpers/toy/toyStore';
import { toySystem } from '../../helpers/toy/toySystem';

afterEach(cleanup);

/** The north attacks until nobody of the south is left. */
function over() {
  const toy = toyStore();
  toy.begin();
  toy.press('n1', '0203', 'end');
  for (let i = 0; i < 60 && !toy.play().verdict; i++) {
    const target = ['s1', 's2'].find((id) => toy.at(id));
    toy.press('n1', target ?? 's1');
    if (toy.store.getState().refusal) toy.press('end', 'pass', 'n1', '0303', 'end');
  }
  expect(toy.play().verdict).not.toBeNull();
  return toy;
}

function atTheTable(hasComputer = true) {
  const toy = over();
  const workers = fakeWorkers(computerAnswerer({ systems: [toySystem], minds: [toyMind] }));
  const desk = openComputerDesk(
    workers.begin,
    () => Promise.reject(new Error('not here')),
    (then) => then(),
  );
  render(
    <StoresContext value={{ game: toy.store, settings: createSettings(() => sessionStorage) }}>
      <ComputerContext value={hasComputer ? loaded(desk) : null}>
        <ResultCard />
        <LookingBack />
        <ReviewDialog />
      </ComputerContext>
    </StoresContext>,
  );
  const there = async () => await act(async () => await vi.dynamicImportSettled());
  const work = async () => await act(async () => workers.last().work());
  return { ...toy, workers, there, work };
}
const press = async (name: string | RegExp) =>
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));
const dialog = () => within(screen.getByRole('dialog', { name: 'What decided it' }));

it('a game that is over is looked at part by part, and what it came to stands there', async () => {
  const { play, there, work } = atTheTable();
  await press('What decided it?');
  await there();
  const of = play().log.groups.length;
  expect(dialog().getByRole('status').textContent).toBe(`Looking at 1 of ${of} parts…`);
  expect(dialog().getByRole('progressbar', { name: 'How far it has looked' })).toBeTruthy();
  for (let i = 0; i < of; i++) await work();
  expect(dialog().getByRole('status').textContent).toBe('');
  expect(dialog().queryByRole('progressbar')).toBeNull();
  expect(dialog().getByText(/Amounts are counters/)).toBeTruthy();
  expect(dialog().getByText('North: luck in its own turns')).toBeTruthy();
  expect(dialog().getAllByText(/^By play/).length).toBeGreaterThan(0);
});

it('leads to a point of the game and back, and asks nothing twice', async () => {
  const { play, there, work, store, workers } = atTheTable();
  await press('What decided it?');
  await there();
  for (let i = 0; i < play().log.groups.length; i++) await work();
  act(() => store.getState().openDialog(null));
  act(() => store.getState().lookBack(0));
  await press('What decided it?');
  await there();
  expect(dialog().getByText('Turn by turn')).toBeTruthy();
  expect(workers.last().asked).toEqual([]);
});

it('is not offered where no computer can be asked', () => {
  atTheTable(false);
  expect(screen.queryByRole('button', { name: 'What decided it?' })).toBeNull();
});
