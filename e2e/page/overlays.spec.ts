/** Layers of the map: found without help, several at once, by button and by key. */

import { layoutFaults } from '../helpers/clipping';
import { AT_LENGTH, atLengthIf } from '../helpers/every';
import { Table } from '../helpers/table';
import { expect, test } from '../helpers/test';

test('all enemy zones are seen, and with them how far one enemy could come', AT_LENGTH, async ({ page }) => {
  const table = await Table.playRocroi(page);
  const zones = page.getByRole('img', { name: /^Spanish: Zone of Control, \d+ hexes$/ });
  const reach = page.locator('.marks .mark.reach');
  const show = page.getByRole('button', { name: /^Show/ });

  await show.click();
  await page.getByRole('checkbox', { name: /^Spanish Zones of Control/ }).check();
  await expect(zones).toHaveCount(1);
  await page.getByRole('checkbox', { name: /^Reach of one counter/ }).check();
  await page.keyboard.press('Escape');
  await expect(show).toHaveText('Show (2)');
  await expect(reach).toHaveCount(0);
  await table.pick('sp-cav-9-spanish');
  expect((await reach.allTextContents()).join('').length, 'figures').toBeGreaterThan(20);
  await expect(zones).toHaveCount(1);

  await page.keyboard.press('Shift+Digit2');
  await expect(zones).toHaveCount(0);
  await page.keyboard.press('Shift+Digit3');
  await expect(reach).toHaveCount(0);
  await expect(show).toHaveText('Show');
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the menu fits at ${width}×${height}`, AT_LENGTH, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await Table.playRocroi(page);
    await page.getByRole('button', { name: /^Show/ }).click();
    const menu = page.locator('#layers');
    await expect(menu.getByRole('checkbox')).toHaveCount(13);
    expect(await layoutFaults(page, { within: '#layers' })).toEqual([]);
    const box = await menu.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(
    `what am I looking at? is one press away at ${width}×${height}, and all of it can be read`,
    atLengthIf(width > 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await Table.playRocroi(page);
      const button = page.getByRole('button', { name: 'What am I looking at?' });
      await button.click();
      const sheet = page.getByRole('dialog', { name: 'What am I looking at?' });
      await expect(sheet.getByText(/Band across/)).toBeVisible();
      expect(await layoutFaults(page, { within: '.legend-sheet' })).toEqual([]);
      await sheet.getByText('Blocked line of sight').scrollIntoViewIfNeeded();
      await expect(sheet.getByText('Blocked line of sight')).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await page.keyboard.press('i');
      await expect(sheet.getByText(/^Forest hex No way in/)).toBeVisible();
      await sheet.getByRole('button', { name: 'Close the legend' }).click();
      await expect(sheet).toBeHidden();
    },
  );
}
