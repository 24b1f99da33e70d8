/**
 * How long the computer player thinks in the page: two of one level play on while the clock runs. Not throttled: Chromium
 * does not slow the workers of a page that is.
 */
import type { BrowserContext } from '@playwright/test';

/** A decision of the computer: the phase that the panel named, and milliseconds from the question to the answer. */
type Thought = { readonly phase: string; readonly took: number };
export type Thoughts = {
  readonly decisions: number;
  /** The longest decision, and the longest sum of those of one phase; milliseconds. */
  readonly longest: number;
  readonly longestPhase: number;
  readonly phases: number;
};

/** Plays `title` between two of `level` for so many milliseconds. */
export async function thoughtsOf(
  context: BrowserContext,
  { title, level, lasting }: { title: string; level: RegExp; lasting: number },
): Promise<Thoughts> {
  const page = await context.newPage();
  await page.addInitScript(watchWorkers);
  await page.addInitScript(() => localStorage.setItem('tercio-settings', JSON.stringify({ pace: 'once' })));
  await page.goto('/');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await card.getByRole('button', { name: 'Against the computer' }).click();
  await card.getByRole('radio', { name: /^Nobody/ }).check();
  await card.getByRole('radio', { name: level }).check();
  await card.getByRole('button', { name: 'Watch the computer play' }).click();
  await page.waitForTimeout(lasting);
  const all = await page.evaluate(() => (window as unknown as { thoughts: Thought[] }).thoughts);
  await page.close();
  return summed(all);
}

/** In the page: every question to a worker about a decision is timed. */
function watchWorkers(): void {
  type Asked = { readonly n?: number; readonly about?: { readonly kind?: string } };
  const thoughts: Thought[] = [];
  Object.assign(window, { thoughts });
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    #asked = new Map<number, { readonly at: number; readonly phase: string }>();

    constructor(...begun: ConstructorParameters<typeof Plain>) {
      super(...begun);
      this.addEventListener('message', ({ data }) => {
        const asked = data?.answer ? this.#asked.get(data.n) : undefined;
        if (asked) thoughts.push({ phase: asked.phase, took: performance.now() - asked.at });
      });
    }

    override postMessage(asked: Asked, ...more: readonly unknown[]): void {
      if (asked?.about?.kind === 'decision')
        this.#asked.set(asked.n ?? 0, {
          at: performance.now(),
          phase: document.querySelector('.now')?.textContent ?? '',
        });
      super.postMessage(asked, ...(more as []));
    }
  };
}

function summed(all: readonly Thought[]): Thoughts {
  const phases: number[] = [];
  for (const [i, { phase, took }] of all.entries()) {
    if (i > 0 && all[i - 1]?.phase === phase) phases.push((phases.pop() ?? 0) + took);
    else phases.push(took);
  }
  const longest = Math.max(0, ...all.map(({ took }) => took));
  return { decisions: all.length, longest, longestPhase: Math.max(0, ...phases), phases: phases.length };
}
