/**
 * Finds a Chrome or Chromium for the end-to-end tests, or gets one, and says what it did: an installed one first,
 * then Playwright's own, then its download, then Debian's package (as root).
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/** Without a window first: it is the same browser and runs the tests in two thirds of the time. */
const NAMES = [
  'chrome-headless-shell',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES ?? 'C:\\Program Files'}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** Flags under which a test browser neither calls home nor needs a sandbox or a graphics card. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function installed() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.CHROME_PATH ?? '', ...onPath, ...PLACES].find(
    (path) => path !== '' && existsSync(path),
  );
}

function playwrights() {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Runs a command and tells whether it went well; its own words go to stderr. */
function tried(command, ...args) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 2, 2], timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}

/** The path of a browser and how it was come by; throws when there is none to be had. */
export function findBrowser() {
  const here = installed();
  if (here) return { path: here, how: 'an installed browser' };
  const own = playwrights();
  if (own) return { path: own, how: "Playwright's own browser" };
  tried(process.execPath, join('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium');
  const downloaded = playwrights();
  if (downloaded) return { path: downloaded, how: "Playwright's browser, just downloaded" };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    tried('apt-get', 'update');
    // Older releases have it only with a window.
    const install = (name) => tried('apt-get', 'install', '-y', name);
    if (!install('chromium-headless-shell')) install('chromium');
    const debian = installed();
    if (debian) return { path: debian, how: "Debian's Chromium, just installed" };
  }
  throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH to one.');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { path, how } = findBrowser();
  console.log(`${path} (${how})`);
}
