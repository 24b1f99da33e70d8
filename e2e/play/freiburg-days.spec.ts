/**
 * What Freiburg has and Rocroi has not, in the browser: forced steps, guns and units that leave, days that follow each
 * other.
 */

import { AT_LENGTH } from '../helpers/every';
import { endOfDay, lastOfTheRetreat, openFile, underTheWorks } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function opened(page: Page, game: object, heading: string): Promise<Table> {
  await openFile(page, game);
  const table = new Table(page);
  // Hundreds of commands are gone through before the table is there.
  await expect(table.panel).toBeVisible();
  await table.isAt(heading);
  return table;
}

test(
  'between two days: told line by line, there again after a reload and an undo, and the ground chosen',
  AT_LENGTH,
  async ({ page }) => {
    const table = await opened(page, endOfDay('3 August'), 'Bavarian Combat Phase');
    await table.button('End the day').click();
    const between = page.getByRole('dialog', { name: '3 August is over' });
    await expect(between).toContainText('Between 3 August and 5 August');
    for (const line of [
      /^Over.*18\.31after Game-Turn 5/,
      /^Morale.*18\.35stays demoralized.*its Leader is lost/,
      /^Cavalry that comes back.*18\.411half of 2, rounded down/,
      /^Disrupted units.*18\.343 recover/,
      /^Reinforcements.*18\.21147 × 4-3, 4 × 2-8, Turenne and 2 guns/,
      /battery \(2122\).*18\.36French/,
      /^The 3 August Line.*18\.51open.*0 of them held/,
    ])
      await expect(between.getByRole('listitem').filter({ hasText: line })).toHaveCount(1);

    await page.reload();
    await expect(between).toContainText('3 August is over');
    await between.getByRole('button', { name: 'Look at the board' }).click();
    await expect(between).toBeHidden();
    await expect(table.counter('bav-art-1')).toBeVisible();
    await page.getByRole('button', { name: 'Between 3 August and 5 August' }).click();
    await between.getByRole('button', { name: /^Fall back/ }).click();
    await table.isAt('Bavarian set-up');
    await expect(table.panel).toContainText('5 August · Game-Turn 1');
    await expect(table.lit('1109')).toBeVisible();

    await page.keyboard.press('Control+z');
    await expect(between).toBeVisible();
    await between.getByRole('button', { name: /^Hold the 3 August Line/ }).click();
    for (const side of ['Bavarian', 'French']) {
      await table.isAt(`${side} set-up`);
      await table.button('Take the suggested set-up').click();
      await table.button('The set-up is done').click();
    }
    // Before the Line the French are first again.
    await table.isAt('French Artillery Fire Phase');
    await expect(table.panel).toContainText('5 August · Game-Turn 1');
  },
);

test(
  'a new day shows its ground, though the map had been zoomed into a corner of the last one',
  AT_LENGTH,
  async ({ page }) => {
    const table = await opened(page, endOfDay('3 August'), 'Bavarian Combat Phase');
    for (let zoom = 0; zoom < 4; zoom++) await page.keyboard.press('+');
    await table.button('End the day').click();
    await page
      .getByRole('dialog', { name: '3 August is over' })
      .getByRole('button', { name: /^Hold the 3 August Line/ })
      .click();
    await table.isAt('Bavarian set-up');
    // All that is lit can be seen.
    const beyond = () =>
      page.locator('.marks.under [data-hex]').evaluateAll((lit) => {
        const map = document.querySelector('.board-window')?.getBoundingClientRect();
        const isIn = (box: DOMRect) =>
          map &&
          box.left >= map.left &&
          box.right <= map.right &&
          box.top >= map.top &&
          box.bottom <= map.bottom;
        return lit.filter((hex) => !isIn(hex.getBoundingClientRect())).length;
      });
    await expect(page.locator('.marks.under [data-hex]')).not.toHaveCount(0);
    await expect.poll(beyond).toBe(0);
  },
);

