/** All of it without a mouse: nothing here clicks, hovers or touches. */

import { AT_LENGTH } from '../helpers/every';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** From the start page to the first phase, by Tab and Enter. */
async function begin(page: Page): Promise<Table> {
  await page.goto('/');
  const play = page.getByRole('button', { name: /^Play Rocroi/ });
  await expect(play).toBeVisible();
  for (let tabs = 0; tabs < 30; tabs++) {
    await page.keyboard.press('Tab');
    if (await play.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  const table = new Table(page);
  await table.isAt('French Artillery Fire Phase');
  return table;
}

/** What the cursor has come to, as it is said. */
const heard = (page: Page) => page.locator('.board').getByRole('status');
const hasFocus = (page: Page, inside: string) =>
  page.evaluate((where) => document.activeElement?.closest(where) !== null, inside);

/** The name of what has the focus, with the colour and width of the ring around it. */
function focusRing(page: Page): Promise<{ readonly name: string; readonly width: string }> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return { name: 'nothing', width: '0px' };
    const { outlineStyle, outlineWidth } = getComputedStyle(active);
    const name = active.getAttribute('aria-label') ?? (active.textContent || active.id);
    return { name, width: outlineStyle === 'none' ? '0px' : outlineWidth };
  });
}

async function type(page: Page, command: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(command);
  await page.keyboard.press('Enter');
}

