/** Rocroi 1643, played in the browser: guns, cup, a segment by mouse and one by keyboard, decisions of both sides. */

import { violationsOn } from '../helpers/accessibility';
import { AT_LENGTH } from '../helpers/every';
import { openFile } from '../helpers/positions';
import { positionOf } from '../helpers/rocroi1643';
import { Table } from '../helpers/table';
import { expect, type Locator, test } from '../helpers/test';

const LINE =
  'F foot 1520>3 | F foot 1521>3 | F horse 1522>3 | F leader2-6 1520 | S tercio 1219>0 | S foot 1220>0';

/** The same ids and seeds each time, and so the same dice: a shot may also rout whom it hits, and then that is asked. */
function countBytes(): void {
  let n = 0;
  const counted = (bytes: Uint8Array) => bytes.fill(++n);
  Object.assign(crypto, { getRandomValues: counted });
}

test('from the start page: targets of both sides, one fire, a marker', async ({ page }) => {
  await page.addInitScript(countBytes);
  await page.goto('/');
  await page.getByRole('button', { name: /^Play Enghien at Rocroi/ }).click();
  const table = new Table(page);
  await table.isAt('Spanish artillery: targets');
  await table.pick('sp-battery-1');
  await table.pick('fr-picardie');
  await expect(table.panel).toContainText('Choose the unit that Spanish battery 2 fires at.');
  await page.keyboard.press('b');
  await page.keyboard.press('f');
  await table.isAt('French artillery: targets');
  await expect(table.log).toContainText('Spanish battery 1 is to fire at Picardie (2316).');
  await page.keyboard.press('f');
  await table.isAt('Operations: the cup');
  await expect(table.panel).toContainText('9 are in the cup');
  await page.keyboard.press('d');
  await expect(table.log).toContainText(/The marker of .+ is drawn, one of 9 markers/);
});

test('a segment by mouse: a way, a turn, a refusal, combat with its receipt', async ({ page }) => {
  await openFile(page, positionOf(LINE));
  const table = new Table(page);
  await table.isAt('F leader, French centre: movement');
  await table.pick('f1521');
  await table.clickLit('1320');
  await expect(page.locator('.ghost')).toHaveCount(1);
  await expect(table.button(/^Move to 1320, facing north/)).toBeVisible();
  await page.keyboard.press('[');
  // What is to come turns at once: nothing else has to be pressed before the rest of it.
  await expect(table.button(/^Move to 1320, facing north-west/)).toBeVisible();
  await page.keyboard.press('Escape');
  await table.pick('f1521');
  await table.clickLit('1320');
  await table.button(/^Move to 1320, facing north/).click();
  await expect(table.counter('f1521')).toHaveAttribute('data-hex', '1320');
  await expect(table.log).toContainText('1521 → 1320, facing north');
  // Another one begins: the first has moved then.
  await table.pick('f1522');
  await table.clickLit('1421');
  await page.keyboard.press('m');
  await table.pick('f1521');
  await expect(table.answer).toContainText('has moved');

  await table.button('Go on to combat').click();
  await table.isAt(/combat$/);
  await expect(table.panel).toContainText('1 unit must fight.');
  await page.keyboard.press('e');
  await expect(table.whyNot).toContainText('must attack or support');
  await page.keyboard.press('b');
  await expect(table.panel).toContainText(/attacks .*Roll, or change the attack/);
  await expect(table.panel).toContainText('S tercio (1219) supports the target, from its front');
  await table.button(/^Roll/).click();
  await expect(table.log).toContainText(/attacks S (tercio|foot)/);
});

test(
  'what a segment leads to is counted as units move, and of what is left to fight',
  AT_LENGTH,
  async ({ page }) => {
    await openFile(page, positionOf(LINE));
    const table = new Table(page);
    await table.isAt('F leader, French centre: movement');
    const told = page.getByRole('region', { name: 'Fights so far' });
    await told.getByText('Fights so far').click();
    await expect(told).toContainText('nobody would have to attack');
    await table.pick('f1521');
    await table.clickLit('1320');
    await table.button(/^Move to 1320, facing north/).click();
    await expect(told).toContainText('1 unit of yours would have to attack.');
    await expect(told).toContainText(/F foot \(1320\).*die/);
    await expect(told.getByRole('list', { name: 'Points for the French, less the others’' })).toBeVisible();
    await table.button('Go on to combat').click();
    const left = page.getByRole('region', { name: 'Fights that are left' });
    await expect(left).toContainText('1 unit of yours still has to attack.');
    expect(await violationsOn(page, { for: 'everything', without: '.board' })).toEqual([]);
    // What is in the hand has figures of its own.
    await page.keyboard.press('b');
    await expect(left).toHaveCount(0);
  },
);

