// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { createGameStore } from '../../../src/store/gameStore';
import { loaded } from '../../../src/store/opening/lazy';
import { offerOf } from '../../../src/store/opening/offer';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import { createSettings } from '../../../src/store/settings';
import { StoresContext } from '../../../src/store/useGame';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { SidePanel } from '../../../src/ui/panel/SidePanel';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

function settingUp() {
  const store = createGameStore({
    offer: loaded(offerOf({ systems: [thirtyYearsWar], catalogue: [] })),
    savedGames: NULL_STORAGE,
  });
  const settings = createSettings(() => sessionStorage);
  const { rulesVersion } = thirtyYearsWar;
  const record = {
    ...{ format: 'tercio-game', formatVersion: 1, rulesVersion, system: 'thirty-years-war', entries: [] },
    scenario: { whole: scenarioNamed('freiburg-3-august') },
  };
  store.getState().openText(JSON.stringify(record));
  render(
    <StoresContext value={{ game: store, settings }}>
      <SidePanel />
    </StoresContext>,
  );
  const press = (id: string) => act(() => store.getState().press({ on: 'option', id }));
  return { press, settings, draft: () => store.getState().play?.draft ?? null };
}
const shelf = async () => within(await screen.findByRole('region', { name: 'Your own set-ups' }));

it('a set-up is kept by name, used in another game, and deleted', async () => {
  const { press, draft } = settingUp();
  expect(screen.queryByRole('region', { name: 'Your own set-ups' })).toBeNull();
  press('suggested');
  const laid = draft();
  fireEvent.click((await shelf()).getByText('Keep this set-up'));
  const field = (await shelf()).getByLabelText('Keep this set-up as');
  fireEvent.change(field, { target: { value: 'Thin line' } });
  fireEvent.click((await shelf()).getByRole('button', { name: 'Keep' }));
  cleanup();

  const again = settingUp();
  fireEvent.click((await shelf()).getByRole('button', { name: 'Use Thin line' }));
  expect(again.draft()).toEqual(laid);
  fireEvent.click((await shelf()).getByRole('button', { name: 'Delete Thin line' }));
  again.press('clear');
  expect(screen.queryByRole('region', { name: 'Your own set-ups' })).toBeNull();
});

it('what is damaged or does not fit is named, and what is begun stays', async () => {
  const { press, settings, draft } = settingUp();
  press('suggested');
  const laid = draft();
  const place = 'freiburg-3-august bavarian';
  act(() => {
    settings.getState().keep({ place, name: 'Torn', draft: { kind: 'setUp', positions: 3, hand: null } });
    const positions = { 'bav-6-3-01': '1317' };
    settings.getState().keep({ place, name: 'Too far', draft: { kind: 'setUp', positions, hand: null } });
    settings.getState().keep({ place: 'elsewhere', name: 'Other', draft: null });
  });
  fireEvent.click((await shelf()).getByRole('button', { name: 'Use Torn' }));
  expect((await shelf()).getByRole('alert').textContent).toMatch(
    /“Torn” cannot be used here\. It is damaged: .*positions/,
  );
  fireEvent.click((await shelf()).getByRole('button', { name: 'Use Too far' }));
  const told = within((await shelf()).getByRole('alert'));
  expect(told.getByRole('button', { name: /17\.11/ })).toBeTruthy();
  expect((await shelf()).queryByRole('button', { name: 'Use Other' })).toBeNull();
  expect(draft()).toEqual(laid);
});