test(
  'between the later days, by keyboard: only the Hill is open, and a case can be looked up',
  AT_LENGTH,
  async ({ page }) => {
    const table = await opened(page, endOfDay('5 August'), 'Bavarian Movement Phase');
    await page.keyboard.press('e');
    const between = page.getByRole('dialog', { name: '5 August is over' });
    await expect(between).toContainText('9 August is fought from the Hill');
    await expect(between.locator('footer .act.main')).toHaveCount(1);
    await between
      .getByRole('button', { name: /18\.52/ })
      .first()
      .press('Enter');
    await expect(page.getByRole('dialog', { name: /Rules/ })).toContainText('18.52');
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await table.isAt('Bavarian set-up');
    await expect(table.panel).toContainText('9 August · Game-Turn 1');
  },
);

test(
  'Cavalry under works steps back before anything else, and is given up when it cannot',
  AT_LENGTH,
  async ({ page }) => {
    const table = await opened(page, underTheWorks(), 'French Artillery Fire Phase');
    await table.button(/^Go on/).click();
    await table.isAt('French Movement Phase');
    const obligations = table.panel.getByRole('region', { name: 'Still to be done' });
    await expect(obligations.getByRole('listitem')).toHaveCount(3);
    await expect(obligations.getByRole('heading')).toHaveText('Still to be done 3');
    // No other counter moves before.
    await table.pick('f1010');
    await expect(table.answer).toContainText('Freiburg 16.1');

    await table.move('f0604', '0603');
    await expect(obligations.getByRole('listitem')).toHaveCount(2);
    // Not to where other works reach.
    await table.pick('m0506');
    await expect(table.lit('0505')).toHaveCount(0);
    await table.move('m0506', '0406');
    await table.button('Give up F 3-8 (0101)').click();
    await expect(table.counter('f0101')).toHaveCount(0);
    await expect(table.log).toContainText('F 3-8 (0101) is eliminated');
    await expect(obligations).toHaveCount(0);
    // The Leader that is left behind may still go; on so small a board his corner lies below a button.
    await page.keyboard.press('-');
    await table.move('f0101l', '0301');
  },
);

test(
  'on 9 August a gun is withdrawn, one is cut off, horse and Leader leave, and points decide',
  AT_LENGTH,
  async ({ page }) => {
    const table = await opened(page, lastOfTheRetreat(), 'Bavarian Artillery Fire Phase');
    await table.pick('bav-art-2');
    await expect(table.panel).toContainText(
      'Every way from Second Bavarian battery (2008) to an exit is cut',
    );
    await expect(page.locator('.marks .mark.blocker')).not.toHaveCount(0);
    await expect(table.button(/^Try to withdraw/)).toHaveCount(0);

    await page.keyboard.press('Escape');
    await table.pick('bav-art-1');
    await expect(page.locator('.marks .mark.path')).toHaveCount(1);
    await table.button(/^Try to withdraw the gun/).click();
    await expect(table.counter('bav-art-1')).toHaveCount(0);
    await expect(table.log).toContainText(
      /Withdrawal of [A-Z][a-z]+ Bavarian battery \(1708\): it is lost\./,
    );

    await table.button(/^Go on/).click();
    await table.pick('bav-2-8-01');
    await table.button(/^Leave the map/).click();
    await expect(table.counter('bav-2-8-01')).toHaveCount(0);
    // The Leader goes by himself, by the letter of the same button.
    await table.pick('bav-leader-von-mercy');
    await page.keyboard.press('d');
    await expect(table.counter('bav-leader-von-mercy')).toHaveCount(0);
    await expect(table.panel.getByText(/^Off the map: /)).toHaveText(
      'Off the map: 2 left the map, 1 destroyed',
    );

    await table.button(/^End the game/).click();
    const result = page.getByRole('dialog');
    await expect(result).toContainText('The battle is over');
    // One unit left on the map and one gun lost, against one unit away; the gun in Bavarian hands counts for neither
    // side.
    await expect(result.locator('.final-points')).toHaveText('French2Bavarian1');
    await expect(result.getByRole('heading', { level: 1 })).toHaveText(/Substantive/);
  },
);

test('the campaign ends with a verdict, and what decided it', AT_LENGTH, async ({ page }) => {
  const table = await opened(page, endOfDay('9 August'), 'Bavarian Combat Phase');
  await table.button(/^End the game/).click();
  const result = page.getByRole('dialog', { name: 'Draw' });
  await expect(result).toContainText('11 with a Line of Communications; the Leader is gone.');
  await expect(result.getByRole('listitem').filter({ hasText: /The Leader has one/ })).toContainText('gone');
});
