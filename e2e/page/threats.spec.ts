/** What the enemy could bring in his next turn: on the map, of a move before it is made, and as a list. */
import type { Locator, Page } from '@playwright/test';
import { layoutFaults } from '../helpers/clipping';
import { AT_LENGTH } from '../helpers/every';
import { middleOf } from '../helpers/middle';
import { Table } from '../helpers/table';
import { expect, test } from '../helpers/test';

const SULLY = 'fr-sully';

test('by mouse: the odds on each unit, where a unit could go, and what a move would expose', async ({
  page,
}) => {
  const table = await Table.playRocroi(page);
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  await page.getByRole('button', { name: /^Show/ }).click();
  await page.getByRole('checkbox', { name: /^Threats to the French/ }).check();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('img', { name: /^French: could be attacked next turn, \d+ hexes$/ }),
  ).toHaveCount(1);
  const odds = page.getByRole('img', { name: /^Hex 1810: .+ next turn, 4-1$/ });
  await expect(odds.first()).toBeAttached();

  await table.pick(SULLY);
  await expect(
    page.getByRole('img', { name: /^French: likelier lost than not next turn, \d+ hexes$/ }),
  ).toHaveCount(1);
  await hover(page, table.lit('1610'));
  const said = page.locator('.preview .threat-line');
  await expect(said).toContainText(/^Here \d+ against 2 could be brought: /);
  await expect(said).toContainText('could disrupt it first');
  await hover(page, table.lit('2210'));
  await expect(said).toHaveText('');
  await page.getByRole('button', { name: /^Show/ }).click();
  await page.getByRole('button', { name: 'As a list', exact: true }).click();
  await expect(rows(page.getByRole('region', { name: 'Threats to the French' })).first()).toContainText(
    'could attack',
  );
});

test('by keyboard alone: the layer, a hex under the cursor, and the list', AT_LENGTH, async ({ page }) => {
  const table = await Table.playRocroi(page);
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  await page.keyboard.press('Shift+D');
  await expect(page.getByRole('img', { name: /^French: could be attacked next turn/ })).toHaveCount(1);
  await page.keyboard.press('Shift+L');
  await page.getByRole('tab', { name: 'By side' }).focus();
  await page.keyboard.press('ArrowLeft');
  const french = page.getByRole('region', { name: 'Threats to the French' });
  await expect(french.getByRole('heading')).toContainText(/Threats to the French \d+/);
  await rows(french).first().focus();
  await expect(page.locator('.marks .named').first()).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+D');
  await expect(page.getByRole('img', { name: /^French: could be attacked/ })).toHaveCount(0);
  await page.keyboard.press('Shift+R');
  await expect(page.locator('.marks .secondTurn')).toHaveCount(0);
  await table.pick(SULLY);
  await expect(
    page.getByRole('img', { name: /^may be entered in the turn after the next, \d+ hexes$/ }),
  ).toHaveCount(1);
});

test('the list fits on a phone', AT_LENGTH, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await Table.playRocroi(page);
  await page.getByRole('button', { name: /^Show/ }).click();
  await page.getByRole('checkbox', { name: /^Threats to the French/ }).check();
  await page.getByRole('button', { name: 'As a list', exact: true }).click();
  await expect(rows(page.getByRole('region', { name: 'Threats to the French' })).first()).toBeVisible();
  expect(await layoutFaults(page, { within: '.armies' })).toEqual([]);
});

function rows(list: Locator): Locator {
  return list.getByRole('listitem');
}

/** Marks let the pointer through: the board is told of it. */
async function hover(page: Page, mark: Locator): Promise<void> {
  const { x, y } = await middleOf(mark);
  await page.mouse.move(x, y, { steps: 3 });
}
