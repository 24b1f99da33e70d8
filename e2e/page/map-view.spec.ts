/** How the map lies: turned, fitted, with its overview. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { AT_LENGTH } from '../helpers/every';
import { endOfDay, openFile } from '../helpers/positions';
import { Table } from '../helpers/table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function inMovement(page: Page): Promise<Table> {
  const table = await Table.playRocroi(page);
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  return table;
}

const overviewOf = (page: Page) => page.locator('.overview');
const stageOf = (page: Page) => page.locator('.board-stage').evaluate((stage) => stage.style.transform);

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box;
}

test(
  'turned by a quarter, the map is played as ever: by click, drag, keys, and after a reload',
  AT_LENGTH,
  async ({ page }) => {
    const table = await inMovement(page);
    await page.keyboard.press('o');
    await expect(
      page.getByRole('button', { name: 'Turn the board, now turned by 90 degrees' }),
    ).toBeVisible();
    // The lines of battle lie across the screen, the Spanish above.
    const [spanish, french] = [
      await boxOf(table.counter('sp-1-spanish')),
      await boxOf(table.counter('fr-royal')),
    ];
    expect(spanish.y).toBeLessThan(french.y);
    // Counters and lettering stay upright.
    expect(french.width).toBeCloseTo(french.height, 0);

    const from = (await table.counter('fr-royal').getAttribute('data-hex')) ?? '';
    await table.pick('fr-royal');
    const lit = page.locator('.choice-spot').first();
    const goal = (await lit.getAttribute('data-hex')) ?? '';
    const to = await table.centreOf(lit);
    await page.mouse.click(to.x, to.y);
    await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', goal);
    await page.keyboard.press('Control+z');
    await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', from);
    const start = await table.centreOf(table.counter('fr-royal'));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + to.x) / 2, (start.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', goal);
    await page.keyboard.press('Control+z');
    await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', from);

    await page.reload();
    await expect(
      page.getByRole('button', { name: 'Turn the board, now turned by 90 degrees' }),
    ).toBeVisible();
  },
);

test('fits the width and the fighting', AT_LENGTH, async ({ page }) => {
  await inMovement(page);
  await page.keyboard.press('Shift+W');
  const window = await boxOf(page.locator('.board-window'));
  const frame = await boxOf(page.locator('.border .border-thin'));
  expect(Math.abs(frame.width - window.width)).toBeLessThan(24);
  const wide = await stageOf(page);
  await page.getByRole('button', { name: 'Fit the fighting' }).click();
  expect(await stageOf(page)).not.toBe(wide);
  const [sp, fr] = [page.locator('[data-counter^="sp-"]'), page.locator('[data-counter^="fr-"]')];
  await expect(sp.first()).toBeVisible();
  await expect(fr.first()).toBeVisible();
});

test(
  'the overview goes where it is pressed, follows, stays still while one points, and is off when one says so',
  AT_LENGTH,
  async ({ page }) => {
    const table = await inMovement(page);
    const overview = overviewOf(page);
    await expect(overview).toBeVisible();
    for (let zoom = 0; zoom < 4; zoom++) await page.keyboard.press('+');
    const box = await boxOf(overview);
    const frame = page.locator('.overview-frame');
    await page.mouse.click(box.x + 30, box.y + 30);
    const there = await boxOf(frame);
    expect(there.x + there.width / 2).toBeCloseTo(box.x + 30, -1);
    await page.mouse.move(box.x + 30, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 90, box.y + 80, { steps: 4 });
    await page.mouse.up();
    const then = await boxOf(frame);
    expect(then.x).toBeGreaterThan(there.x + 20);
    // A press there chooses nothing.
    await expect(table.whyNot).toBeHidden();
    await expect(page.locator('.counter.picked')).toHaveCount(0);

    await overview.evaluate((node) => {
      const touched = new MutationObserver(() => node.setAttribute('data-touched', ''));
      touched.observe(node, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['d', 'style'],
      });
    });
    const map = await boxOf(page.locator('.board-window'));
    await page.mouse.move(map.x + 300, map.y + 200);
    await page.mouse.move(map.x + 420, map.y + 260, { steps: 6 });
    await expect(overview).not.toHaveAttribute('data-touched', '');

    await page.keyboard.press('Shift+M');
    await expect(overview).toBeHidden();
    await page.reload();
    await table.isAt('French Movement Phase');
    await expect(overview).toBeHidden();
    await page.getByRole('button', { name: 'Overview of the map' }).click();
    await expect(overview).toBeVisible();
  },
);

test(
  'what the turn before has left is on the map for the other side, until one does not want it',
  AT_LENGTH,
  async ({ page }) => {
    const table = await inMovement(page);
    await table.pick('fr-royal');
    const lit = page.locator('.choice-spot').first();
    const goal = (await lit.getAttribute('data-hex')) ?? '';
    await table.clickLit(goal);
    await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', goal);
    const trails = page.getByRole('img', { name: 'Moves of the previous turn, French: 1' });
    await expect(trails).toHaveCount(0);
    await table.playOn(/French Movement/, /Spanish/);
    await expect(trails).toBeVisible();

    await page.keyboard.press('Shift+T');
    await expect(trails).toHaveCount(0);
    await page.reload();
    await table.isAt(/Spanish/);
    await expect(trails).toHaveCount(0);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Traces of the previous turn' }).check();
    await expect(trails).toBeVisible();
  },
);

test('the end of a day is told as what it is, until that is noted', AT_LENGTH, async ({ page }) => {
  await openFile(page, endOfDay('3 August'));
  const table = new Table(page);
  await table.isAt('Bavarian Combat Phase');
  await table.button('End the day').click();
  await page.getByRole('button', { name: 'Look at the board' }).click();
  const news = table.panel.getByRole('region', { name: 'Grave news' });
  await expect(news).toContainText('A day ends');
  await expect(news).toContainText('3 August is over after Game-Turn 5');
  await expect(table.log.locator('.log-line.grave')).toContainText(['3 August is over']);
  await expect(page.getByRole('status').filter({ hasText: 'A day ends.' })).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(news).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await news.getByRole('button', { name: 'Noted' }).click();
  await expect(news).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test(
    'the overview is off at first, and all buttons of the map are in one row',
    AT_LENGTH,
    async ({ page }) => {
      await inMovement(page);
      await expect(overviewOf(page)).toHaveCount(0);
      const tops = await page
        .locator('.board-buttons button:visible')
        .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    },
  );
});

test('a pointer leaves no frame around the map, whatever key comes after it', AT_LENGTH, async ({ page }) => {
  const table = await Table.playRocroi(page);
  const map = page.locator('.board-window');
  const { x, y } = await table.centreOf(table.counter('fr-royal'));
  await page.mouse.click(x, y);
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  await expect(map).toBeFocused();
  expect(await map.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
  await expect(page.getByText(/^Your keys act on the map/)).toBeHidden();
});

test('what a map that glides brings under a mouse that lies still is told', AT_LENGTH, async ({ page }) => {
  const table = await inMovement(page);
  const royal = await table.centreOf(table.counter('fr-royal'));
  await page.mouse.move(royal.x, royal.y);
  await expect(table.panel).toContainText('Royal,');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(table.panel).not.toContainText('Royal,');
});
