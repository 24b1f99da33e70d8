/** What the panel and the map say stays where one looks for it. */

import { AT_LENGTH } from '../helpers/every';
import { chargePosition, openFile } from '../helpers/positions';
import { Table } from '../helpers/table';
import { expect, type Locator, type Page, test } from '../helpers/test';

/** Where something lies on the screen, in whole pixels. */
async function lies(what: Locator): Promise<string> {
  const box = await what.boundingBox();
  return box ? `${Math.round(box.x)}, ${Math.round(box.y)}` : 'nowhere';
}

async function atTheGuns(page: Page): Promise<Table> {
  const table = await Table.playRocroi(page);
  return table;
}

test('what is laid over the map is there again after a reload', AT_LENGTH, async ({ page }) => {
  await Table.playRocroi(page);
  const zones = page.getByRole('img', { name: /^Spanish: Zone of Control, \d+ hexes$/ });
  await page.keyboard.press('Shift+Digit2');
  await expect(zones).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show (1)' })).toBeVisible();
  await expect(zones).toHaveCount(1);
});

test(
  'no frame stands around the heading that has the focus after a reload and after keys',
  AT_LENGTH,
  async ({ page }) => {
    await Table.playRocroi(page);
    for (const act of [() => page.keyboard.press('p'), () => page.reload()]) {
      await act();
      const heading = page.locator('.now h1');
      await expect(heading).toBeVisible();
      await heading.evaluate((element) => {
        element.tabIndex = -1;
        element.focus();
      });
      expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
    }
  },
);

test('the button that closes Show covers none of its words, scrolled or not', AT_LENGTH, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await Table.playRocroi(page);
  await page.getByRole('button', { name: 'Show' }).click();
  const menu = page.locator('#layers');
  const isClear = () =>
    menu.evaluate((element) => {
      const [close] = element.querySelectorAll('header button');
      const box = close?.getBoundingClientRect();
      const words = [...element.querySelectorAll('legend, .layer-name, .layer-note, h2, .key li')];
      return words.every((word) => {
        const { left, right, top, bottom } = word.getBoundingClientRect();
        const head = element.querySelector('header')?.getBoundingClientRect();
        const isHidden = head && bottom <= head.bottom;
        return (
          !box ||
          isHidden ||
          right <= box.left ||
          left >= box.right ||
          top >= box.bottom ||
          bottom <= box.top ||
          (head && top < head.bottom)
        );
      });
    });
  expect(await isClear()).toBe(true);
  const header = menu.locator('header');
  const before = await lies(header);
  await menu.evaluate((element) => element.scrollTo({ top: 300 }));
  expect(await lies(header)).toBe(before);
});

test('a title on the start page stays where it is when it is opened', AT_LENGTH, async ({ page }) => {
  await page.goto('/');
  const title = page.getByRole('button', { name: /^Reconstructed/ }).first();
  await title.scrollIntoViewIfNeeded();
  const before = await lies(title);
  await title.click();
  await expect(title).toHaveAttribute('aria-expanded', 'true');
  expect(await lies(title)).toBe(before);
});

