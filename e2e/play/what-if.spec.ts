/** What if: moves are planned on a board of their own, and nobody sees them until they are played. */

import { violationsOn } from '../helpers/accessibility';
import { AT_LENGTH } from '../helpers/every';
import { openFile, severalBattles } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

const card = (page: Page) => page.getByRole('region', { name: 'What if' });
const at = (table: Table, id: string, hex: string) =>
  expect(table.counter(id)).toHaveAttribute('data-hex', hex);

async function moving(page: Page): Promise<Table> {
  await openFile(page, severalBattles('movement'));
  const table = new Table(page);
  await table.isAt('French Movement Phase');
  return table;
}

test('by mouse: planned, drawn beside the real ones, played as one step', async ({ page }) => {
  const table = await moving(page);
  await table.button('What if…?').click();
  await table.move('f0404', '0303');
  await table.move('f0503', '0502');
  await expect(page.locator('.counter.supposed')).toHaveCount(2);
  await expect(page.locator('.ghosts.stood .ghost')).toHaveCount(2);
  expect(await violationsOn(page, { for: 'everything', without: '.board' })).toEqual([]);
  await card(page).getByRole('button', { name: 'Play it' }).click();
  await expect(card(page)).toHaveCount(0);
  await at(table, 'f0404', '0303');
  await expect(page.locator('.counter.supposed')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await at(table, 'f0404', '0404');
  await at(table, 'f0503', '0503');
});

test(
  'by mouse: what moves lead to follows the plan, which ends before the first die',
  AT_LENGTH,
  async ({ page }) => {
    const table = await moving(page);
    await table.panel.getByText('Battles so far').click();
    await expect(table.panel).toContainText('16 against 6');
    await table.button('What if…?').click();
    await table.move('f0404', '0303');
    await expect(table.panel).toContainText('6 against 6');
    await table.button(/^Go on to the Combat Phase/).click();
    await table.pick('f0503');
    await table.pick('s0504');
    await table.button(/^Roll the die/).click();
    await expect(table.whyNot).toContainText('A plan ends before the first die');
    await card(page).getByRole('button', { name: 'Put it away' }).click();
    await table.isAt('French Movement Phase');
    await at(table, 'f0404', '0404');
  },
);

test('by keys: begun, kept by name, there after a reload, compared', AT_LENGTH, async ({ page }) => {
  const table = await moving(page);
  await page.keyboard.press('Shift+I');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('0404-0303');
  await page.keyboard.press('Enter');
  await at(table, 'f0404', '0303');
  await page.keyboard.press('Escape');
  await card(page).getByRole('button', { name: 'Keep it' }).press('Enter');
  await card(page).getByLabel('Keep it as').fill('to the left');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.reload();
  await table.isAt('French Movement Phase');
  await at(table, 'f0404', '0404');
  await table.button('Open to the left').press('Enter');
  await at(table, 'f0404', '0303');
  await card(page).getByRole('button', { name: 'Compare' }).press('Enter');
  const compare = page.getByRole('dialog', { name: 'Lines of play side by side' });
  await expect(compare).toContainText('Stand elsewhere: 1');
  await expect(compare.getByRole('combobox', { name: 'One line' })).toContainText('What is planned now');
  expect(await violationsOn(page, { for: 'everything', without: '.board' })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+I');
  await expect(card(page).getByRole('button', { name: 'Play it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page)).toHaveCount(0);
  await at(table, 'f0404', '0303');
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  test('from the opened sheet; the card stays in sight while it is folded', AT_LENGTH, async ({ page }) => {
    const table = await moving(page);
    const sheet = page.locator('.panel > .fold');
    await sheet.tap();
    await table.button('What if…?').tap();
    await sheet.tap();
    await table.counter('f0404').tap();
    await table.lit('0303').waitFor();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    expect(await violationsOn(page, { for: 'everything', without: '.board' })).toEqual([]);
    await card(page).getByRole('button', { name: 'Put it away' }).tap();
    await expect(card(page)).toHaveCount(0);
  });
});
