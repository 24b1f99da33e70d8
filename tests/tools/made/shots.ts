/** Screenshots of the main screens at three sizes, light and dark, into `.shots/`; `npm run build` comes first. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chargePosition, openExchange, openFile } from '../../../e2e/helpers/positions';
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs';

const PORT = 4198;
const FOLDER = '.shots';
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

/** Each screen by its name, from the start page on. */
const SCREENS: { readonly [name: string]: (page: Page) => Promise<void> } = {
  start: async () => {},
  fire: async (page) => {
    await play(page);
    await page.locator('[data-counter="fr-art-2"]').click();
    await page.locator('[data-counter="sp-1-spanish"]').hover();
  },
  move: async (page) => {
    await play(page);
    await page.keyboard.press('e');
    await page.locator('[data-counter="fr-mestre-de-camp"]').click();
    await page.locator('[data-counter="fr-royal"]').hover();
  },
  battle: async (page) => {
    await openFile(page, chargePosition());
    await page.locator('[data-counter="gendarmes"]').click();
    await page.locator('[data-counter="tercio"]').click();
  },
  'why-not': async (page) => {
    await play(page);
    await page.locator('[data-counter="sp-1-spanish"]').click();
  },
  exchange: (page) => openFile(page, openExchange()),
};

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play Rocroi/ }).click();
  await page.locator('[data-counter="fr-royal"]').waitFor();
}

async function shoot(
  browser: Browser,
  width: number,
  height: number,
  scheme: 'light' | 'dark',
): Promise<void> {
  for (const [name, act] of Object.entries(SCREENS)) {
    const page = await browser.newPage({
      baseURL: `http://127.0.0.1:${PORT}`,
      viewport: { width, height },
      colorScheme: scheme,
    });
    await page.goto('/');
    await act(page);
    await page.waitForTimeout(700);
    const file = join(FOLDER, `${name}-${width}x${height}-${scheme}.png`);
    await page.screenshot({ path: file });
    console.log(file);
    await page.close();
  }
}

mkdirSync(FOLDER, { recursive: true });
const server = spawn(
  'npx',
  ['vite', 'preview', '--host', '127.0.0.1', '--port', String(PORT), '--strictPort'],
  {
    stdio: 'ignore',
    detached: true,
  },
);
try {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const browser = await chromium.launch({ executablePath: findBrowser().path, args: BROWSER_FLAGS });
  for (const [width, height] of SIZES) {
    await shoot(browser, width, height, 'light');
    await shoot(browser, width, height, 'dark');
  }
  await browser.close();
} finally {
  if (server.pid !== undefined) process.kill(-server.pid);
}
