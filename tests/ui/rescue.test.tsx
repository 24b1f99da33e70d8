// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame } from '../../src/core/record/loadGame';
import { readText } from '../../src/core/record/salvage';
import { createGameStore } from '../../src/store/gameStore';
import { loaded } from '../../src/store/opening/lazy';
import { offerOf } from '../../src/store/opening/offer';
import { createJournal } from '../../src/store/saved/journal';
import { createSavedGames } from '../../src/store/saved/savedGames';
import { NO_SPARES } from '../../src/store/saved/spares';
import { createSettings } from '../../src/store/settings';
import { StoresContext } from '../../src/store/useGame';
import { App, fetchScreens } from '../../src/ui/App';
import { mountPage } from '../../src/ui/mountPage';
import { OfferContext } from '../../src/ui/useOffer';
import { TOY_ENTRY, targetOf } from '../helpers/toy/toyStore';
import { toySystem } from '../helpers/toy/toySystem';

/** Components by name that were drawn, and the one that breaks. */
const drawn = vi.hoisted(() => ({ names: new Set<string>(), broken: '' }));
vi.mock('react/jsx-dev-runtime', async (original) => {
  const real = await original<{ jsxDEV: (type: unknown, ...rest: unknown[]) => unknown }>();
  const nameOf = (type: unknown): string => {
    if (typeof type === 'function') return type.name;
    return typeof type === 'object' && type !== null && 'type' in type ? nameOf(type.type) : '';
  };
  const jsxDEV = (type: unknown, ...rest: unknown[]) => {
    const name = nameOf(type);
    if (name !== '') drawn.names.add(name);
    const Broken = () => {
      throw new Error(`${name} broke`);
    };
    return real.jsxDEV(name !== '' && name === drawn.broken ? Broken : type, ...rest);
  };
  return { ...real, jsxDEV };
});

HTMLElement.prototype.hidePopover ??= () => undefined;
HTMLElement.prototype.showPopover ??= () => undefined;

/** Of all components every so many; `npm run faults` takes each. */
const EVERY = Number(process.env.FAULTS_EVERY ?? 9);
const files: string[] = [];
/** Takes away the pages that were mounted: one that stays goes on drawing, and what it draws would be counted. */
const unmounts: (() => void)[] = [];

/** As in a browser that was just started, with what the page writes for the player in `files`. */
function afresh() {
  for (const unmount of unmounts.splice(0)) act(unmount);
  vi.restoreAllMocks();
  files.length = 0;
  drawn.broken = '';
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) void blob.text().then((text) => files.push(text));
    return 'blob:none';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
}
beforeEach(() => {
  afresh();
  drawn.names.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Where = 'stored' | 'in memory' | 'at the start page';

/** A game of three commands, and the page on which it is played, or the start page that lists it. */
async function page(where: Where) {
  const journal = createJournal(() => localStorage);
  const savedGames = createSavedGames(Date.now, journal);
  const game = createGameStore({
    offer: loaded(offerOf({ systems: [toySystem], catalogue: [TOY_ENTRY] })),
    savedGames,
  });
  if (where === 'in memory') {
    const refuse = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  }
  game.getState().begin(TOY_ENTRY, { options: {}, takeBack: 'free' }, `seed ${where}`);
  for (const target of ['n1', '0203', 'end']) game.getState().press(targetOf(target));
  await savedGames.settled();
  const record = game.getState().play?.game.record;
  if (where === 'at the start page') {
    game.getState().leave();
    await savedGames.settled();
  }
  const place = document.createElement('div');
  document.body.append(place);
  const offer = loaded(offerOf({ systems: [toySystem], catalogue: [TOY_ENTRY] }));
  const show = async () => {
    const unmount = mountPage(
      place,
      <StoresContext value={{ game, settings: createSettings(() => sessionStorage) }}>
        <OfferContext value={{ listings: [TOY_ENTRY], offer }}>
          <App />
        </OfferContext>
      </StoresContext>,
      { game, savedGames, journal, spares: NO_SPARES },
    );
    unmounts.push(unmount);
    await vi.waitFor(() => expect(document.body.querySelector('main, .game')).not.toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { show, record, game };
}

/** What the page writes when everything that it offers is asked for. */
async function rescued(): Promise<readonly unknown[]> {
  const patience = { timeout: 20_000 };
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('Looking for the games'), patience);
  const buttons = document.querySelectorAll<HTMLButtonElement>('.rescue button');
  for (const button of buttons) button.click();
  await vi.waitFor(() => expect(files.length).toBe(buttons.length), patience);
  return files.map((text) => loadGame(toySystem, readText(text).json, () => TOY_ENTRY).game.record.entries);
}

/** Drawn in so many places that it is seen at once whether one fails, and by React rather than by us. */
const NOT_OURS = ['StrictMode', 'Suspense', 'StoresContext'];
/** Stands in for the drawing of a picture, which has been fetched once the first page was drawn. */
const STANDS_IN = 'NoPicture';

describe.each(['stored', 'in memory', 'at the start page'] as const)('a page that fails, %s', (where) => {
  it('offers every game as a file, whichever component it is that fails', async () => {
    await fetchScreens();
    const whole = await page(where);
    await whole.show();
    const names = [...drawn.names].filter((name) => !NOT_OURS.includes(name) && name !== STANDS_IN);
    expect(names.length).toBeGreaterThan(10);
    const some = names.filter((_, i) => i % EVERY === 0);
    const lost: string[] = [];
    for (const name of some) {
      afresh();
      const { show, record } = await page(where);
      drawn.broken = name;
      await show();
      const standing = () => document.querySelector('.rescue');
      // Some of it is drawn only once the battles are there.
      await vi.waitFor(() => expect(standing()).not.toBeNull(), { timeout: 10_000 }).catch(() => undefined);
      const screen = standing();
      if (!screen) {
        lost.push(`${name}: no screen`);
        continue;
      }
      const found = await rescued();
      const wanted = JSON.stringify(record?.entries);
      if (!found.some((entries) => JSON.stringify(entries) === wanted)) lost.push(name);
      const said = screen.textContent ?? '';
      if (said.includes('has not stored all') !== (where === 'in memory')) lost.push(`${name}: ${said}`);
    }
    expect(lost).toEqual([]);
  }, 300_000);
});
