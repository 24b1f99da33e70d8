import { AT_LENGTH } from '../helpers/every';
import { chargePosition, openFile } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, test } from '../helpers/test';

test('every phase says why not, with the case', async ({ page }) => {
  const table = await Table.playRocroi(page);

  await test.step('Artillery Fire: a line of sight that is blocked', async () => {
    await table.pick('fr-art-2');
    await table.pick('sp-1-german');
    await expect(table.whyNot).toContainText('The line of sight from Second French battery (1814) to');
    await expect(table.whyNot.getByRole('button', { name: /5\.2/ }).first()).toBeVisible();
    await expect(page.locator('.marks .cause').first()).toBeAttached();
  });

  await test.step('Movement: too far, and the other side', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    await table.pick('sp-1-spanish');
    await expect(table.answer.getByRole('button', { name: '6.11' })).toBeVisible();
    await expect(table.answer).toContainText('In the Spanish Movement Phase it may move');
    await table.pick('fr-royaux');
    await table.pick('sp-1-spanish');
    await expect(table.whyNot.getByRole('button', { name: '6.12' })).toBeVisible();
  });
});

test('Combat says why not, with the case', AT_LENGTH, async ({ page }) => {
  await openFile(page, chargePosition());
  const table = new Table(page);
  await table.isAt('French Combat Phase');
  await table.pick('enghien');
  await expect(table.answer.getByRole('button', { name: '8.0' })).toBeVisible();
});

test('the sight line of a gun is drawn to any hex pointed at, and what blocks it', async ({ page }) => {
  const table = await Table.playRocroi(page);
  await table.pick('fr-art-2');
  await table.counter('sp-1-spanish').hover();
  await expect(page.locator('.marks .sight').first()).toBeAttached();
  await expect(table.panel).toContainText('1 in 6');
  await table.counter('sp-1-german').hover();
  await expect(page.locator('.marks .sight-blocked').first()).toBeAttached();
  await expect(page.locator('.marks .blocker').first()).toBeAttached();
});
