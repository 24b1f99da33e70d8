// @vitest-environment happy-dom
/** What everything that is drawn means, one press or one key away. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createGameStore } from '../../../src/store/gameStore';
import { loaded } from '../../../src/store/opening/lazy';
import { offerOf } from '../../../src/store/opening/offer';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import { createSettings } from '../../../src/store/settings';
import { StoresContext } from '../../../src/store/useGame';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { thirtyYearsWarSurface } from '../../../src/systems/thirty-years-war/surface';
import { LayersMenu } from '../../../src/ui/help/LayersMenu';
import { Legend } from '../../../src/ui/help/Legend';
import { FIXED_KEYS } from '../../../src/ui/keys/keys';
import { useGameKeys } from '../../../src/ui/keys/useGameKeys';
import { SurfacesContext } from '../../../src/ui/useSurface';
import { scenarioFile } from '../../helpers/positions/boardFile';

beforeEach(() => sessionStorage.clear());

function Screen() {
  useGameKeys(useMemo(() => ({ current: null }), []));
  return (
    <>
      <LayersMenu />
      <Legend />
    </>
  );
}

function atABattle() {
  const load = () => scenarioFile('F 8-3 0303 | S 4-2 0304', { map: { woods: ['0505'] } });
  const entry = { system: 'thirty-years-war', id: 'rocroi', title: 'Rocroi', subtitle: '', load };
  const store = createGameStore({
    offer: loaded(offerOf({ systems: [thirtyYearsWar], catalogue: [entry] })),
    savedGames: NULL_STORAGE,
  });
  store.getState().begin(entry, { options: {}, takeBack: 'free' }, 'seven');
  const settings = createSettings(() => sessionStorage);
  render(
    <StoresContext value={{ game: store, settings }}>
      <SurfacesContext value={loaded([thirtyYearsWarSurface])}>
        <Screen />
      </SurfacesContext>
    </StoresContext>,
  );
}
const region = (name: string) => within(screen.getByRole('region', { name }));

it('has each pattern of each side, every state of a counter, and the ground of the map', async () => {
  atABattle();
  await userEvent.setup().click(screen.getByRole('button', { name: 'What am I looking at?' }));
  const marks = region('Marks on the map');
  expect(marks.getByText(/^Striped: Zone of Control, .*, French$/)).toBeTruthy();
  expect(marks.getByText(/^Striped: Zone of Control, .*, Spanish$/)).toBeTruthy();
  const counters = region('Counters');
  // ten states, and the two armies of the French that break separately
  expect(counters.getAllByRole('listitem')).toHaveLength(12);
  expect(counters.getByText(/which group a unit belongs to/)).toBeTruthy();
  expect(marks.getByText(/4\+ the lowest die that succeeds/)).toBeTruthy();
  expect(counters.getByText(/disrupted, half as strong/)).toBeTruthy();
  const ground = region('Ground').getAllByRole('listitem');
  expect(ground.map((line) => line.querySelector('b')?.textContent)).toEqual(['Clear hex', 'Woods hex']);
  expect(ground[1]?.textContent).toContain('Blocks sight');
  expect(ground.every((line) => line.querySelector('svg'))).toBe(true);
});

it('opens by its key, which the list of keys names, and closes again', () => {
  atABattle();
  act(() => void fireEvent.keyDown(document.body, { key: 'i' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close the legend' }));
  expect(screen.queryByRole('dialog', { name: 'What am I looking at?' })).toBeNull();
  const named = FIXED_KEYS.flatMap(({ lines }) => lines).find(({ keys }) => keys.includes('I'));
  expect(named?.does).toContain('what am I looking at?');
});
