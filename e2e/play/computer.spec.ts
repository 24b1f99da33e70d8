/** A Game-Turn against the computer: by mouse, by keyboard, by finger. */

import { AT_LENGTH } from '../helpers/every';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

const computer = (page: Page) => page.getByRole('region', { name: 'Computer', exact: true });
const NOW = '.now h1';

/** Your first battle against a recruit who plays the Spanish, its acts at once. */
async function begin(page: Page): Promise<Table> {
  await page.addInitScript(() => {
    if (localStorage.getItem('tercio-settings') === null)
      localStorage.setItem('tercio-settings', JSON.stringify({ pace: 'once' }));
  });
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Your first battle' });
  await card.getByRole('button', { name: 'Against the computer' }).click();
  await expect(card.getByRole('radio', { name: /^Recruit/ })).toBeChecked();
  await card.getByRole('button', { name: 'Begin against the computer' }).click();
  const table = new Table(page);
  await table.isAt('French Artillery Fire Phase');
  return table;
}

/** Answers what the defender is asked until the next Game-Turn of the French has begun. */
async function untilNextTurn(page: Page, answer: () => Promise<void>): Promise<void> {
  const mine = page.locator(NOW, { hasText: /^French/ });
  const asked = page.getByText('· French to decide');
  for (let i = 0; i < 20; i++) {
    await expect(mine.or(asked).first()).toBeVisible();
    if (await mine.isVisible()) return;
    await answer();
    await expect(asked).toHaveCount(0);
  }
}

test('by mouse: a Game-Turn, stopped and let on, taken back, advised, taken over', async ({ page }) => {
  const table = await begin(page);
  await table.pick('fr-art-1');
  await table.pick('sp-1-walloon');
  await table.button(/^Go on/).click();
  await table.isAt('French Movement Phase');
  await table.button(/^End the Player-Turn/).click();
  await expect(computer(page)).toContainText('Recruit is thinking…');
  await expect(table.panel).toContainText('The computer plays the Spanish side (Recruit).');
  await table.button('Stop').click();
  await expect(computer(page)).toContainText('Recruit waits.');
  await table.button('Let the computer go on').click();
  await untilNextTurn(page, () => table.button(/^So be it/).click());
  await expect(table.log).toContainText('Game-Turn 1 is over');
  await expect(table.log).toContainText('Recruit: ');

  // All of its turn goes with the last decision of the person, and comes back with it.
  await page.keyboard.press('Control+z');
  await expect(computer(page)).toHaveCount(0);
  await expect(table.panel).toContainText('Game-Turn 1');
  await page.keyboard.press('Control+Shift+z');
  await expect(computer(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Players' }).click();
  const spanish = page.getByRole('group', { name: 'Spanish' });
  await expect(spanish.getByRole('radio', { name: /^Recruit/ })).toBeChecked();
  await spanish.getByRole('radio', { name: 'A person' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Players' }).click();
  await expect(spanish.getByRole('radio', { name: 'A person' })).toBeChecked();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Coach' }).click();
  await table.button('What would you do?').click();
  const advice = page.getByRole('region', { name: 'Advice of the computer' });
  await expect(advice.getByRole('button', { name: 'Show me' }).first()).toBeVisible();
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
  await page.keyboard.press('Escape');
  await untilNextTurn(page, () => page.keyboard.press('r'));
  await expect(computer(page)).toHaveCount(0);
});

test.describe('by finger', AT_LENGTH, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a Game-Turn on a small screen', async ({ page }) => {
    const table = await begin(page);
    await table.button(/^Go on/).tap();
    await table.isAt('French Movement Phase');
    await table.button(/^End the Player-Turn/).tap();
    await expect(computer(page)).toBeVisible();
    await untilNextTurn(page, () => table.button(/^So be it/).tap());
    await expect(computer(page)).toHaveCount(0);
  });
});
