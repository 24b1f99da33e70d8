import { violationsOn } from '../helpers/accessibility';
import { AT_LENGTH } from '../helpers/every';
import { Hand } from '../helpers/hand';
import { Table } from '../helpers/table';
import { expect, type Locator, test } from '../helpers/test';

async function bottomOf(what: Locator): Promise<number> {
  const box = await what.boundingBox();
  return box ? box.y + box.height : 0;
}

test.describe('3 August is set up by mouse', () => {
  test('counter by counter, with a refusal, a swap and a way back, then the rest', async ({ page }) => {
    const table = await Table.setUpFreiburg(page);
    const beside = table.panel.getByRole('region', { name: 'Beside the map' });
    await expect(beside.getByRole('button')).toHaveCount(4);
    // What lies beside the map is not listed a second time, and a pile of counters has no history.
    await expect(table.panel.getByRole('region', { name: 'Choices on the board' })).toHaveCount(0);

    await beside.getByText('6-3, 14 left').click();
    await expect(table.panel.getByText(/^History of/)).toHaveCount(0);
    await table.clickHex('1419');
    await expect(table.counter('bav-6-3-01')).toHaveAttribute('data-hex', '1419');
    await table.clickHex('1520');
    await expect(beside.getByText('6-3, 12 left')).toBeVisible();
    // Which of equal counters is which changes as they are set up: none glides where nobody has moved it.
    await expect(table.counter('bav-6-3-01')).toHaveCSS('transition-duration', '0s');

    // Beside the works nothing is set up.
    await table.clickHex('1317');
    await expect(table.whyNot).toContainText('Freiburg 17.11');
    await expect(table.whyNot).toContainText('entrenchments of the 3 August Line');

    // Cavalry takes the place of infantry, which comes back into the hand.
    await beside.getByText('2-8, 5 left').click();
    await table.clickHex('1419');
    await expect(table.counter('bav-2-8-01')).toHaveAttribute('data-hex', '1419');
    await table.clickHex('1319');
    await page.keyboard.press('Escape');

    // A counter is dragged to another hex.
    await table.drag('bav-2-8-01', '2122');
    await expect(table.counter('bav-2-8-01')).toHaveAttribute('data-hex', '2122');

    // So is one from beside the map; let go there, it stays chosen.
    await table.carry(beside.getByRole('button', { name: /^6-3/ }), '1620');
    await expect(table.counter('bav-6-3-02')).toHaveAttribute('data-hex', '1520');
    await expect(table.page.locator('[data-hex="1620"][data-counter^="bav-6-3"]')).toBeVisible();

    await expect(table.button('The set-up is done')).toHaveCount(0);
    await table.button('Place the rest sensibly').click();
    await expect(table.counter('bav-6-3-01')).toHaveAttribute('data-hex', '1319');
    await table.button('The set-up is done').click();

    await table.isAt('French set-up');
    // What is to be placed is not scrolled away for what has just been done.
    await expect(beside.getByRole('button').first()).toBeInViewport({ ratio: 1 });
    await expect(table.log).toContainText(
      'The Bavarian force is set up: 14 × 6-3, 5 × 2-8, von Mercy and 5 guns.',
    );
    await table.button('Take the suggested set-up').click();
    await table.button('The set-up is done').click();
    await table.isAt('French Artillery Fire Phase');
    await expect(table.counter('bav-6-3-01')).not.toHaveCSS('transition-duration', '0s');
  });

  test('a pile that is used up keeps its place beside the map', AT_LENGTH, async ({ page }) => {
    const table = await Table.setUpFreiburg(page);
    const beside = table.panel.getByRole('region', { name: 'Beside the map' });
    const gun = beside.getByRole('button', { name: /^gun/ });
    const before = await gun.boundingBox();
    await beside.getByText('von Mercy').click();
    await table.clickHex('1419');
    await expect(beside.getByText('von Mercy: all placed')).toBeVisible();
    const after = await gun.boundingBox();
    expect(after?.y).toBe(before?.y);
    await expect(beside.getByRole('button')).toHaveCount(3);
  });

  test('then the first Game-Turn is played', AT_LENGTH, async ({ page }) => {
    const table = await Table.setUpFreiburg(page);
    for (const side of ['Bavarian', 'French']) {
      await table.isAt(`${side} set-up`);
      await table.button('Take the suggested set-up').click();
      await table.button('The set-up is done').click();
    }
    await table.isAt('French Artillery Fire Phase');
    await table.playOn(/^French/, /^Bavarian/);
    await table.playOn(/^Bavarian/, /^French/);
    await expect(table.panel).toContainText('3 August · Game-Turn 2');
  });

  test('a half-done set-up is there again after a reload', AT_LENGTH, async ({ page }) => {
    const table = await Table.setUpFreiburg(page);
    await table.panel.getByRole('region', { name: 'Beside the map' }).getByText('6-3, 14 left').click();
    await table.clickHex('1419');
    await expect(table.counter('bav-6-3-01')).toHaveAttribute('data-hex', '1419');
    await page.reload();
    await expect(table.counter('bav-6-3-01')).toHaveAttribute('data-hex', '1419');
    await expect(table.panel.getByText('6-3, 13 left')).toBeVisible();
  });

  test(
    'by keyboard alone: taken by Tab, placed by cursor and by number, the rest by its letter',
    AT_LENGTH,
    async ({ page }) => {
      const table = await Table.setUpFreiburg(page);
      await page.keyboard.press('p');
      // To the counters beside the map at once, and through them.
      await expect(table.button(/^6-3, 14 left/)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(table.button(/^2-8, 5 left/)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('g');
      // Through the lit hexes, from the first to the next.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(table.counter('bav-6-3-01')).toBeVisible();
      await page.keyboard.press('/');
      await page.keyboard.type('1520');
      await page.keyboard.press('Enter');
      await expect(table.counter('bav-6-3-02')).toHaveAttribute('data-hex', '1520');
      await page.keyboard.type('1317');
      await page.keyboard.press('Enter');
      await expect(table.whyNot).toContainText('Freiburg 17.11');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      await page.keyboard.press('a');
      await page.keyboard.press('r');
      await table.isAt('French set-up');
      await page.keyboard.press('s');
      await page.keyboard.press('r');
      await table.isAt('French Artillery Fire Phase');
    },
  );
});

test.describe('3 August is set up by finger on a phone', () => {
  test.use({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test(
    'taken from the sheet, placed by tap, taken up and placed elsewhere, the rest by one tap',
    AT_LENGTH,
    async ({ page }) => {
      const table = await Table.setUpFreiburg(page);
      const tapHex = async (hex: string) => {
        const { x, y } = await table.centreOfHex(hex);
        await page.touchscreen.tap(x, y);
      };
      const beside = table.panel.getByRole('region', { name: 'Beside the map' });
      await beside.getByText('6-3, 14 left').tap();
      await tapHex('1620');
      await expect(table.counter('bav-6-3-01')).toHaveAttribute('data-hex', '1620');
      // With one chosen the others beside the map can all be seen above the buttons.
      const lowest = Math.max(
        ...(await beside
          .getByRole('button')
          .all()
          .then((chips) => Promise.all(chips.map(bottomOf)))),
      );
      expect(lowest).toBeLessThanOrEqual(
        (await table.panel.getByRole('region', { name: 'Actions' }).boundingBox())?.y ?? 0,
      );
      // Tapped with nothing in hand, it is taken up again.
      await table.button('Put it back').tap();
      await tapHex('1620');
      await expect(table.panel).toContainText('Put 1/Bavarian 6-3 in');
      await tapHex('1821');
      await expect(table.counter('bav-6-3-01')).toHaveAttribute('data-hex', '1821');
      // A finger that rests on one beside the map carries it from there.
      const hand = await Hand.of(page);
      const spot = await table.centreOfHex('1520');
      await hand.down(await table.centreOf(beside.getByRole('button', { name: /^2-8/ })));
      await page.waitForTimeout(400);
      await hand.move({ x: spot.x - 20, y: spot.y + 40 });
      await hand.move(spot);
      await expect(page.locator('.tray-carried')).toBeVisible();
      await hand.up();
      await expect(page.locator('.tray-carried')).toHaveCount(0);
      await expect(table.counter('bav-2-8-01')).toHaveAttribute('data-hex', '1520');
      await table.button(/^Place the rest sensibly/).tap();
      await expect(table.panel).toContainText('Everything stands');
      // At once it would be the second of a double tap, which was not meant for the button that stands there now.
      await page.waitForTimeout(600);
      await table.button('The set-up is done').tap();
      await table.isAt('French set-up');
      // What has just been done stands below what is to be done now.
      const top = async (name: string) =>
        (await table.panel.getByRole('region', { name }).boundingBox())?.y ?? 0;
      expect(await top('Beside the map')).toBeLessThan(await top('Just now'));
    },
  );

  test(
    'a map that no one has moved shows where a side sets up, then the counters; a placed one stays',
    AT_LENGTH,
    async ({ page }) => {
      const stage = page.locator('.board-stage');
      const lies = () => stage.evaluate((sheet) => getComputedStyle(sheet).transform);
      for (const isMoved of [false, true]) {
        const table = await Table.setUpFreiburg(page);
        if (isMoved) await page.getByRole('button', { name: 'Zoom in' }).tap();
        for (const side of ['Bavarian', 'French']) {
          await table.isAt(`${side} set-up`);
          await table.button('Take the suggested set-up').tap();
          await expect(table.panel).toContainText('Everything stands');
          await page.waitForTimeout(600);
          const before = await lies();
          await table.button('The set-up is done').tap();
          if (isMoved) {
            await page.waitForTimeout(600);
            expect(await lies()).toBe(before);
          } else await expect.poll(lies).not.toBe(before);
        }
        await table.isAt('French Artillery Fire Phase');
        if (isMoved) continue;
        await page.waitForTimeout(600);
        // Not all of them: where the armies meet, so large that their figures can be read.
        const seen = await page.evaluate(() => {
          const map = document.querySelector('.board-window')?.getBoundingClientRect();
          return [...document.querySelectorAll<HTMLElement>('.counter[data-hex]')].flatMap((counter) => {
            const { left, right, top, bottom, height } = counter.getBoundingClientRect();
            const isSeen = map && left >= 0 && right <= map.right && top >= map.top && bottom <= map.bottom;
            const name = counter.dataset.counter ?? '';
            return isSeen && !counter.classList.contains('badge') ? [{ side: name.slice(0, 2), height }] : [];
          });
        });
        expect(seen.length).toBeGreaterThan(15);
        expect(new Set(seen.map(({ side }) => side)).size).toBeGreaterThan(1);
        expect(Math.min(...seen.map(({ height }) => height))).toBeGreaterThan(36);
      }
    },
  );
});

test('on a phone the ground of the side that sets up fills the map', AT_LENGTH, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await Table.setUpFreiburg(page);
  const seen = () =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.marks .reach .rim')].map((hex) =>
        hex.getBoundingClientRect(),
      );
      const map = document.querySelector('.board-window')?.getBoundingClientRect() ?? new DOMRect();
      const [top, left] = [
        Math.min(...boxes.map((box) => box.top)),
        Math.min(...boxes.map((box) => box.left)),
      ];
      const width = Math.max(...boxes.map((box) => box.right)) - left;
      const height = Math.max(...boxes.map((box) => box.bottom)) - top;
      const isInside = top >= map.top && left >= map.left && height <= map.height && width <= map.width;
      return isInside ? Math.max(width / map.width, height / map.height) : 0;
    });
  await expect.poll(seen).toBeGreaterThan(0.6);
  await table.panel.getByRole('button', { name: 'Take the suggested set-up' }).click();
  await table.panel.getByRole('button', { name: /set-up is done/ }).click();
  await table.isAt('French set-up');
  await expect.poll(seen).toBeGreaterThan(0.6);
});

test(
  'an own set-up is kept by name, by mouse, and used by keys in another game',
  AT_LENGTH,
  async ({ page }) => {
    const table = await Table.setUpFreiburg(page);
    await table.button(/suggest/i).click();
    const shelf = table.panel.getByRole('region', { name: 'Your own set-ups' });
    await shelf.getByText('Keep this set-up', { exact: true }).click();
    await shelf.getByLabel('Keep this set-up as').fill('Thin line');
    await shelf.getByRole('button', { name: 'Keep' }).click();
    await expect(shelf.getByRole('button', { name: 'Use Thin line' })).toBeVisible();
    expect(await violationsOn(page, { for: 'everything', without: '.board' })).toEqual([]);
    const stood = await page.locator('[data-counter="bav-6-3-01"]').getAttribute('data-hex');

    await Table.setUpFreiburg(page);
    await shelf.getByRole('button', { name: 'Use Thin line' }).press('Enter');
    await expect(table.counter('bav-6-3-01')).toHaveAttribute('data-hex', stood ?? '');
    await page.keyboard.press('Control+z');
    await expect(
      table.panel.getByRole('region', { name: 'Beside the map' }).getByText('6-3, 14 left'),
    ).toBeVisible();
  },
);
