/** The header where there is little room, and where the browser chooses the colours. */

import { AT_LENGTH } from '../helpers/every';
import { Table } from '../helpers/table';
import { expect, test } from '../helpers/test';

test(
  'at 320 px the title is whole, and what it needs room for is behind More',
  AT_LENGTH,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const battle of [/^Play Rocroi/, /^Play Freiburg, 9 August/]) {
      await page.goto('/');
      await page.getByRole('button', { name: battle }).click();
      await expect(page.locator('.now h1')).toBeVisible();
      const title = page.locator('.bar-title > span');
      const rows = await title.evaluate((span) => {
        const text = span.firstChild;
        const range = document.createRange();
        return [...(text?.nodeValue ?? '').matchAll(/[^ ]+/g)].map((word) => {
          range.setStart(text ?? span, word.index);
          range.setEnd(text ?? span, word.index + word[0].length);
          return [...range.getClientRects()].length;
        });
      });
      // No word is on two lines, and no line is cut.
      expect(new Set(rows)).toEqual(new Set([1]));
      const cut = await page.locator('.bar-title').evaluate((box) => box.scrollHeight - box.clientHeight);
      expect(cut).toBeLessThanOrEqual(2);
    }
    await page.getByRole('button', { name: 'Place all of them sensibly' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    const bar = page.locator('.bar');
    for (const tool of ['Start page', 'Undo', 'Time', 'More', 'Settings'])
      await expect(bar.getByRole('button', { name: tool, exact: true })).toBeInViewport({ ratio: 1 });
    await bar.getByRole('button', { name: 'More', exact: true }).click();
    await bar.getByRole('button', { name: /^Redo/ }).click();
    await expect(page.locator('.now')).not.toContainText('17 counters of 17 to place');
  },
);

test('every tool is in view at each width of a window', AT_LENGTH, async ({ page }) => {
  await Table.playRocroi(page);
  const tools = page.locator('.bar button');
  for (const width of [1440, 1119, 1060, 1024, 1000, 960, 900, 820]) {
    await page.setViewportSize({ width, height: 768 });
    for (const tool of await tools.all())
      if (await tool.isVisible()) await expect(tool).toBeInViewport({ ratio: 1 });
  }
});

test(
  'in forced colours the present Game-Turn and phase are told from the others',
  AT_LENGTH,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await Table.playRocroi(page);
    for (const track of ['.numbered', '.named']) {
      const steps = page.locator(`${track} li`);
      // What is painted near the left edge: the styles that a script can read are those before the colours are forced.
      const painted: string[] = [];
      for (const step of (await steps.all()).slice(0, 4)) {
        const box = await step.boundingBox();
        if (!box) throw new Error('no such step');
        const clip = { x: Math.round(box.x) + 4, y: Math.round(box.y + box.height / 2), width: 1, height: 1 };
        painted.push((await page.screenshot({ clip })).toString('base64'));
      }
      const isPresent = await steps.evaluateAll((all) => all.map((step) => step.matches('[aria-current]')));
      const present = painted.filter((_, i) => isPresent[i]);
      const others = painted.filter((_, i) => !isPresent[i]);
      expect(present).toHaveLength(1);
      expect(new Set(others).size).toBe(1);
      expect(others).not.toContain(present[0]);
    }
  },
);
