/** The siege of Freiburg: breaching, teeth, gateways, a broken section, and the choice to defend the town. */

import { AT_LENGTH } from '../helpers/every';
import { openFile } from '../helpers/positions';
import { atTheGate, gunBeforeTheWalls, neuburgTaken, overTheTeeth } from '../helpers/siegePositions';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const traces = (page: Page, kind: string) => page.locator(`.trace.${kind}`);
const dieAsked = (table: Table) => table.panel.getByRole('region', { name: 'Throw a die' });
/** What the cursor has come to, as it is said. */
const heard = (page: Page) => page.locator('.board').getByRole('status');

async function open(page: Page, game: object, heading: string): Promise<Table> {
  await openFile(page, game);
  const table = new Table(page);
  await table.isAt(heading);
  return table;
}

test('a wall is breached by mouse, and the way through it is open', AT_LENGTH, async ({ page }) => {
  const table = await open(page, gunBeforeTheWalls(), 'French Artillery Fire Phase');
  await expect(traces(page, 'damage')).not.toHaveCount(0);
  await table.pick('fr-art-1');
  await expect(table.panel).toContainText(
    /Choose a hex at whose walls [A-Z][a-z]+ French battery \(0916\) fires\./,
  );
  await table.clickLit('0913');
  await expect(dieAsked(table)).toContainText('walls of 0913');
  await page.keyboard.press('2');
  await expect(table.log).toContainText('(0916) fires at the walls of 0913');
  await expect(table.log).toContainText('breached');
  await expect(traces(page, 'damage')).toHaveCount(0);
  expect(await traces(page, 'breach').count()).toBeGreaterThan(2);

  await table.button(/^Go on/).click();
  await table.isAt('French Movement Phase');
  await table.move('me-4-3-01', '0913');
  await expect(table.log).toContainText('(1014 → 0913), 3 of 3 MP');
});

test('and by keyboard alone', AT_LENGTH, async ({ page }) => {
  const table = await open(page, gunBeforeTheWalls(), 'French Artillery Fire Phase');
  await page.keyboard.press('n');
  await expect(heard(page)).toContainText('artillery');
  await page.keyboard.press('Enter');
  await expect(table.panel).toContainText(
    /Choose a hex at whose walls [A-Z][a-z]+ French battery \(0916\) fires\./,
  );
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press('Shift+Tab');
    if ((await heard(page).textContent())?.includes('at the walls of 0913')) break;
  }
  await expect(heard(page)).toContainText('the second hit breaches');
  await page.keyboard.press('Enter');
  await expect(dieAsked(table)).toContainText('walls of 0913');
  await page.keyboard.press('6');
  await expect(table.log).toContainText('(0916) fires at the walls of 0913: no effect.');
  await expect(traces(page, 'breach')).toHaveCount(0);
});

test(
  'what a wall is, what can be done about it and why a gun cannot fire is answered where it is asked',
  AT_LENGTH,
  async ({ page }) => {
    const table = await open(page, gunBeforeTheWalls(), 'French Artillery Fire Phase');
    const pointer = table.panel.getByRole('region', { name: 'What a press would do' });
    // From 0916 up its column: 0811 lies four and a half rows higher, 0913 three.
    const [gun, inside] = [await table.centreOf(table.counter('fr-6-3-01')), table.counter('bav-6-3-01')];
    const rise = gun.y - (await table.centreOf(inside)).y;
    await page.mouse.move(gun.x, gun.y - (rise * 3) / 4.5);
    await expect(pointer).toContainText('Section Vorstadt');
    await expect(pointer).toContainText('its walls hit once');
    await expect(pointer).toContainText('Guns breach every wall along a hex with 2 hits on it (19.55).');

    await table.pick('fr-art-1');
    await inside.hover();
    await expect(pointer).toContainText('19.52');
    await inside.click();
    await expect(table.whyNot).toContainText(
      /The line of sight from First French battery \(0916\) to .* \(0811\)/,
    );
  },
);

test(
  'an attack over the teeth of a wall is offered from inside, and refused from below',
  AT_LENGTH,
  async ({ page }) => {
    const below = await open(page, overTheTeeth('french'), 'French Combat Phase');
    await below.pick('fr-6-3-01');
    await expect(below.answer).toContainText('19.51');

    const inside = await open(page, overTheTeeth('bavarian'), 'Bavarian Combat Phase');
    await inside.pick('bav-6-3-01');
    await inside.counter('fr-6-3-01').click();
    await expect(inside.panel).toContainText('1-1');
    await inside.button(/Roll the die/).click();
    await page.keyboard.press('1');
    await expect(inside.log).toContainText('(0813) attacks 1/French 6-3 (0814): Dd.');
    await expect(inside.counter('fr-6-3-01')).toHaveAttribute('aria-label', /disrupted/);
  },
);

test('a gateway changes hands when units have been in both hexes beside it', AT_LENGTH, async ({ page }) => {
  const table = await open(page, atTheGate(), 'French Movement Phase');
  const gate = page.getByRole('img', { name: /^The Predigertor between 0714 and 0715 is/ });
  await expect(gate).toHaveAttribute('aria-label', /open to neither side/);
  await table.pick('fr-6-3-01');
  await expect(table.lit('0713')).toBeVisible();
  await expect(table.lit('0715')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await table.move('fr-3-8-01', '0715');
  await expect(gate).toHaveAttribute('aria-label', /open to the French side/);
  await table.move('fr-6-3-01', '0716');
  await expect(table.log).toContainText('(0714 → 0716), 2 of 3 MP');
});

test('the second day is set up without a section that is broken', AT_LENGTH, async ({ page }) => {
  const table = await open(page, neuburgTaken(), 'Bavarian Combat Phase');
  await table.button('End the day').click();
  const card = page.getByRole('dialog', { name: 'The first day is over' });
  await expect(card).toContainText('no Bavarian counter is set up there');
  await card.getByRole('button', { name: /Stand in the town/ }).click();

  await table.isAt('Bavarian set-up');
  await expect(table.panel).toContainText('Still to set up in the Altstadt and the Vorstadt');
  await table
    .button(/6-3, 2 left/)
    .first()
    .click();
  await expect(table.lit('0712')).toBeVisible();
  await expect(table.lit('0512')).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(table.panel).toContainText('Everything stands.');
  await page.keyboard.press('r');

  await table.isAt('French set-up');
  await table
    .button(/6-3, 2 left/)
    .first()
    .click();
  await expect(table.lit('0512')).toBeVisible();
  await expect(table.lit('0712')).toHaveCount(0);
});

test('the Bavarians choose the town before anything is set up', AT_LENGTH, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play Freiburg, campaign and siege/ }).click();
  const table = new Table(page);
  const card = page.getByRole('dialog', { name: 'Line or town?' });
  await expect(card).toContainText('5 Game-Turns');
  await expect(card).toContainText('12 Game-Turns');
  await page.keyboard.press('t');
  await table.isAt('Bavarian set-up');
  await expect(table.log).toContainText('The Bavarians defend the town.');
  await expect(table.lit('0711')).toBeVisible();

  await page.reload();
  await table.isAt('Bavarian set-up');
  await page.keyboard.press('Control+z');
  await expect(card).toBeVisible();
  await page.keyboard.press('l');
  await table.isAt('Bavarian set-up');
  await expect(table.lit('1319')).toBeVisible();
});
