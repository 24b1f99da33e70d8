import { AT_LENGTH } from '../helpers/every';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

/** The row of a game in the list. */
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Continue' }).getByRole('listitem').filter({ hasText: name });

/** A game that has come to the Movement Phase, and back to the start page. */
async function playAndLeave(page: Page): Promise<void> {
  const table = await Table.playRocroi(page);
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  await page.getByRole('button', { name: 'Start page' }).click();
}

test('two games side by side, named, copied, deleted and brought back', AT_LENGTH, async ({ page }) => {
  await playAndLeave(page);
  await row(page, 'Rocroi')
    .getByRole('button', { name: /^Rename/ })
    .click();
  await page.keyboard.type('With Anna');
  await page.keyboard.press('Enter');
  await expect(row(page, 'With Anna')).toContainText('Game-Turn 1 · French Movement Phase');
  await expect(row(page, 'With Anna').locator('.small-army')).toHaveCount(2);

  // A second one goes on by itself.
  const second = await Table.playRocroi(page);
  await second.button(/^Go on/).click();
  await second.isAt('French Movement Phase');
  await page.getByRole('button', { name: 'Start page' }).click();
  const games = page.getByRole('region', { name: 'Continue' }).getByRole('listitem');
  await expect(games).toHaveCount(2);
  await expect(games.first()).toContainText('French Movement Phase');

  await row(page, 'With Anna')
    .getByRole('button', { name: /^Duplicate/ })
    .click();
  await expect(games).toHaveCount(3);
  await row(page, 'With Anna (copy)')
    .getByRole('button', { name: /^With Anna \(copy\)/ })
    .click();
  const table = new Table(page);
  await table.move('fr-royal', '1607');
  await expect(page.locator('.bar-title')).toContainText('With Anna (copy)');
  await page.getByRole('button', { name: 'Start page' }).click();

  await row(page, 'With Anna (copy)')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(games).toHaveCount(2);
  await expect(page.getByText('Deleted With Anna (copy), Game-Turn 1.')).toBeVisible();
  // The way back has the focus.
  await page.keyboard.press('Enter');
  await expect(games).toHaveCount(3);

  await row(page, 'With Anna (copy)')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(games).toHaveCount(2);
  await page.reload();
  await expect(games).toHaveCount(2);
  await page.getByText('Recently deleted (1)').click();
  await page.getByRole('button', { name: /^Bring back With Anna \(copy\)/ }).click();
  await row(page, 'With Anna (copy)')
    .getByRole('button', { name: /^With Anna \(copy\)/ })
    .click();
  await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', '1607');

  // The original stands where it stood.
  await page.getByRole('button', { name: 'Start page' }).click();
  await page.getByRole('button', { name: /^With Anna ?Rocroi/ }).click();
  await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', '1806');
});

test('a command is kept although the page goes in the very instant of it', async ({ page }) => {
  const table = await Table.playRocroi(page);
  for (const heading of [
    'French Movement Phase',
    'Spanish Artillery Fire Phase',
    'Spanish Movement Phase',
    'French Artillery Fire Phase',
  ]) {
    await page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));
      location.reload();
    });
    await table.isAt(heading);
  }
});

test('in two tabs a game is played in one of them, and the other can take its place', async ({
  page,
  context,
}) => {
  const first = await Table.playRocroi(page);
  await page.keyboard.press('e');
  await first.isAt('French Movement Phase');
  const other = await context.newPage();
  await other.goto(page.url());
  const second = new Table(other);
  await second.isAt('French Movement Phase');
  await expect(second.panel.getByText('This game is being played in another tab.')).toBeVisible();
  await other.keyboard.press('e');
  await expect(second.panel.getByRole('region', { name: 'Why not?' })).toContainText('another tab');
  await second.isAt('French Movement Phase');

  await page.keyboard.press('e');
  await first.isAt('Spanish Artillery Fire Phase');
  await second.button('Play on here').click();
  await second.isAt('Spanish Artillery Fire Phase');
  await expect(first.panel.getByText('This game is being played in another tab.')).toBeVisible();
  await other.keyboard.press('e');
  await second.isAt('Spanish Movement Phase');

  // A tab that is closed keeps no other waiting.
  await other.close();
  await first.button('Play on here').click();
  await first.isAt('Spanish Movement Phase');
  await page.getByRole('button', { name: 'Start page' }).click();
  await expect(page.getByRole('region', { name: 'Continue' }).getByRole('listitem')).toHaveCount(1);
});
