/**
 * How fast the page is, in a real browser with its processor throttled: `npm run bench:browser`, or some of it:
 * `npm run bench:browser -- start scenes`, `-- rows phone`, `-- thought freiburg-siege marshal`. It builds ours and what it is
 * compared with (`bench/builds`), and all of these take turns. Nothing here fails for being slow; docs/speed.md has the
 * figures of one run.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { PreviewServer } from 'vite';
import { openFile } from '../../../e2e/helpers/positions';
import { MOST_AT_START } from '../../../e2e/helpers/scriptSize';
import { LEVEL_NAMES } from '../../../src/core/opponent/levels';
import { catalogue } from '../../../src/headless/catalogue';
import { SETTLED_AFTER } from '../../../src/ui/board/camera/drawing';
import { campaignWithBranches } from '../../bench/branches';
import { addressOf, buildPage, folderOf, type PageName, servePage } from '../../bench/builds';
import { tryHuge } from '../../bench/hugePages';
import { rowFigures } from '../../bench/rowFigures';
import { SCENES, toMovement } from '../../bench/scenes';
import { thoughtsOf } from '../../bench/thoughtInPage';
import { CATEGORIES, type Work, workOf } from '../../bench/trace';
import { HUGE } from '../../helpers/damage/hugeFiles';
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
/** Rounds before them that do not count: the browser's caches are filled by then. */
const WARM_UP = 1;
const THROTTLE = 4;
/** Milliseconds until everything that was set up is drawn, on a machine with other work too. */
const SETTLED = 1500;
/** And so many in which two computer players play on. */
const LASTING = 60_000;

/** While something is tried: a folder whose pages are kept and not built again. */
const kept = process.env.PAGES;
const out = kept ?? mkdtempSync(join(tmpdir(), 'tercio-bench-'));
const folder = (name: PageName) => folderOf(out, name);
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const told = (values: readonly number[], digits = 1) => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.round((sorted.length - 1) * share)] ?? 0).toFixed(digits);
  return `${at(0.5)} (${at(0.25)} to ${at(0.75)})`;
};

async function open(browser: Browser, name: PageName): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: addressOf(name),
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  return { context, page: await context.newPage() };
}

async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
}

async function trace(browser: Browser, page: Page, act: () => Promise<void>): Promise<Work> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  await page.waitForTimeout(200);
  return workOf((await browser.stopTracing()).toString('utf8'));
}

async function scenes(browser: Browser): Promise<void> {
  for (const scene of SCENES) {
    const works: { readonly [K in 'ours' | 'plain']: Work[] } = { ours: [], plain: [] };
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      for (const name of ['ours', 'plain'] as const) {
        const { context, page } = await open(browser, name);
        const act = await scene.set(page);
        await throttle(page);
        await page.waitForTimeout(SETTLED);
        const work = await trace(browser, page, act);
        await scene.check(page);
        if (round >= 0) works[name].push(work);
        await context.close();
      }
    }
    const all = (name: 'ours' | 'plain') => works[name].map(({ main, raster }) => main + raster);
    const ratio = median(all('plain')) / median(all('ours'));
    console.log(
      `${scene.name}: main thread and paint, ms\n  ours: ${told(all('ours'))}\n  plain: ${told(all('plain'))}`,
    );
    console.log(`  ${ratio.toFixed(2)}× as fast (3×)`);
  }
}

