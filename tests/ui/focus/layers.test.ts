// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followAddress } from '../../../src/ui/address';
import { createLayers, followMenus, layers as ofThisPage } from '../../../src/ui/focus/layers';
import { toyStore } from '../../helpers/toy/toyStore';

let forget: readonly (() => void)[] = [];
beforeEach(() => {
  for (const leave of forget) leave();
  forget = [];
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

/** A page whose history is a list of steps, as a browser keeps it; going back and on is reported a moment later. */
function atTheTable() {
  const steps: { state: unknown; url: string }[] = [{ state: null, url: '/' }];
  let at = 0;
  const lay = () => {
    const step = steps[at];
    if (step) write(step.state, '', step.url);
  };
  const write = history.replaceState.bind(history);
  vi.spyOn(history, 'pushState').mockImplementation((state, _, url) => {
    steps.splice(++at, steps.length, { state, url: new URL(String(url), location.href).href });
    lay();
  });
  vi.spyOn(history, 'replaceState').mockImplementation((state, _, url) => {
    steps[at] = { state, url: new URL(String(url), location.href).href };
    lay();
  });
  const go = (by: number) => {
    at = Math.min(Math.max(at + by, 0), steps.length - 1);
    lay();
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
  const due: (() => void)[] = [];
  vi.spyOn(history, 'back').mockImplementation(() => void due.push(() => go(-1)));
  /** What the page itself has asked of the browser. */
  const settle = () => {
    for (let next = due.shift(); next; next = due.shift()) next();
  };
  const layers = createLayers();
  const toy = toyStore();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, heard: EventListenerOrEventListenerObject) => {
      listen(type, heard);
      forget = [...forget, () => window.removeEventListener(type, heard)];
    },
  );
  followAddress(toy.store, layers);
  toy.begin();
  toy.press('n1', '0203');
  return {
    ...toy,
    layers,
    settle,
    back: () => {
      go(-1);
      settle();
    },
    on: () => {
      go(1);
      settle();
    },
    at: () => [at, location.hash !== '', history.state],
  };
}

const OVER = { over: true };

describe('going back', () => {
  it('closes what was laid over the game last, and only then leaves it', () => {
    const { layers, back, at, store } = atTheTable();
    const [sheet, dialog] = [vi.fn(), vi.fn()];
    layers.open(sheet);
    layers.open(dialog);
    expect(at()).toEqual([2, true, OVER]);
    back();
    expect([sheet.mock.calls.length, dialog.mock.calls.length, at()]).toEqual([0, 1, [2, true, OVER]]);
    back();
    expect([sheet.mock.calls.length, at()]).toEqual([1, [1, true, null]]);
    back();
    expect([store.getState().play, at()]).toEqual([null, [0, false, null]]);
  });

  it('what is closed by itself leaves no step behind', () => {
    const { layers, settle, back, at, store } = atTheTable();
    layers.open(vi.fn())();
    settle();
    expect(at()).toEqual([1, true, null]);
    back();
    expect(store.getState().play).toBeNull();
  });

  it('what is laid there while the page is still on its way back is closed by going back as well', () => {
    const { layers, settle, back, at, store } = atTheTable();
    const dialog = vi.fn();
    layers.open(vi.fn())();
    layers.open(dialog);
    settle();
    expect([at(), dialog.mock.calls.length]).toEqual([[2, true, OVER], 0]);
    back();
    expect([dialog.mock.calls.length, store.getState().play === null]).toEqual([1, false]);
  });

  it('the step on that is left leads back at once', () => {
    const { layers, back, on, at } = atTheTable();
    layers.open(vi.fn());
    back();
    on();
    expect(at()).toEqual([1, true, null]);
  });

  it('a game that is left from what lies over it is not opened again', () => {
    const { layers, settle, store, back, at } = atTheTable();
    const close = layers.open(vi.fn());
    store.getState().leave();
    close();
    settle();
    expect(at()).toEqual([1, false, null]);
    back();
    expect([store.getState().play, store.getState().opening]).toEqual([null, false]);
  });

  it('what was taken off the page without a word is no longer there', () => {
    const { layers, back, store } = atTheTable();
    const close = vi.fn();
    let isThere = true;
    layers.open(close, () => isThere);
    isThere = false;
    back();
    expect([close.mock.calls.length, store.getState().play === null]).toEqual([0, false]);
    back();
    expect(store.getState().play).toBeNull();
  });
});

it('a menu is one as long as it is open', () => {
  const stop = followMenus();
  const menu = document.createElement('div');
  menu.setAttribute('popover', 'auto');
  menu.hidePopover = vi.fn();
  document.body.append(menu);
  const tell = (newState: string) =>
    menu.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  tell('open');
  expect(ofThisPage.any()).toBe(true);
  tell('closed');
  expect(ofThisPage.any()).toBe(false);
  tell('open');
  ofThisPage.closeTop();
  expect(menu.hidePopover).toHaveBeenCalledTimes(1);
  tell('open');
  menu.remove();
  expect(ofThisPage.any()).toBe(false);
  stop();
});
