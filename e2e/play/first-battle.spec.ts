/** The battle to begin with: from the start page to the end of the first Player-Turn, by mouse. */

import { Table } from '../helpers/table';
import { expect, test } from '../helpers/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('both ways in of a first visitor are on the first screen', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Begin with the lessons/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Play Your first battle/ })).toBeInViewport({ ratio: 1 });
  });
});

test('the first Player-Turn of the first battle', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'How a game goes' })).toContainText(
    'press Play beside Your first battle.',
  );
  const games = page.getByRole('button', { name: /^Play / });
  await expect(games.first()).toHaveAccessibleName(/^Play Your first battle/);
  await games.first().click();

  const table = new Table(page);
  await table.isAt('French Artillery Fire Phase');
  await expect(page.locator('[data-counter]')).toHaveCount(28);
  // The coach is there, and the log beside him is one line.
  await table.button('All of it').click();
  await table.pick('fr-art-1');
  await table.pick('sp-1-walloon');
  await expect(table.log).toContainText('First French battery (1009) fires on 1/Walloon');

  await table.button(/^Go on/).click();
  await table.isAt('French Movement Phase');
  await table.move('fr-mestre-de-camp', '0506');
  await table.move('fr-leader-gassion', '0506');
  await expect(table.log).toContainText('(1005 → 0506), 5 of 6 MP');

  await table.button('Go on to the Combat Phase').click();
  await table.isAt('French Combat Phase');
  // What must be done is one line, too.
  const obliged = table.panel.getByRole('region', { name: 'Still to be done' });
  await expect(obliged).toBeVisible();
  await expect(obliged.getByRole('listitem').first()).toBeHidden();
  await obliged.getByText('Still to be done').click();
  await expect(obliged.getByRole('listitem').first()).toBeVisible();
  await table.pick('fr-mestre-de-camp');
  const foes = await page.locator('.counter[aria-label*="must be attacked"]').all();
  expect(foes).toHaveLength(2);
  for (const foe of foes) await foe.click();
  await expect(table.panel).toContainText('Gassion');
  await table.button(/^Attack, and ask the defender/).click();
  await table.button(/^So be it/).click();
  await expect(table.log).toContainText('attack');
  await table.playOn(/^French/, /^Spanish/);

  await page.getByRole('button', { name: /How to win/ }).click();
  const howToWin = page.getByRole('complementary', { name: 'How to win' });
  await expect(howToWin).toContainText('The side with more points wins.');
  await expect(howToWin.getByRole('heading', { name: /^French points: \d+$/ })).toBeVisible();
  await howToWin.getByRole('button', { name: 'The table' }).first().click();
  await expect(page.getByRole('heading', { name: /Victory by losses/ })).toBeVisible();
});