test('a refusal leaves sight line and blockers on the map, over the counters, until the next act', async ({
  page,
}) => {
  const table = await atTheGuns(page);
  await table.pick('fr-art-2');
  await table.pick('sp-1-german');
  await expect(table.whyNot).toContainText(/The line of sight from .* is blocked/);
  const line = page.locator('.marks .sight-blocked .way');
  const blocker = page.locator('.marks.over .blocker .rim');
  await expect(line).toHaveCount(1);
  expect(await blocker.count()).toBeGreaterThan(0);
  await page.locator('.bar-title').hover();
  await expect(line).toHaveCount(1);
  await table.whyNot.getByRole('listitem').first().hover();
  await expect(line).toHaveCount(1);
  await expect(page.locator('.marks.over .cause .rim').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(line).toHaveCount(0);
  await expect(blocker).toHaveCount(0);
});

test(
  'under a pointer that does not move there is something to read after a click',
  AT_LENGTH,
  async ({ page }) => {
    const table = await atTheGuns(page);
    await page.keyboard.press('e');
    await table.isAt('French Movement Phase');
    const told = table.panel.getByRole('region', { name: 'What a press would do' });
    await table.pick('fr-mestre-de-camp');
    await expect(told).not.toContainText('Point at the map');
    await table.clickLit('1510');
    await expect(table.counter('fr-mestre-de-camp')).toHaveAttribute('data-hex', '1510');
    // The counter has come under the pointer.
    await expect(told).toContainText('Mestre de Camp');
  },
);

test('a refusal moves nothing that one was about to press', AT_LENGTH, async ({ page }) => {
  const table = await atTheGuns(page);
  const parts = ['.panel .now', '.panel-body', '.listed .act', '.panel-foot .act'];
  await table.pick('fr-art-2');
  await page.keyboard.press('Escape');
  const before = await Promise.all(parts.map((part) => lies(page.locator(part).first())));
  await table.pick('sp-1-german');
  await expect(page.locator('.why-not')).toBeVisible();
  expect(await Promise.all(parts.map((part) => lies(page.locator(part).first())))).toEqual(before);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(
    `the newest line of the log is in sight at ${width} × ${height}, and the result after a roll`,
    AT_LENGTH,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const table = await atTheGuns(page);
      const newest = table.log.locator('.log-line .line-text').last();
      /** Whether all of it can be seen: nothing lies over its first and its last line. */
      const isSeen = (what: Locator) =>
        what.evaluate((element) => {
          const { left, top, bottom } = element.getBoundingClientRect();
          return [top + 3, bottom - 3].every((y) => {
            const there = document.elementFromPoint(left + 4, y);
            return there !== null && (element.contains(there) || there.contains(element));
          });
        });
      for (const [gun, target] of [
        ['fr-art-2', 'sp-1-spanish'],
        ['fr-art-1', 'sp-2-spanish'],
      ] as const) {
        await table.pick(gun);
        await page.locator('.panel-body').evaluate((body) => body.scrollTo({ top: 400 }));
        await table.counter(target).click();
        await expect(table.panel.getByRole('region', { name: 'Just now' })).toContainText('fires on');
        await expect.poll(() => isSeen(page.locator('.just-now li').first())).toBe(true);
        await expect.poll(() => isSeen(page.locator('.receipt .total').first())).toBe(true);
        await expect.poll(() => isSeen(newest)).toBe(true);
      }
      // What is said about the pointer takes its room from older lines.
      await page.keyboard.press('e');
      await table.isAt('French Movement Phase');
      await table.move('fr-mestre-de-camp', '1510');
      await table.counter('sp-1-german').hover();
      await expect.poll(() => isSeen(newest)).toBe(true);
    },
  );
}

/** How far the edges of something that is scrolled fade, above and below. */
function fades(what: Locator): Promise<readonly [above: number, below: number]> {
  return what.evaluate((element) => {
    const style = getComputedStyle(element);
    const of = (name: string) => Number.parseFloat(style.getPropertyValue(name));
    return [of('--more-above'), of('--more-below')] as const;
  });
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(
    `odds and outcomes are in sight above “Roll the die” at ${width} × ${height}, and edges show more`,
    AT_LENGTH,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openFile(page, chargePosition());
      const table = new Table(page);
      await table.pick('gendarmes');
      await table.pick('tercio');
      await table.button(/^Charge,/).click();
      await table.pick('royaux');
      const receipt = page.locator('.receipt.ahead');
      const parts = receipt.locator('.total, .prospects li, .outcome-bar, .outcomes li');
      expect(await parts.count()).toBeGreaterThan(6);
      for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
      // What is said about the pointer takes no room from that.
      await table.counter('tercio').hover();
      await expect(page.locator('.preview')).toContainText('Tercio');
      await expect(page.locator('.preview')).toBeInViewport();
      for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
      // Nor does the coach, beside whom all of it stays in sight.
      await table.button('Coach').click();
      await expect(table.panel.getByRole('region', { name: 'Coach' })).toContainText('What makes sense');
      for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
      await expect(table.button(/^(Roll the die|Attack)/)).toBeInViewport({ ratio: 1 });
      await table.button('Coach').click();
      const body = page.locator('.panel-body');
      await page.getByText('Where the numbers come from').click();
      await body.evaluate((element) => element.scrollTo({ top: 0 }));
      await expect.poll(() => fades(body)).toEqual([0, 26]);
      await body.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
      await expect.poll(() => fades(body)).toEqual([26, 0]);
    },
  );

  test(
    `how one wins stands over the map at ${width} × ${height}, and moves nothing in the panel`,
    AT_LENGTH,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const table = await atTheGuns(page);
      const places = () =>
        page
          .locator('.panel > *')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
      const before = await places();
      await table.button(/How to win$/).click();
      await expect(page.locator('.standing .aim')).toBeInViewport({ ratio: 1 });
      expect(await places()).toEqual(before);
      const [bar] = await page.locator('.standing-bar').all();
      const at = await bar?.boundingBox();
      await page.getByRole('button', { name: 'Close how to win' }).click();
      await page.keyboard.press('e');
      await table.isAt('French Movement Phase');
      await table.pick('fr-mestre-de-camp');
      expect(await bar?.boundingBox()).toEqual(at);
    },
  );
}

