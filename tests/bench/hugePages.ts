/** The largest files in the page: what opening them and presses take there, and how many elements they come to. */
import type { Page } from '@playwright/test';

export type HugePage = {
  /** Milliseconds from giving the file until its counters stand. */
  readonly load: number;
  /** The longest that the page's own thread was busy at once meanwhile. */
  readonly busy: number;
  /** The longest from a press until it was painted. */
  readonly press: number;
  readonly slowest: string;
  /** The most at any time. */
  readonly elements: number;
};

/** Keys, each pressed when the one before it has been answered. */
const KEYS = ['n', 'Enter', 'End', 'Escape', 'n', 'Enter', 'Escape', 'u', 'U', 'l', 'Escape'];

export async function tryHuge(page: Page, text: string): Promise<HugePage> {
  await page.goto('/');
  await page.locator('.new-games button').first().waitFor();
  await page.evaluate(() => {
    const seen: { task: number; event: number } = { task: 0, event: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.event = Math.max(seen.event, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const began = Date.now();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'huge.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await page.locator('.board-window').first().waitFor({ timeout: 60_000 });
  const load = Date.now() - began;
  await page.waitForTimeout(1_000);
  const take = () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: { task: number; event: number } };
      const found = { ...seen, elements: document.querySelectorAll('*').length };
      Object.assign(seen, { task: 0, event: 0 });
      return found;
    });
  const first = await take();
  let { elements } = first;
  let press = 0;
  let slowest = '';
  await page.keyboard.press('g');
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(600);
    const now = await take();
    elements = Math.max(elements, now.elements);
    if (now.event > press) [press, slowest] = [now.event, key];
  }
  return { load, busy: first.task, press, slowest, elements };
}
