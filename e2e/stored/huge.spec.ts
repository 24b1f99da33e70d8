import { longGame } from '../../tests/helpers/damage/hugeFiles';
import { AT_LENGTH } from '../helpers/every';
import { type Host, startHost, stored } from '../helpers/host';
import { expect, type Page, test } from '../helpers/test';

test.use({ serviceWorkers: 'allow' });

let host: Host;
test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(() => host.close());

const give = (page: Page, text: string) =>
  page
    .getByLabel('Open a game from a file')
    .setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test(
  'a large game is followed by a worker, without a network too, and can be given up',
  AT_LENGTH,
  async ({ page, context }) => {
    await host.visit(page);
    await stored(page);
    await context.setOffline(true);
    await host.stop();
    await page.reload();
    await page.getByRole('button', { name: /^Play Rocroi/ }).waitFor();
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));

    await give(page, longGame(10_000, true));
    await expect(page.getByText(/^Following the game: \d+ of 10000 commands/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: /^Play Rocroi/ })).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(0);

    await give(page, longGame(2_000, false));
    await expect(page.locator('.counter').first()).toBeVisible({ timeout: 20_000 });
    const earlier = page.getByRole('button', { name: 'Earlier in the game' });
    await earlier.scrollIntoViewIfNeeded();
    const heading = (await page.locator('.log-group h3').first().textContent()) ?? '';
    await earlier.click();
    // Before it there are earlier lines now, and the reader goes on from where he was.
    await expect(page.locator('.log-group h3').first()).not.toHaveText(heading);
    await expect(page.locator('.log-group h3', { hasText: heading }).first()).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Later in the game' })).toBeVisible();
    expect(workers.map((url) => /openingWorker/.test(url))).toEqual([true, true]);
  },
);
