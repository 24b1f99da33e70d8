/** Rocroi 1643 where the screen is small: what has to be read is there whole. */

import { AT_LENGTH } from '../helpers/every';
import { openFile } from '../helpers/positions';
import { positionOf } from '../helpers/rocroi1643';
import { Table } from '../helpers/table';
import { expect, type Locator, type Page, test } from '../helpers/test';

const MEETING = 'F horse 1819>3 | F leader2-6 1920 | S horse 1219>0 | S leader2-6 0404 | S foot 0404';
const FIGHT = 'S foot 1420>0 | S leader2-6 1420 | S foot 1320>0 | F foot 1520>3 | F foot 2020>3';

async function open(
  page: Page,
  line: string,
  more: { readonly [key: string]: unknown } = {},
): Promise<Table> {
  // The names of segments take two lines in the log, as those of the battle do.
  const long = JSON.stringify(positionOf(line, more)).replaceAll('S leader', 'Henri de la Ferté-Senneterre');
  await openFile(page, JSON.parse(long));
  return new Table(page);
}

/** Whether all of it lies inside of what scrolls around it, and above the foot of the panel. */
function isSeenWhole(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
    ] as const;
    return corners.every(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (element.contains(there) || there.contains(element));
    });
  });
}

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the tap that lays a way says what the next one does, which moves the unit (7.1)', async ({
    page,
  }) => {
    const table = await open(page, MEETING);
    await table.isAt(/movement$/);
    const unit = await table.centreOf(table.counter('f1819'));
    await page.touchscreen.tap(unit.x, unit.y);
    const { x, y } = await table.centreOf(table.lit('1718'));
    await page.touchscreen.tap(x, y);
    await expect(page.locator('.bubble')).toContainText('Tap there again to do this');
    await page.touchscreen.tap(x, y);
    await expect(table.counter('f1819')).toHaveAttribute('data-hex', '1718');
  });

  test(
    'the hex tapped for one unit is no way of the next that is chosen (7.1)',
    AT_LENGTH,
    async ({ page }) => {
      const table = await open(page, `F horse 1917>3 | ${MEETING}`);
      const way = page.locator('.mark.path');
      const tap = async (there: Locator) => {
        const { x, y } = await table.centreOf(there);
        await page.touchscreen.tap(x, y);
      };
      await tap(table.counter('f1819'));
      await tap(table.lit('1718'));
      await expect(way).not.toHaveCount(0);
      await tap(table.counter('f1917'));
      await expect(table.panel).toContainText('F horse (1917)');
      await expect(table.lit('1718')).toBeAttached();
      await expect(way).toHaveCount(0);
    },
  );
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(
    `at ${width} the last line of the log is seen beside a refusal and beside a receipt`,
    AT_LENGTH,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const table = await open(page, FIGHT, { side: 'S' });
      await table.isAt(/movement$/);
      await table.pick('s1320');
      await table.clickLit('1419');
      await page.keyboard.press('m');
      const last = table.log.locator('.log-line').last();
      await expect(last).toContainText('1320 → 1419, facing south, 1 MP');
      const hex = await page.locator('.lettering .number', { hasText: '1719' }).boundingBox();
      await page.mouse.click((hex?.x ?? 0) + 4, (hex?.y ?? 0) + 12);
      await expect(table.whyNot).toContainText('Choose a unit');
      await expect.poll(() => isSeenWhole(last.locator('.line-text'))).toBe(true);
      await table.button('Go on to combat').click();
      await table.isAt(/combat$/);
      await page.keyboard.press('b');
      await expect(table.panel.locator('.receipt.ahead')).toBeVisible();
      await expect.poll(() => isSeenWhole(last.locator('.line-text'))).toBe(true);
    },
  );
}

for (const [width, height] of [
  [1024, 768],
  [390, 844],
] as const) {
  test(
    `at ${width} the note that the counters are hidden lies below the buttons`,
    AT_LENGTH,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const table = await open(page, MEETING);
      await table.isAt(/movement$/);
      await expect(table.counter('f1819')).toBeVisible();
      await page.keyboard.press('v');
      const buttons = await page.locator('.layers').boundingBox();
      const note = await page.locator('.bare-note').boundingBox();
      expect(note?.y).toBeGreaterThan((buttons?.y ?? 0) + (buttons?.height ?? 0));
    },
  );
}

test('a choice with a long cost takes two lines, not three (10.1)', AT_LENGTH, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play Enghien at Rocroi/ }).click();
  const table = new Table(page);
  await table.isAt('Spanish artillery: targets');
  await page.keyboard.press('f');
  await table.isAt('French artillery: targets');
  const fire = table.button(/^Fire all batteries/).locator('.with-cost');
  const height = await fire.evaluate((words) => words.getBoundingClientRect().height);
  const line = await fire.locator('span').evaluate((words) => words.getBoundingClientRect().height);
  expect(height).toBeLessThan(2.2 * line);
});

test('the history of a counter has an arrow that opens it', AT_LENGTH, async ({ page }) => {
  const table = await open(page, MEETING);
  await table.isAt(/movement$/);
  await table.pick('f1819');
  await table.clickLit('1718');
  await page.keyboard.press('m');
  const summary = table.panel.locator('.history > summary');
  await expect(summary).toHaveText('History of F horse');
  expect(await summary.evaluate((one) => getComputedStyle(one, '::after').content)).toBe('""');
});

test('the log keeps its end in view beside the receipt of the next attack', AT_LENGTH, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const two = 'S foot 1420>0 | S leader2-6 1422 | F foot 1520>3 | S foot 1424>0 | F foot 1524>3';
  const table = await open(page, two, { side: 'S', step: 'combat' });
  await table.isAt(/combat$/);
  const ahead = table.panel.locator('.receipt.ahead');
  await page.keyboard.press('b');
  await expect(ahead).toBeVisible();
  await page.keyboard.press('r');
  await expect(ahead).toHaveCount(0);
  await page.keyboard.press('b');
  await expect(ahead).toBeVisible();
  await expect
    .poll(() => page.locator('.log-lines').evaluate((e) => e.scrollHeight - e.clientHeight - e.scrollTop))
    .toBeLessThan(2);
});

for (const [width, height] of [
  [1024, 768],
  [390, 844],
] as const) {
  test(
    `at ${width} the list of the armies begins in view, below its filters`,
    AT_LENGTH,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.getByRole('button', { name: /^Play Enghien at Rocroi/ }).click();
      await new Table(page).isAt('Spanish artillery: targets');
      await page.keyboard.press('Shift+L');
      await expect(page.locator('.army-tags')).toBeVisible();
      await expect(page.locator('.army-find').first()).toBeInViewport();
    },
  );
}

test('the button that shows the result again lies beside the overview', AT_LENGTH, async ({ page }) => {
  const table = await open(page, 'F foot 1520>3 | S foot 1219>0', { step: 'combat', turn: 8 });
  await table.isAt(/combat$/);
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Look at the board' }).click();
  const again = await page.getByRole('button', { name: 'Show the result' }).boundingBox();
  const overview = await page.locator('.overview').boundingBox();
  expect(again?.x).toBeGreaterThan((overview?.x ?? 0) + (overview?.width ?? 0));
});
