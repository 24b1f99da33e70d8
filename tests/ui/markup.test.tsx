// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { writeFile } from '../../src/core/record/writeGame';
import { createGameStore } from '../../src/store/gameStore';
import { loaded } from '../../src/store/opening/lazy';
import { NULL_STORAGE } from '../../src/store/saved/nullStorage';
import { createSettings } from '../../src/store/settings';
import { StoresContext } from '../../src/store/useGame';
import { GameScreen } from '../../src/ui/screens/GameScreen';
import { StartScreen } from '../../src/ui/screens/StartScreen';
import { MARKUP } from '../helpers/damage/mutations';
import { headlessOffer } from '../helpers/headlessOffer';
import { recordedGame } from '../helpers/random/recordedGames';

afterEach(cleanup);
HTMLElement.prototype.hidePopover ??= () => undefined;

/** A game that calls itself, its sides, counters, places, notes and dice by what a page could take for its own. */
function markedUp(): string {
  const { record, start } = recordedGame({ scenario: 'rocroi', options: {} }, 'markup', 20);
  const { scenario } = start;
  const marked = <T extends object>(list: readonly T[], key: keyof T) =>
    list.map((one) => ({ ...one, [key]: MARKUP }));
  return writeFile({
    name: MARKUP,
    record: {
      ...record,
      bookmarks: [{ entry: 0, text: MARKUP }],
      branchNames: record.branchNames.map(({ entry }) => ({ entry, text: MARKUP })),
      entries: record.entries.map((entry) => ({
        ...entry,
        dice: entry.dice.map((die) => ({ ...die, purpose: '' })),
      })),
    },
    scenario: {
      ...scenario,
      ...{ title: MARKUP, subtitle: MARKUP, reconstructed: [MARKUP] },
      sides: marked(scenario.sides, 'name'),
      counters: marked(scenario.counters, 'name'),
      categories: marked(scenario.categories, 'name'),
      map: { ...scenario.map, labels: marked(scenario.map.labels, 'text') },
    },
  });
}

it('what a file says of itself is shown as text, wherever it is shown', async () => {
  const errors = vi.spyOn(console, 'error');
  const store = createGameStore({ offer: loaded(headlessOffer()), savedGames: NULL_STORAGE });
  act(() => store.getState().openText(markedUp()));
  const { play } = store.getState();
  expect(play?.game.record.entries).toHaveLength(20);
  const settings = createSettings(() => sessionStorage);
  const drawn = (screen: React.ReactNode) =>
    render(<StoresContext value={{ game: store, settings }}>{screen}</StoresContext>).container;
  const table = drawn(<GameScreen />);
  for (const dialog of ['armies', 'choices', 'share'] as const) {
    act(() => store.getState().openDialog(dialog));
    expectText(table, MARKUP);
  }
  act(() => store.getState().openText('{"format": "tercio-game", "name": "<img src=x>", "entries": []}'));
  expect(store.getState().play).toBe(play);
  expectText(table, 'formatVersion');
  cleanup();

  const header = { id: 'a', title: MARKUP, turn: MARKUP, stretch: MARKUP, points: MARKUP };
  const saved = [{ ...header, changed: 0, name: MARKUP, removed: null }];
  act(() => store.setState({ play: null, saved, notices: [MARKUP] }));
  expectText(drawn(<StartScreen />), MARKUP);
  expect(errors).not.toHaveBeenCalled();
});

function expectText(drawn: HTMLElement, text: string): void {
  expect(drawn.textContent).toContain(text);
  expect(document.querySelectorAll('img, script, [onerror]')).toHaveLength(0);
}
