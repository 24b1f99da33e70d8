/** A table without hexes, measured in tenths of a millimetre: a small system of the fixtures, played in every way. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOn } from '../helpers/accessibility';
import { Hand } from '../helpers/hand';
import { FIXTURES } from '../helpers/ports';
import { Table } from '../helpers/table';

test.use({ baseURL: FIXTURES, contextOptions: { reducedMotion: 'reduce' } });

const LOOK = { for: 'everything', without: '.printed' } as const;

async function begin(page: Page): Promise<Table> {
  await page.goto('/');
  const play = page.getByRole('button', { name: /^Play The hill/ });
  await play.focus();
  await page.keyboard.press('Enter');
  const table = new Table(page);
  await table.isAt(/North March Phase$/);
  return table;
}

const handle = (page: Page) => page.locator('.turn-handle');
const ghost = (page: Page) => page.locator('.ghost');
const measure = (page: Page) => page.locator('.mark-label.measure');
const has = (unit: Locator, words: string | RegExp) =>
  expect(unit).toHaveAttribute('aria-label', typeof words === 'string' ? new RegExp(words) : words);

/** How many pixels a millimetre is, by two units whose distance is known. */
async function scaleOf(table: Table): Promise<number> {
  const [a, b] = [
    await table.centreOf(table.counter('battery')),
    await table.centreOf(table.counter('dragoons')),
  ];
  return (b.x - a.x) / 150;
}

test('by mouse: dragged with a live measure, turned by its handle, a measured shot, undo and a reload', async ({
  page,
}) => {
  const table = await begin(page);
  const guards = table.counter('guards');
  const scale = await scaleOf(table);
  const at = await table.centreOf(guards);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + 20 * scale, { steps: 4 });
  await page.mouse.move(at.x, at.y + 60 * scale, { steps: 4 });
  await expect(measure(page)).toContainText(/^(59|60|61)\.\d of 100\.0 mm$/);
  await expect(ghost(page)).toHaveCount(1);
  // Beyond its allowance it goes as far as that, and the ghost stays there.
  await page.mouse.move(at.x, at.y + 170 * scale, { steps: 6 });
  await expect(measure(page)).toContainText('100.0 of 100.0 mm');
  await page.mouse.move(at.x, at.y + 50 * scale, { steps: 6 });
  await page.mouse.up();
  await expect(table.log).toContainText(/Guards marches (49|50|51)\.\d mm\./);
  await has(guards, /(49|50|51)\.\d mm left/);

  await table.pick('dragoons');
  const from = await table.centreOf(handle(page));
  const middle = await table.centreOf(table.counter('dragoons'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 60, middle.y + 60, { steps: 6 });
  await expect(table.panel).toContainText(/Dragoons turns to 22\d degrees/);
  await page.mouse.up();
  await expect(table.counter('dragoons')).toHaveAttribute('data-facing', /^22\d$/);
  await page.keyboard.press('Control+z');
  await expect(table.counter('dragoons')).toHaveAttribute('data-facing', '180');
  await page.keyboard.press('Control+Shift+z');
  const facing = await table.counter('dragoons').getAttribute('data-facing');
  const label = await guards.getAttribute('aria-label');
  await page.reload();
  await table.isAt(/North March Phase$/);
  await expect(table.counter('dragoons')).toHaveAttribute('data-facing', facing ?? '');
  await expect(guards).toHaveAttribute('aria-label', label ?? '');

  await table.button('Go on to the Fire Phase').click();
  await table.pick('battery');
  await table.counter('grenadiers').hover();
  await expect(measure(page)).toContainText(/^\d+\.\d mm$/);
  await table.counter('grenadiers').click();
  await expect(table.log).toContainText(/Battery shoots at Grenadiers, 4\d\d\.\d mm away, with a \d/);
});

test('refuses with the case what cannot be, and shows where it would have come to stand', async ({
  page,
}) => {
  const table = await begin(page);
  const scale = await scaleOf(table);
  await table.pick('guards');
  const at = await table.centreOf(table.counter('guards'));
  await page.mouse.move(at.x, at.y - 20 * scale);
  await expect(ghost(page)).toHaveCount(1);
  await page.mouse.click(at.x, at.y - 20 * scale);
  await expect(table.whyNot).toContainText('marches ahead, or obliquely up to 45 degrees');
});

