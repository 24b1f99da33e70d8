/** Draws the PNG icons in `public/` from `public/icon.svg`; to be run again when that changes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs';

const FOLDER = join(import.meta.dirname, '../../../public');
const WALNUT = '#2a2620';
/**
 * File, size in pixels, and what share of it the drawing takes: a maskable one may be cut to a circle of four fifths.
 */
const ICONS = [
  ['icon-192.png', 192, 1],
  ['icon-512.png', 512, 1],
  ['icon-maskable-512.png', 512, 0.7],
] as const;

const drawing = readFileSync(join(FOLDER, 'icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: findBrowser().path, args: BROWSER_FLAGS });
for (const [name, size, share] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = share < 1 ? WALNUT : 'transparent';
  await page.setContent(
    `<style>body { display: grid; place-items: center; height: 100vh; margin: 0; background: ${ground} }
     svg { width: ${share * 100}vw }</style>${drawing}`,
  );
  writeFileSync(join(FOLDER, name), await page.screenshot({ omitBackground: true }));
  await page.close();
  console.log(name);
}
await browser.close();