test('which turn and phase it is, and a hint, stay in sight above an answer', AT_LENGTH, async ({ page }) => {
  const table = await Table.playRocroi(page);
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  const hint = table.panel.getByRole('region', { name: 'Hint' });
  await expect(hint).toBeVisible();
  for (const isCoached of [false, true]) {
    if (isCoached) await table.button('Coach').click();
    await table.counter('sp-1-spanish').click();
    await expect(table.answer).toBeInViewport({ ratio: 1 });
    for (const part of [
      table.panel.locator('.now .overline'),
      table.panel.getByRole('heading', { level: 1 }),
      hint,
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('a heading of the log fades what is scrolled under it', AT_LENGTH, async ({ page }) => {
  const table = await atTheGuns(page);
  for (const [gun, target] of [
    ['fr-art-2', 'sp-1-spanish'],
    ['fr-art-1', 'sp-2-spanish'],
    ['fr-art-3', 'sp-2-spanish'],
  ] as const) {
    await table.pick(gun);
    await table.counter(target).click();
  }
  const lines = table.log.getByRole('log');
  const fade = () =>
    lines.evaluate((log) => {
      const heading = [...log.querySelectorAll('.log-group h3')].at(-1);
      return heading ? getComputedStyle(heading, '::after').opacity : 'none';
    });
  await expect.poll(fade).toBe('1');
  await lines.evaluate((log) => log.scrollTo({ top: 0 }));
  await expect.poll(fade).toBe('0');
});

test('nothing to fill in is seen before someone asks for it', AT_LENGTH, async ({ page }) => {
  const table = await Table.playRocroi(page);
  const box = table.panel.getByRole('textbox', { name: 'Type a command' });
  const width = () => box.evaluate((input) => input.closest('section')?.getBoundingClientRect().width ?? 0);
  expect(await width()).toBeLessThan(2);
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  expect(await width()).toBeGreaterThan(200);
  await table.panel.getByRole('heading', { level: 1 }).click();
  expect(await width()).toBeLessThan(2);
  await page.keyboard.press('?');
  await page
    .getByRole('dialog', { name: 'Keys' })
    .getByRole('button', { name: /^Type a command/ })
    .click();
  await expect(box).toBeFocused();
});

for (const [width, height] of [
  [390, 844],
  [412, 915],
  [844, 390],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`the buttons of the map lie beside it at ${width} × ${height}`, AT_LENGTH, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await Table.playRocroi(page);
    const found = await page.evaluate(() => {
      const box = (name: string) => document.querySelector(name)?.getBoundingClientRect();
      const [map, panel] = [box('.board-window'), box('.panel')];
      const buttons = [...document.querySelectorAll<HTMLElement>('.board-buttons button')];
      const seen = buttons.filter((button) => button.checkVisibility());
      const lying = (other: DOMRect | undefined) =>
        seen.filter((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          if (!other) return true;
          return left < other.right && right > other.left && top < other.bottom && bottom > other.top;
        }).length;
      const out = seen.filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left < 0 || right > innerWidth || bottom > innerHeight || !button.contains(there);
      });
      return { seen: seen.length, overMap: lying(map), overPanel: lying(panel), out: out.length };
    });
    expect(found).toEqual({ seen: found.seen, overMap: 0, overPanel: 0, out: 0 });
    expect(found.seen).toBeGreaterThan(6);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'which phase it is, what to do and a hint stay in sight above an answer',
    AT_LENGTH,
    async ({ page }) => {
      const table = await Table.playRocroi(page);
      await table.button(/^Go on/).tap();
      await table.isAt('French Movement Phase');
      const hint = table.panel.getByRole('region', { name: 'Hint' });
      await expect(hint).toBeVisible();
      const enemy = table.counter('sp-1-spanish');
      await enemy.tap();
      if (!(await table.answer.isVisible())) await enemy.tap();
      await expect(table.answer).toBeInViewport({ ratio: 1 });
      const now = table.panel.locator('.now');
      for (const part of [now.locator('.overline'), now.locator('h1'), now.locator('.instruction'), hint])
        await expect(part).toBeInViewport({ ratio: 1 });
    },
  );

  test('the start page speaks of taps and names no key; nor does the table', AT_LENGTH, async ({ page }) => {
    await page.goto('/');
    const steps = page.getByRole('region', { name: 'How a game goes' });
    await expect(steps).toContainText('Tap one of your counters');
    const shown = () => page.locator('.start').innerText();
    expect(await shown()).not.toMatch(/\bclick|Ctrl/i);
    await page.getByRole('button', { name: /^Play Rocroi/ }).tap();
    await expect(page.locator('.standing-bar .points-in-short')).toBeVisible();
    await expect(page.locator('.now .to-play')).toBeHidden();
    expect(await page.locator('kbd:visible').count()).toBe(0);
  });
});

test(
  'beside a coach the log is its last line until it is opened, and his first act is whole',
  AT_LENGTH,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFile(page, chargePosition());
    const table = new Table(page);
    await table.button('Coach').click();
    const coach = table.panel.getByRole('region', { name: 'Coach' });
    const show = coach.getByRole('button', { name: 'Show me' }).first();
    // His first act and its button are whole, with the panel as it is.
    await expect(coach.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
    await expect(show).toBeInViewport({ ratio: 1 });
    await expect(table.log).toContainText('Nothing has happened yet.');
    const height = () => table.log.evaluate((log) => log.getBoundingClientRect().height);
    expect(await height()).toBeLessThan(45);
    await table.button('All of it').click();
    expect(await height()).toBeGreaterThan(100);
    await table.button('Last line only').click();
    expect(await height()).toBeLessThan(45);
    // Nothing but the body is scrolled by itself.
    const boxes = await table.panel.evaluate((panel) =>
      [...panel.querySelectorAll('*')]
        .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.clientHeight > 0)
        .map(({ className }) => className),
    );
    expect(boxes.filter((name) => name !== 'panel-body' && name !== 'panel-answer')).toEqual([]);
  },
);

test('with a mouse the start page speaks of no taps', AT_LENGTH, async ({ page }) => {
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'How a game goes' });
  await expect(steps.getByText(/^Press one of your counters/)).toBeVisible();
  await expect(steps.getByText(/^Tap one of your counters/)).toBeHidden();
});
