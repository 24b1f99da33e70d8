import { violationsOn } from '../helpers/accessibility';
import { AT_LENGTH } from '../helpers/every';
import { chargePosition, openFile } from '../helpers/positions';
import { positionOf } from '../helpers/rocroi1643';
import { Table } from '../helpers/table';
import { expect, test } from '../helpers/test';

const EVERYTHING = { for: 'everything', without: 'svg.board' } as const;

test('the coach is switched on, an act is read, shown and played; it follows the game', async ({ page }) => {
  await openFile(page, chargePosition());
  const table = new Table(page);
  const coach = table.panel.getByRole('region', { name: 'Coach' });
  await expect(coach).toHaveCount(0);
  await table.button('Coach').click();
  await expect(coach).toContainText('What makes sense');
  await expect(coach).not.toContainText('thinking');
  const act = coach.getByRole('listitem').first();
  await expect(act).toContainText(/against \d+, \d-1\./);
  expect(await violationsOn(page, EVERYTHING)).toEqual([]);

  // Case numbers lead to the rulebook, and pointing lights what is named.
  await act.hover();
  await expect(page.locator('.mark.named').first()).toBeAttached();

  await act.getByRole('button', { name: 'Show me' }).click();
  await expect(act).toContainText('carries it out');
  const roll = table.button(/^Roll the die/);
  await expect(roll).toBeFocused();
  await page.keyboard.press('Enter');
  // The log gives its room to the coach: it is its last line, until all of it is asked for.
  await expect(table.log).toContainText('is eliminated');
  await expect(table.log).not.toContainText(/charge|attack/);
  await table.button('All of it').click();
  await expect(table.log).toContainText(/charge|attack/);
  await expect(act.getByText('carries it out')).toHaveCount(0);

  // It stays on, also after a reload, and is switched off for good.
  await page.reload();
  await expect(coach).toBeVisible();
  await table.button('Coach').click();
  await expect(coach).toHaveCount(0);
  await page.reload();
  await table.isAt(/.+/);
  await expect(coach).toHaveCount(0);
});

test('at Rocroi it names shots, moves and threats, off the main thread', AT_LENGTH, async ({ page }) => {
  const table = await Table.playRocroi(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await table.button('Coach').click();
  const coach = table.panel.getByRole('region', { name: 'Coach' });
  await expect(coach).toContainText(/fires on .*, range \d/);
  expect(workers.some((url) => url.includes('coachWorker'))).toBe(true);
  await table.button(/^Go on/).click();
  await table.isAt('French Movement Phase');
  await expect(coach).toContainText('can reach it');
  const lies = await page.locator('.board-stage').getAttribute('style');
  await coach.getByRole('button', { name: 'Show me' }).first().click();
  // All who take part are shown where they would stand, and the map lies as it lay.
  await expect(page.locator('.ghost').nth(1)).toBeVisible();
  await expect(page.locator('.marks.over .attack').first()).toBeVisible();
  expect(await page.locator('.board-stage').getAttribute('style')).toBe(lies);
  await expect(coach).toContainText(/repared: press \d{4} on the map\./);
  await expect(coach).toContainText('What this would expose');

  // On a phone the folded sheet says what it proposes first; that opens the rest.
  await page.setViewportSize({ width: 390, height: 844 });
  const short = coach.getByRole('button', { name: /^Coach .*can reach it/ });
  await expect(short).toBeInViewport({ ratio: 0.9 });
  await expect(coach.getByText('What makes sense')).toBeHidden();
  await short.click();
  await expect(coach.getByText('What makes sense')).toBeInViewport();
});

test(
  'in Rocroi 1643 it rides round a flank, charges and advances by what the coach shows',
  AT_LENGTH,
  async ({ page }) => {
    const line = 'F horse 1621>3 | F foot 1522>3 | F leader1-6 1622 | S foot 1319>0 | S foot 0404';
    await openFile(page, positionOf(line));
    const table = new Table(page);
    await table.button('Coach').click();
    const coach = table.panel.getByRole('region', { name: 'Coach' });
    const show = coach.getByRole('button', { name: 'Show me' }).first();
    await table.button('All of it').click();
    await expect(coach).toContainText(
      /F horse \(1621\) goes to \d{4}, facing .*(in the rear|on its flank), die \+\d/,
    );
    expect(await violationsOn(page, EVERYTHING)).toEqual([]);
    await show.click();
    await expect(table.button(/^Move to \d{4}, facing/)).toBeFocused();
    await expect(coach).toContainText('carries it out');
    // Both moves of the plan: its own, and that of the foot that supports it.
    await expect(page.locator('.ghost')).toHaveCount(2);
    await page.keyboard.press('Enter');
    await expect(table.log).toContainText('F horse');
    await table.button('Go on to combat').click();
    await table.isAt(/combat$/);
    await expect(coach).toContainText(
      /F horse (attacks|charges) S foot \(1319\) (in the rear|on the flank): die/,
    );
    await show.click();
    await expect(table.button(/^Roll/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.log).toContainText(/F horse .*(attacks|charges)/);
  },
);

test('without a worker it answers in the page', AT_LENGTH, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  await openFile(page, chargePosition());
  const table = new Table(page);
  await table.button('Coach').click();
  await expect(table.panel.getByRole('region', { name: 'Coach' })).toContainText('What makes sense');
});

test('where the ground is chosen it is in the card between the days, too', AT_LENGTH, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play Freiburg, campaign and siege/ }).click();
  const table = new Table(page);
  const card = page.getByRole('dialog', { name: 'Line or town?' });
  await expect(card).toBeVisible();
  await expect(card.getByRole('region', { name: 'Coach' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Look at the board' }).click();
  await table.button('Coach').click();
  const coach = table.panel.getByRole('region', { name: 'Coach' });
  await expect(coach).toContainText(/^.*Defend the town: \d+ of \d+ Strength Points hold out/);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await expect(coach).toContainText('“Defend the town” carries it out.');

  await page.getByRole('button', { name: 'Before 3 August' }).click();
  await expect(card.getByRole('region', { name: 'Coach' })).toContainText(/Defend the town: .* hold out/);
  expect(await violationsOn(page, EVERYTHING)).toEqual([]);
  await page.keyboard.press('t');
  await table.isAt('Bavarian set-up');
});
