/** By finger, on a phone and on a tablet held upright: the board first, the panel a sheet below it. */

import { AT_LENGTH, atLengthIf } from '../helpers/every';
import { Hand } from '../helpers/hand';
import { openFile } from '../helpers/positions';
import { atTheGate } from '../helpers/siegePositions';
import { Table } from '../helpers/table';
import { tap, tapTwice } from '../helpers/taps';
import { expect, type Locator, type Page, test } from '../helpers/test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
] as const;
/** Whether the middle of it can be touched: on the board, not under the sheet, not under a button. */
function isUncovered(page: Page, hex: string): Promise<boolean> {
  return page.evaluate((number) => {
    const mark = document.querySelector(
      `:is(.counter, .choice-spot)[data-hex="${number}"], .marks.under [data-hex="${number}"]`,
    );
    const box = mark?.getBoundingClientRect();
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top?.closest('.board-window') !== null && top !== null && top !== undefined;
  }, hex);
}

for (const viewport of SIZES) {
  // What a finger does is the same on both.
  const onOne = atLengthIf(viewport.width > 390);
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

    test('a Game-Turn of both sides by touch', onOne, async ({ page }) => {
      const table = await Table.playRocroi(page);
      const press = (name: string | RegExp) => table.button(name).first().tap();
      await tap(table, table.counter('fr-art-2'));
      await tapTwice(table, table.counter('sp-1-spanish'));
      await press('More of the panel');
      await expect(table.log).toContainText(
        'Second French battery (1814) fires on 1/Spanish (1214), range 6',
      );
      await press('Less of the panel');
      await press(/^Go on/);
      await tap(table, table.counter('fr-mestre-de-camp'));
      await tapTwice(table, table.lit('1308'));
      await expect(table.counter('fr-mestre-de-camp')).toHaveAttribute('data-hex', '1308');
      await press('Go on to the Combat Phase');
      for (let presses = 0; presses < 20; presses++) {
        if (await table.panel.getByText('Game-Turn 2').first().isVisible()) break;
        const complete = table
          .button(/^(Fight what is left|Choose the least|Disrupt these|So be it)/)
          .first();
        await ((await complete.isVisible()) ? complete : table.button(/^(Go on|End|Roll)/).first()).tap();
      }
      await expect(table.panel).toContainText('Game-Turn 2 · French');
    });

    test(
      'a battle opens with figures on its counters, and a hint says how to see the rest',
      AT_LENGTH,
      async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: /^Play Rocroi/ }).tap();
        await expect(page.locator('.board-window')).toHaveAttribute('data-zoom', 'near');
        await expect(page.getByRole('region', { name: 'Hint' })).toContainText('Not all of the map is shown');
        const inView = (side: string) =>
          page.locator(`.counters [data-counter^="${side}-"]`).evaluateAll((counters) => {
            const map = document.querySelector('.board-window')?.getBoundingClientRect();
            return counters.filter((counter) => {
              const { left, right, top, bottom } = counter.getBoundingClientRect();
              return map && left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
            }).length;
          });
        await expect.poll(() => inView('fr')).toBeGreaterThan(3);
        await expect.poll(() => inView('sp')).toBeGreaterThan(3);
      },
    );

    test('a long press shows what hovering shows, and presses nothing', AT_LENGTH, async ({ page }) => {
      const table = await Table.playRocroi(page);
      const hand = await Hand.of(page);
      await page.keyboard.press('e');
      await tap(table, table.counter('fr-mestre-de-camp'));
      const bubble = page.locator('.bubble');

      const goal = await table.centreOf(table.lit('1508'));
      await hand.down(goal);
      await expect(bubble).toContainText(/Move [a-z ]+ \(1508\)/);
      await expect(bubble).toContainText(/\d of 6 MP/);
      await expect.poll(() => isFree(bubble), 'no button of the map lies over its words').toBe(true);
      await expect(page.locator('.marks .mark.path .way')).toHaveCount(1);
      await hand.up();
      await page.waitForTimeout(100);
      await expect(bubble).toContainText(/Move [a-z ]+ \(1508\)/);
      await expect(table.counter('fr-mestre-de-camp')).toHaveAttribute('data-hex', '1807');

      const enemy = await table.centreOf(table.counter('sp-1-spanish'));
      await hand.down(enemy);
      await expect(bubble).toContainText('1/Spanish, Spanish infantry');
      await expect(bubble.locator('.case').first()).toBeVisible();
      await hand.up();
      await expect(table.whyNot).toBeHidden();
      // a mouse that is moved, or that the browser believes to be moved, takes nothing away
      await page.mouse.move(goal.x, goal.y);
      await page.mouse.move(goal.x, 2);
      await expect(bubble).toContainText('1/Spanish, Spanish infantry');

      // A tap on the bubble puts it away; a tap elsewhere is a tap, and takes it away too.
      await bubble.locator('.rest-name').tap();
      await expect(bubble).toBeHidden();
      await hand.down(goal);
      await expect(bubble).toBeVisible();
      await hand.up();
      const near = await table.centreOf(table.lit('1510'));
      await page.touchscreen.tap(near.x, near.y);
      await expect(bubble).toContainText(/Move .*1510/);
      await page.touchscreen.tap(near.x, near.y);
      await expect(bubble).toBeHidden();
      await expect(table.counter('fr-mestre-de-camp')).toHaveAttribute('data-hex', '1510');
    });

    test(
      'the first tap shows what the second does, and does nothing; a setting brings one tap back',
      AT_LENGTH,
      async ({ page }) => {
        const table = await Table.playRocroi(page);
        await page.keyboard.press('e');
        const unit = table.counter('fr-mestre-de-camp');
        const bubble = page.locator('.bubble');
        const ways = page.locator('.marks .mark.path .way');
        // One's own counter is chosen at once.
        await tap(table, unit);
        await expect(table.panel).toContainText('Choose where Mestre de Camp goes');
        await expect(bubble).toHaveCount(0);
        // Cost and way; a tap elsewhere shows that place instead.
        await tap(table, table.lit('1508'));
        await expect(bubble).toContainText(/1508.*\d of 6 MP.*Move .*1508/s);
        await expect(ways).toHaveCount(1);
        await tap(table, table.lit('1510'));
        await expect(bubble).toContainText(/Move .*1510/);
        await expect(ways).toHaveCount(1);
        // In short, so that the map is seen, and never over what it is about; all of it when that is asked for.
        const words = bubble.locator('.rest-bubble');
        const short = (await words.boundingBox())?.height ?? 0;
        expect(short).toBeGreaterThan(40);
        expect(short).toBeLessThan(96);
        expect(await liesOver(bubble, ['.picked-frame', '.choice-spot[data-hex="1510"]'])).toEqual([]);
        const more = bubble.getByRole('button', { name: 'Read all of it' });
        if (await more.isVisible()) {
          const box = await more.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
          await more.tap();
          await expect(words).not.toHaveClass(/short/);
          expect(await words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(
            0,
          );
        }
        await expect(unit).toHaveAttribute('data-hex', '1807');
        await tap(table, table.lit('1510'));
        await expect(unit).toHaveAttribute('data-hex', '1510');
        await expect(bubble).toHaveCount(0);
        // What cannot be done is refused at the first tap.
        await tap(table, table.counter('fr-royal'));
        await tap(table, table.counter('sp-1-spanish'));
        await expect(page.locator('.why-not')).toBeVisible();
        await page.keyboard.press('Escape');

        await page.getByRole('button', { name: 'Settings', exact: true }).tap();
        await page.getByRole('checkbox', { name: /^One tap acts/ }).tap();
        await page.getByRole('button', { name: 'Settings', exact: true }).tap();
        await tap(table, table.counter('fr-royal'));
        const goal = page.locator('.choice-spot').first();
        const hex = (await goal.getAttribute('data-hex')) ?? '';
        await tap(table, table.lit(hex));
        await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', hex);
      },
    );

    test(
      'the buttons of the map keep their place while the sheet grows, and lie over nothing',
      AT_LENGTH,
      async ({ page }) => {
        const table = await Table.playRocroi(page);
        const buttons = page.locator('.board-buttons');
        const box = () => buttons.boundingBox();
        const before = await box();
        await table.button('More of the panel').tap();
        await page.waitForTimeout(300);
        expect(await box()).toEqual(before);
        // A new phase folds the sheet again.
        await page.keyboard.press('e');
        await expect(table.button('More of the panel')).toBeVisible();
        expect(await box()).toEqual(before);
        const map = await page.locator('.board-window').boundingBox();
        expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThanOrEqual(map?.y ?? 0);
      },
    );

    test(
      'a finger that rests before a gateway is told whose it is, and who stands there once',
      AT_LENGTH,
      async ({ page }) => {
        await openFile(page, atTheGate());
        const table = new Table(page);
        await table.isAt('French Movement Phase');
        const hand = await Hand.of(page);
        const bubble = page.locator('.bubble');
        await hand.down(await table.centreOf(table.counter('fr-6-3-01')));
        await expect(bubble).toBeVisible();
        await hand.up();
        await expect(bubble).toContainText('gateway Predigertor, open to neither side');
        await expect(bubble).toContainText('0714 was last held by the French side, 0715 by the Bavarian');
        expect((await bubble.innerText()).split('1/French 6-3')).toHaveLength(2);
      },
    );

    test('a tap that closes a menu presses nothing that lies under it', AT_LENGTH, async ({ page }) => {
      const table = await Table.playRocroi(page);
      await page.keyboard.press('e');
      await table.isAt('French Movement Phase');
      const menu = page.locator('[popover]:popover-open');
      const enemy = await table.centreOf(table.counter('sp-1-spanish'));
      const own = await table.centreOf(table.counter('fr-royal'));
      const end = await table.centreOf(table.button(/^End the Player-Turn/));
      const settings = page.getByRole('button', { name: 'Settings', exact: true });
      const time = page.getByRole('button', { name: 'Time', exact: true });

      for (const { opener, spot } of [
        { opener: time, spot: enemy },
        { opener: time, spot: own },
        { opener: time, spot: end },
        { opener: settings, spot: { x: viewport.width / 5, y: end.y } },
      ]) {
        await opener.tap();
        await expect(menu).toHaveCount(1);
        const isCovered = await page.evaluate(
          ({ x, y }) => document.elementFromPoint(x, y)?.closest('[popover]') != null,
          spot,
        );
        if (isCovered) {
          await opener.tap();
          continue;
        }
        await page.touchscreen.tap(spot.x, spot.y);
        await expect(menu).toHaveCount(0);
        await page.waitForTimeout(100);
        await table.isAt('French Movement Phase');
        await expect(table.whyNot).toBeHidden();
        await expect(page.locator('.picked-frame')).toHaveCount(0);
      }

      // The next tap is one again, and the button of another menu changes over to it.
      await time.tap();
      await settings.tap();
      await expect(menu).toHaveAccessibleName('Settings');
      await settings.tap();
      await expect(menu).toHaveCount(0);
      await page.touchscreen.tap(enemy.x, enemy.y);
      await expect(table.answer).toBeVisible();
    });

    test('a finger that drags or pinches is not one that rests', AT_LENGTH, async ({ page }) => {
      const table = await Table.playRocroi(page);
      const hand = await Hand.of(page);
      const stage = page.locator('.board-stage');
      const scale = () => stage.evaluate((sheet) => new DOMMatrix(getComputedStyle(sheet).transform).a);
      const board = await table.centreOf(page.locator('.board-window'));
      const before = await table.centreOf(table.counter('fr-royal'));

      await hand.down(board);
      for (const y of [20, 40, 60]) await hand.move({ x: board.x, y: board.y + y });
      await page.waitForTimeout(600);
      await expect(page.locator('.bubble')).toHaveCount(0);
      await hand.up();
      expect((await table.centreOf(table.counter('fr-royal'))).y - before.y).toBeGreaterThan(30);

      const small = await scale();
      const apart = (by: number) => [
        { x: board.x - by, y: board.y },
        { x: board.x + by, y: board.y },
      ];
      await hand.down(...apart(40));
      for (const by of [50, 60, 70, 80]) await hand.move(...apart(by));
      await page.waitForTimeout(600);
      await expect(page.locator('.bubble')).toHaveCount(0);
      await hand.up();
      expect(await scale()).toBeGreaterThan(small * 1.5);
    });

    test('the sheet never lies over what is selected', AT_LENGTH, async ({ page }) => {
      const table = await Table.playRocroi(page);
      await page.keyboard.press('e');
      await table.isAt('French Movement Phase');
      await expect(
        page.locator('.counter:has(.lift)').first(),
        'lit a frame after the heading',
      ).toBeAttached();
      // The lowest of the French: the open sheet would lie over it.
      const lowest = await page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLElement>('.counter:has(.lift)')];
        const bottom = (element: HTMLElement) => element.getBoundingClientRect().bottom;
        const edge = document.querySelector('.panel')?.getBoundingClientRect().top ?? 0;
        const seen = all.filter((element) => bottom(element) < edge - 4);
        return seen.toSorted((a, b) => bottom(b) - bottom(a))[0]?.dataset.counter ?? '';
      });
      await tap(table, table.counter(lowest));
      await expect(table.panel).toContainText('Choose where');
      const hex = (await table.counter(lowest).getAttribute('data-hex')) ?? '';
      for (const name of ['More', 'Less', 'More']) {
        await table.button(`${name} of the panel`).tap();
        await expect
          .poll(() => isUncovered(page, hex), { message: `${lowest} at ${hex}, ${name}` })
          .toBe(true);
      }
    });

    test('the map lies as before when the sheet has shrunk again', AT_LENGTH, async ({ page }) => {
      const table = await Table.playRocroi(page);
      // With a hint the sheet is as high before the shot as after it.
      await table.button('Switch hints off').tap();
      const lies = () =>
        page.locator('.board-stage').evaluate((sheet) => {
          const { e, f } = new DOMMatrix(getComputedStyle(sheet).transform);
          return `${Math.round(e)}, ${Math.round(f)}`;
        });
      // A map that has been placed, with a target near its lower edge.
      await page.getByRole('button', { name: 'Zoom in' }).tap();
      await page.waitForTimeout(600);
      await tap(table, table.counter('fr-art-2'));
      await page.waitForTimeout(600);
      const target = await page.evaluate(() => {
        const edge = document.querySelector('.panel')?.getBoundingClientRect().top ?? 0;
        const inSight = [...document.querySelectorAll<SVGElement>('.marks .mark.target[data-hex]')]
          .map((mark) => ({ hex: mark.dataset.hex ?? '', box: mark.getBoundingClientRect() }))
          .filter(({ box }) => box.bottom < edge && box.left > 0 && box.right < innerWidth)
          .toSorted((a, b) => b.box.bottom - a.box.bottom);
        return inSight[0]?.hex ?? '';
      });
      expect(target).not.toBe('');
      const before = await lies();
      await tapTwice(table, table.lit(target));
      await expect(table.panel.getByRole('region', { name: 'Just now' })).toContainText('fires on');
      await page.waitForTimeout(600);
      expect(await isUncovered(page, target)).toBe(true);
      expect(await lies(), 'the sheet has pushed the map').not.toBe(before);
      await table.button(/^Go on/).tap();
      await page.waitForTimeout(600);
      expect(await lies()).toBe(before);
    });

    test('everything to press is large enough for a finger', onOne, async ({ page }) => {
      const table = await Table.playRocroi(page);
      await page.keyboard.press('e');
      await tap(table, table.counter('sp-1-spanish'));
      await table.button('More of the panel').tap();
      const tooSmall = () =>
        page.evaluate(() =>
          // Words within a sentence are as large as its type.
          [
            ...document.querySelectorAll<HTMLElement>(
              'button:not(.case, .link, .choice-spot), .why-not .case, .standing .case, .hint .link, input, summary',
            ),
          ]
            .filter((control) => control.checkVisibility() && !control.closest('label'))
            .map((control) => ({
              name: control.getAttribute('aria-label') ?? control.innerText ?? control.id,
              box: control.getBoundingClientRect(),
            }))
            .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
            .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
        );
      expect(await tooSmall()).toEqual([]);
      await table.button('How to win').tap();
      await expect(page.locator('.standing .case').first()).toBeVisible();
      expect(await tooSmall()).toEqual([]);
      await table.button('How to win').tap();
      await page.keyboard.press('?');
      expect(await tooSmall()).toEqual([]);
    });
  });
}

/** What of these a bubble lies over. */
function liesOver(bubble: Locator, what: readonly string[]): Promise<readonly string[]> {
  return bubble.locator('.rest-bubble').evaluate((words, selectors) => {
    const over = words.getBoundingClientRect();
    return selectors.filter((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (!box) return true;
      return box.top < over.bottom && box.bottom > over.top && box.left < over.right && box.right > over.left;
    });
  }, what);
}

/** Whether its words lie on top, seen at the corners and in the middle of its upper and lower edge. */
function isFree(bubble: Locator): Promise<boolean> {
  return bubble.locator('.rest-bubble').evaluate((words) => {
    const { left, right, top, bottom } = words.getBoundingClientRect();
    const spots = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
      [top + 4, bottom - 4].map((y) => [x, y] as const),
    );
    return spots.every(([x, y]) => words.contains(document.elementFromPoint(x, y)));
  });
}
