/**
 * The built page in an installed Firefox and an installed WebKit, driven from outside by real keys: a Game-Turn,
 * storage that is full or switched off, tabs that are suspended, stopped, and that take each other's place. What is not
 * installed is said. `npm run build` comes first; `-- firefox` or `-- webkit` tries only that.
 */
import { preview } from 'vite';
import type { Driver } from './browsers/driver';
import { findFirefox, inFirefox, type Preferences } from './browsers/firefox';
import { asleep, full, gameTurn, intoPageCache, type Scene, storesNothing } from './browsers/scenes';
import { inWebkit, missingOfWebkit } from './browsers/webkit';

type Browser<Way> = (way: Way, work: (driver: Driver, version: string) => Promise<string>) => Promise<string>;

/** All cookies and data of sites blocked, in Firefox's own settings; and a room of 4 MiB. */
const BLOCKED: Preferences = { 'network.cookie.cookieBehavior': 2 };
const SMALL: Preferences = { 'dom.quotaManager.temporaryStorage.fixedLimit': 4096 };

let failed = 0;
const server = await preview({ preview: { host: '127.0.0.1', port: 0 }, logLevel: 'silent' });
const url = server.resolvedUrls?.local[0] ?? '';

/** Each scene has a browser of its own. */
async function tryAll<Way>(
  name: string,
  run: Browser<Way>,
  scenes: readonly (readonly [way: Way, scene: Scene])[],
): Promise<void> {
  for (const [way, scene] of scenes) {
    let which = name;
    try {
      const told = await run(way, (driver, version) => {
        which = `${name} ${version}`;
        return scene(driver, url);
      });
      console.log(`${which}: ${told}.`);
    } catch (error) {
      failed++;
      console.error(`${which}, ${scene.name}: FAILED. ${error instanceof Error ? error.stack : error}`);
    }
  }
}

async function firefox(): Promise<void> {
  const path = findFirefox();
  if (!path) return console.log('Firefox: not tried, none is installed (or named by FIREFOX_PATH).');
  await tryAll<Preferences>('Firefox', (way, work) => inFirefox(path, way, work), [
    [{}, gameTurn],
    [{}, asleep],
    [{}, intoPageCache],
    [SMALL, full],
    [BLOCKED, storesNothing],
  ]);
}

async function webkit(): Promise<void> {
  const missing = missingOfWebkit();
  if (missing !== null) return console.log(`WebKit: not tried, there is no ${missing}.`);
  await tryAll<readonly string[]>('WebKit', inWebkit, [
    [[], gameTurn],
    [[], asleep],
    [[], intoPageCache],
    [['IndexedDBAPI'], storesNothing],
  ]);
  console.log('WebKit: a full quota is not tried, as its room cannot be made small from outside.');
}

const TRIES: { readonly [name: string]: () => Promise<void> } = { firefox, webkit };
const wanted = process.argv.slice(2);
try {
  for (const [name, tryIt] of Object.entries(TRIES))
    if (wanted.length === 0 || wanted.includes(name)) await tryIt();
} finally {
  await server.close();
}
process.exit(failed > 0 ? 1 : 0);
