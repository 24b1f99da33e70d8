import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AT_LENGTH } from '../helpers/every';
import { type Host, startHost, stored } from '../helpers/host';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

test.use({ serviceWorkers: 'allow' });

let host: Host;
test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(() => host.close());

async function visit(page: Page): Promise<void> {
  await host.visit(page);
  await stored(page);
}

async function play(page: Page): Promise<Table> {
  await page.getByRole('button', { name: /^Play Rocroi/ }).click();
  const table = new Table(page);
  await table.isAt('French Artillery Fire Phase');
  return table;
}

test('after the first visit the page starts, plays and keeps games without a network', async ({
  page,
  context,
}) => {
  await visit(page);
  await context.setOffline(true);
  await host.stop();
  await page.reload();
  const table = await play(page);
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  await page.reload();
  await table.isAt('French Movement Phase');
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(fonts.join()).toContain('IM Fell English');
});

test('a new version waits for the player’s word, and the game goes on in it', async ({ page }) => {
  await visit(page);
  await page.reload();
  const table = await play(page);

  const worker = join(host.folder, 'sw.js');
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// another version\n`);
  await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration())?.update().then(() => undefined),
  );
  const notice = table.panel.getByText('A new version is ready. Your game is kept');
  await expect(notice).toBeVisible();
  // Nothing is reloaded by itself: what was put together on this page is still there a while later.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await page.waitForTimeout(500);
  await expect(page.locator('[data-same-page]')).toHaveCount(1);

  await table.button('Reload now').click();
  await expect(page.locator('[data-same-page]')).toHaveCount(0);
  await table.isAt('French Artillery Fire Phase');
  await expect(notice).toHaveCount(0);
});

test(
  'it can be installed: a manifest with icons that are there, from any folder',
  AT_LENGTH,
  async ({ page }) => {
    await visit(page);
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
      const address = link?.href ?? '';
      const { icons, display, start_url, scope } = await (await fetch(address)).json();
      const found = await Promise.all(
        icons.map(async ({ src, sizes }: { src: string; sizes: string }) => {
          const image = new Image();
          image.src = new URL(src, address).href;
          await image.decode();
          return sizes === 'any' || sizes === `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      );
      return {
        found,
        display,
        start: new URL(start_url, address).pathname,
        scope: new URL(scope, address).pathname,
      };
    });
    expect(manifest).toEqual({
      found: [true, true, true, true],
      display: 'standalone',
      start: '/games/tercio/',
      scope: '/games/tercio/',
    });
  },
);
