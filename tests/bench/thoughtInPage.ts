/**
 * How long the computer player thinks in the page: two of one level play on while the clock runs. The worker itself
 * takes the time, for an answer may wait until the page has drawn what came before. Not throttled: Chromium does not
 * slow the workers of a page that is.
 */
import type { BrowserContext, Page } from '@playwright/test';

/** A decision of the computer: the phase that the panel named, and milliseconds that the worker took. */
type Thought = { readonly phase: string; readonly took: number };
export type Thoughts = {
  readonly decisions: number;
  /** The longest decision, and the longest sum of those of one phase; milliseconds. */
  readonly longest: number;
  readonly longestPhase: number;
  /** What the panel names that phase, and how many before it. */
  readonly inPhase: string;
  readonly after: number;
  readonly phases: number;
};

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
  const all = await page.evaluate(() => (window as unknown as { thoughts: Thought[] }).thoughts);
  await page.close();
  return summed(all);
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
  Object.assign(window, { thoughts });
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    #decisions = new Set<number>();

    constructor(...begun: ConstructorParameters<typeof Plain>) {
      super(...begun);
      this.addEventListener('message', ({ data }) => {
        if (!data?.answer || !this.#decisions.delete(data.n)) return;
        const now = document.querySelectorAll('.now :is(.overline, h1)');
        thoughts.push({ phase: [...now].map((part) => part.textContent).join(', '), took: data.took });
      });
    }

    override postMessage(asked: Asked, ...more: readonly unknown[]): void {
      if (asked?.about?.kind === 'decision') this.#decisions.add(asked.n ?? 0);
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

function summed(all: readonly Thought[]): Thoughts {
  const phases: Thought[] = [];
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
