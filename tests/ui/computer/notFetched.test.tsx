// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import { createSettings } from '../../../src/store/settings';
import { StoresContext } from '../../../src/store/useGame';
import { ComputerContext, useComputerPlays } from '../../../src/ui/computer/computerContext';
import { SidePanel } from '../../../src/ui/panel/SidePanel';
import { TOY_ENTRY, toyStore } from '../../helpers/toy/toyStore';

const network = vi.hoisted(() => ({ isThere: false, begun: 0 }));
vi.mock('../../../src/store/computer/rehearsing', () => ({
  get playAndRehearse() {
    if (!network.isThere) throw new Error('no network');
    return () => {
      network.begun++;
      return () => {};
    };
  },
}));

afterEach(cleanup);
beforeEach(() => {
  sessionStorage.clear();
  Object.assign(network, { isThere: false, begun: 0 });
});

function Table() {
  useComputerPlays();
  return <SidePanel />;
}

async function atTheTable() {
  const toy = toyStore(NULL_STORAGE);
  const state = () => toy.store.getState();
  state().begin(TOY_ENTRY, { options: {}, takeBack: 'free', players: { south: 'marshal' } }, 'seven');
  const desk = { now: () => null, fetch: () => Promise.reject(new Error('no network')) };
  render(
    <StoresContext value={{ game: toy.store, settings: createSettings(() => sessionStorage) }}>
      <ComputerContext value={desk as never}>
        <Table />
      </ComputerContext>
    </StoresContext>,
  );
  const settle = async () => await act(async () => await vi.dynamicImportSettled());
  await settle();
  const press = async (target: string) => {
    await act(async () => toy.press(target));
    await settle();
  };
  const click = async (name: string) => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name })));
    await settle();
  };
  return { ...toy, state, press, click };
}
const foot = () => screen.getByRole('region', { name: 'Computer' }).textContent;

it('what plays the side cannot be fetched: it waits and says so, and is fetched once it is let on', async () => {
  const { state, press, click } = await atTheTable();
  expect([state().held, state().notices]).toEqual([false, []]);
  await press('pass');
  expect(state().held).toBe(true);
  expect(state().notices).toEqual([expect.stringContaining('could not be fetched')]);
  expect(foot()).toContain('Marshal waits.');
  await click('Let the computer go on');
  expect([state().held, state().notices.length, network.begun]).toEqual([true, 1, 0]);
  network.isThere = true;
  await click('Let the computer go on');
  expect([state().held, network.begun]).toEqual([false, 1]);
});

it('the foot says that it thinks only while it does, and not in a second tab', async () => {
  network.isThere = true;
  const { press, store } = await atTheTable();
  await press('pass');
  expect(foot()).toContain('Marshal is about to act.');
  act(() => store.setState({ thinking: true }));
  expect(foot()).toContain('Marshal is thinking…');
  act(() => store.setState({ elsewhere: true, thinking: false }));
  expect(foot()).toContain('Marshal does nothing in this tab.');
});
