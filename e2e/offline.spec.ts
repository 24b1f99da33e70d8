import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { Table } from './table';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

test.use({ serviceWorkers: 'allow' });

let server: Server;
let folder: string;
/** The built page in a folder of its own, under a path of its own: it may lie anywhere, and may be changed. */
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tercio-'));
  cpSync(join(import.meta.dirname, '../dist'), folder, { recursive: true });
  server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/[?#].*/, '').replace(/^\/games\/tercio\//, '') || 'index.html';
    try {
      const file = readFileSync(join(folder, path));
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      response.end(file);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
test.afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

async function visit(page: Page): Promise<void> {
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/games/tercio/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

async function play(page: Page): Promise<Table> {
  await page.getByRole('button', { name: /^Play Rocroi/ }).click();
  const table = new Table(page);
  await table.isAt('French Disruption Removal Phase');
  return table;
}

test('after the first visit the page starts, plays and keeps games without a network', async ({
  page,
  context,
}) => {
  await visit(page);
  await context.setOffline(true);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await page.reload();
  const table = await play(page);
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  await page.reload();
  await table.isAt('French Movement Phase');
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(fonts.join()).toContain('IM Fell English');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

test('a new version waits for the player’s word, and the game goes on in it', async ({ page }) => {
  await visit(page);
  await page.reload();
  const table = await play(page);
  await page.keyboard.press('e');
  await table.isAt('French Artillery Fire Phase');

  const worker = join(folder, 'sw.js');
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

test('it can be installed: a manifest with icons that are there, from any folder', async ({ page }) => {
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
});
