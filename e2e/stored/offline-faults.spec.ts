/** Every file that is stored for use without a network, and every way in which the answer for it may be wrong. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AT_LENGTH, atLengthIf } from '../helpers/every';
import { FAULTS, type Fault, type Host, startHost, stored } from '../helpers/host';
import { expect, type Page, test } from '../helpers/test';

test.use({ serviceWorkers: 'allow' });

const worker = join(import.meta.dirname, '../../dist/sw.js');
/** The service worker's list of files, as it is built. */
const FILES = existsSync(worker)
  ? [...readFileSync(worker, 'utf8').matchAll(/url:"([^"]+)"/g)].map(([, url]) => `${url}`)
  : [];
const EVERY = Number(process.env.FAULTS_EVERY ?? 120);
/** A part of all of them, spread evenly; `npm run faults` takes every one. */
const some = <T>(all: readonly T[], every = EVERY) => all.filter((_, i) => i % every === 0);

let host: Host;
test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(() => host.close());

const start = (page: Page) => page.getByRole('button', { name: /^Play Rocroi/ });
const notStarted = (page: Page) => page.getByRole('heading', { name: 'Tercio has not started' });

async function isStored(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
}

test('every stored file has its hash', () => {
  const entries = [...readFileSync(worker, 'utf8').matchAll(/\{url:"[^"]+",revision:[^}]*\}/g)];
  expect(entries.length).toBeGreaterThan(20);
  expect(entries.map(([entry]) => entry).filter((entry) => !entry.includes('integrity:"sha384-'))).toEqual(
    [],
  );
});

const cases = FILES.flatMap((file) => FAULTS.map((fault) => [file, fault] as const));
for (const [file, fault] of some(cases, EVERY === 1 ? 1 : 8 * EVERY + 1)) {
  test(
    `not believed as it is stored: ${file.replace(/-[\w-]{8}\./, '.')} ${fault}`,
    AT_LENGTH,
    async ({ page, context }) => {
      await faultyStore(page, file, fault);
      // The page itself came whole, so it plays.
      await expect(start(page)).toBeVisible();
      expect(await isStored(page)).toBe(false);
      // A browser makes the page wait some 20 s for a file that its worker waits for.
      if (fault === 'hanging') return;
      await page.reload();
      await expect(start(page)).toBeVisible();

      // Once the network is honest again, the next visit stores all of it.
      host.faulty = () => null;
      await page.reload();
      await stored(page);
      await context.setOffline(true);
      await host.stop();
      await page.reload();
      await expect(start(page)).toBeVisible();
    },
  );
}

/** The page comes whole; what the service worker asks for beside it has the fault. */
async function faultyStore(page: Page, file: string, fault: Fault): Promise<void> {
  let asked = 0;
  host.faulty = (path, { headers }) => {
    if (path !== file || headers['sec-fetch-dest'] !== 'empty') return null;
    asked++;
    return fault;
  };
  await host.visit(page);
  await expect.poll(() => asked).toBeGreaterThan(0);
  // Enough for the worker to take it, if it were to.
  await page.waitForTimeout(300);
}

for (const [i, file] of some(FILES).entries()) {
  test(
    `lost from what was stored: ${file.replace(/-[\w-]{8}\./, '.')}`,
    atLengthIf(i > 0),
    async ({ page, context }) => {
      await host.visit(page);
      await stored(page);
      await page.evaluate(async (lost) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          await cache.delete(new URL(lost, location.href).href, { ignoreSearch: true });
        }
      }, file);
      // With a network it is fetched again, and is there for the next time.
      await page.reload();
      await expect(start(page)).toBeVisible();
      if (file === 'index.html' || file.includes('assets/index-')) {
        await context.setOffline(true);
        await page.reload();
        await expect(start(page)).toBeVisible();
      }
    },
  );
}

test('without its program the page says so, and how to repair it', AT_LENGTH, async ({ page, context }) => {
  await host.visit(page);
  await stored(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) if (/index-[^/]*\.js/.test(url)) await cache.delete(url);
    }
  });
  await context.setOffline(true);
  await page.reload();
  await expect(notStarted(page)).toBeVisible();
  // Without a network nothing is thrown away.
  await page.getByRole('link', { name: 'load Tercio again' }).click();
  await expect(notStarted(page)).toBeVisible();
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'load Tercio again' }).click();
  await expect(start(page)).toBeVisible();
  await stored(page);
});

test(
  'a page of another kind that answers a repair does not cost what is stored',
  AT_LENGTH,
  async ({ page, context }) => {
    await host.visit(page);
    await stored(page);
    host.faulty = () => 'portal';
    await host.visit(page, '?repair');
    await expect(page.getByText('Welcome to the hotel network')).toBeVisible();
    await context.setOffline(true);
    await host.visit(page);
    await expect(start(page)).toBeVisible();
  },
);

test(
  'a page whose script is another page, or cut short, says that it has not started',
  AT_LENGTH,
  async ({ page }) => {
    for (const fault of some(FAULTS, EVERY === 1 ? 1 : 2)) {
      host.faulty = (path) => (/assets\/index-.*\.js/.test(path) ? fault : null);
      await host.visit(page);
      await expect(notStarted(page)).toBeVisible();
    }
  },
);