test(
  'one unit’s move is taken back alone, and what then cannot stay is named',
  AT_LENGTH,
  async ({ page }) => {
    await openFile(page, positionOf(LINE));
    const table = new Table(page);
    await table.isAt(/movement$/);
    const at = (id: string, hex: string) => expect(table.counter(id)).toHaveAttribute('data-hex', hex);
    const retake = table.button('Take back its move alone');
    for (const [id, to] of [
      ['f1521', '1320'],
      ['f1522', '1421'],
    ] as const) {
      await table.pick(id);
      await expect(retake).toHaveCount(0);
      await table.clickLit(to);
      await page.keyboard.press('m');
      await at(id, to);
    }
    // Only with a unit of his side may he stand there.
    await page.keyboard.press('/');
    await page.keyboard.type('L1520-1320');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await at('f1520l', '1320');
    await table.pick('f1521');
    await expect(table.answer).toContainText('has moved');
    // By key: what the map told under the pointer goes as that leaves it, and the button moves.
    await retake.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Take back the move of F foot alone/ });
    await expect(dialog).toContainText('F leader (1520) goes to 1320.');
    await expect(dialog.getByRole('button', { name: /7\.4/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Leave it' }).click();
    await table.pick('f1521');
    await at('f1521', '1320');
    await retake.press('Enter');
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await at('f1521', '1521');
    await at('f1520l', '1520');
    await at('f1522', '1421');
    // Who moved last is taken up again, to go on: it is offered there.
    await table.pick('f1522');
    await expect(page.getByRole('region', { name: 'Selected' })).toContainText('F horse (1421)');
    expect(await violationsOn(page, { for: 'everything', without: '.board' })).toEqual([]);
    await retake.press('Enter');
    await at('f1522', '1522');
    await expect(retake).toHaveCount(0);
  },
);

test('the same by keyboard, and nothing against WCAG 2.2 AA', async ({ page }) => {
  await openFile(page, positionOf(LINE));
  const table = new Table(page);
  await table.isAt(/movement$/);
  const heard = page.locator('.board').getByRole('status');
  await page.keyboard.press('n');
  await expect(heard).toContainText(/1520, F foot, French infantry B of the centre, facing north/);
  await page.keyboard.press('/');
  await page.keyboard.type('1521-1320');
  await page.keyboard.press('Enter');
  await expect(table.counter('f1521')).toHaveAttribute('data-hex', '1320');
  await page.keyboard.press('Escape');
  // The next unit makes the same move, then turns: a die that only this turn throws is asked for.
  await page.keyboard.press('/');
  await page.keyboard.type('1522');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(table.counter('f1522')).toHaveAttribute('data-hex', '1321');
  await page.keyboard.press('e');
  await table.isAt(/combat$/);
  await page.keyboard.press('b');
  expect(await violationsOn(page, { for: 'everything', without: '.printed' })).toEqual([]);
  await page.keyboard.press('r');
  await expect(table.log).toContainText(/attacks S (tercio|foot)/);
  await page.keyboard.press('u');
  await table.isAt(/combat$/);
});

test.describe('by finger', () => {
  const phone = { width: 390, height: 844 };
  test.use({ viewport: phone, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

  test('after a move whose segment it is stays in sight, with what was done', AT_LENGTH, async ({ page }) => {
    await openFile(page, positionOf(LINE));
    const table = new Table(page);
    await table.isAt(/movement$/);
    for (const what of [table.counter('f1521'), table.lit('1320')]) {
      const { x, y } = await table.centreOf(what);
      await page.touchscreen.tap(x, y);
    }
    await table.button(/^Move to 1320/).tap();
    await expect(table.counter('f1521')).toHaveAttribute('data-hex', '1320');
    await expect(table.panel.locator('.now h1')).toBeInViewport({ ratio: 1 });
    await expect(table.panel.locator('.just-now li')).toBeInViewport({ ratio: 1 });
  });

  test('a hex to go back to has its number on the map and in the list', AT_LENGTH, async ({ page }) => {
    const beaten = positionOf(
      'F foot 1820>3 | S foot 1720>0 | S foot 1619>0 | S foot 1620>0 | S foot 1719>0',
      {
        step: 'combat',
      },
    );
    const attack = { do: 'attack', unit: 'f1820', target: 's1720', charge: false };
    await openFile(page, { ...beaten, entries: [{ command: attack, dice: [5] }] });
    const table = new Table(page);
    await table.isAt('Spanish retreat');
    const first = table.button(/^Back to 1619/);
    await expect(first).toBeInViewport({ ratio: 0.9 });
    await expect(first.locator('kbd')).toBeVisible();
    await expect(first.locator('kbd')).toHaveText('1');
    await expect(table.button(/^Remove/).locator('kbd')).toBeHidden();
    // What a finger comes to stays where it is until it has pressed it.
    await first.tap();
    await expect(first).toBeHidden();
  });

  test('a line moves, its leader goes along, and an attack is thrown for', AT_LENGTH, async ({ page }) => {
    await openFile(page, positionOf(LINE));
    const table = new Table(page);
    await table.isAt(/movement$/);
    const tap = async (what: Locator) => {
      const { x, y } = await table.centreOf(what);
      await page.touchscreen.tap(x, y);
    };
    await tap(table.counter('f1521'));
    await tap(table.lit('1320'));
    await table.button(/^Move its line as well: 2 more units/).tap();
    await expect(table.counter('f1520')).toHaveAttribute('data-hex', '1319');
    await table.button(/^F leader goes along to 1319/).tap();
    await expect(table.counter('f1520l')).toHaveAttribute('data-hex', '1319');
    await table.button('Go on to combat').tap();
    await table.button('The most promising attack').tap();
    await table.button(/^Roll/).tap();
    await expect(table.panel).toContainText(/attacks S (tercio|foot)/);
  });
});
