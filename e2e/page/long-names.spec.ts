/** Names that no line can be broken in, as altered scenarios and players may give them. */

import { layoutFaults } from '../helpers/clipping';
import { AT_LENGTH } from '../helpers/every';
import { chargePosition, openFile } from '../helpers/positions';
import { expect, type Page, test } from '../helpers/test';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsregiment';
/** Every name and title, each its own. */
const withLongNames = (position: object): object =>
  JSON.parse(
    JSON.stringify(position, (key, value: unknown) =>
      key === 'name' || key === 'title' ? `${String(value).replaceAll(' ', '')}${LONG}`.slice(0, 60) : value,
    ),
  );

async function openArmies(page: Page): Promise<void> {
  await page.locator('.now h1').focus();
  await page.keyboard.press('Shift+L');
  await expect(page.getByRole('tab').first()).toBeVisible();
}

const SCREENS: { readonly [name: string]: (page: Page) => Promise<unknown> } = {
  'odds and receipt': async (page) => {
    for (const id of ['gendarmes', 'tercio'])
      await page.locator(`[data-counter="${id}"]`).click({ force: true });
    await expect(page.locator('.receipt')).toBeVisible();
  },
  'a refusal': async (page) => {
    for (const id of ['gendarmes', 'enghien'])
      await page.locator(`[data-counter="${id}"]`).click({ force: true });
  },
  'the result and the log': async (page) => {
    for (const id of ['gendarmes', 'royaux', 'tercio'])
      await page.locator(`[data-counter="${id}"]`).click({ force: true });
    await page.getByRole('button', { name: 'Roll the die' }).click();
    await expect(page.locator('.log')).toContainText('attack');
  },
  'both armies by side': async (page) => {
    await openArmies(page);
  },
  'both armies by place': async (page) => {
    await openArmies(page);
    await page.getByRole('tab', { name: /^By place/ }).click();
  },
  'all that can be chosen': async (page) => {
    await openArmies(page);
    await page.getByRole('tab', { name: /^To choose/ }).click();
  },
  sharing: async (page) => {
    await page.evaluate(() => document.querySelector<HTMLElement>('button[aria-label="Share"]')?.click());
  },
  'the start page': async (page) => {
    await page.getByRole('button', { name: 'Start page' }).click();
    await page
      .getByRole('button', { name: /^Rename/ })
      .first()
      .click();
    await page.getByLabel('Name of this game').fill(`${LONG}${LONG}`.slice(0, 80));
    await page.getByRole('button', { name: 'Keep the name' }).click();
    await page
      .getByRole('button', { name: /^Duplicate/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByText('Recently deleted (1)').click();
  },
};

/** What reaches beyond the panel, the list or the page that it lies in; runs in the page. */
function tooWide(): readonly string[] {
  const faults: string[] = [];
  for (const around of document.querySelectorAll('.panel, .armies, dialog[open], .bar, .start')) {
    const { right } = around.getBoundingClientRect();
    // The filters of a list are a row that is drawn aside.
    for (const element of around.querySelectorAll('*:not(.unseen, .unseen *, svg *, .army-tags *)')) {
      const box = element.getBoundingClientRect();
      if (box.width > 1 && box.right > right + 1)
        faults.push(
          `beyond ${around.className}: <${element.tagName} class="${element.className}"> ${element.textContent?.slice(0, 30)}`,
        );
    }
  }
  return faults;
}

for (const width of [320, 1280]) {
  test(`long names are broken, not cut, on a screen of ${width}`, AT_LENGTH, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const found: string[] = [];
    for (const [name, look] of Object.entries(SCREENS)) {
      await openFile(page, withLongNames(chargePosition()));
      await look(page);
      if (process.env.LOOK)
        await page.screenshot({ path: `.shots/long-${width}-${name.replaceAll(' ', '-')}.png` });
      const faults = await layoutFaults(page, { except: '.board-place *, .bar-title *' });
      found.push(...[...faults, ...(await page.evaluate(tooWide))].map((fault) => `${name}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}