/** A drag over the map and a zoom by the wheel, each several times; the worst time counts. */
async function gestures(browser: Browser): Promise<void> {
  const { context, page } = await open(browser, 'ours');
  await toMovement(page);
  const box = await page.locator('.board-window').boundingBox();
  if (!box) throw new Error('no board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const pan = async (to: 1 | -1) => {
    const at = (i: number) => [x + to * (60 - 5 * i), y + to * (260 - 6 * i)] as const;
    await page.mouse.move(...at(0));
    await page.mouse.down();
    for (let i = 1; i <= 30; i++) await page.mouse.move(...at(i));
  };
  const zoom = async (to: 1 | -1) => {
    for (let i = 0; i < 12; i++) {
      await page.mouse.wheel(0, -40 * to);
      await page.waitForTimeout(16);
    }
  };
  for (const [name, type, act] of [
    ['pan', 'pointermove', pan],
    ['zoom', 'wheel', zoom],
  ] as const) {
    const works: Work[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      await page.mouse.move(x, y);
      await page.waitForTimeout(500);
      await browser.startTracing(page, { categories: CATEGORIES });
      // there and back again, so that no edge of the map is reached
      await act(round % 2 === 0 ? 1 : -1);
      // The trace goes on for a while, in which the map comes to rest and is drawn sharp again.
      const work = workOf((await browser.stopTracing()).toString('utf8'), { type, after: SETTLED_AFTER / 2 });
      await page.mouse.up();
      if (round >= 0) works.push(work);
    }
    const most = (of: (work: Work) => number) => Math.max(...works.map(of));
    const painted = [...new Set(works.flatMap((work) => work.painted))].join(', ') || 'nothing';
    console.log(
      `${name}: at most ${most(({ layouts }) => layouts)} layouts, ${most(({ paints }) => paints)} paints while it lasts (${painted}); main thread ${told(works.map(({ main }) => main))} ms`,
    );
  }
  await context.close();
}

/** What starts a game, and the only button of the empty page. */
const FIRST_BUTTON = { ours: '.new-games button', empty: 'button' } as const;

/** From the request until something is painted, and until there is a button that answers. */
async function starts(browser: Browser): Promise<void> {
  const found: { readonly [K in 'ours' | 'empty']: { paint: number[]; button: number[] } } = {
    ours: { paint: [], button: [] },
    empty: { paint: [], button: [] },
  };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const name of ['ours', 'empty'] as const) {
      const { context, page } = await open(browser, name);
      await throttle(page);
      await page.addInitScript((button) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector(button)) return;
          performance.mark('button');
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      }, FIRST_BUTTON[name]);
      await page.goto('/');
      await page.waitForTimeout(1500);
      const [paint = 0, button = 0] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        performance.getEntriesByName('button')[0]?.startTime ?? 0,
      ]);
      await context.close();
      if (round < 0) continue;
      found[name].paint.push(paint);
      found[name].button.push(button);
    }
  }
  for (const [key, what] of [
    ['paint', 'first paint'],
    ['button', 'first button that answers'],
  ] as const) {
    const [ours, empty] = [found.ours[key], found.empty[key]];
    const ratio = median(ours) / median(empty);
    console.log(`${what}: ${told(ours, 0)} ms beside ${told(empty, 0)} ms: ${ratio.toFixed(2)}× (≤ 3×)`);
  }
}

/** What the page asks for before anything can be seen. */
function initialScript(): void {
  const html = readFileSync(join(folder('ours'), 'index.html'), 'utf8');
  const names = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name);
  const sizes = names.map((name) => gzipSync(readFileSync(join(folder('ours'), name)), { level: 9 }).length);
  const all = readdirSync(join(folder('ours'), 'assets')).filter((name) => name.endsWith('.js'));
  const total = all.reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(folder('ours'), 'assets', name)), { level: 9 }).length,
    0,
  );
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
  console.log(
    `initial script: ${kib(sizes.reduce((a, b) => a + b, 0))} gzip (≤ ${MOST_AT_START} KiB), of ${kib(total)} in all`,
  );
}

/** The largest files that the loader takes, without the processor throttled. */
async function huge(browser: Browser): Promise<void> {
  for (const [what, make] of Object.entries(HUGE)) {
    const { context, page } = await open(browser, 'ours');
    const { load, busy, press, slowest, elements } = await tryHuge(page, make());
    console.log(
      `${what}: load ${load} ms, the page busy for ${busy} ms of it at most; press ${press} ms at most (${slowest}); ${elements} elements`,
    );
    await context.close();
  }
}

