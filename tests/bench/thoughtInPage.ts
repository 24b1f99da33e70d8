/**
 * How long the computer player thinks in the page: two of one level play on while the clock runs. The worker itself
 * takes the time, for an answer may wait until the page has drawn what came before. Not throttled: Chromium does not
 * slow the workers of a page that is.
 */
import type { BrowserContext, Page } from '@playwright/test';

/** A decision of the computer: the phase that the panel named, and milliseconds that the worker took. */
type Thought = { readonly phase: string; readonly took: number; readonly from: number; readonly to: number };
export type Thoughts = {
  readonly decisions: number;
  /** The longest decision, and the longest sum of those of one phase; milliseconds. */
  readonly longest: number;
  readonly longestPhase: number;
  /** What the panel names that phase, and how many before it. */
  readonly inPhase: string;
  readonly after: number;
  readonly phases: number;
  /** Tasks of the page over 50 ms that began while it was thought, and the longest task so; milliseconds. */
  readonly held: number;
  readonly longestHeld: number;
};
/** A task of the page over 50 ms: when it began and ended, on the clock of the page. */
type Task = { readonly from: number; readonly to: number };

/** Milliseconds that a person takes to choose a level, at least: the computer rehearses meanwhile. */
const READING = 3_000;
/** Milliseconds after which it is looked again whether the computer waits. */
const LOOKING = 500;

/** Plays `title` between two of `level` for so many milliseconds. */
export async function thoughtsOf(
  context: BrowserContext,
  { title, level, lasting }: { title: string; level: RegExp; lasting: number },
): Promise<Thoughts> {
  await context.route('**/computerWorker*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${timeAnswers})();${await response.text()}` });
  });
  const page = await context.newPage();
  await page.addInitScript(watchWorkers);
  await page.addInitScript(() => localStorage.setItem('tercio-settings', JSON.stringify({ pace: 'once' })));
  await page.goto('/');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: `Play ${title} for two` }) });
  await card.getByRole('button', { name: 'Against the computer' }).click();
  await card.getByRole('radio', { name: /^Nobody/ }).check();
  await card.getByRole('radio', { name: level }).check();
  await page.waitForTimeout(READING);
  await card.getByRole('button', { name: 'Watch the computer play' }).click();
  await watched(page, lasting);
  const kept = await page.evaluate(() => {
    const { thoughts, tasks } = window as unknown as { thoughts: Thought[]; tasks: Task[] };
    return { thoughts, tasks };
  });
  await page.close();
  return { ...summed(kept.thoughts), ...heldIn(kept) };
}

/** For so many milliseconds; between two days, and before the first, the computer waits until it may go on. */
async function watched(page: Page, lasting: number): Promise<void> {
  const goOn = page.getByRole('dialog').getByRole('button', { name: 'Let the computer go on' });
  for (const end = Date.now() + lasting; Date.now() < end; await page.waitForTimeout(LOOKING))
    if (await goOn.isVisible()) await goOn.click();
}

/**
 * In the page: what each worker says it took is kept, with the phase that the panel names when it answers. As it is
 * asked the panel still shows what was decided before.
 */
function watchWorkers(): void {
  type Asked = { readonly n?: number; readonly about?: { readonly kind?: string } };
  const thoughts: Thought[] = [];
  const tasks: Task[] = [];
  Object.assign(window, { thoughts, tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ from: startTime, to: startTime + duration });
  }).observe({ entryTypes: ['longtask'] });
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    #decisions = new Map<number, number>();

    constructor(...begun: ConstructorParameters<typeof Plain>) {
      super(...begun);
      this.addEventListener('message', ({ data }) => {
        const from = this.#decisions.get(data?.n);
        if (!data?.answer || from === undefined) return;
        this.#decisions.delete(data.n);
        const now = document.querySelectorAll('.now :is(.overline, h1)');
        const phase = [...now].map((part) => part.textContent).join(', ');
        thoughts.push({ phase, took: data.took, from, to: performance.now() });
      });
    }

    override postMessage(asked: Asked, ...more: readonly unknown[]): void {
      if (asked?.about?.kind === 'decision') this.#decisions.set(asked.n ?? 0, performance.now());
      super.postMessage(asked, ...(more as []));
    }
  };
}

/** In the worker, before its own script: what it says carries the milliseconds since it was asked. */
function timeAnswers(): void {
  let asked = 0;
  self.addEventListener('message', () => {
    asked = performance.now();
  });
  const post = self.postMessage.bind(self);
  self.postMessage = (said: object) => post({ ...said, took: performance.now() - asked });
}

/** What the page itself did at length while the worker thought: the person may scroll and look meanwhile. */
function heldIn({
  thoughts,
  tasks,
}: {
  readonly thoughts: readonly Thought[];
  readonly tasks: readonly Task[];
}) {
  const held = tasks.filter((task) => thoughts.some(({ from, to }) => task.from > from && task.from < to));
  return { held: held.length, longestHeld: Math.max(0, ...held.map(({ from, to }) => to - from)) };
}

function summed(all: readonly Thought[]): Omit<Thoughts, 'held' | 'longestHeld'> {
  const phases: { readonly phase: string; readonly took: number }[] = [];
  for (const { phase, took } of all) {
    const last = phases.at(-1);
    if (last?.phase === phase) phases[phases.length - 1] = { phase, took: last.took + took };
    else phases.push({ phase, took });
  }
  const longest = Math.max(0, ...all.map(({ took }) => took));
  const longestPhase = Math.max(0, ...phases.map(({ took }) => took));
  const after = Math.max(
    0,
    phases.findIndex(({ took }) => took === longestPhase),
  );
  const inPhase = phases[after]?.phase ?? '';
  return { decisions: all.length, longest, longestPhase, inPhase, after, phases: phases.length };
}
