import { layoutFaults } from '../helpers/clipping';
import { AT_LENGTH } from '../helpers/every';
import { Table } from '../helpers/table';
import { expect, type Locator, type Page, test } from '../helpers/test';

/** The French Movement Phase of Rocroi, with the policy chosen at set-up. */
async function inMovement(page: Page, policy?: 'With consent' | 'Never'): Promise<Table> {
  await page.goto('/');
  if (policy) {
    const rocroi = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Play Rocroi/ }) });
    await rocroi.getByText('Options', { exact: true }).click();
    await rocroi.getByRole('radio', { name: new RegExp(`^${policy}`) }).click();
  }
  await page.getByRole('button', { name: /^Play Rocroi/ }).click();
  const table = new Table(page);
  await table.isAt('French Artillery Fire Phase');
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  return table;
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const stands = (table: Table, id: string, hex: string) =>
  expect(table.counter(id)).toHaveAttribute('data-hex', hex);
const bar = (page: Page) => page.getByRole('region', { name: 'Replay' });
const ROYAL = /Royal: moved [a-z ]+ \(1806 → 1607\)/;
const MESTRE = /Mestre de Camp: moved [a-z ]+ \(1807 → 1308\)/;
const line = (table: Table, text: string | RegExp): Locator =>
  table.log.locator('.log-line', { hasText: text }).first();

async function choose(page: Page, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Time', exact: true }).click();
  await page.locator('#time').getByRole('button', { name: item }).click();
}

test(
  'freely: three moves are undone and played again, one by one or at once',
  AT_LENGTH,
  async ({ page }) => {
    const table = await inMovement(page);
    await table.move('fr-royal', '1607');
    await table.move('fr-mestre-de-camp', '1308');
    await table.move('fr-leader-gassion', '1308');
    for (let n = 0; n < 3; n++) await undo(page).click();
    await stands(table, 'fr-royal', '1806');
    const taken = table.panel.getByRole('region', { name: 'Taken back', exact: true });
    await expect(taken).toContainText('3 steps');
    await expect(taken).toContainText('Nothing is erased');
    await taken.getByRole('button', { name: 'Redo the next' }).click();
    await stands(table, 'fr-royal', '1607');
    await stands(table, 'fr-leader-gassion', '1807');
    await taken.getByRole('button', { name: 'Redo all 2' }).click();
    await stands(table, 'fr-leader-gassion', '1308');
    await expect(taken).toBeHidden();
  },
);

test('a branch is named, kept through a reload, looked at and resumed', AT_LENGTH, async ({ page }) => {
  const table = await inMovement(page);
  await table.move('fr-royal', '1607');
  await undo(page).click();
  await table.move('fr-mestre-de-camp', '1308');
  await table.log.getByRole('button', { name: /^A branch: 1 step, Royal/ }).click();
  await table.log.getByLabel('Name of the branch').fill('Royal first');
  await page.keyboard.press('Enter');
  const branch = table.log.getByRole('button', { name: '“Royal first”: a branch of 1 step' });
  await expect(branch).toBeVisible();
  await page.reload();
  await branch.click();
  await table.log.getByRole('button', { name: 'Look at it' }).click();
  await stands(table, 'fr-royal', '1607');
  await stands(table, 'fr-mestre-de-camp', '1807');
  await page.keyboard.press('Escape');
  await stands(table, 'fr-mestre-de-camp', '1308');
  await table.log.getByRole('button', { name: 'Resume it' }).click();
  await stands(table, 'fr-royal', '1607');
  await stands(table, 'fr-mestre-de-camp', '1807');
  await expect(table.log.getByRole('heading', { level: 2 })).toHaveText('Log: “Royal first”');
});

