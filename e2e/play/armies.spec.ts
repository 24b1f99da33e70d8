import { AT_LENGTH, atLengthIf } from '../helpers/every';
import { chargePosition, openFile } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, type Locator, type Page, test } from '../helpers/test';

const listsOf = (page: Page) => page.getByRole('complementary', { name: 'Armies' });

/** Whether a counter lies in the visible part of the map: within its window, with nothing over it. */
async function isSeen(counter: Locator): Promise<boolean> {
  return counter.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const map = element.closest('.board')?.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!map || x < map.left || x > map.right || y < map.top || y > map.bottom) return false;
    return document.elementFromPoint(x, y)?.closest('.board-window') !== null;
  });
}

for (const { name, width, height } of [
  { name: 'laptop', width: 1440, height: 900 },
  { name: 'small laptop', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
]) {
  test(
    `a counter is found by name and brought into the middle of the map: ${name}`,
    atLengthIf(width !== 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const table = await Table.playRocroi(page);
      for (let zooms = 0; zooms < 2 || (zooms < 5 && (await isSeen(table.counter('fr-royal')))); zooms++) {
        await page.getByRole('button', { name: 'Zoom in' }).click();
        await page.waitForTimeout(300);
      }
      await expect.poll(() => isSeen(table.counter('fr-royal'))).toBe(false);
      const more = page.getByRole('button', { name: 'More', exact: true });
      if (width <= 820) await more.click();
      await page.getByRole('button', { name: 'Armies' }).click();
      await listsOf(page).getByRole('searchbox').fill('royal cavalry');
      await listsOf(page)
        .getByRole('button', { name: '1806, Royal, French cavalry: strength 8, moves 6' })
        .click();
      await expect.poll(() => isSeen(table.counter('fr-royal'))).toBe(true);
      // On a phone the lists make way for the map; elsewhere they stay beside it.
      await expect(listsOf(page)).toBeVisible({ visible: width > 820 });
    },
  );
}

test('counters are filtered by what is true of them now', AT_LENGTH, async ({ page }) => {
  const table = await Table.playRocroi(page);
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  await table.move('fr-royal', '1607');
  await page.keyboard.press('Shift+L');
  const lists = listsOf(page);
  await expect(lists.getByRole('button', { name: 'not moved 47' })).toBeVisible();
  await lists.getByRole('button', { name: 'moved 1', exact: true }).click();
  await expect(lists.getByRole('listitem')).toHaveText(
    /1607, Royal, French cavalry: strength 8, moves 6, .*moved/,
  );
  await page.keyboard.press('Control+z');
  await expect(lists.getByRole('listitem')).toHaveCount(0);
  await lists.getByRole('button', { name: 'Show all' }).click();
  await expect(lists.getByText('99 counters', { exact: true })).toBeVisible();
});

test('the disrupted are found, and chosen from the roster as on the map', AT_LENGTH, async ({ page }) => {
  await openFile(page, chargePosition());
  const table = new Table(page);
  await table.isAt('French Combat Phase');
  await page.getByRole('button', { name: 'Armies' }).click();
  const lists = listsOf(page);
  await lists.getByRole('button', { name: 'disrupted 1' }).click();
  await expect(lists.getByRole('listitem')).toHaveCount(1);
  await lists.getByRole('button', { name: 'Choose Tercio' }).click();
  await expect(table.panel).toContainText('Choose who attacks.');
  await lists.getByRole('button', { name: 'Show all' }).click();
  await lists.getByRole('button', { name: 'Choose Gendarmes' }).click();
  await expect(table.panel.getByRole('region', { name: /^(Attack|Charge) on .*\(0504\)/ })).toContainText(
    '1-1',
  );
  await expect(lists.getByRole('button', { name: 'Choose Gendarmes' })).toBeFocused();
});
