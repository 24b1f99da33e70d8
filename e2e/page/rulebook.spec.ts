/** The rules as a book: searched, and read beside play. */

import { AT_LENGTH } from '../helpers/every';
import { Table } from '../helpers/table';
import { expect, test } from '../helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a search begins at its first hit, wherever the book lay open', AT_LENGTH, async ({ page }) => {
  await Table.playRocroi(page);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const book = page.getByRole('dialog', { name: 'Rules' });
  const pages = book.getByRole('region', { name: 'Cases and tables' });
  await pages.evaluate((element) => element.scrollTo({ top: element.scrollHeight / 2 }));
  await book.getByRole('searchbox').fill('exchange');
  await expect(book.getByRole('article').first()).toBeInViewport();
  await expect(book.getByRole('heading', { level: 2 }).first()).toBeInViewport();
  await expect(book.getByRole('heading', { name: /^8\.61/ })).toBeVisible();
  await expect(book.getByRole('table', { name: 'Combat Results Table' })).toHaveCount(1);
});

test(
  'over the page nothing else is reached: by Tab, a press beside it, or a screen reader',
  AT_LENGTH,
  async ({ page }) => {
    const table = await Table.playRocroi(page);
    const button = page.getByRole('button', { name: 'Rules', exact: true });
    await button.click();
    const book = page.getByRole('dialog', { name: 'Rules' });
    const isInside = () => book.evaluate((dialog) => dialog.contains(document.activeElement));
    await expect(book).toBeFocused();
    // All that is stopped at, once around and back.
    for (const key of ['Shift+Tab', 'Tab', ...Array.from({ length: 60 }, () => 'Tab'), 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await isInside()).toBe(true);
    }
    await expect(page.getByRole('main')).toHaveCount(0);
    // Beside it: neither the map nor a button is pressed, and keys still belong to the book.
    await page.mouse.click(300, 450);
    await expect(book).toBeVisible();
    await page.keyboard.press('e');
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
    await page.mouse.click(300, 450);
    await page.keyboard.press('Escape');
    await expect(book).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.getByRole('main')).toHaveCount(1);
    await table.isAt('French Artillery Fire Phase');
  },
);

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`beside the map the rules are read while one plays: ${width} wide`, AT_LENGTH, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const table = await Table.playRocroi(page);
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.getByRole('button', { name: 'Beside the map' }).click();
    const book = page.getByRole('complementary', { name: 'Rules' });
    await expect(book).toBeVisible();
    await page.keyboard.press('e');
    await table.isAt('French Movement Phase');
    await table.pick('fr-royal');
    const lit = page.locator('.choice-spot').first();
    const goal = (await lit.getAttribute('data-hex')) ?? '';
    await table.clickLit(goal);
    await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', goal);
    await expect(book).toBeVisible();

    // A case that is asked for opens there, and Escape in the book closes it.
    await table.pick('sp-1-spanish');
    await page
      .getByRole('button', { name: /^Case / })
      .first()
      .click();
    await expect(book.locator('.open-here')).toBeInViewport();
    await book.getByRole('searchbox').press('Escape');
    await expect(book).toBeHidden();
    await table.isAt('French Movement Phase');
  });
}

for (const where of ['over the page', 'beside the map'] as const) {
  test(`all of it goes on paper, and nothing else: ${where}`, AT_LENGTH, async ({ page }) => {
    await Table.playRocroi(page);
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    if (where === 'beside the map') await page.getByRole('button', { name: 'Beside the map' }).click();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const last = page.getByRole('heading', { name: /^Morale Test Table/ });
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.board, .panel, .game-header').first()).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(last).toBeVisible();
    // As long as its words, with nothing that scrolls inside.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const end = await last.evaluate((heading) => heading.getBoundingClientRect().bottom + scrollY);
    expect(end).toBeGreaterThan(8000);
    expect(height).toBeGreaterThan(end);
    const paper = (await page.pdf()).toString('latin1');
    expect(paper.match(/\/Type ?\/Page\b/g)?.length).toBeGreaterThan(12);
  });
}
