import { AT_LENGTH } from '../helpers/every';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

const cover = (page: Page) => page.getByRole('dialog', { name: /^Hand over to the/ });

async function handOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /^Hand-over screen/ }).check();
  await page.keyboard.press('Escape');
}
/** On through the phases of one side, until the other has to decide. */
async function endTurn(page: Page): Promise<void> {
  for (const phase of [/French Movement/, /Spanish/]) {
    await page.keyboard.press('e');
    await expect(page.locator('.now h1')).toHaveText(phase);
  }
}

test('the table is covered for the other side, who uncovers it with Enter', async ({ page }) => {
  const table = await Table.playRocroi(page);
  await handOver(page);
  await endTurn(page);
  await expect(cover(page)).toHaveAccessibleName('Hand over to the Spanish player');
  await expect(page.getByRole('button', { name: 'Spanish player: continue' })).toBeFocused();

  // Nothing of the board can be seen: whatever lies at any point of the window is the cover.
  const seen = await page.evaluate(() => {
    const points = Array.from({ length: 9 }, (_, i) => [
      (i % 3) * 0.45 + 0.05,
      Math.floor(i / 3) * 0.45 + 0.05,
    ]);
    return points.map(
      ([x = 0, y = 0]) =>
        document.elementFromPoint(x * innerWidth, y * innerHeight)?.closest('.hand-over') !== null,
    );
  });
  expect(seen).toEqual(seen.map(() => true));
  const ground = await cover(page).evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
  expect(ground).toMatch(/^rgb\(/);

  // Escape is not the way, and neither is a reload.
  await page.keyboard.press('Escape');
  await expect(cover(page)).toBeVisible();
  await page.reload();
  await expect(cover(page)).toHaveAccessibleName('Hand over to the Spanish player');

  await page.keyboard.press('Enter');
  await expect(cover(page)).toHaveCount(0);
  await table.isAt(/^Spanish/);
  await page.reload();
  await table.isAt(/^Spanish/);
  await expect(cover(page)).toHaveCount(0);
});

test('an undo across the sides locks no one out', AT_LENGTH, async ({ page }) => {
  const table = await Table.playRocroi(page);
  await handOver(page);
  await endTurn(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');
  await expect(cover(page)).toHaveAccessibleName('Hand over to the French player');
  await page.getByRole('button', { name: 'French player: continue' }).click();
  await table.isAt('French Movement Phase');
  await page.keyboard.press('e');
  await expect(cover(page)).toHaveAccessibleName('Hand over to the Spanish player');
});

test('without it one player plays both sides, as ever', AT_LENGTH, async ({ page }) => {
  const table = await Table.playRocroi(page);
  await endTurn(page);
  await table.isAt(/^Spanish/);
  await expect(cover(page)).toHaveCount(0);
});

test('what one side plans is not shown to the other', AT_LENGTH, async ({ page }) => {
  const table = await Table.playRocroi(page);
  await handOver(page);
  await page.keyboard.press('Shift+I');
  const card = page.getByRole('region', { name: 'What if' });
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  await card.getByRole('button', { name: 'Keep it' }).click();
  await card.getByLabel('Keep it as').fill('wait and see');
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Put it away' }).click();
  await table.isAt('French Artillery Fire Phase');
  await expect(table.button('Open wait and see')).toBeVisible();
  await endTurn(page);
  await page.keyboard.press('Enter');
  await table.isAt(/^Spanish/);
  await expect(page.getByRole('region', { name: 'Plans' })).toBeVisible();
  await expect(page.getByText('wait and see')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'French player: continue' }).click();
  await expect(table.button('Open wait and see')).toBeVisible();
});
