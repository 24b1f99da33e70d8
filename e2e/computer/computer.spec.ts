/** A Game-Turn against the computer: by mouse, by keyboard, by finger. */

import { AT_LENGTH } from '../helpers/every';
import { Table } from '../helpers/table';
import { tap, tapTwice } from '../helpers/taps';
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

/**
 * Answers what is asked until the next Game-Turn has begun, with the French; `end`: the key that ends a phase of theirs
 * in which nothing has to be done any more.
 */
async function untilNextTurn(
  page: Page,
  answer: (button: Locator) => Promise<void>,
  end?: string,
): Promise<void> {
  const table = new Table(page);
  const next = page.locator('.now', { hasText: 'Game-Turn 2' }).getByRole('heading', { name: /^French/ });
  const asked = table.button(/^So be it/);
  const left = end === undefined ? asked : table.button(/^End the Player-Turn/);
  for (let i = 0; i < 60; i++) {
    await expect(next.or(asked).or(left).first()).toBeVisible();
    if (await next.isVisible()) return;
    if (await asked.isVisible()) await answer(asked);
    else if (end !== undefined) await page.keyboard.press(end);
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

/** Typed in the box of the panel, which is left again. */
async function type(page: Page, command: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(command);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

/** The hex that a counter stands in. */
const hexOf = (table: Table, id: string) => table.counter(id).getAttribute('data-hex');

test('by keyboard: a shot, a move, advice, a fight, taken back and again', AT_LENGTH, async ({ page }) => {
  const table = await begin(page, 'once');
  await type(page, `1009x${await hexOf(table, 'sp-1-walloon')}`);
  await expect(table.log).toContainText('fires on 1/Walloon');
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  await type(page, '1005-0506');
  await type(page, 'L1005-0506');
  for (const id of ['fr-mestre-de-camp', 'fr-leader-gassion'])
    await expect(table.counter(id)).toHaveAttribute('data-hex', '0506');

  // Where the coach advises, the computer is not asked.
  for (const name of [/^Coach/, 'What would you do?']) {
    await table.button(name).focus();
    await page.keyboard.press('Enter');
  }
  const advice = page.getByRole('region', { name: 'Advice of the computer' });
  await expect(advice.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(table.counter('fr-leader-gassion')).toHaveAttribute('data-hex', '1005');
  await page.keyboard.press('Control+Shift+z');
  await expect(table.counter('fr-leader-gassion')).toHaveAttribute('data-hex', '0506');

  await page.keyboard.press('e');
  await table.isAt('French Combat Phase');
  await page.keyboard.press('c');
  await untilNextTurn(page, () => page.keyboard.press('r'), 'e');
  await expect(table.log).toContainText(/attack/);

  // The whole turn of the computer goes with the last act of the person.
  await page.keyboard.press('Control+z');
  await expect(table.panel).toContainText('Game-Turn 1');
  await expect(computer(page)).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(table.panel).toContainText('Game-Turn 2');
});

test('by keyboard: given away and taken over, stopped with Escape', AT_LENGTH, async ({ page }) => {
  const table = await begin(page);
  for (const phase of ['French Movement Phase', /^Spanish/]) {
    await page.keyboard.press('e');
    await table.isAt(phase);
  }
  await page.keyboard.press('Escape');
  await expect(computer(page)).toContainText('Recruit waits.');
  await table.button('Take over the Spanish side').focus();
  await page.keyboard.press('Enter');
  await expect(computer(page)).toHaveCount(0);
  await table.isAt(/^Spanish/);
  await page.keyboard.press('Shift+P');
  const spanish = page.getByRole('group', { name: 'Spanish' });
  await expect(spanish.getByRole('radio', { name: 'A person' })).toBeChecked();
  await spanish.getByRole('radio', { name: 'A person' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(spanish.getByRole('radio', { name: /^Recruit/ })).toBeChecked();
  await page.getByRole('radio', { name: 'Slow' }).focus();
  for (const _ of ['brisk', 'once']) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await untilNextTurn(page, () => page.keyboard.press('r'));
  await expect(computer(page)).toHaveCount(0);
});

test.describe('by finger', AT_LENGTH, () => {
  test.use({
    ...{ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('a Game-Turn on a small screen: a shot, a move, a fight, taken back, taken over', async ({ page }) => {
    const table = await begin(page);
    // The gun lies under the sheet: chosen there, it comes into view with whom it can hit.
    await table.button(/^First French battery/).tap();
    await tapTwice(table, table.counter('sp-1-walloon'));
    await expect(table.panel.getByRole('region', { name: 'Just now' })).toContainText('fires on 1/Walloon');
    await table.button(/^Go on/).tap();
    await table.isAt('French Movement Phase');
    await tap(table, table.counter('fr-mestre-de-camp'));
    await tapTwice(table, table.lit('0506'));
    await expect(table.counter('fr-mestre-de-camp')).toHaveAttribute('data-hex', '0506');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(table.counter('fr-mestre-de-camp')).toHaveAttribute('data-hex', '1005');
    await page.getByRole('button', { name: 'Redo', exact: true }).tap();
    await expect(table.counter('fr-mestre-de-camp')).toHaveAttribute('data-hex', '0506');
    await table.button('Go on to the Combat Phase').tap();
    await table.isAt('French Combat Phase');
    await table.button(/^Fight what is left/).tap();
    const theirs = table.panel.getByRole('heading', { level: 1, name: /^Spanish/ });
    const next = table.button(/^(So be it|Choose the least|Disrupt these|End the Player-Turn)/).first();
    for (let taps = 0; taps < 12; taps++) {
      await expect(theirs.or(next).first()).toBeVisible();
      if (await theirs.isVisible()) break;
      await next.tap();
    }
    await table.button('Take over the Spanish side').tap();
    await expect(computer(page)).toHaveCount(0);
    await table.isAt(/^Spanish/);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('group', { name: 'More' }).getByRole('button', { name: 'Players' }).tap();
    await page
      .getByRole('group', { name: 'Spanish' })
      .getByRole('radio', { name: /^Recruit/ })
      .tap();
    await page.getByRole('radio', { name: 'At once', exact: true }).tap();
    await page.getByRole('button', { name: 'Close' }).tap();
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