async function heap(browser: Browser): Promise<void> {
  const { context, page } = await open(browser, 'ours');
  const devtools = await context.newCDPSession(page);
  const used = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return usedSize / 1024 / 1024;
  };
  await page.goto('/');
  await page.waitForTimeout(3000);
  const before = await used();
  const { record, branches, entries } = campaignWithBranches();
  await openFile(page, record);
  await page.locator('.counter').first().waitFor();
  await page.waitForTimeout(2000);
  const after = await used();
  console.log(
    `heap with a campaign of ${entries} entries on ${branches} branches: ${(after - before).toFixed(1)} MiB more than the ${before.toFixed(1)} MiB after load (≤ 30)`,
  );
  await context.close();
}

/**
 * How long a phase is thought about in every battle, each level against itself; the processor as it is. Battles and
 * levels that are named narrow it.
 */
async function thought(browser: Browser): Promise<void> {
  const named = (all: readonly string[]) => {
    const some = all.filter((one) => asked.includes(one));
    return some.length > 0 ? some : all;
  };
  const battles = catalogue();
  for (const id of named(battles.map((battle) => battle.id)))
    for (const level of named(LEVEL_NAMES)) {
      const title = battles.find((battle) => battle.id === id)?.name ?? id;
      const context = await browser.newContext({ baseURL: addressOf('ours'), serviceWorkers: 'block' });
      const found = await thoughtsOf(context, {
        ...{ title, lasting: LASTING },
        level: new RegExp(`^${level}`, 'i'),
      });
      await context.close();
      const { decisions, longest, longestPhase, inPhase, after, phases, held, longestHeld } = found;
      const [one, phase] = [longest, longestPhase].map((took) => (took / 1000).toFixed(2));
      console.log(
        `${title}, ${level}, not throttled: ${decisions} decisions in ${phases} phases, the longest ${one} s, of a phase ${phase} s (${inPhase}, after ${after} others); meanwhile ${held} tasks of the page over 50 ms, the longest ${longestHeld.toFixed(0)} ms`,
      );
    }
}

type Part = { readonly pages: readonly PageName[]; run(browser: Browser): Promise<void> | void };
const PARTS: { readonly [name: string]: Part } = {
  script: { pages: ['ours'], run: initialScript },
  start: { pages: ['ours', 'empty'], run: starts },
  gestures: { pages: ['ours'], run: gestures },
  heap: { pages: ['ours'], run: heap },
  scenes: { pages: ['ours', 'plain'], run: scenes },
  rows: {
    pages: ['ours', 'before', 'bare'],
    run: (browser) => rowFigures(browser, { rounds: ROUNDS, warmUp: WARM_UP, throttle: THROTTLE }, asked),
  },
  huge: { pages: ['ours'], run: huge },
  thought: { pages: ['ours'], run: thought },
};

const asked = process.argv.slice(2);
const parts = Object.entries(PARTS).filter(([name]) => asked.length === 0 || asked.includes(name));
const servers: PreviewServer[] = [];
try {
  for (const name of new Set(parts.flatMap(([, { pages }]) => pages))) {
    if (!existsSync(folder(name))) await buildPage(out, name);
    servers.push(await servePage(out, name));
  }
  const browser = await chromium.launch({ executablePath: findBrowser().path, args: BROWSER_FLAGS });
  const [cpu] = cpus();
  console.log(
    `Chromium ${browser.version()}, Node ${process.version}, ${cpu?.model.trim()}, ${availableParallelism()} cores, processor throttled ${THROTTLE}×, ${ROUNDS} rounds\n`,
  );
  for (const [, { run }] of parts) await run(browser);
  await browser.close();
} finally {
  await Promise.all(servers.map((server) => server.close()));
  if (kept === undefined) rmSync(out, { recursive: true, force: true });
}
process.exit();
