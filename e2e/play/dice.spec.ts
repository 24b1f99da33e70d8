import { AT_LENGTH } from '../helpers/every';
import { openFile, twoToRally } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

async function throwOurOwn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'We throw our own and enter them' }).check();
  await page.keyboard.press('Escape');
}
const entry = (table: Table) => table.panel.getByRole('region', { name: 'Throw a die' });

test(
  'own dice: the die that is needed is asked for, by its purpose, and marked in the log',
  AT_LENGTH,
  async ({ page }) => {
    const table = await Table.playRocroi(page);
    await throwOurOwn(page);
    await table.pick('fr-art-2');
    await table.counter('sp-1-spanish').click();
    await expect(entry(table)).toContainText('Fire at 1/Spanish (1214)');
    await expect(table.panel).toContainText('Throw a die and enter what it shows.');

    // While it is awaited no other press can throw it, and a reload asks for it again.
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('radio', { name: 'Tercio throws' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(entry(table)).toContainText('Fire at 1/Spanish (1214)');

    await page.keyboard.press('5');
    await expect(entry(table)).toHaveCount(0);
    const die = table.log.getByRole('img', { name: 'die 5, thrown by hand' });
    await expect(die).toBeVisible();
    // Shown by a line of its own, not by colour.
    await expect(die.locator('.by-hand-line')).toHaveCount(1);
  },
);

test(
  'several dice: those entered are shown, and a reload asks for the one that is missing',
  AT_LENGTH,
  async ({ page }) => {
    await openFile(page, twoToRally());
    const table = new Table(page);
    await table.isAt('French Disruption Removal Phase');
    await throwOurOwn(page);
    await table.button('Roll for all of them and go on').click();
    await expect(entry(table)).toContainText('Gendarmes');
    await expect(entry(table).getByRole('listitem')).toHaveCount(6);
    await entry(table).getByRole('button', { name: '6', exact: true }).click();
    await expect(entry(table)).toContainText('Royaux');
    await page.reload();
    await expect(entry(table)).toContainText('Royaux');
    await expect(entry(table).getByRole('img', { name: 'die 6, thrown by hand' })).toBeVisible();
    // A die has been thrown for it: the command can no longer be taken back.
    await expect(entry(table).getByRole('button', { name: /Take/ })).toHaveCount(0);
    await entry(table).getByRole('button', { name: '1', exact: true }).click();
    await expect(table.log.getByRole('img', { name: /thrown by hand/ })).toHaveCount(2);
  },
);

test(
  'the receipt says who throws, and that can be changed there, back and forth',
  AT_LENGTH,
  async ({ page }) => {
    const table = await Table.playRocroi(page);
    await table.pick('fr-art-2');
    await table.counter('sp-1-spanish').click();
    await expect(table.panel.getByText('Dice: thrown by Tercio')).toBeVisible();
    await table.button('throw your own').click();
    await expect(table.panel.getByText('Dice: your own')).toBeVisible();

    await table.pick('fr-art-3');
    await table.counter('sp-1-spanish').click();
    await table.button('Take it back and let Tercio throw').click();
    await expect(entry(table)).toHaveCount(0);
    await table.pick('fr-art-3');
    await table.counter('sp-1-spanish').click();
    await expect(table.log.getByRole('img', { name: /thrown by hand/ })).toHaveCount(0);
    await expect(table.log.getByRole('img', { name: /^die \d$/ })).toHaveCount(2);
  },
);
