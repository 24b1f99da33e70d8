/** Counters set up in a row. */

import { violationsOn } from '../helpers/accessibility';
import { AT_LENGTH } from '../helpers/every';
import { Hand } from '../helpers/hand';
import { middleOf } from '../helpers/middle';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

const beside = (table: Table) => table.panel.getByRole('region', { name: 'Beside the map' });
const standing = (page: Page) => page.locator('.counters [data-counter^="bav-6-3"][data-hex]');

/** Over the hexes of the Line from one end to the other, in steps as small as a hand makes them. */
const between = (from: { x: number; y: number }, to: { x: number; y: number }, steps = 12) =>
  Array.from({ length: steps + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / steps,
    y: from.y + ((to.y - from.y) * i) / steps,
  }));

test('by mouse: Shift and a drag set a row, shown before, and one undo takes it back', async ({ page }) => {
  const table = await Table.setUpFreiburg(page);
  await beside(table).getByText('6-3, 14 left').click();
  const [from, to] = [await table.centreOfHex('1319'), await table.centreOfHex('1721')];
  await page.keyboard.down('Shift');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of between(from, to)) await page.mouse.move(x, y);
  await expect(page.locator('.ghost')).toHaveCount(5);
  await expect(standing(page)).toHaveCount(0);
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(standing(page)).toHaveCount(5);
  await expect(beside(table).getByText('6-3, 9 left')).toBeVisible();
  expect(await violationsOn(page, { for: 'everything', without: '.board' })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(standing(page)).toHaveCount(0);
});

test('by mouse: a hex that takes none is left out, and named with its case', AT_LENGTH, async ({ page }) => {
  const table = await Table.setUpFreiburg(page);
  await beside(table).getByText('6-3, 14 left').click();
  await table.button(/^Row/).click();
  await table.clickHex('1317');
  await table.clickHex('1319');
  await expect(standing(page)).toHaveCount(1);
  await expect(table.whyNot).toContainText('Freiburg 17.11');
});

test('by keys: the first hex, then the last', AT_LENGTH, async ({ page }) => {
  const table = await Table.setUpFreiburg(page);
  await beside(table).getByText('6-3, 14 left').click();
  await page.keyboard.press('w');
  await expect(table.panel).toContainText('press its first hex');
  await page.keyboard.press('/');
  await page.keyboard.type('1319');
  await page.keyboard.press('Enter');
  await expect(table.panel).toContainText('The row begins in 1319.');
  await page.keyboard.type('1721');
  await page.keyboard.press('Enter');
  await expect(standing(page)).toHaveCount(5);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('once the row is begun, a drag draws it', AT_LENGTH, async ({ page }) => {
    const table = await Table.setUpFreiburg(page);
    const sheet = page.locator('.panel > .fold');
    await sheet.tap();
    await beside(table).getByText('6-3, 14 left').tap();
    await table.button(/^Row/).tap();
    await sheet.tap();
    const [from, to] = [await middleOf(table.lit('1319')), await middleOf(table.lit('1721'))];
    const hand = await Hand.of(page);
    await hand.down(from);
    for (const spot of between(from, to)) await hand.move(spot);
    await expect(page.locator('.ghost')).toHaveCount(5);
    await hand.rest();
    await hand.up();
    await expect(standing(page)).toHaveCount(5);
  });
});
