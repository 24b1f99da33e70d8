/** Sittings at the page, and in each what is measured, one press or point at a time. */
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { openFile } from '../../e2e/helpers/positions';
import { stateOf } from '../../src/core/game';
import { loadGame } from '../../src/core/record/loadGame';
import { scenarioNamed } from '../../src/headless/catalogue';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import type { PageName } from './builds';

/** Has one act measured, up to `rest` milliseconds after it, or until the page sets the mark `until`. */
export type Watch = (act: () => Promise<void>, rest?: number, until?: string) => Promise<void>;
export type Row = {
  readonly name: string;
  /** Lays everything ready; what comes back acts. */
  set(page: Page): Promise<(watch: Watch) => Promise<void>>;
};
export type Sitting = {
  readonly name: string;
  readonly pages: readonly PageName[];
  readonly device: BrowserContextOptions;
  open(page: Page): Promise<void>;
  readonly rows: readonly Row[];
};
type Spot = { readonly x: number; readonly y: number };

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true };
/** In which what a press has begun, and what comes a little later, is done. */
const BREATH = 350;
/** For what may go on drawing for a while: a whole book. */
const LONG_BREATH = 2000;
export const POINTING = 'pointing at a lit hex, with its way';
const HEXES = 10;
/** All well within the window, so that no map follows what is chosen. */
const CHOSEN = ['fr-royal', 'fr-gardes', 'fr-mestre-de-camp', 'fr-sully', 'fr-coislin', 'fr-piemont'];
const MOVES = [
  ['fr-mestre-de-camp', '1508'],
  ['fr-royal', '1607'],
  ['fr-gardes', '1507'],
] as const;

const counter = (page: Page, id: string) => page.locator(`[data-counter="${id}"]`);
const spotOfHex = (page: Page, hex: string) => page.locator(`.choice-spot[data-hex="${hex}"]`);

async function middleOf(thing: Locator): Promise<Spot> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function isAt(page: Page, heading: RegExp): Promise<void> {
  await page.locator('.now h1', { hasText: heading }).waitFor();
}

/** Ends the phase and takes that back again, the last time it stays. */
function phaseEnds(from: RegExp, to: RegExp): Row['set'] {
  return async (page) => {
    await isAt(page, from);
    return async (watch) => {
      for (let time = 1; time <= MOVES.length; time++) {
        await watch(() => page.keyboard.press('e'));
        await isAt(page, to);
        if (time === MOVES.length) return;
        await page.keyboard.press('Control+z');
        await isAt(page, from);
        await page.waitForTimeout(BREATH);
      }
    };
  };
}

/** Three moves of counters that can act, there and back again. */
async function moveThree(page: Page): Promise<void> {
  for (let moved = 0; moved < MOVES.length; moved++) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    const lit = page.locator('.choice-spot[data-hex]').first();
    const hex = await lit.getAttribute('data-hex');
    await lit.focus();
    await page.keyboard.press('Enter');
    await page.locator('.choice-spot').first().waitFor({ state: 'detached' });
    if (!hex) throw new Error('nowhere to go');
  }
  await page.mouse.move(5, 5);
}

/** Three moves are made and taken back; then they are made again without being measured. */
async function undone(page: Page): Promise<(watch: Watch) => Promise<void>> {
  await moveThree(page);
  const entries = page.locator('.tool[aria-label="Redo"]');
  return async (watch) => {
    for (let n = 0; n < MOVES.length; n++) await watch(() => page.keyboard.press('Control+z'));
    if (await entries.evaluate((button) => button.classList.contains('faint-tool')))
      throw new Error('nothing was taken back');
    for (let n = 0; n < MOVES.length; n++) await page.keyboard.press('Control+Shift+z');
  };
}

async function slid(page: Page): Promise<(watch: Watch) => Promise<void>> {
  await page.getByRole('button', { name: 'Time', exact: true }).click();
  await page
    .locator('#time')
    .getByRole('button', { name: /^Look back/ })
    .click();
  const slider = page.getByRole('slider', { name: 'Point of the game' });
  await slider.focus();
  return async (watch) => {
    const before = await slider.inputValue();
    for (let n = 0; n < MOVES.length; n++) await watch(() => page.keyboard.press('ArrowLeft'));
    const moved = Number(before) - Number(await slider.inputValue());
    if (moved !== MOVES.length) throw new Error(`the slider went ${moved} steps`);
    await page.keyboard.press('Escape');
  };
}

