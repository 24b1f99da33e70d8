/** Units with a facing, on hexes that stand on a corner: a small system of the fixtures, played in every way. */

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
  const play = page.getByRole('button', { name: /^Play The crossroads/ });
  await play.focus();
  await page.keyboard.press('Enter');
  const table = new Table(page);
  await table.isAt('Blue March Phase');
  return table;
}

const handle = (page: Page) => page.locator('.turn-handle');
const ghost = (page: Page) => page.locator('.ghost');
const looks = (unit: Locator, degrees: number) => expect(unit).toHaveAttribute('data-facing', `${degrees}`);
const stands = (unit: Locator, hex: string) => expect(unit).toHaveAttribute('data-hex', hex);

/** Draws the handle around the ghost, to where that is to look. */
async function turnTo(table: Table, degrees: number): Promise<void> {
  const { mouse } = table.page;
  const from = await table.centreOf(handle(table.page));
  const middle = await table.centreOf(ghost(table.page));
  const angle = (degrees * Math.PI) / 180;
  const to = { x: middle.x + 80 * Math.sin(angle), y: middle.y - 80 * Math.cos(angle) };
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await mouse.move(to.x, to.y, { steps: 3 });
}

test('by mouse: a march with a turn at its end, an attack, undo and a reload', async ({ page }) => {
  const table = await begin(page);
  const horse = table.counter('lancers');
  await looks(horse, 60);
  await table.pick('lancers');
  await expect(handle(page)).toBeVisible();
  // Pointing shows where it would come to stand, and which way it would look.
  const goal = await table.centreOf(table.lit('0603'));
  await page.mouse.move(goal.x, goal.y);
  await expect(ghost(page)).toHaveCount(1);
  await expect(page.locator('.marks .path .way')).toHaveCount(1);
  await expect(table.panel.getByRole('region', { name: 'What a press would do' })).toContainText(
    /Lancers to 0603.*of 7/,
  );
  await page.mouse.click(goal.x, goal.y);
  await stands(horse, '0706');
  await expect(table.button('March to 0603')).toBeVisible();
  // The handle goes where the ghost is; what it is drawn to is shown before it is let go.
  await turnTo(table, 310);
  await expect(table.panel).toContainText('Lancers to 0603, looking upper left.');
  await page.mouse.up();
  await table.button('March to 0603').click();
  await stands(horse, '0603');
  await looks(horse, 300);
  await expect(table.log).toContainText('Lancers marches from 0706 to 0603, looking upper left.');

  await page.keyboard.press('Control+z');
  await stands(horse, '0706');
  await looks(horse, 60);
  await page.keyboard.press('Control+Shift+z');
  await looks(horse, 300);
  await page.reload();
  await table.isAt('Blue March Phase');
  await stands(horse, '0603');
  await looks(horse, 300);

  await table.button('Go on to the Combat Phase').click();
  await table.pick('lancers');
  await table.counter('cuirassiers').click();
  await expect(table.log).toContainText(/Lancers attacks Cuirassiers with a \d/);
});

test('by mouse: dragged to a hex, and refused with the reason', AT_LENGTH, async ({ page }) => {
  const table = await begin(page);
  await table.pick('guards');
  const [from, to] = [await table.centreOf(table.counter('guards')), await table.centreOf(table.lit('0404'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(table.button('March to 0404')).toBeVisible();
  await table.counter('tercio').click();
  await expect(table.whyNot).toContainText('Tercio stands there.');
});

test('by keyboard alone', AT_LENGTH, async ({ page }) => {
  const table = await begin(page);
  const heard = page.locator('.board').getByRole('status');
  await page.keyboard.press('n');
  await expect(heard).toContainText('0406, Guards, Blue foot looking up');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(heard).toContainText('0405');
  await page.keyboard.press('Enter');
  await expect(table.button('March to 0405')).toBeVisible();
  // Turning points first, and Enter chooses.
  await page.keyboard.press(']');
  await expect(heard).toContainText('Guards to 0405, looking upper right.');
  await page.keyboard.press(']');
  await expect(heard).toContainText('looking lower right.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('m');
  await stands(table.counter('guards'), '0405');
  await looks(table.counter('guards'), 120);
  await page.keyboard.press('u');
  await stands(table.counter('guards'), '0406');
  await page.keyboard.press('Shift+U');
  await page.keyboard.press('e');
  await table.isAt('Blue Combat Phase');
  await page.keyboard.press('e');
  await table.isAt('Red March Phase');
});

test(
  'nothing against WCAG 2.2 AA, with a unit in hand and with all that is drawn explained',
  AT_LENGTH,
  async ({ page }) => {
    const table = await begin(page);
    await table.pick('guards');
    expect(await violationsOn(page, LOOK)).toEqual([]);
    await page.keyboard.press('i');
    await expect(page.getByRole('dialog')).toContainText('The point shows where a unit looks');
    expect(await violationsOn(page, LOOK)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('turn the counter in the hand');
  },
);

test('by typed commands', AT_LENGTH, async ({ page }) => {
  const table = await begin(page);
  await table.pick('line');
  await page.keyboard.press('/');
  await page.keyboard.type('0504; face upper left; march');
  await page.keyboard.press('Enter');
  await stands(table.counter('line'), '0504');
  await looks(table.counter('line'), 300);
});

test('from the lists alone', AT_LENGTH, async ({ page }) => {
  const table = await begin(page);
  await page.keyboard.press('Shift+L');
  const lists = page.getByRole('complementary', { name: 'Armies' });
  await lists.getByRole('tab', { name: 'To choose' }).click();
  const choose = (name: string | RegExp) => lists.getByRole('button', { name }).first().click();
  await choose('Guards');
  await choose(/^To 0405/);
  await choose('Look upper right');
  await choose('March to 0405');
  await stands(table.counter('guards'), '0405');
  await looks(table.counter('guards'), 60);
  await page.keyboard.press('Control+z');
  await stands(table.counter('guards'), '0406');
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
]) {
  test.describe(`by finger, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('chosen, sent and turned', AT_LENGTH, async ({ page }) => {
      const table = await begin(page);
      const tap = async (what: Locator) => {
        const { x, y } = await table.centreOf(what);
        await page.touchscreen.tap(x, y);
      };
      await tap(table.counter('guards'));
      await tap(table.lit('0405'));
      await expect(table.button('March to 0405').first()).toBeVisible();
      const hand = await Hand.of(page);
      const [from, to] = [await table.centreOf(handle(page)), await table.centreOf(ghost(page))];
      await hand.down(from);
      // To the right of the ghost, as far as the handle is above it.
      const right = { x: to.x + (to.y - from.y), y: to.y - (to.y - from.y) / 2 };
      await hand.move({ x: (from.x + right.x) / 2, y: (from.y + right.y) / 2 });
      await hand.move(right);
      await hand.rest();
      await hand.up();
      await table.button('March to 0405').first().tap();
      await stands(table.counter('guards'), '0405');
      await looks(table.counter('guards'), 60);
    });
  });
}
