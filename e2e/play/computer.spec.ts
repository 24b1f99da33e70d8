/** A Game-Turn against the computer: by mouse, by keyboard, by finger. */

import { newGame, stateOf } from '../../src/core/game';
import { LEVELS } from '../../src/core/opponent/levels';
import { playerOf } from '../../src/core/opponent/opponent';
import { goOn, performPress } from '../../src/core/perform';
import { OPENING } from '../../src/core/record/record';
import { scenarioNamed } from '../../src/headless/catalogue';
import { seedOf } from '../../src/store/computer/seed';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../src/systems/thirty-years-war/engine/system';
import { thirtyYearsWarMind } from '../../src/systems/thirty-years-war/opponent';
import { AT_LENGTH, EVERY } from '../helpers/every';
import { Table } from '../helpers/table';
import { expect, type Locator, type Page, test } from '../helpers/test';

const computer = (page: Page) => page.getByRole('region', { name: 'Computer', exact: true });

/** Your first battle against a recruit who plays the Spanish: slowly, so that he can be stopped. */
async function begin(page: Page, pace: 'once' | 'slow' = 'slow'): Promise<Table> {
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('tercio-settings') === null)
      localStorage.setItem('tercio-settings', JSON.stringify({ pace: chosen }));
  }, pace);
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Your first battle' });
  await card.getByRole('button', { name: 'Against the computer' }).click();
  await expect(card.getByRole('radio', { name: /^Recruit/ })).toBeChecked();
  await card.getByRole('button', { name: 'Begin against the computer' }).click();
  const table = new Table(page);
  await table.isAt('French Artillery Fire Phase');
  return table;
}

/** Answers what the defender is asked until the next Game-Turn has begun, with the French. */
async function untilNextTurn(page: Page, answer: (button: Locator) => Promise<void>): Promise<void> {
  const next = page.locator('.now', { hasText: 'Game-Turn 2' }).getByRole('heading', { name: /^French/ });
  const asked = new Table(page).button(/^So be it/);
  for (let i = 0; i < 40; i++) {
    await expect(next.or(asked).first()).toBeVisible();
    if (await next.isVisible()) return;
    await answer(asked);
  }
  await expect(next).toBeVisible();
}