test('to the start of the phase, and to a line of the log', AT_LENGTH, async ({ page }) => {
  const table = await inMovement(page);
  await table.move('fr-royal', '1607');
  await table.move('fr-mestre-de-camp', '1308');
  await choose(page, /^Undo to the start of the phase/);
  await stands(table, 'fr-royal', '1806');
  await table.isAt('French Movement Phase');
  await choose(page, /^Redo everything taken back/);
  await stands(table, 'fr-mestre-de-camp', '1308');
  const royal = line(table, ROYAL);
  await royal.hover();
  await royal.getByRole('button', { name: 'Back to here' }).click();
  await stands(table, 'fr-royal', '1607');
  await stands(table, 'fr-mestre-de-camp', '1807');
});

test('with consent: the other side answers on the screen', AT_LENGTH, async ({ page }) => {
  const table = await inMovement(page, 'With consent');
  await table.move('fr-royal', '1607');
  await table.move('fr-mestre-de-camp', '1308');
  await choose(page, /^Undo to the start of the phase/);
  const question = page.getByRole('dialog', { name: 'The French player would like to take back 2 steps.' });
  await expect(question).toContainText('Spanish player: agree?');
  await question.getByRole('button', { name: 'No' }).click();
  await stands(table, 'fr-mestre-de-camp', '1308');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Agree' })).toBeFocused();
  await page.keyboard.press('Enter');
  await stands(table, 'fr-mestre-de-camp', '1807');
  await stands(table, 'fr-royal', '1607');
});

test('never: a refused undo says why, with its case', AT_LENGTH, async ({ page }) => {
  const table = await inMovement(page, 'Never');
  await table.move('fr-royal', '1607');
  await undo(page).click();
  await expect(table.whyNot).toContainText('nothing is taken back');
  await stands(table, 'fr-royal', '1607');
  await table.whyNot.getByRole('button', { name: 'Case The table' }).click();
  await expect(page.getByRole('dialog')).toContainText('Taking back');
  await expect(page.getByRole('dialog')).toContainText('6.16');
});

test('the same shot again has the same die, another one a die of its own', AT_LENGTH, async ({ page }) => {
  const table = await Table.playRocroi(page);
  const fire = async (target: string) => {
    await table.pick('fr-art-2');
    await table.pick(target);
    const shot = table.panel.getByRole('region', { name: 'Just now' });
    await expect(shot).toContainText('(1814) fires');
    return shot.getByRole('img', { name: /^die/ }).getAttribute('aria-label');
  };
  const first = await fire('sp-1-spanish');
  await undo(page).click();
  await fire('sp-2-spanish');
  await undo(page).click();
  expect(await fire('sp-1-spanish')).toBe(first);
  await expect(table.log.getByRole('button', { name: /^A branch: 1 step/ })).toHaveCount(1);
});

test('replay: step, play, a bookmark with a note, and on from there as a branch', async ({ page }) => {
  const table = await inMovement(page);
  await table.move('fr-royal', '1607');
  await table.move('fr-mestre-de-camp', '1308');
  await choose(page, /^Look back/);
  await bar(page).getByRole('button', { name: 'Back', exact: true }).click();
  await stands(table, 'fr-mestre-de-camp', '1807');
  await expect(table.panel.getByRole('region', { name: 'Looking back' })).toContainText(ROYAL);
  await bar(page).getByRole('button', { name: 'Bookmarks' }).click();
  await bar(page).getByLabel('Bookmark this point: a note').fill('Before Mestre de Camp');
  await bar(page).getByRole('button', { name: 'Add' }).click();
  await bar(page).getByRole('button', { name: 'First', exact: true }).click();
  await stands(table, 'fr-royal', '1806');
  await bar(page).getByRole('combobox', { name: 'Speed' }).selectOption('swift');
  await bar(page).getByRole('button', { name: 'Play', exact: true }).click();
  await stands(table, 'fr-mestre-de-camp', '1308');
  await bar(page).getByRole('button', { name: 'Bookmark: Before Mestre de Camp' }).click();
  await stands(table, 'fr-mestre-de-camp', '1807');
  await bar(page).getByRole('slider').focus();
  await page.keyboard.press('PageUp');
  await expect(bar(page)).toContainText('French Movement');
  await stands(table, 'fr-royal', '1806');
  await page.keyboard.press('ArrowRight');
  await stands(table, 'fr-royal', '1607');
  await bar(page).getByRole('button', { name: 'Continue from here' }).click();
  await expect(bar(page)).toBeHidden();
  await table.move('fr-leader-gassion', '1607');
  await expect(table.log.getByRole('button', { name: /^A branch: 1 step, Mestre de Camp/ })).toBeVisible();
  await expect(line(table, MESTRE)).toBeHidden();
});

