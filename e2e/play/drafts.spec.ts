import { AT_LENGTH } from '../helpers/every';
import { chargePosition, openFile } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, test } from '../helpers/test';

const where = (table: Table) =>
  table.page
    .locator('.board [data-counter^="bav-"][data-hex]')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('data-counter')} ${one.getAttribute('data-hex')}`).sort(),
    );

test(
  'a set-up is taken back step by step, also when it was declared done, and after a reload',
  AT_LENGTH,
  async ({ page }) => {
    const table = await Table.setUpFreiburg(page);
    await table.button(/^6-3, 14 left/).click();
    for (const hex of ['1419', '1520', '1620']) await table.clickHex(hex);
    await page.keyboard.press('Escape');
    const byHand = await where(table);
    expect(byHand).toHaveLength(3);

    await table.button('Take the suggested set-up').click();
    await expect.poll(() => where(table)).not.toEqual(byHand);
    await page.keyboard.press('Control+z');
    await expect.poll(() => where(table)).toEqual(byHand);
    await table.button('Place the rest sensibly').click();
    await expect(table.button('The set-up is done')).toBeVisible();
    const full = await where(table);
    await table.button('The set-up is done').click();
    await table.isAt('French set-up');

    await page.reload();
    await table.isAt('French set-up');
    await page.keyboard.press('Control+z');
    await table.isAt('Bavarian set-up');
    await expect.poll(() => where(table)).toEqual(full);
    await page.keyboard.press('Control+z');
    await expect.poll(() => where(table)).toEqual(byHand);
    for (const left of [2, 1, 0]) {
      await page.keyboard.press('Control+z');
      await expect.poll(async () => (await where(table)).length).toBe(left);
    }
    await page.reload();
    await table.isAt('Bavarian set-up');
    for (let n = 0; n < 5; n++) await page.keyboard.press('Control+Shift+z');
    await table.isAt('French set-up');
  },
);

test('Esc does not give up a set-up', AT_LENGTH, async ({ page }) => {
  const table = await Table.setUpFreiburg(page);
  await table.button(/^6-3, 14 left/).click();
  await table.clickHex('1419');
  for (let n = 0; n < 3; n++) await page.keyboard.press('Escape');
  await expect(table.counter('bav-6-3-01')).toHaveAttribute('data-hex', '1419');
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`where Roll lies no other button comes to lie, ${width} × ${height}`, AT_LENGTH, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await openFile(page, chargePosition());
    const table = new Table(page);
    await table.pick('tercio');
    await table.pick('royaux');
    const roll = await table.button('Roll the die').boundingBox();
    if (!roll) throw new Error('no button');
    const there = () =>
      page.evaluate(
        ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('button')?.textContent ?? '',
        [roll.x + roll.width / 4, roll.y + roll.height / 2],
      );
    expect(await there()).toContain('Roll');
    await table.pick('tercio');
    await expect(table.button('Roll the die')).toHaveCount(0);
    expect(await there()).toBe('');
    await table.button('Discard this battle').click();
    await expect(page.locator('.counter.is-picked, .counter.picked')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(table.button('Roll the die')).toBeVisible();
    expect(await there()).toContain('Roll');

    // Nor does one while the die is awaited that the players throw themselves.
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByText('We throw our own').click();
    await page.keyboard.press('Escape');
    await table.button('Roll the die').click();
    await expect(page.getByRole('region', { name: 'Throw a die' })).toBeVisible();
    expect(await there()).toBe('');
  });
}

test('focus goes back to what had it, and Esc leaves the box for commands', AT_LENGTH, async ({ page }) => {
  const table = await Table.playRocroi(page);
  const box = page.locator('#typed-command');
  await page.keyboard.press('/');
  await page.keyboard.type('18');
  await page.keyboard.press('Escape');
  await expect(box).not.toBeFocused();
  await box.focus();
  await table.panel.locator('.overline').click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
  await page.keyboard.press('e');
  await expect(box).toHaveValue('18');
  await table.isAt('French Movement Phase');
});

test('with own dice a digit after a typed command is the die', AT_LENGTH, async ({ page }) => {
  await openFile(page, chargePosition());
  // The start page has settings, too, which go with it.
  await expect(page.getByRole('complementary', { name: 'Game panel' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('We throw our own').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('0404x0504');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Throw a die' })).toBeVisible();
  await page.keyboard.press('4');
  await expect(page.getByRole('region', { name: 'Throw a die' })).toHaveCount(0);
  await expect(page.locator('#typed-command')).toHaveValue('');
});
