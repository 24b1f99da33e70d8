import { violationsOn } from '../helpers/accessibility';
import { AT_LENGTH } from '../helpers/every';
import { chargePosition, openExchange, openFile } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, test } from '../helpers/test';

test('an exchange asks whom to disrupt', AT_LENGTH, async ({ page }) => {
  await openFile(page, openExchange());
  const table = new Table(page);
  await expect(table.panel).toContainText(
    'Exchange: disrupt attackers of at least 4 Strength Points; 0 chosen.',
  );
  await expect(table.button(/^Disrupt these/)).toHaveCount(0);
  await table.pick('horse');
  await table.button('Disrupt these: 4, at least 4 needed').click();
  await expect(table.counter('horse')).toHaveAccessibleName(/disrupted/);
  await expect(table.counter('guards')).not.toHaveAccessibleName(/disrupted/);
  await expect(table.log).toContainText('Disrupted in exchange: Horse');
});

test('a charge doubles the cavalry and disrupts it', AT_LENGTH, async ({ page }) => {
  await openFile(page, chargePosition());
  const table = new Table(page);
  await table.pick('gendarmes');
  await table.pick('tercio');
  // 6 and D'Enghien's 3 against 8: 1-1; charging 15 against 8: still 1-1; with the foot 25 against 8: 3-1.
  await table.button(/^Charge,/).click();
  await table.pick('royaux');
  const receipt = table.panel.getByRole('region', { name: /^Charge on / });
  await expect(receipt).toContainText('3-1');
  await expect(receipt).toContainText('Gendarmes charges');
  await table.button(/^Roll the die/).click();
  await expect(table.log).toContainText('Disrupted after the charge: Gendarmes');
  await expect(table.counter('gendarmes')).toHaveAccessibleName(/disrupted/);
});

test('a reload goes on in mid-battle, draft included', AT_LENGTH, async ({ page }) => {
  await openFile(page, chargePosition());
  const table = new Table(page);
  await table.pick('gendarmes');
  await table.pick('tercio');
  await table.button(/^Charge,/).click();
  await expect(table.button(/^Charge,/)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await table.isAt('French Combat Phase');
  await expect(table.button(/^Charge,/)).toHaveAttribute('aria-pressed', 'true');
  await expect(table.panel.getByRole('region', { name: /^Charge on / })).toContainText('1-1');
});

test('a reload goes on in the middle of an open decision', async ({ page }) => {
  await openFile(page, openExchange());
  const table = new Table(page);
  await table.pick('guards');
  await expect(table.panel).toContainText('10 chosen');
  await page.reload();
  await expect(table.panel).toContainText('10 chosen');
  await table.button(/^Disrupt these/).click();
  await expect(table.counter('guards')).toHaveAccessibleName(/disrupted/);
});

test('the last Player-Turn ends in level and points', async ({ page }) => {
  await openFile(page, chargePosition());
  const table = new Table(page);
  await table
    .button(/^Fight what is left|^End the Player-Turn/)
    .first()
    .click();
  for (let clicks = 0; clicks < 12; clicks++) {
    if (await page.getByText('The battle is over').first().isVisible()) break;
    await table
      .button(/^(Go on|End|Roll for .* and go on|Fight|Choose the least|Disrupt these|So be it)/)
      .first()
      .click();
  }
  await expect(page.getByText('The battle is over').first()).toBeVisible();
  // No unit was attacked and no die was thrown: both totals are nought.
  await expect(page.getByRole('dialog')).toContainText('A draw: the totals are equal.');
  await test.step('what decided it is looked at phase by phase, and a point of it on the board', async () => {
    await page.getByRole('button', { name: 'What decided it?' }).click();
    const review = page.getByRole('dialog', { name: 'What decided it' });
    await expect(review.getByText(/^By play/).first()).toBeVisible();
    await expect(review.getByRole('progressbar')).toHaveCount(0);
    expect(await violationsOn(page, { for: 'everything', without: '.board svg' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(review).toBeHidden();
  });
});

test('a long title leaves the buttons of the table on a small screen', AT_LENGTH, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFile(page, openExchange());
  for (const name of ['Start page', 'Undo', 'Redo']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});
