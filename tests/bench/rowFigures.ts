/**
 * Rows of figures: each page sits down in turn, round after round, and what is measured is reported beside the others.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { BEFORE } from './before';
import { addressOf, type PageName } from './builds';
import { POINTING, type Row, SITTINGS, type Sitting, type Watch } from './rows';
import { type Load, loadsIn, TASKS, type Window } from './trace';

/** By row and page: the acts of each sitting. */
type Figures = Map<string, Map<PageName, (readonly Load[])[]>>;
export type Bounds = { readonly rounds: number; readonly warmUp: number; readonly throttle: number };

const REST = 350;
/** Milliseconds until everything that was set up is drawn. */
const SETTLED = 1000;

/** Microseconds on the clock that the browser's traces have too. */
const now = () => Number(process.hrtime.bigint() / 1000n);
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measureRow(
  browser: Browser,
  page: Page,
  devtools: CDPSession,
  row: Row,
  throttle: number,
): Promise<readonly Load[]> {
  const act = await row.set(page);
  await page.waitForTimeout(SETTLED);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.waitForTimeout(REST);
  const windows: Window[] = [];
  const watch: Watch = async (one, rest = REST, until) => {
    const from = now();
    await one();
    await page.waitForTimeout(rest);
    windows.push({ from, to: now(), until });
  };
  await browser.startTracing(page, { categories: TASKS });
  await act(watch);
  const trace = (await browser.stopTracing()).toString('utf8');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return loadsIn(trace, windows);
}

async function sit(
  browser: Browser,
  sitting: Sitting,
  name: PageName,
  throttle: number,
): Promise<ReadonlyMap<string, readonly Load[]>> {
  const context = await browser.newContext({
    baseURL: addressOf(name),
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...sitting.device,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await sitting.open(page);
  const figures = new Map<string, readonly Load[]>();
  for (const row of sitting.rows) {
    figures.set(row.name, await measureRow(browser, page, devtools, row, throttle));
  }
  await context.close();
  return figures;
}

/** `asked`: names of sittings among others; none of them: all. */
export async function rowFigures(
  browser: Browser,
  { rounds, warmUp, throttle }: Bounds,
  asked: readonly string[],
): Promise<void> {
  const all: Figures = new Map();
  const isAll = !SITTINGS.some(({ name }) => asked.includes(name));
  const sittings = SITTINGS.filter(({ name }) => isAll || name === 'bare' || asked.includes(name));
  for (let round = -warmUp; round < rounds; round++) {
    for (const sitting of sittings) {
      for (const name of sitting.pages) {
        for (const [row, loads] of await sit(browser, sitting, name, throttle)) {
          if (round < 0) continue;
          const ofRow = all.get(row) ?? new Map<PageName, (readonly Load[])[]>();
          all.set(row, ofRow.set(name, [...(ofRow.get(name) ?? []), loads]));
        }
      }
    }
  }
  tell(all);
}

function tell(all: Figures): void {
  const threadsOf = (row: string, name: PageName) =>
    (all.get(row)?.get(name) ?? []).flatMap((loads) => loads.map(({ thread }) => thread));
  const bare = median(threadsOf(POINTING, 'bare'));
  console.log(`one path and a text on a bare page: ${bare.toFixed(1)} ms a pointing\n`);
  console.log(`| what | ours, ms | × bare | ${BEFORE}, ms | ours to it | longest task, ms | of ${BEFORE} |`);
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const [row, pages] of all) {
    const [ours, before] = [threadsOf(row, 'ours'), threadsOf(row, 'before')];
    const cells = [
      ...[row, told(ours), (median(ours) / bare).toFixed(1), told(before)],
      `${(median(ours) / median(before)).toFixed(2)}×`,
      ...[pages.get('ours') ?? [], pages.get('before') ?? []].map(longest),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  for (const [row, pages] of all) {
    if (!row.startsWith('Play')) continue;
    const of = (name: PageName) => (pages.get(name) ?? []).flatMap((loads) => loads.map((one) => one.passed));
    console.log(`\n${row}, on the wall: ${told(of('ours'))} ms beside ${told(of('before'))} ms`);
  }
}

/** That of the middle act, and that of the worst act of the middle sitting. */
function longest(sittings: readonly (readonly Load[])[]): string {
  const of = (loads: readonly Load[]) => loads.map((load) => load.longest);
  const worst = median(sittings.map((loads) => Math.max(...of(loads))));
  return `${median(sittings.flatMap(of)).toFixed(0)}, at worst ${worst.toFixed(0)}`;
}

function told(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.round((sorted.length - 1) * share)] ?? 0).toFixed(0);
  return `${at(0.5)} (${at(0.25)} to ${at(0.75)})`;
}
