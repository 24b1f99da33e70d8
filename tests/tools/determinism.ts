/**
 * Recorded random games over every scenario and set of options have the same states in Node and in a browser:
 *   npm run determinism [-- --games N] [--seed S] [--scenario ID]
 * The engine is bundled for the browser as the page is. One game of each scenario is also played in both from its seed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { scenarioNamed } from '../../src/headless/catalogue';
import { kindOf } from '../helpers/random/kinds';
import { ALL_SETS, type OptionSet } from '../helpers/random/optionSets';
import { recordedGameOf } from '../helpers/random/recordedGames';
import { hashesOf, hashesOfPlay, hashesOfRecord } from '../helpers/stateHashes';
import { BROWSER_FLAGS, findBrowser } from './browser.mjs';

type InPage = { readonly hashesOfPlay: typeof hashesOfPlay; readonly hashesOfRecord: typeof hashesOfRecord };

/** Longer than any game. */
const TO_ITS_END = 10_000;
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string' },
  },
});

const SETS = ALL_SETS.filter(({ scenario }) => (values.scenario ?? scenario) === scenario);

async function bundled(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL('determinismPage.ts', import.meta.url)),
        formats: ['iife'],
        name: 'engine',
        fileName: () => 'engine.js',
      },
    },
  });
  return join(folder, 'engine.js');
}

const folder = mkdtempSync(join(tmpdir(), 'tercio-engine-'));
const browser = await chromium.launch({ executablePath: findBrowser().path, args: BROWSER_FLAGS });
let compared = 0;
let different = 0;
function compare(name: string, ...hashes: readonly (readonly string[])[]): void {
  const [first = [], ...others] = hashes;
  compared += first.length;
  const at = first.findIndex((hash, i) => others.some((other) => other[i] !== hash));
  if (at < 0 && first.length > 0 && others.every(({ length }) => length === first.length)) return;
  different++;
  console.error(`${name}: different at hash ${at + 1} of ${first.length}`);
}

try {
  const page = await browser.newPage();
  await page.addScriptTag({ path: await bundled(folder) });
  const inPage = <T extends keyof InPage>(name: T, ...given: Parameters<InPage[T]>) =>
    page.evaluate(
      ([called, args]) =>
        (globalThis as unknown as { [name: string]: (...a: unknown[]) => string[] })[called]?.(...args) ?? [],
      [name as string, given as unknown[]] as const,
    );

  const games = Number(values.games);
  let entries = 0;
  for (let i = 0; i < games; i++) {
    const set = SETS[i % SETS.length] as OptionSet;
    const game = recordedGameOf(kindOf(set.scenario).system, set, `${values.seed}-${i}`, TO_ITS_END);
    const { record } = game;
    const carried = {
      ...record,
      scenario: { ...record.scenario, whole: (game.start as { readonly scenario: unknown }).scenario },
    };
    const json: unknown = JSON.parse(JSON.stringify(carried));
    entries += record.entries.length;
    compare(
      `game ${i} of ${set.scenario} ${set.name}`,
      hashesOf(game),
      hashesOfRecord(json),
      await inPage('hashesOfRecord', json),
    );
  }
  const scenarios = [...new Set(SETS.map(({ scenario }) => scenario))];
  for (const id of scenarios) {
    const given = [scenarioNamed(id), {}, `${values.seed} ${id}`] as const;
    compare(`${id}, played in both`, hashesOfPlay(...given), await inPage('hashesOfPlay', ...given));
  }
  console.log(
    `games ${games}  entries ${entries}  played in both ${scenarios.length}  hashes compared ${compared}  ` +
      `games that differ ${different}  Node ${process.versions.node}, Chromium ${browser.version()}`,
  );
  process.exitCode = different === 0 && compared > games ? 0 : 1;
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