const PLAY: Row = {
  name: 'Play, until the board is painted',
  async set(page) {
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const isThere =
          document.querySelectorAll('.board-stage .counter').length > 90 &&
          document.querySelector('.printed .lettering') !== null &&
          document.querySelector('.panel .now h1') !== null;
        if (!isThere) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
      }).observe(document, { childList: true, subtree: true });
    });
    const play = page.getByRole('button', { name: /^Play Rocroi/ });
    await play.scrollIntoViewIfNeeded();
    const spot = await middleOf(play);
    return async (watch) => {
      await watch(() => page.mouse.click(spot.x, spot.y), 3 * LONG_BREATH, 'painted');
      await isAt(page, /Artillery Fire/);
    };
  },
};

const POINT: Row = {
  name: POINTING,
  async set(page) {
    await counter(page, 'fr-mestre-de-camp').click({ force: true });
    const taken = await page
      .locator('.counter[data-hex]')
      .evaluateAll((counters) => counters.map((one) => one.getAttribute('data-hex')));
    const places = page.locator('.choice-spot[data-hex]');
    await places.nth(HEXES).waitFor({ state: 'attached' });
    const lit = await places.evaluateAll((all) => all.map((one) => one.getAttribute('data-hex')));
    // Where a counter stands the pointer is at that.
    const free = lit.flatMap((hex) => (hex === null || taken.includes(hex) ? [] : hex)).slice(0, HEXES);
    const spots = await Promise.all(free.map((hex) => middleOf(spotOfHex(page, hex))));
    if (spots.length < HEXES) throw new Error(`only ${spots.length} hexes to point at`);
    return async (watch) => {
      for (const { x, y } of spots) await watch(() => page.mouse.move(x, y));
      await page.locator('.marks .mark.path').first().waitFor({ state: 'attached' });
      await page.keyboard.press('Escape');
    };
  },
};

const CHOOSE: Row = {
  name: 'choosing a counter, with its reach',
  async set(page) {
    const spots = await Promise.all(CHOSEN.map((id) => middleOf(counter(page, id))));
    const offered = page.locator('.choice-spot');
    return async (watch) => {
      for (const { x, y } of spots) {
        await watch(() => page.mouse.click(x, y));
        await offered.nth(5).waitFor({ state: 'attached' });
        // With a counter in the hand, the next press could be a move or be refused.
        await page.keyboard.press('Escape');
        await offered.first().waitFor({ state: 'detached' });
        await page.waitForTimeout(BREATH);
      }
    };
  },
};

const MOVE: Row = {
  name: 'moving a counter',
  async set(page) {
    const spots: (readonly [Spot, Spot])[] = [];
    for (const [id, hex] of MOVES) {
      const from = await middleOf(counter(page, id));
      await counter(page, id).click({ force: true });
      spots.push([from, await middleOf(spotOfHex(page, hex))]);
      await page.keyboard.press('Escape');
    }
    return async (watch) => {
      for (const [from, to] of spots) {
        await page.mouse.click(from.x, from.y);
        await page.waitForTimeout(BREATH);
        await watch(() => page.mouse.click(to.x, to.y));
      }
      await areMoved(page);
    };
  },
};

async function areMoved(page: Page): Promise<void> {
  for (const [id, hex] of MOVES) {
    const at = await counter(page, id).getAttribute('data-hex');
    if (at !== hex) throw new Error(`${id} is at ${at}, not at ${hex}`);
  }
}

function opened(name: string, button: string, what: string): Row {
  return {
    name,
    async set(page) {
      const spot = await middleOf(page.getByRole('button', { name: button, exact: true }).first());
      return async (watch) => {
        await watch(() => page.mouse.click(spot.x, spot.y), LONG_BREATH);
        await page.locator(what).first().waitFor();
        await page.keyboard.press('Escape');
      };
    },
  };
}

async function toTable(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play Rocroi/ }).waitFor();
  // The rules and the battles come while the start page is read.
  await page.waitForLoadState('networkidle');
}

