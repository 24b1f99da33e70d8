/** What the browser may do to what is stored, and that play goes on. */

import { AT_LENGTH } from '../helpers/every';
import { Table } from '../helpers/table';
import { expect, type Page, test } from '../helpers/test';

declare global {
  interface Window {
    isFull?: boolean;
  }
}

/** A browser whose storage is full whenever the test says so. */
async function withFullStorage(page: Page): Promise<(isFull: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (window.isFull) throw new DOMException('', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  return (isFull) => page.evaluate((full) => void Object.assign(window, { isFull: full }), isFull);
}

test(
  'a full device is reported; the game can be saved as a file and goes on',
  AT_LENGTH,
  async ({ page }) => {
    const setFull = await withFullStorage(page);
    const table = await Table.playRocroi(page);
    await setFull(true);
    await page.keyboard.press('e');
    await table.isAt('French Movement Phase');
    await expect(table.panel.getByText(/does not store this game \(there is no space left/)).toBeVisible();
    const download = page.waitForEvent('download');
    await table.button('Save as a file').click();
    expect((await download).suggestedFilename()).toBe('rocroi-game-turn-1.tercio.json');

    await setFull(false);
    await table.move('fr-royal', '1607');
    await expect(table.panel.getByText(/does not store this game/)).toHaveCount(0);
    await page.reload();
    await table.isAt('French Movement Phase');
    await expect(table.counter('fr-royal')).toHaveAttribute('data-hex', '1607');
  },
);

test('where nothing can be stored, as in some private windows, the game is played all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'SecurityError');
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  await page.goto('/');
  await expect(page.getByText(/does not return the games that may be stored here/)).toBeVisible();
  const table = await Table.playRocroi(page);
  await expect(table.panel.getByText(/it stores nothing here, as in some private windows/)).toBeVisible();
  await page.keyboard.press('e');
  await table.isAt('French Movement Phase');
  await page.getByRole('button', { name: 'Start page' }).click();
  const games = page.getByRole('region', { name: 'Continue' }).getByRole('listitem');
  await games.getByRole('button', { name: /^Rocroi/ }).click();
  await table.isAt('French Movement Phase');
});

test(
  'of a stored game that is cut short everything before the gap is kept, at once, beside it',
  AT_LENGTH,
  async ({ page }) => {
    const table = await Table.playRocroi(page);
    for (const heading of ['French Movement Phase', 'Spanish Artillery Fire Phase']) {
      await page.keyboard.press('e');
      await table.isAt(heading);
    }
    // The third entry is taken out as soon as it is there, which it may not be yet at the first look.
    let isCut = false;
    await expect
      .poll(async () => {
        const stored = await page.evaluate(
          () =>
            new Promise<number>((resolve, reject) => {
              const opening = indexedDB.open('tercio');
              opening.onerror = () => reject(opening.error);
              opening.onsuccess = () => {
                const db = opening.result;
                const entries = db.transaction('entries', 'readwrite').objectStore('entries');
                const keys = entries.getAllKeys();
                keys.onsuccess = () => {
                  const last = keys.result[2];
                  if (last !== undefined) entries.delete(last);
                };
                entries.transaction.oncomplete = () => {
                  db.close();
                  resolve(keys.result.length);
                };
              };
            }),
        );
        isCut ||= stored === 3;
        return isCut ? stored : 'not yet there';
      })
      .toBe(2);
    await page.reload();
    await table.isAt('French Movement Phase');
    await expect(table.panel.getByText(/^Command 3 cannot be read: It is missing\./)).toBeVisible();
    await page.getByRole('button', { name: 'Start page' }).click();
    const games = page.getByRole('region', { name: 'Continue' }).getByRole('listitem');
    await expect(games).toHaveCount(2);
    await expect(games.first()).toContainText('Rocroi (what could be read)');
  },
);

test(
  'without a network before the battles have come, the page says so, and a reload is enough',
  AT_LENGTH,
  async ({ page }) => {
    const html = await (await page.request.get('/')).text();
    let isCut = true;
    await page.route('**/assets/*.js', (route) => {
      const [name = ''] = new URL(route.request().url()).pathname.split('/').slice(-1);
      return isCut && !html.includes(name) ? route.abort() : route.continue();
    });
    await page.goto('/');
    const play = page.getByRole('button', { name: /^Play Rocroi/ });
    await play.click();
    await expect(page.getByText(/could not be fetched.*reload this page/)).toBeVisible();
    isCut = false;
    await page.reload();
    await play.click();
    await new Table(page).isAt('French Artillery Fire Phase');
  },
);

test(
  'a database that the browser has thrown away is told, and what was copied is brought back',
  AT_LENGTH,
  async ({ page }) => {
    const table = await Table.playRocroi(page);
    const before = await table.panel.getByRole('heading', { level: 1 }).innerText();
    await page.keyboard.press('e');
    await expect(table.panel.getByRole('heading', { level: 1 })).not.toHaveText(before);
    const now = await table.panel.getByRole('heading', { level: 1 }).innerText();
    // What is hidden may not be seen again: the copy does not wait for its time then.
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'hidden');
    });
    const copied = () =>
      page.evaluate(async () => {
        const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('games', {
          create: true,
        });
        const texts: string[] = [];
        // One that is just being written takes the place of the one before while the folder is read.
        try {
          for await (const file of folder.values())
            if (file instanceof FileSystemFileHandle) texts.push(await (await file.getFile()).text());
        } catch {
          return 'being written';
        }
        return texts.join();
      });
    // What is passed at the start has been copied before: the press itself is waited for.
    await expect.poll(copied).toContain('artilleryFire');
    await page.getByRole('button', { name: 'Start page' }).click();
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const deletion = indexedDB.deleteDatabase('tercio');
          deletion.onsuccess = resolve;
          deletion.onerror = reject;
        }),
    );
    await page.reload();
    await expect(page.getByText('“Rocroi”, Game-Turn 1; there is a copy of it')).toBeVisible();
    await page.getByRole('button', { name: 'Bring back what was copied' }).click();
    const games = page.getByRole('region', { name: 'Continue' }).getByRole('listitem');
    await games.getByRole('button', { name: /^Rocroi/ }).click();
    await table.isAt(now);
  },
);
