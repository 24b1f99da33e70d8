/** Several counters that move together. */

import { violationsOn } from '../helpers/accessibility';
import { AT_LENGTH } from '../helpers/every';
import { Hand } from '../helpers/hand';
import { middleOf } from '../helpers/middle';
import { openFile, severalBattles } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

async function moving(page: Page): Promise<Table> {
  await openFile(page, severalBattles('movement'));
  const table = new Table(page);
  await table.isAt('French Movement Phase');
  return table;
}
async function drag(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 5 });
  await page.mouse.up();
}
const at = (table: Table, id: string, hex: string) =>
  expect(table.counter(id)).toHaveAttribute('data-hex', hex);

test('by mouse: with Shift one by one or by a frame, and one undo takes all back', async ({ page }) => {
  const table = await moving(page);
  await table.counter('f0404').click({ modifiers: ['Shift'] });
  await table.counter('f0503').click({ modifiers: ['Shift'] });
  await expect(table.panel).toContainText('Two chosen.');
  await table.button('Put them back').click();

  const [one, other] = [await middleOf(table.counter('f0404')), await middleOf(table.counter('f0503'))];
  await page.keyboard.down('Shift');
  await page.mouse.move(one.x - 40, other.y - 40);
  await page.mouse.down();
  await page.mouse.move(other.x, one.y, { steps: 4 });
  await expect(page.locator('.choice-frame')).toBeVisible();
  await page.mouse.move(other.x + 10, one.y + 10, { steps: 2 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(page.locator('.choice-frame')).toHaveCount(0);
  await expect(table.panel).toContainText('Two chosen.');

  // The one that is dragged leads, and the other goes as far in the same direction.
  await page.mouse.move(other.x, other.y);
  await page.mouse.down();
  await page.mouse.move(other.x, other.y - (one.y - other.y) / 2, { steps: 6 });
  await page.mouse.up();
  await expect(table.panel).toContainText('All can go.');
  await expect(page.locator('.ghost')).toHaveCount(2);
  expect(await violationsOn(page, { for: 'everything', without: '.board' })).toEqual([]);
  await table.button(/^Move all 2/).click();
  await at(table, 'f0404', '0403');
  await at(table, 'f0503', '0502');
  await page.keyboard.press('Control+z');
  await at(table, 'f0404', '0404');
  await at(table, 'f0503', '0503');
});

test(
  'by mouse: after the button the first drag is a frame, and the next one moves the map',
  AT_LENGTH,
  async ({ page }) => {
    const table = await moving(page);
    await table.button('Move several together').click();
    await expect(table.panel).toContainText('Draw a frame around those who are to move together');
    const [one, other] = [await middleOf(table.counter('f0404')), await middleOf(table.counter('f0503'))];
    await drag(page, [one.x - 40, other.y - 40], [other.x + 40, one.y + 40]);
    await expect(table.panel).toContainText('Two chosen.');
    expect(await middleOf(table.counter('f0404'))).toEqual(one);
    await drag(page, [one.x - 60, one.y + 60], [one.x - 90, one.y + 100]);
    await expect(table.panel).toContainText('Two chosen.');
    expect((await middleOf(table.counter('f0404'))).y).toBeGreaterThan(one.y);
  },
);

test('by keys: chosen on the map, sent by the cursor', AT_LENGTH, async ({ page }) => {
  const table = await moving(page);
  await page.keyboard.press('g');
  for (const id of ['f0503', 'f0404']) {
    await table.counter(id).focus();
    await page.keyboard.press('Shift+Enter');
  }
  await expect(table.panel).toContainText('Two chosen.');
  // From the last one chosen, to the hex above it.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(table.panel).toContainText('All can go.');
  await page.keyboard.press('m');
  await at(table, 'f0404', '0403');
  await at(table, 'f0503', '0502');
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('a button begins it, and each tap adds one', AT_LENGTH, async ({ page }) => {
    const table = await moving(page);
    const sheet = page.locator('.panel > .fold');
    await sheet.tap();
    await table.button('Move several together').tap();
    await sheet.tap();
    await table.counter('f0404').tap();
    await table.counter('f0503').tap();
    await expect(table.panel).toContainText('Two chosen.');
    await table.counter('f0503').tap();
    await expect(table.panel).toContainText('One chosen.');
  });

  test('after the button one finger draws a frame, two move the map', AT_LENGTH, async ({ page }) => {
    const table = await moving(page);
    const sheet = page.locator('.panel > .fold');
    await sheet.tap();
    await table.button('Move several together').tap();
    await sheet.tap();
    const before = await middleOf(table.counter('f0404'));
    const hand = await Hand.of(page);
    await hand.down({ x: 120, y: 200 }, { x: 220, y: 300 });
    for (const by of [10, 20, 40]) await hand.move({ x: 120, y: 200 + by }, { x: 220, y: 300 + by });
    await hand.rest();
    await hand.up();
    await expect(page.locator('.choice-frame')).toHaveCount(0);
    const [one, other] = [await middleOf(table.counter('f0404')), await middleOf(table.counter('f0503'))];
    expect(one.y).toBeGreaterThan(before.y);

    const half = Math.abs(other.x - one.x) / 2;
    await hand.down({ x: one.x - half, y: other.y - half });
    for (const part of [0.3, 0.6, 1])
      await hand.move({
        x: one.x - half + (other.x - one.x + 2 * half) * part,
        y: other.y - half + (one.y - other.y + 2 * half) * part,
      });
    await expect(page.locator('.choice-frame')).toBeVisible();
    await hand.rest();
    await hand.up();
    await expect(table.panel).toContainText('Two chosen.');
    expect((await middleOf(table.counter('f0404'))).y).toBeCloseTo(one.y);
  });
});

test('one counter’s move is taken back, and what came after it stays', AT_LENGTH, async ({ page }) => {
  const table = await moving(page);
  await table.move('f0404', '0303');
  await table.move('f0503', '0502');
  await table.move('f0708', '0707');
  await table.pick('f0404');
  expect(await violationsOn(page, { for: 'everything', without: '.board' })).toEqual([]);
  await table.button('Take back its move alone').click();
  await at(table, 'f0404', '0404');
  await at(table, 'f0503', '0502');
  await at(table, 'f0708', '0707');
  // By keys.
  // The cursor comes to the counter that was pressed last.
  await table.pick('f0503');
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await table.button('Take back its move alone').press('Enter');
  await at(table, 'f0503', '0503');
  await at(table, 'f0708', '0707');
  await page.keyboard.press('Control+z');
  await at(table, 'f0708', '0708');
});