/** A map is drawn part by part, and what is pressed meanwhile is measured with it: as long as after *Play*. */
async function isDrawn(page: Page): Promise<void> {
  await page.waitForTimeout(3 * LONG_BREATH);
}

/** A whole game that was kept, up to where Game-Turn 11 has its first shots. */
function afterTenTurns(): object {
  const kept = JSON.parse(readFileSync('tests/games/0.1.0-rocroi-beck.json', 'utf8'));
  const { game } = loadGame(thirtyYearsWar, kept, scenarioNamed);
  const at = [...game.record.entries].findIndex((_, entry) => {
    const { turn, segment } = thirtyYearsWar.moment(stateOf(game, entry));
    return turn === 'Game-Turn 11' && segment === 'French Artillery Fire Phase';
  });
  const { generator: _, ...record } = kept;
  const entries = kept.entries.slice(0, at + 1);
  return { ...record, entries, head: at, tip: at, bookmarks: [], branchNames: [] };
}

async function tap(page: Page, { x, y }: Spot): Promise<void> {
  await page.touchscreen.tap(x, y);
}

const ENDS = phaseEnds(/Artillery Fire/, /Movement/);

const TAP_TO_CHOOSE: Row = {
  name: 'phone: tap to choose',
  async set(page) {
    return async (watch) => {
      for (const id of ['fr-royal', 'fr-gardes', 'fr-mestre-de-camp']) {
        const spot = await middleOf(counter(page, id));
        await watch(() => tap(page, spot));
        await page.locator('.choice-spot').nth(3).waitFor({ state: 'attached' });
      }
      await page.keyboard.press('Escape');
    };
  },
};

const TAP_TO_MOVE: Row = {
  name: 'phone: tap to move',
  async set(page) {
    return async (watch) => {
      for (const [id, hex] of MOVES) {
        await tap(page, await middleOf(counter(page, id)));
        const spot = await middleOf(spotOfHex(page, hex));
        // The first tap shows what the second does.
        await tap(page, spot);
        await page.waitForTimeout(BREATH);
        await watch(() => tap(page, spot));
      }
      await areMoved(page);
    };
  },
};

export const SITTINGS: readonly Sitting[] = [
  {
    name: 'desktop',
    pages: ['ours', 'before'],
    device: DESKTOP,
    open: toTable,
    rows: [
      PLAY,
      { name: 'end of phase, at the start', set: ENDS },
      CHOOSE,
      POINT,
      MOVE,
      { name: 'undo, at the start', set: undone },
      { name: 'replay slider, at the start', set: slid },
      opened('armies list', 'Armies', '.armies .army'),
      opened('rulebook', 'Rules', '.rulebook .rule'),
    ],
  },
  {
    name: 'late',
    pages: ['ours', 'before'],
    device: DESKTOP,
    async open(page) {
      await openFile(page, afterTenTurns());
      await isAt(page, /Artillery Fire/);
      await isDrawn(page);
    },
    rows: [
      { name: 'end of phase, after ten Game-Turns', set: ENDS },
      { name: 'undo, after ten Game-Turns', set: undone },
      { name: 'replay slider, after ten Game-Turns', set: slid },
    ],
  },
  {
    name: 'phone',
    pages: ['ours', 'before'],
    device: PHONE,
    async open(page) {
      await toTable(page);
      await page.getByRole('button', { name: /^Play Rocroi/ }).tap();
      await isAt(page, /Artillery Fire/);
      await page.keyboard.press('e');
      await isAt(page, /Movement/);
      await isDrawn(page);
    },
    rows: [TAP_TO_CHOOSE, TAP_TO_MOVE],
  },
  {
    name: 'bare',
    pages: ['bare'],
    device: DESKTOP,
    async open(page) {
      await page.goto('/');
    },
    rows: [
      {
        name: POINTING,
        set: async (page) => async (watch) => {
          const spots = Array.from({ length: HEXES }, (_, i) => ({ x: 400 + 40 * i, y: 300 + 30 * (i % 4) }));
          for (const { x, y } of spots) await watch(() => page.mouse.move(x, y));
        },
      },
    ],
  },
];
