/** A table without hexes, measured in tenths of a millimetre: a small system of the fixtures, played in every way. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOn } from '../helpers/accessibility';
import { AT_LENGTH } from '../helpers/every';
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

const handle = (page: Page, pivot = 'middle') => page.locator(`.turn-handle[data-pivot="${pivot}"]`);
const ghost = (page: Page) => page.locator('.ghost:not(.elsewhere)');
const measure = (page: Page) => page.locator('.mark-label.measure');
const facing = (unit: Locator, degrees: string | RegExp) =>
  expect(unit).toHaveAttribute('data-facing', degrees);
const march = (table: Table) => table.button(/^March, /).first();

/** How many pixels a millimetre is, by two units whose distance is known. */
async function scaleOf(table: Table): Promise<number> {
  const [a, b] = [
    await table.centreOf(table.counter('battery')),
    await table.centreOf(table.counter('dragoons')),
  ];
  return (b.x - a.x) / 150;
}

type Spot = { readonly x: number; readonly y: number };
/** Goes there with the button down, and on from there as often as is said. */
async function drag(page: Page, from: Spot, ...through: readonly Spot[]): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of through) await page.mouse.move(x, y, { steps: 5 });
}

test('by mouse: dragged with a live measure, wheeled by a corner, on from there, undo and a reload', async ({
  page,
}) => {
  const table = await begin(page);
  const guards = table.counter('guards');
  const scale = await scaleOf(table);
  const at = await table.centreOf(guards);
  const below = (millimetres: number) => ({ x: at.x, y: at.y + millimetres * scale });
  await drag(page, at, below(20), below(60));
  await expect(measure(page)).toContainText(/^(59|60|61)\.\d of 100\.0 mm$/);
  await expect(ghost(page)).toHaveCount(1);
  // Beyond its allowance it goes as far as that, and the ghost stays there.
  await page.mouse.move(at.x, at.y + 170 * scale, { steps: 6 });
  await expect(measure(page)).toContainText('100.0 of 100.0 mm');
  await page.mouse.move(at.x, at.y + 30 * scale, { steps: 6 });
  await page.mouse.up();
  await expect(march(table)).toHaveText(/^March, (29|30|31)\.\d mm/);

  // It looks down: its left front corner is the right one on the screen. Drawn down it wheels about the other one.
  const grip = await table.centreOf(handle(page, 'right'));
  await drag(page, grip, { x: grip.x, y: grip.y + 8 * scale }, { x: grip.x - scale, y: grip.y + 20 * scale });
  await expect(table.panel).toContainText(/Guards turns to 1[89]\d degrees/);
  await page.mouse.up();
  await expect(march(table)).toHaveText(/^March, [45]\d\.\d mm/);

  // From where it would come to stand it is carried on.
  const from = await table.centreOf(ghost(page));
  await drag(
    page,
    from,
    { x: from.x - 2 * scale, y: from.y + 8 * scale },
    { x: from.x - 3 * scale, y: from.y + 14 * scale },
  );
  await expect(measure(page)).toContainText(/^[567]\d\.\d of 100\.0 mm$/);
  await page.mouse.up();
  const [words = ''] = (await march(table).innerText()).split('\n');
  await page.keyboard.press('Control+z');
  await expect(march(table)).not.toContainText(words);
  await page.keyboard.press('Control+Shift+z');
  await expect(march(table)).toContainText(words);
  await march(table).click();
  await expect(table.log).toContainText(/Guards marches for [567]\d\.\d mm, now facing 1[89]\d degrees\./);
  await facing(guards, /^1[89]\d$/);

  await table.pick('dragoons');
  const middle = await table.centreOf(table.counter('dragoons'));
  await drag(page, await table.centreOf(handle(page)), { x: middle.x - 60, y: middle.y + 60 });
  await expect(table.panel).toContainText(/Dragoons turns to 22\d degrees/);
  await page.mouse.up();
  await march(table).click();
  await facing(table.counter('dragoons'), /^22\d$/);
  await page.keyboard.press('Control+z');
  await facing(table.counter('dragoons'), '180');
  await page.keyboard.press('Control+Shift+z');
  const turned = await table.counter('dragoons').getAttribute('data-facing');
  const label = await guards.getAttribute('aria-label');
  await page.reload();
  await table.isAt(/North March Phase$/);
  await facing(table.counter('dragoons'), turned ?? '');
  await expect(guards).toHaveAttribute('aria-label', label ?? '');

  await table.button('Go on to the Fire Phase').click();
  await table.pick('battery');
  await table.counter('grenadiers').hover();
  await expect(measure(page)).toContainText(/^\d+\.\d mm$/);
  await table.counter('grenadiers').click();
  await expect(table.log).toContainText(/Battery shoots at Grenadiers, 4\d\d\.\d mm away, with a \d/);
});

