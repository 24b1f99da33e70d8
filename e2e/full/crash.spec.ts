/** A browser that dies while a long game is taken in, and a disk that is really full. `npm run kill` does both. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { killBrowser, startBrowser } from '../helpers/ownBrowser';
import { chanceOf } from './chance';

const CRASHES = 20;
const LONG = readFileSync('tests/records/three-days.json', 'utf8');

const games = (page: Page) => page.getByRole('region', { name: 'Continue' }).getByRole('listitem');
const heading = (page: Page) => page.locator('.now h1');

async function takeIn(page: Page): Promise<void> {
  const long = { name: 'long.tercio.json', mimeType: 'application/json', buffer: Buffer.from(LONG) };
  await page.getByLabel('Open a game from a file').setInputFiles(long);
}
async function playOn(page: Page): Promise<void> {
  const before = await heading(page).innerText();
  await page.keyboard.press('e');
  await expect(heading(page)).not.toHaveText(before);
}
/** Of a stored game that is opened, how many lines its log has; what is damaged would say so. */
async function linesOf(page: Page, at: number): Promise<number> {
  await games(page).nth(at).getByRole('button').first().click();
  await heading(page).waitFor();
  await expect(page.locator('.notices, .panel .banner')).toHaveCount(0);
  const lines = await page.locator('.log .line-text').count();
  // Not by its button: the end of a day may lie over it.
  await page.goto(new URL('/', page.url()).href);
  await games(page).first().waitFor();
  return lines;
}

test(`killed ${CRASHES} times while a long game is taken in: it is there whole, or not at all`, async ({
  baseURL,
}) => {
  test.setTimeout(60_000 + CRASHES * 40_000);
  const chance = chanceOf(7);
  let whole = 0;
  for (let crash = 0; crash < CRASHES; crash++) {
    const profile = mkdtempSync(join(tmpdir(), 'tercio-crash-'));
    let running = await startBrowser(profile);
    try {
      await running.page.goto(baseURL ?? '');
      await running.page.getByRole('button', { name: /^Play Rocroi/ }).click();
      await playOn(running.page);
      await sleep(500);
      await running.page.goto(baseURL ?? '');
      await expect(games(running.page)).toHaveCount(1);
      await takeIn(running.page);
      await sleep(chance(1_500));
      await killBrowser(running);
      running = await startBrowser(profile);
      await running.page.goto(baseURL ?? '');
      await expect(games(running.page).first()).toBeVisible();
      const count = await games(running.page).count();
      const lines: number[] = [];
      for (let i = 0; i < count; i++) lines.push(await linesOf(running.page, i));
      expect(
        lines.filter((length) => length < 20),
        'the game before it',
      ).toHaveLength(1);
      if (count > 1) whole++;
      // The last pages of its log.
      expect(lines.filter((length) => length > 100)).toHaveLength(count - 1);
    } finally {
      await killBrowser(running);
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
  }
  console.log(JSON.stringify({ crashes: CRASHES, whole, absent: CRASHES - whole }));
});

test('a disk that is full: it is said, play goes on, and all is stored once there is room', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const profile = mkdtempSync(join(tmpdir(), 'tercio-full-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64M', 'tmpfs', profile]).status === 0;
  test.skip(!mounted, 'this machine does not let us make a small disk');
  let running = await startBrowser(profile);
  try {
    await running.page.goto(baseURL ?? '');
    await running.page.getByRole('button', { name: /^Play Rocroi/ }).click();
    await playOn(running.page);
    // What has just been played is in no file yet.
    await sleep(15_000);
    const full = join(profile, 'full');
    fill(full);
    const said = running.page.locator('.panel .banner', { hasText: 'does not store' });
    for (let presses = 0; presses < 40 && !(await said.isVisible()); presses++) {
      await running.page.keyboard.press(presses % 2 === 0 ? 'Control+z' : 'Control+Shift+z');
      await sleep(100);
    }
    await expect(said).toBeVisible();
    rmSync(full);
    await running.page.keyboard.press('Control+z');
    await running.page.keyboard.press('Control+Shift+z');
    await expect(said).toBeHidden();
    const now = await heading(running.page).innerText();
    await sleep(500);
    await killBrowser(running);
    running = await startBrowser(profile);
    await running.page.goto(baseURL ?? '');
    // Chromium may throw the database away of which a write has failed, though later ones have not.
    const back = running.page.getByRole('button', { name: 'Bring back what was copied' });
    await expect(games(running.page).or(back).first()).toBeVisible();
    console.log(JSON.stringify({ thrownAway: await back.isVisible() }));
    if (await back.isVisible()) await back.click();
    await games(running.page).first().getByRole('button').first().click();
    await expect(heading(running.page)).toHaveText(now);
  } finally {
    await killBrowser(running);
    spawnSync('umount', ['-l', profile]);
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
});

/** Until there is no byte left. */
function fill(file: string): void {
  const block = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeFileSync(file, block, { flag: 'a' });
  } catch {
    // Full.
  }
}
