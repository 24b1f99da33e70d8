import { AT_LENGTH } from '../helpers/every';
import { openExchange, openFile } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, type Locator, type Page, test } from '../helpers/test';

const startPage = (page: Page) => page.getByRole('button', { name: /^Play Rocroi/ });
const tool = (page: Page, name: string) =>
  page.locator('header.bar').getByRole('button', { name, exact: true });

/** A game that is worth keeping. */
async function begun(page: Page): Promise<Table> {
  const table = await Table.playRocroi(page);
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  return table;
}

test.describe('on a phone going back closes what lies over the game', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Each way to lay something over the game, and how one sees that it is there. */
  const OVER: { readonly [name: string]: (page: Page) => Promise<Locator> } = {
    settings: async (page) => {
      await tool(page, 'Settings').tap();
      return page.locator('#settings');
    },
    time: async (page) => {
      await tool(page, 'Time').tap();
      return page.locator('.time-menu');
    },
    more: async (page) => {
      await tool(page, 'More').tap();
      return page.locator('.more-menu');
    },
    show: async (page) => {
      await page.getByRole('button', { name: /^Show/ }).tap();
      return page.locator('#layers');
    },
    rules: async (page) => {
      await tool(page, 'More').tap();
      await page
        .locator('.more-menu')
        .getByRole('button', { name: /^Rules/ })
        .tap();
      return page.locator('dialog.rulebook');
    },
    armies: async (page) => {
      await tool(page, 'More').tap();
      await page
        .locator('.more-menu')
        .getByRole('button', { name: /^Armies/ })
        .tap();
      return page.locator('.armies');
    },
    share: async (page) => {
      await tool(page, 'More').tap();
      await page
        .locator('.more-menu')
        .getByRole('button', { name: /^Share/ })
        .tap();
      return page.locator('dialog.share');
    },
    replay: async (page) => {
      await tool(page, 'Time').tap();
      await page.getByRole('button', { name: /^Look back/ }).tap();
      return page.locator('.replay-bar');
    },
    sheet: async (page) => {
      await page.locator('.panel > .fold').tap();
      return page.locator('.panel.open');
    },
  };

  const nothingLies = (page: Page) =>
    expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe('null');

  /** Each of them laid over a game and closed; then going back leaves the game, and the way on leads into it again. */
  async function closedByTurns(page: Page, close: (name: string, over: Locator) => Promise<void>) {
    const table = await begun(page);
    for (const [name, lay] of Object.entries(OVER))
      await test.step(name, async () => {
        const over = await lay(page);
        await expect(over).toBeVisible();
        await close(name, over);
        await expect(over).toBeHidden();
        await nothingLies(page);
        await page.goBack();
        await expect(startPage(page)).toBeVisible();
        await page.goForward();
        await table.isAt('French Movement Phase');
      });
  }

  test(
    'once closes what lies over it, a second time leaves the game, and the way on leads into it again',
    AT_LENGTH,
    async ({ page }) => {
      await closedByTurns(page, async (_, over) => {
        await page.goBack();
        await expect(over).toBeHidden();
        await new Table(page).isAt('French Movement Phase');
        // The step on that is left leads nowhere, and stops no one.
        await page.goForward();
      });
    },
  );

  test('closed by its own button or key it leaves no step behind', AT_LENGTH, async ({ page }) => {
    await closedByTurns(page, async (name) => {
      if (name === 'sheet') await page.locator('.panel > .fold').tap();
      else await page.keyboard.press('Escape');
    });
  });

  test(
    'what lies over each other goes one by one, and what is laid over it meanwhile counts',
    AT_LENGTH,
    async ({ page }) => {
      const table = await begun(page);
      await page.locator('.panel > .fold').tap();
      await tool(page, 'More').tap();
      await page
        .locator('.more-menu')
        .getByRole('button', { name: /^Share/ })
        .tap();
      const share = page.locator('dialog.share');
      await expect(share).toBeVisible();
      await page.goBack();
      await expect(share).toBeHidden();
      await expect(page.locator('.panel.open')).toBeVisible();
      await page.goBack();
      await expect(page.locator('.panel.open')).toBeHidden();
      await table.isAt('French Movement Phase');
      await page.goBack();
      await expect(startPage(page)).toBeVisible();
    },
  );

  test('after a reload with something open nothing is left over', AT_LENGTH, async ({ page }) => {
    const table = await begun(page);
    await page.locator('.panel > .fold').tap();
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe('{"over":true}');
    await page.reload();
    await table.isAt('French Movement Phase');
    await nothingLies(page);
    await page.goBack();
    await expect(startPage(page)).toBeVisible();
  });
});

test(
  'a game that is left from a sheet over it is not opened again by going back',
  AT_LENGTH,
  async ({ page }) => {
    await page.goto('about:blank');
    await page.goto('/');
    await openFile(page, openExchange());
    await page.getByRole('button', { name: 'Show', exact: false }).first().click();
    await expect(page.locator('#layers')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start page' }).click();
    await expect(startPage(page)).toBeVisible();
    await page.goBack();
    await expect(page.locator('.panel')).toHaveCount(0);
  },
);