test('log and map light each other; a counter has its history', AT_LENGTH, async ({ page }) => {
  const table = await inMovement(page);
  await table.move('fr-royal', '1607');
  await table.move('fr-mestre-de-camp', '1308');
  await line(table, ROYAL).hover();
  await expect(page.locator('.mark.named').first()).toBeVisible();
  await table.counter('fr-royal').hover();
  await expect(line(table, ROYAL)).toHaveClass(/pointed/);
  await expect(line(table, 'Mestre de Camp')).not.toHaveClass(/pointed/);
  await table.panel.getByText('History of Mestre de Camp').click();
  const history = table.panel.locator('.history');
  await expect(history.getByRole('listitem')).toHaveText([/Mestre de Camp: moved [a-z ]+ \(1807 → 1308\)/]);
  await history.getByRole('listitem').hover();
  await history.getByRole('button', { name: 'Look' }).click();
  await expect(bar(page)).toContainText('French Movement');
});

test(
  'on a phone the bar leaves room for the board and every button for a thumb',
  AT_LENGTH,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const table = await Table.playRocroi(page);
    await table.button(/^Go on/).click();
    await choose(page, /^Look back/);
    for (const button of await bar(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(
        Math.min(box?.width ?? 0, box?.height ?? 0),
        `${await button.textContent()}`,
      ).toBeGreaterThanOrEqual(44);
    }
    // It does not move, whatever is said below it.
    const stands = await bar(page).boundingBox();
    for (const name of ['First', 'Last']) {
      await bar(page).getByRole('button', { name, exact: true }).click();
      expect(await bar(page).boundingBox()).toEqual(stands);
    }
    const board = await page.getByRole('region', { name: 'Map of Rocroi' }).boundingBox();
    expect(board?.height ?? 0).toBeGreaterThan(300);
    await bar(page).getByRole('button', { name: 'Return to the game' }).click();
    await expect(bar(page)).toBeHidden();
  },
);

test(
  'two lines are compared side by side, by mouse and by keyboard, and the better one is resumed',
  AT_LENGTH,
  async ({ page }) => {
    const table = await inMovement(page);
    await table.move('fr-royal', '1607');
    await undo(page).click();
    await table.move('fr-mestre-de-camp', '1308');
    await choose(page, /^Compare lines side by side/);
    const sheet = page.getByRole('dialog', { name: 'Lines of play side by side' });
    const elsewhere = sheet
      .getByRole('region', { name: 'Counters that stand elsewhere' })
      .getByRole('listitem');
    await expect(elsewhere).toHaveText([
      'Mestre de Camp: 1308; in the other 1807',
      'Royal: 1806; in the other 1607',
    ]);
    await expect(sheet.locator('.small-picture')).toHaveCount(2);
    expect(await layoutFaults(page, { within: 'dialog.compare' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await page.getByRole('button', { name: 'Time', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page
      .locator('#time')
      .getByRole('button', { name: /^Compare lines/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    const other = sheet.getByRole('region', { name: 'The other' });
    await other.getByRole('combobox').focus();
    await page.keyboard.press('Home');
    await expect(elsewhere).toHaveCount(0);
    await page.keyboard.press('End');
    await expect(elsewhere).toHaveCount(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await stands(table, 'fr-royal', '1607');
    await stands(table, 'fr-mestre-de-camp', '1807');
  },
);