test('by keyboard alone: to the tenth of a millimetre and the degree', async ({ page }) => {
  const table = await begin(page);
  const heard = page.locator('.board').getByRole('status');
  await page.keyboard.press('n');
  await expect(heard).toContainText('Guards, North foot, facing 180 degrees');
  await page.keyboard.press('Enter');
  for (let tens = 0; tens < 4; tens++) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(heard).toContainText('41.0 of 100.0 mm');
  await page.keyboard.press('Enter');
  await has(table.counter('guards'), '59.0 mm left');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.keyboard.press('}');
  await page.keyboard.press(']');
  await expect(heard).toContainText('turns to 196 degrees');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-facing="196"]')).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(page.locator('[data-facing="196"]')).toHaveCount(0);
});

test('by typed commands and from the lists alone', async ({ page }) => {
  const table = await begin(page);
  await table.pick('dragoons');
  await page.keyboard.press('/');
  await page.keyboard.type('ahead 42.5');
  await page.keyboard.press('Enter');
  await has(table.counter('dragoons'), '157.5 mm left');
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  const lists = page.getByRole('complementary', { name: 'Armies' });
  await lists.getByRole('tab', { name: 'To choose' }).click();
  const choose = (name: string | RegExp) => lists.getByRole('button', { name }).first().click();
  await choose('Dragoons');
  await choose(/^Ahead 50\.0 mm/);
  await has(table.counter('dragoons'), '107.5 mm left');
  await choose('Dragoons');
  await choose(/^Turn left by 15 degrees/);
  await expect(table.counter('dragoons')).toHaveAttribute('data-facing', '165');
});

test('nothing against WCAG 2.2 AA; what can be chosen is pressed without a pointer', async ({ page }) => {
  const table = await begin(page);
  await table.pick('dragoons');
  expect(await violationsOn(page, LOOK)).toEqual([]);
  await page
    .locator('.choice-spot')
    .first()
    .evaluate((spot: HTMLElement) => spot.click());
  await has(table.counter('dragoons'), '190.0 mm left');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('move by 1 mm; with Shift by 10 mm');
});

test('on a table that is turned by a quarter', async ({ page }) => {
  const table = await begin(page);
  await page.keyboard.press('o');
  await table.pick('guards');
  const [at, battery] = [
    await table.centreOf(table.counter('guards')),
    await table.centreOf(table.counter('battery')),
  ];
  // Clockwise: what lay to the right lies below, and their front is to the left.
  expect(battery.y).toBeGreaterThan(at.y + 40);
  const scale = (battery.y - at.y) / 150;
  await page.mouse.click(at.x - 30 * scale, at.y);
  await has(table.counter('guards'), /(69|70|71)\.\d mm left/);
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('dragged, turned, and tapped to a point that is shown first', async ({ page }) => {
    const table = await begin(page);
    const tap = async ({ x, y }: { readonly x: number; readonly y: number }) => page.touchscreen.tap(x, y);
    const scale = await scaleOf(table);
    const hand = await Hand.of(page);
    await tap(await table.centreOf(table.counter('guards')));
    await expect(handle(page)).toBeVisible();
    const at = await table.centreOf(table.counter('guards'));
    const to = { x: at.x, y: at.y + 70 * scale };
    await tap(to);
    await expect(page.locator('.bubble')).toContainText('Tap there again to do this');
    await expect(ghost(page)).toHaveCount(1);
    // A finger does not come to the same tenth of a millimetre again: what was shown is done.
    await tap({ x: to.x + 6, y: to.y - 5 });
    await has(table.counter('guards'), /(27|28|29|30|31|32)\.\d mm left/);

    await tap(await table.centreOf(table.counter('dragoons')));
    const [grip, middle] = [
      await table.centreOf(handle(page)),
      await table.centreOf(table.counter('dragoons')),
    ];
    await hand.down(grip);
    await hand.move({ x: middle.x - 20, y: middle.y + 60 });
    await hand.move({ x: middle.x - 60, y: middle.y + 60 });
    await hand.up();
    await expect(table.counter('dragoons')).toHaveAttribute('data-facing', /^2[12]\d$/);
  });
});
