/** Battles put on a list before the first die. */
import { violationsOn } from '../helpers/accessibility';
import { AT_LENGTH } from '../helpers/every';
import { openFile, severalBattles } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

const listOf = (page: Page) => page.getByRole('region', { name: 'Planned battles' });
const listed = (page: Page) => listOf(page).locator('.listed > li');

async function listTwo(page: Page): Promise<Table> {
  await openFile(page, severalBattles());
  const table = new Table(page);
  for (const battle of [
    ['f0207', 's0208'],
    ['f0404', 'f0503', 's0504'],
  ]) {
    for (const id of battle) await table.pick(id);
    await table.button(/^Plan it$/).click();
  }
  await expect(listed(page)).toHaveCount(2);
  return table;
}

test('battles are planned, put in order by keys and by dragging, and taken back', async ({ page }) => {
  const table = await listTwo(page);
  await expect(listed(page).nth(0)).toContainText('10 against 2');
  await expect(listed(page).nth(1)).toContainText('16 against 6');
  await expect(listOf(page)).toContainText('Spanish losses');
  await expect(page.locator('.marks')).toContainText(['2: 2-1']);

  await listOf(page).getByRole('button', { name: 'Later: Attack on S 4-3 (0208)' }).press('Enter');
  await expect(listed(page).nth(1)).toContainText('10 against 2');
  await expect(listOf(page).getByRole('button', { name: 'Earlier: Attack on S 4-3 (0208)' })).toBeFocused();
  await expect(listOf(page).getByRole('status')).toHaveText('Now in place 2 of 2.');

  const [grip, first] = [listed(page).nth(1).locator('.row-grip'), listed(page).nth(0)];
  await grip.scrollIntoViewIfNeeded();
  await grip.hover();
  await page.mouse.down();
  const to = await first.boundingBox();
  if (!to) throw new Error('no place');
  await page.mouse.move(to.x + 20, to.y + 4, { steps: 4 });
  await page.mouse.up();
  await expect(listed(page).nth(0)).toContainText('10 against 2');

  await listOf(page).getByRole('button', { name: 'Take out: Attack on S 4-3 (0208)' }).click();
  await expect(listed(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(listed(page)).toHaveCount(2);
  await page.reload();
  await table.isAt('French Combat Phase');
  await expect(listed(page)).toHaveCount(2);
});

test(
  'they are rolled for one after the other; an open choice keeps the rest',
  AT_LENGTH,
  async ({ page }) => {
    const table = await listTwo(page);
    await table.button(/^Roll for the first battle/).click();
    await expect(listed(page)).toHaveCount(1);
    await expect(listed(page).nth(0)).toContainText('16 against 6');
    await page.keyboard.press('Control+z');
    await expect(listed(page)).toHaveCount(2);
    await table.button(/^Roll for both in order/).click();
    await expect(table.log).toContainText('F 8-3 (0207) attacks');
    await expect(table.log).toContainText('F 10-3 (0404) and F 6-6 (0503) attack');
    await expect(listed(page)).toHaveCount(0);
  },
);

test('whole plans can be chosen from; nothing is rolled by it', AT_LENGTH, async ({ page }) => {
  await openFile(page, severalBattles());
  const table = new Table(page);
  await table.button(/^Plan it for me/).click();
  const plans = page.getByRole('region', { name: 'Plans to choose from' });
  await expect(plans).toContainText('Strength Points on average');
  await plans.getByRole('button', { name: /^Take plan 1/ }).click();
  await expect(plans).toHaveCount(0);
  await expect(listed(page)).toHaveCount(3);
  // All or nothing: the weak attackers have 4 Strength Points.
  await expect(listOf(page).getByRole('list', { name: 'French losses' }).getByRole('listitem')).toHaveCount(
    5,
  );
  await expect(table.panel).toContainText('all that must be fought is among them');
  await expect(table.log).toContainText('Nothing has happened yet.');
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the list is accessible at ${size.width}, ${colorScheme}`, AT_LENGTH, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const table = await listTwo(page);
      for (const id of ['f0708', 's0709']) await table.pick(id);
      await table.button(/^Plan it$/).click();
      // So high that nothing is cut: what is half under an edge is no target before it is scrolled to.
      await page.setViewportSize({ ...size, height: 1800 });
      const more = page.getByRole('button', { name: 'More of the panel' });
      if (await more.isVisible()) await more.click();
      expect(await violationsOn(page, { for: 'everything', without: '.board' })).toEqual([]);
      await page.setViewportSize(size);
      await page.locator('.chart').last().scrollIntoViewIfNeeded();
      expect(await violationsOn(page, { for: 'colours', without: '.board' })).toEqual([]);
    });
  }
}
