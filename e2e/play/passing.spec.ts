/** Passing until contact: told beforehand, done at once, taken back at once. */

import { violationsOn } from '../helpers/accessibility';
import { AT_LENGTH } from '../helpers/every';
import { farApart, openFile } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

const part = (page: Page) => page.getByRole('region', { name: 'Pass until contact' });

async function moving(page: Page): Promise<Table> {
  await openFile(page, farApart());
  const table = new Table(page);
  await table.isAt('French Movement Phase');
  return table;
}

test('by mouse: it says what it passes and why it stops, and one undo takes all back', async ({ page }) => {
  const table = await moving(page);
  await part(page).getByText('Pass until contact').click();
  await expect(part(page)).toContainText('Passes 1 Phase, and 3 in which nothing can be done.');
  await expect(part(page)).toContainText('Game-Turn 1: French Movement Phase');
  await expect(part(page)).toContainText('where F 6-8 (0203) could attack S 4-3 (1003) next.');
  await table.isAt('French Movement Phase');
  expect(await violationsOn(page, { for: 'everything', without: '.board' })).toEqual([]);
  await part(page).getByRole('button', { name: 'Pass all 4' }).click();
  await table.isAt('Spanish Movement Phase');
  await page.keyboard.press('Control+z');
  await table.isAt('French Movement Phase');
});

test('by keys: opened with Shift and C, and carried out from there', AT_LENGTH, async ({ page }) => {
  const table = await moving(page);
  await page.keyboard.press('Shift+C');
  await expect(part(page)).toContainText('Passes 1 Phase');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(part(page).getByRole('button', { name: 'Pass all 4' })).toBeFocused();
  await page.keyboard.press('Enter');
  await table.isAt('Spanish Movement Phase');
  // Where somebody could be met, nothing is passed.
  await page.keyboard.press('Shift+C');
  await expect(part(page)).toContainText('Nothing is passed.');
  await expect(part(page).getByRole('button', { name: /^Pass / })).toHaveCount(0);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('in the opened sheet', AT_LENGTH, async ({ page }) => {
    const table = await moving(page);
    await page.locator('.panel > .fold').tap();
    await part(page).getByText('Pass until contact').tap();
    await part(page).getByRole('button', { name: 'Pass all 4' }).tap();
    await table.isAt('Spanish Movement Phase');
  });
});
