/** All guns on one target until it is disrupted. */
import { violationsOn } from '../helpers/accessibility';
import { gunsOnOne, openFile } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, test } from '../helpers/test';

test('by mouse and by keys: a target is chosen, and all who see it fire', async ({ page }) => {
  await openFile(page, gunsOnOne());
  const table = new Table(page);
  await table.isAt('French Artillery Fire Phase');
  await table.button('All guns on one target').click();
  await table.pick('s0406');
  await expect(table.panel).toContainText('3 guns see S 8-3 (0406).');
  expect(await violationsOn(page, { for: 'everything', without: '.board' })).toEqual([]);
  await table.button('Fire all 3 until it is disrupted').click();
  await expect(table.log).toContainText(/fires? on S 8-3/);
  const shots = await page
    .getByRole('region', { name: 'Log', exact: true })
    .getByText(/fires? on S 8-3/)
    .count();
  await page.keyboard.press('Control+z');
  await expect(table.button('Fire all 3 until it is disrupted')).toHaveCount(0);

  // The cursor comes to the unit that was pressed last; the same shots have the same dice.
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expect(table.panel).toContainText('Press the unit at which all guns that see it are to fire.');
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(table.panel).toContainText('3 guns see S 8-3 (0406).');
  await page.keyboard.press('f');
  const log = page.getByRole('region', { name: 'Log', exact: true });
  await expect(log.getByText(/fires? on S 8-3/)).toHaveCount(shots);
});