test('by mouse: a Game-Turn, stopped and let on, taken back, advised, taken over', async ({ page }) => {
  const table = await begin(page);
  await table.pick('fr-art-1');
  await table.pick('sp-1-walloon');
  await table.button(/^Go on/).click();
  await table.isAt('French Movement Phase');
  await table.button(/^End the Player-Turn/).click();
  // It may have thought already: it waits a little before each act.
  await expect(computer(page)).toContainText(/Recruit is (thinking…|about to act\.)/);
  await expect(table.panel).toContainText('The computer plays the Spanish side (Recruit).');
  await table.button('Stop').click();
  await expect(computer(page)).toContainText('Recruit waits.');
  const players = page.getByRole('button', { name: 'Players' });
  await players.click();
  await page.getByRole('radio', { name: 'At once', exact: true }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await table.button('Let the computer go on').click();
  await untilNextTurn(page, (button) => button.click());

  // All of its turn goes with the last decision of the person, and comes back with it.
  await page.keyboard.press('Control+z');
  await expect(computer(page)).toHaveCount(0);
  await expect(table.panel).toContainText('Game-Turn 1');
  await page.keyboard.press('Control+Shift+z');
  await expect(computer(page)).toHaveCount(0);

  await players.click();
  const spanish = page.getByRole('group', { name: 'Spanish' });
  await expect(spanish.getByRole('radio', { name: /^Recruit/ })).toBeChecked();
  await spanish.getByRole('radio', { name: 'A person' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await players.click();
  await expect(spanish.getByRole('radio', { name: 'A person' })).toBeChecked();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Coach' }).click();
  await table.button('What would you do?').click();
  const advice = page.getByRole('region', { name: 'Advice of the computer' });
  await expect(advice.getByRole('listitem').first()).toBeVisible();
});

test('by keyboard: given away and taken over, stopped with Escape', AT_LENGTH, async ({ page }) => {
  const table = await begin(page);
  for (const phase of ['French Movement Phase', /^Spanish/]) {
    await page.keyboard.press('e');
    await table.isAt(phase);
  }
  await page.keyboard.press('Escape');
  await expect(computer(page)).toContainText('Recruit waits.');
  await page.keyboard.press('Shift+P');
  const spanish = page.getByRole('group', { name: 'Spanish' });
  await spanish.getByRole('radio', { name: /^Recruit/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(spanish.getByRole('radio', { name: 'A person' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('radio', { name: 'Slow' }).focus();
  for (const _ of ['brisk', 'once']) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await untilNextTurn(page, () => page.keyboard.press('r'));
  await expect(computer(page)).toHaveCount(0);
});

test.describe('by finger', AT_LENGTH, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a Game-Turn on a small screen', async ({ page }) => {
    const table = await begin(page, 'once');
    await table.button(/^Go on/).tap();
    await table.isAt('French Movement Phase');
    await table.button(/^End the Player-Turn/).tap();
    await untilNextTurn(page, (button) => button.tap());
    await expect(computer(page)).toHaveCount(0);
  });

  test('where it has fought is in view at its end, and again when that is asked for', async ({ page }) => {
    const table = await begin(page, 'once');
    await table.button(/^Go on/).tap();
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Zoom in', exact: true }).tap();
    await table.button(/^End the Player-Turn/).tap();
    await untilNextTurn(page, (button) => button.tap());
    const rolled = page.getByRole('region', { name: 'Spanish, in this turn' });
    const numbers = [...(await rolled.innerText()).matchAll(/\((\d{4})\)/g)].flatMap(([, hex]) => hex ?? []);
    expect(numbers.length).toBeGreaterThan(0);
    const outOfView = () =>
      page.evaluate((hexes) => {
        const board = document.querySelector('.board-window')?.getBoundingClientRect();
        return hexes.filter((hex) => {
          const at = document.querySelector(`[data-counter][data-hex="${hex}"]`)?.getBoundingClientRect();
          if (!board || !at) return false;
          const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
          return x < board.left || x > board.right || y < board.top || y > board.bottom;
        });
      }, numbers);
    await expect.poll(outOfView).toEqual([]);
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Zoom in', exact: true }).tap();
    await rolled.getByRole('button', { name: 'Show on the map' }).tap();
    await expect.poll(outOfView).toEqual([]);
  });
});

type Stored = {
  readonly record: {
    readonly seed: string;
    readonly options: unknown;
    readonly scenario: { readonly id: string };
  };
};
type StoredEntry = { readonly command: unknown; readonly dice: readonly { readonly face: number }[] };

/** What the browser has stored: how the first game was set up, and its commands with the faces they threw. */
async function stored(page: Page) {
  return await page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const db = await asked(indexedDB.open('tercio'));
    const tx = db.transaction(['games', 'entries']);
    const [game] = await asked<Stored[]>(tx.objectStore('games').getAll());
    const entries = await asked<StoredEntry[]>(tx.objectStore('entries').getAll());
    db.close();
    if (!game) throw new Error('no game is stored');
    return { record: game.record, entries };
  });
}

test('the game of a seed and a level is the same in the page as outside of it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tercio-settings', JSON.stringify({ pace: 'once' })));
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Your first battle' });
  await card.getByRole('button', { name: 'Against the computer' }).click();
  await card.getByRole('radio', { name: /^Nobody/ }).check();
  await card.getByRole('button', { name: 'Watch the computer play' }).click();
  // All that both sides think takes longer than any one answer of the page.
  await expect(page.locator('.now')).toContainText(`Game-Turn ${EVERY ? 3 : 2}`, { timeout: 90_000 });
  await page.keyboard.press('Escape');
  const { record, entries } = await stored(page);
  expect(entries.length).toBeGreaterThan(20);

  const { read } = thirtyYearsWar;
  const scenario = read.scenario(scenarioNamed(record.scenario.id));
  const options = read.options(scenario, record.options);
  const setUp = {
    scenario,
    scenarioId: record.scenario.id,
    carryScenario: false,
    options,
    seed: record.seed,
  };
  let game = goOn(thirtyYearsWar, newGame(thirtyYearsWar, setUp), OPENING);
  const level = LEVELS.recruit;
  const seats = new Map<
    string | null,
    (state: ThirtyYearsWar['State']) => ThirtyYearsWar['Command'] | null
  >();
  while (game.record.entries.length < entries.length) {
    const state = stateOf(game);
    const side = thirtyYearsWarMind.decides(state);
    const rules = thirtyYearsWar;
    const seat =
      seats.get(side) ?? playerOf({ rules, mind: thirtyYearsWarMind, level, seed: seedOf(record.seed) });
    seats.set(side, seat);
    const command = seat(state);
    if (command === null) break;
    game = performPress(thirtyYearsWar, game, [command]).game;
  }
  const told = (all: readonly StoredEntry[]) =>
    all.map(({ command, dice }) => ({ command, faces: dice.map(({ face }) => face) }));
  expect(told(game.record.entries.slice(0, entries.length))).toEqual(told(entries));
});
