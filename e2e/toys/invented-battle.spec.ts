/**
 * A battle that nothing outside its folder knows, in the browser: its action, decision, die, sheet and line of the log.
 */
import { expect, type Page, test } from '@playwright/test';
import { AT_LENGTH } from '../helpers/every';
import { FIXTURES } from '../helpers/ports';
import { Table } from '../helpers/table';

test.use({ baseURL: FIXTURES, contextOptions: { reducedMotion: 'reduce' } });

async function begin(page: Page): Promise<Table> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play The .* Mill/ }).click();
  const table = new Table(page);
  await table.isAt('Blue Movement Phase');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'We throw our own and enter them' }).check();
  await page.keyboard.press('Escape');
  return table;
}
const taken = /Old Guard \(0303\) takes a barrel/;

test('its action is offered, throws its die, is told, counted and undone, also after a reload', async ({
  page,
}) => {
  const table = await begin(page);
  await table.button(/^Take a barrel with Old Guard/).click();
  await page.keyboard.press('4');
  await expect(table.log).toContainText(taken);
  await page.locator('.standing-bar').click();
  await expect(page.getByText('who has more in the end wins').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(table.log).toContainText(taken);
  await page.keyboard.press('Control+z');
  await expect(table.panel.getByRole('region', { name: 'Taken back, in the log' })).toContainText(taken);
  await expect(table.button(/^Take a barrel with Old Guard/)).toBeVisible();
});

test('its decision stops the game until it is answered, by key too', AT_LENGTH, async ({ page }) => {
  const table = await begin(page);
  await table.button(/^Take a barrel with Old Guard/).click();
  await page.keyboard.press('1');
  await table.isAt(/^Blue .* burns$/);
  await page.keyboard.press('s');
  await expect(table.log).toContainText('Old Guard (0303) stands in the fire and is disrupted.');
  await table.isAt('Blue Movement Phase');
  await expect(table.counter('b1')).toHaveAttribute('aria-label', /disrupted/);
});

test('its cases are in the rulebook', AT_LENGTH, async ({ page }) => {
  await begin(page);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const book = page.getByRole('dialog', { name: 'Rules' });
  await book.getByRole('searchbox').fill('barrel');
  await expect(book.getByText('Taking a barrel').first()).toBeVisible();
});