test(
  'refuses with the case what cannot be, and shows where it would have come to stand',
  AT_LENGTH,
  async ({ page }) => {
    const table = await begin(page);
    const scale = await scaleOf(table);
    await table.pick('guards');
    const at = await table.centreOf(table.counter('guards'));
    await page.mouse.move(at.x, at.y - 20 * scale);
    await expect(ghost(page)).toHaveCount(1);
    await page.mouse.click(at.x, at.y - 20 * scale);
    await expect(table.whyNot).toContainText('marches ahead, or obliquely up to 45 degrees');
  },
);

test('by keyboard alone: to the tenth of a millimetre and the degree', AT_LENGTH, async ({ page }) => {
  const table = await begin(page);
  const heard = page.locator('.board').getByRole('status');
  await page.keyboard.press('n');
  await expect(heard).toContainText('Guards, North foot, facing 180 degrees');
  await page.keyboard.press('Enter');
  for (let tens = 0; tens < 4; tens++) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(heard).toContainText('41.0 of 100.0 mm');
  await page.keyboard.press('Enter');
  // To the right about its right corner.
  for (let degrees = 0; degrees < 10; degrees++) await page.keyboard.press(']');
  await expect(heard).toContainText('turns to 190 degrees');
  await expect(heard).toContainText('58.5 of 100.0 mm');
  await page.keyboard.press('Enter');
  await page.keyboard.press('m');
  await expect(table.log).toContainText('Guards marches for 58.5 mm, now facing 190 degrees.');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.keyboard.press('}');
  await page.keyboard.press(']');
  await expect(heard).toContainText('turns to 196 degrees');
  await page.keyboard.press('Enter');
  await page.keyboard.press('m');
  await expect(page.locator('[data-facing="196"]')).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(page.locator('[data-facing="196"]')).toHaveCount(0);
});

test('by typed commands and from the lists alone', AT_LENGTH, async ({ page }) => {
  const table = await begin(page);
  await table.pick('dragoons');
  await page.keyboard.press('/');
  await page.keyboard.type('ahead 42.5; turn -30; ahead 10; march');
  await page.keyboard.press('Enter');
  await expect(table.log).toContainText('Dragoons marches for 82.6 mm, now facing 150 degrees.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+L');
  const lists = page.getByRole('complementary', { name: 'Armies' });
  await lists.getByRole('tab', { name: 'To choose' }).click();
  const choose = (name: string | RegExp) => lists.getByRole('button', { name }).first().click();
  await choose('Guards');
  await choose(/^Ahead 50\.0 mm/);
  await choose(/^Turn left by 15 degrees/);
  await choose(/^March, 76\.2 mm/);
  await facing(table.counter('guards'), '165');
});

test(
  'nothing against WCAG 2.2 AA; what can be chosen is pressed without a pointer',
  AT_LENGTH,
  async ({ page }) => {
    const table = await begin(page);
    await table.pick('dragoons');
    expect(await violationsOn(page, LOOK)).toEqual([]);
    await page
      .locator('.choice-spot')
      .first()
      .evaluate((spot: HTMLElement) => spot.click());
    await expect(march(table)).toHaveText(/^March, 10\.0 mm/);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('move by 1 mm; with Shift by 10 mm');
  },
);

test('on a table that is turned by a quarter', AT_LENGTH, async ({ page }) => {
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
  await expect(march(table)).toHaveText(/^March, (29|30|31)\.\d mm/);
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('sent to a point, turned, and tapped to march', AT_LENGTH, async ({ page }) => {
    const table = await begin(page);
    const tap = async ({ x, y }: { readonly x: number; readonly y: number }) => page.touchscreen.tap(x, y);
    const scale = await scaleOf(table);
    const hand = await Hand.of(page);
    await tap(await table.centreOf(table.counter('guards')));
    await expect(handle(page, 'left')).toBeVisible();
    const at = await table.centreOf(table.counter('guards'));
    const to = { x: at.x, y: at.y + 70 * scale };
    await tap(to);
    await expect(march(table)).toHaveText(/^March, (69|70|71)\.\d mm/);
    // The tap that sends it shows what the next one does, on where it would come to stand.
    await expect(page.locator('.bubble')).toContainText('Tap there again to do this');
    const there = await table.centreOf(ghost(page));
    await tap({ x: there.x + 4, y: there.y - 1 });
    await expect(table.counter('guards')).toHaveAttribute('aria-label', /has marched/);

    await tap(await table.centreOf(table.counter('dragoons')));
    const [grip, middle] = [
      await table.centreOf(handle(page)),
      await table.centreOf(table.counter('dragoons')),
    ];
    await hand.down(grip);
    await hand.move({ x: middle.x - 20, y: middle.y + 60 });
    await hand.move({ x: middle.x - 60, y: middle.y + 60 });
    await hand.rest();
    await hand.up();
    await march(table).tap();
    await facing(table.counter('dragoons'), /^2[12]\d$/);
  });
});