test('a Game-Turn of both sides by keyboard alone', AT_LENGTH, async ({ page }) => {
  const table = await begin(page);

  // The first gun, and the nearest of its targets.
  await page.keyboard.press('n');
  await expect(heard(page)).toContainText('artillery');
  await page.keyboard.press('Enter');
  await expect(table.panel).toContainText(
    /Choose an enemy unit for [A-Z][a-z]+ French battery \(\d{4}\) to fire on/,
  );
  await page.keyboard.press('Shift+Tab');
  await expect(heard(page)).toContainText('in 6 to disrupt');
  await page.keyboard.press('Enter');
  await expect(table.log).toContainText(/battery \(\d{4}\) fires on/);

  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  // Mestre de Camp rides up to the Spanish left by cursor, and Gassion with it by a typed command.
  await page.keyboard.press('g');
  const mestre = table.counter('fr-mestre-de-camp');
  const home = await mestre.getAttribute('data-hex');
  expect(home).toBe('1807');
  for (
    let presses = 0;
    presses < 80 && !(await heard(page).innerText()).includes('Mestre de Camp');
    presses++
  )
    await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  for (let column = 18; column > 13; column--) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(heard(page)).toContainText('5 of 6 MP');
  await expect(page.locator('.marks .mark.path')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(mestre).toHaveAttribute('data-hex', '1308');
  await type(page, 'L1807-1308');
  await expect(table.counter('fr-leader-gassion')).toHaveAttribute('data-hex', '1308');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('e');
  await table.isAt('French Combat Phase');
  await page.keyboard.press('c');
  // The defender is asked for his Leaders, and leaves them as they are.
  await table.button(/^So be it/).waitFor();
  await page.keyboard.press('r');
  await expect(table.log).toContainText('attack');

  // The Spanish turn, by the letters that the panel names.
  for (let presses = 0; presses < 20; presses++) {
    if (
      (await table.panel.getByRole('region', { name: 'Now', exact: true }).innerText()).includes(
        'GAME-TURN 2',
      )
    )
      break;
    const letters = await table.panel
      .locator('.actions [aria-keyshortcuts]')
      .evaluateAll((all) => all.map((button) => button.getAttribute('aria-keyshortcuts') ?? ''));
    const letter = ['c', 'a', 'r', 'e'].find((wanted) => letters.includes(wanted));
    if (letter) await page.keyboard.press(letter);
    else await page.keyboard.press('Tab').then(() => page.keyboard.press('Enter'));
  }
  await table.isAt(/^French/);
  await expect(table.panel).toContainText('Game-Turn 2');
});

test('a refusal is the same as by mouse, and typing goes on', AT_LENGTH, async ({ page }) => {
  const table = await begin(page);
  await page.keyboard.press('e');
  await type(page, '1812-0101');
  await expect(table.whyNot).toBeVisible();
  await expect(table.whyNot.locator('.case').first()).toBeVisible();
  const box = table.panel.getByRole('textbox', { name: 'Type a command' });
  await expect(box).toHaveValue('1812-0101');
  await page.keyboard.press('Escape');
  await expect(table.whyNot).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('1806-1607');
  await page.keyboard.press('Enter');
  await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', '1607');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
});

test('the focus is always seen, goes everywhere and is never caught', async ({ page }) => {
  const table = await begin(page);
  const visited: string[] = [];
  let onBoard = 0;
  for (let tabs = 0; tabs < 70; tabs++) {
    await page.keyboard.press('Tab');
    const { name, width } = await focusRing(page);
    if (name === 'nothing') continue;
    expect(Number.parseFloat(width), `a ring around ${name}`).toBeGreaterThanOrEqual(2);
    if (name.startsWith('Rocroi: arrow keys')) onBoard += 1;
    visited.push(name);
  }
  // One stop for the board itself, one for each gun that may fire.
  expect(onBoard).toBeGreaterThan(3);
  for (const stop of ['Undo', 'Zoom in', 'Turn the board', 'typed-command']) expect(visited).toContain(stop);

  // Guns may still fire: no step is the main one, and Enter on the heading does nothing.
  await page.keyboard.press('p');
  expect(await hasFocus(page, '.panel .now')).toBe(true);
  await page.keyboard.press('Enter');
  await table.isAt('French Artillery Fire Phase');
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  await expect.poll(() => hasFocus(page, '.panel')).toBe(true);
});

test('the frame around the map says what it means', AT_LENGTH, async ({ page }) => {
  await begin(page);
  const map = page.locator('.board-window');
  const note = page.getByText(/^Your keys act on the map/);
  await expect(note).toBeHidden();
  const isFocused = () => map.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 40 && !(await isFocused()); tabs++) await page.keyboard.press('Tab');
  await expect(map).toBeFocused();
  expect(await map.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await expect(note).toBeVisible();
  // From then on the ring of a hex says where the keyboard is.
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.cursor')).toBeVisible();
  await expect(note).toBeHidden();
});

test('the cursor stays in view, on a turned board too', AT_LENGTH, async ({ page }) => {
  await begin(page);
  await page.keyboard.press('g');
  for (let zoom = 0; zoom < 3; zoom++) await page.keyboard.press('+');
  const ring = page.locator('.cursor');
  const isInside = async () => {
    const [box, board] = [await ring.boundingBox(), await page.locator('.board-window').boundingBox()];
    if (!box || !board) return false;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height;
  };
  for (const turn of ['', 'o', 'o', 'o']) {
    if (turn !== '') await page.keyboard.press(turn);
    for (const key of [
      'End',
      'Shift+ArrowDown',
      'Shift+ArrowDown',
      'Shift+ArrowDown',
      'Home',
      'Shift+ArrowUp',
    ]) {
      await page.keyboard.press(key);
      await expect.poll(isInside, { message: `${turn} ${key}` }).toBe(true);
    }
  }
});

test('counters can be hidden, keys be looked up, and Escape puts back', AT_LENGTH, async ({ page }) => {
  const table = await begin(page);
  await page.keyboard.press('e');
  await page.keyboard.press('v');
  await expect(page.getByText('Counters hidden')).toBeVisible();
  await expect(table.counter('fr-royal')).toBeHidden();
  await page.keyboard.press('v');
  await expect(table.counter('fr-royal')).toBeVisible();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help).toContainText('1812-1712-1612');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(table.panel.getByRole('region', { name: 'Selected' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table.panel.getByRole('region', { name: 'Selected' })).toBeHidden();
});

test(
  'a typed command is shown while it is typed, completed by Tab, and brought back',
  AT_LENGTH,
  async ({ page }) => {
    const table = await begin(page);
    await page.keyboard.press('e');
    await table.isAt('French Movement Phase');
    const from = (await table.counter('fr-royal').getAttribute('data-hex')) ?? '';
    await page.keyboard.press('/');
    const box = page.getByRole('textbox', { name: 'Type a command' });
    await box.pressSequentially(`${from}-`);
    await page.keyboard.press('Tab');
    const typed = await box.inputValue();
    expect(typed).toMatch(new RegExp(`^${from}-\\d{4}$`));
    await expect(box).toBeFocused();
    await expect(page.locator('.marks.over .mark.path .way')).toHaveCount(1);
    await expect(table.panel.getByRole('region', { name: 'What a press would do' })).toContainText('MP');
    await page.keyboard.press('Enter');
    await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', typed.slice(-4));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowUp');
    await expect(box).toHaveValue(typed);
  },
);
