/** What the moves so far lead to, told beside the map. */

import { violationsOn } from '../helpers/accessibility';
import { AT_LENGTH } from '../helpers/every';
import { openFile, severalBattles } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

const part = (page: Page) => page.getByRole('region', { name: 'Battles so far' });

async function moving(page: Page): Promise<Table> {
  await openFile(page, severalBattles('movement'));
  const table = new Table(page);
  await table.isAt('French Movement Phase');
  return table;
}

test('by mouse: battles to come are counted as counters move', async ({ page }) => {
  const table = await moving(page);
  await part(page).getByText('Battles so far').click();
  await expect(part(page)).toContainText('Must be attacked, with the best odds');
  await expect(part(page)).toContainText('by F 6-6 (0503) and F 10-3 (0404): 16 against 6');
  await expect(part(page).getByRole('list', { name: 'French losses' })).toBeVisible();
  await table.move('f0404', '0303');
  await expect(part(page)).toContainText('by F 6-6 (0503): 6 against 6');
  expect(await violationsOn(page, { for: 'everything', without: '.board' })).toEqual([]);
  await table.button(/^Go on to the Combat Phase/).click();
  await expect(part(page)).toHaveCount(0);
});

test('by keys: it opens, and is open again after a reload', AT_LENGTH, async ({ page }) => {
  const table = await moving(page);
  await part(page).locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(part(page)).toContainText('16 against 6');
  await page.reload();
  await table.isAt('French Movement Phase');
  await expect(part(page)).toContainText('16 against 6');
});
