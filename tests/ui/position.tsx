import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { Target } from '../../src/core/contract/table';
import { createGameStore } from '../../src/store/gameStore';
import { loaded } from '../../src/store/opening/lazy';
import { offerOf } from '../../src/store/opening/offer';
import { NULL_STORAGE } from '../../src/store/saved/nullStorage';
import { createSettings } from '../../src/store/settings';
import { StoresContext } from '../../src/store/useGame';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import { SidePanel } from '../../src/ui/panel/SidePanel';
import { type Setting, scenarioFile } from '../helpers/positions/boardFile';

type Drawn = {
  /** What the panel is drawn in besides. */
  readonly around?: (children: ReactNode) => ReactNode;
};

/** A position at the table, its panel drawn, and presses on counters, hexes and options of it. */
export function panelOf(
  line: string,
  setting: Setting,
  dice: readonly number[] = [],
  { around = (children) => children }: Drawn = {},
) {
  const store = createGameStore({
    offer: loaded(offerOf({ systems: [thirtyYearsWar], catalogue: [] })),
    savedGames: NULL_STORAGE,
  });
  const settings = createSettings(() => sessionStorage);
  const entries: readonly object[] = [];
  const record = {
    format: 'tercio-game',
    formatVersion: 1,
    rulesVersion: thirtyYearsWar.rulesVersion,
    system: 'thirty-years-war',
    diceFrom: dice.length > 0 ? 'hand' : 'generator',
    scenario: { whole: { ...asObject(scenarioFile(line, setting)), options: setting.options ?? {} } },
    entries,
  };
  store.getState().openText(JSON.stringify(record));
  expect(store.getState().notices).toEqual([]);
  render(<StoresContext value={{ game: store, settings }}>{around(<SidePanel />)}</StoresContext>);
  const targetOf = (id: string): Target => {
    const counter = store.getState().play?.board.counters.find((view) => view.id === id);
    if (counter) return { on: 'counter', id: counter.id };
    return /^\d{4}$/.test(id) ? { on: 'place', at: id } : { on: 'option', id };
  };
  return {
    state: () => store.getState(),
    press: (...ids: readonly string[]) =>
      act(() => ids.forEach((id) => void store.getState().press(targetOf(id)))),
    point: (id: string) => act(() => store.getState().hover(targetOf(id))),
    roll: () => act(() => dice.forEach((face) => void store.getState().enterDie(face))),
  };
}

function asObject(json: unknown): object {
  return typeof json === 'object' && json !== null ? json : {};
}
