/** Examples of play in the rulebook: tried, refused, put back, played on. */

import { violationsOn } from '../helpers/accessibility';
import { AT_LENGTH } from '../helpers/every';
import { Table } from '../helpers/table';
import { expect, type Locator, type Page, test } from '../helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The example of a case, opened in the book. */
async function open(page: Page, rule: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill(rule);
  const entry = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${rule}\\b`) }) });
  await entry.getByRole('button', { name: 'See it in play' }).click();
  await expect(entry.locator('.live-board .counter').first()).toBeVisible();
  return entry;
}

test('8.11: tried and refused with its case, put back, the next one played', AT_LENGTH, async ({ page }) => {
  const table = await Table.playRocroi(page);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const entry = await open(page, '8.11');
  const whyNot = entry.getByRole('region', { name: 'Why not?' });
  await expect(entry.getByText(/^Example 1 of/)).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Put it back' })).toBeDisabled();

  await entry.getByRole('button', { name: 'Try it' }).click();
  await expect(whyNot.getByRole('button', { name: 'Case 8.11' }).first()).toBeVisible();
  await entry.getByRole('button', { name: 'Put it back' }).click();
  await expect(whyNot).toBeHidden();

  // What is allowed comes next, and is carried out with its dice.
  await entry.getByRole('button', { name: 'Next example' }).click();
  await expect(entry.getByText(/^Example 2 of/)).toBeVisible();
  await entry.getByRole('button', { name: 'Try it' }).click();
  await expect(entry.getByRole('region', { name: 'Just now' })).toBeVisible();
  await expect(whyNot).toBeHidden();
  await entry.getByRole('button', { name: 'Put it back' }).click();
  await expect(entry.getByRole('region', { name: 'Just now' })).toBeHidden();

  expect(await violationsOn(page, { for: 'everything', without: '.game' })).toEqual([]);
  // Nothing of it happened in the game that is being played.
  await page.keyboard.press('Escape');
  await table.isAt('French Artillery Fire Phase');
});

test('12.0: one of many is chosen by its name, and what it counts is told', AT_LENGTH, async ({ page }) => {
  await Table.playRocroi(page);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const entry = await open(page, '12.0');
  const choice = entry.getByRole('combobox', { name: 'Which example' });
  const wanted = 'Cavalry and a unit in woods: nobody must attack or be attacked.';
  const options = await choice.locator('option').allTextContents();
  await choice.selectOption({ index: options.findIndex((text) => text.endsWith(wanted)) });
  await expect(entry.locator('.live-name')).toHaveText(wanted);
  await entry.getByRole('button', { name: 'Try it' }).click();
  await expect(entry.getByRole('region', { name: 'What is counted' })).toContainText('Must attack: none.');
});

test(
  'a wrong try on its board is refused as in play, and the case opens in the book',
  AT_LENGTH,
  async ({ page }) => {
    await Table.playRocroi(page);
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    const entry = await open(page, '8.15');
    await entry.getByRole('button', { name: 'Next example' }).click();
    await expect(entry.getByText('And not a unit two hexes away.')).toBeVisible();
    // Nobody stands beside the enemy that is pressed.
    await entry.locator('.live-board [data-counter^="s"]').first().click();
    const answer = entry.locator('.why-not');
    await answer
      .getByRole('button', { name: /^Case / })
      .first()
      .click();
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('');
    await expect(page.locator('.rule.open-here')).toBeInViewport();
  },
);

test(
  'from a case to the lesson that teaches it; the game that was left is kept',
  AT_LENGTH,
  async ({ page }) => {
    const table = await Table.playRocroi(page);
    await page.keyboard.press('e');
    await table.isAt('French Movement Phase');
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    const entry = await open(page, '8.11');
    await entry.getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Lesson' })).toBeVisible();
    await page.goBack();
    const kept = page.getByRole('region', { name: 'Continue' }).getByRole('listitem');
    await kept.getByRole('button', { name: /^Rocroi/ }).click();
    await table.isAt('French Movement Phase');
  },
);

test('by keys alone, beside a game that keeps its own', AT_LENGTH, async ({ page }) => {
  const table = await Table.playRocroi(page);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('button', { name: 'Beside the map' }).click();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('8.12');
  const entry = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^8\.12\b/ }) });
  await entry.getByRole('button', { name: 'See it in play' }).press('Enter');
  const board = entry.getByRole('application');
  await expect(board).toBeVisible();
  await board.focus();
  // In a game, E ends the phase; here it is a key of the example, which has the focus.
  await page.keyboard.press('e');
  await table.isAt('French Artillery Fire Phase');
  await entry.getByRole('button', { name: 'Try it' }).press('Enter');
  await expect(entry.getByRole('region', { name: 'Why not?' })).toBeVisible();
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('tried on a phone, and its board answers a tap', AT_LENGTH, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Play Rocroi/ }).tap();
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('group', { name: 'More' }).getByRole('button', { name: 'Rules' }).tap();
    const entry = await open(page, '8.11');
    const board = entry.locator('.live-board');
    await board.scrollIntoViewIfNeeded();
    await board.locator('[data-counter^="s"]').first().tap();
    await expect(entry.getByRole('button', { name: 'Discard this battle' })).toBeVisible();
    await entry.getByRole('button', { name: 'Put it back' }).tap();
    await entry.getByRole('button', { name: 'Try it' }).tap();
    await expect(
      entry.getByRole('region', { name: 'Why not?' }).getByRole('button', { name: 'Case 8.11' }).first(),
    ).toBeVisible();
  });
});

test(
  'a cell of a table says what it means, and shows it; by keys from cell to cell',
  AT_LENGTH,
  async ({ page }) => {
    await Table.playRocroi(page);
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('Combat Results Table');
    const table = page.getByRole('table', { name: 'Combat Results Table' }).first();
    const section = page.locator('#rules-combat-results');
    await table.getByRole('row').nth(2).getByRole('cell').nth(6).getByRole('button').click();
    await expect(section.getByRole('status').first()).toHaveText(/^At 3-1 a 2 brings Dd: every defender/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(section.getByRole('status').first()).toHaveText(/^At 3-1 a 3 brings Dd/);
    await section.getByRole('button', { name: 'See it in play' }).click();
    await section.getByRole('button', { name: 'Try it' }).click();
    await expect(section.getByRole('region', { name: 'Just now' })).toContainText('Dd');
    expect(await violationsOn(page, { for: 'everything', without: '.game' })).toEqual([]);
  },
);
