/** The table as a player has it in any browser: what is pressed, what is seen, and what the database holds. */
import type { Driver } from './driver';

const PRESSES = 30;
/** What the panel says of phase and Game-Turn; what the log says, line by line; where each counter lies. */
export const HEADING =
  "return document.querySelector('.now h1')?.textContent ?? document.body.innerText.slice(0, 300)";
export const BANNERS =
  "return [...document.querySelectorAll('.banner')].map((banner) => banner.textContent).join(' | ')";
const TURN = "return document.querySelector('.now')?.textContent";
const HEARD = "return document.querySelector('.board [role=status]')?.textContent";
const SEEN = `return JSON.stringify({
  heading: document.querySelector('.now h1')?.textContent,
  log: [...document.querySelectorAll('.log .line-text')].map((line) => line.textContent),
  counters: [...document.querySelectorAll('[data-counter]')].map((c) => [c.dataset.counter, c.dataset.hex]).sort(),
})`;
const LETTERS =
  "return [...document.querySelectorAll('.panel .actions [aria-keyshortcuts]')].map((b) => b.getAttribute('aria-keyshortcuts')).join('')";

/** The button of that name is pressed by its key: it has the focus, and Enter comes. */
export async function pressButton(driver: Driver, name: RegExp): Promise<void> {
  const named = `[b.getAttribute('aria-label'), b.textContent].some((text) => ${name}.test(text ?? ''))`;
  const button = `[...document.querySelectorAll('button')].find((b) => ${named})`;
  await driver.until(`return ${button} !== undefined`, /true/);
  await driver.script(`${button}.focus()`);
  await driver.press('Enter');
}

/** From phase to phase by the key for the next. */
export async function goOn(driver: Driver, from: RegExp, ...phases: readonly RegExp[]): Promise<void> {
  await driver.until(HEADING, from);
  for (const phase of phases) {
    await driver.press('e');
    await driver.until(HEADING, phase);
  }
}

export async function begin(driver: Driver, url: string): Promise<void> {
  await driver.open(url);
  await pressButton(driver, /^Play Rocroi/);
  await driver.until(HEADING, /^French Artillery Fire Phase/);
}

/** Presses until that is to be seen. */
async function pressUntil(driver: Driver, key: string, body: string, expected: RegExp): Promise<void> {
  for (let presses = 0; presses < PRESSES * 3; presses++) {
    if (expected.test(String(await driver.script(body)))) return;
    await driver.press(key);
  }
  await driver.until(body, expected);
}

/** Both Player-Turns of the first Game-Turn, phase by phase; returns the headings that were seen. */
export async function playGameTurn(driver: Driver): Promise<readonly string[]> {
  const headings = [await driver.until(HEADING, /^French Artillery Fire Phase/)];
  await driver.press('n');
  await driver.until(HEARD, /artillery/);
  await driver.press('Enter', 'Shift+Tab');
  await driver.until(HEARD, /in 6 to disrupt/);
  await driver.press('Enter');
  await driver.until("return document.querySelector('.log').textContent", /fires on/);

  await driver.press('e');
  headings.push(await driver.until(HEADING, /^French Movement Phase/));
  await driver.press('g');
  await pressUntil(driver, 'n', HEARD, /Mestre de Camp/);
  await driver.press('Enter', ...Array<string>(5).fill('ArrowLeft'), 'ArrowDown');
  await driver.until(HEARD, /5 of 6 MP/);
  await driver.press('Enter');
  await driver.until(hexOf('fr-mestre-de-camp'), /^1308$/);
  await driver.press('/', ...'L1807-1308', 'Enter');
  await driver.until(hexOf('fr-leader-gassion'), /^1308$/);

  await driver.press('Shift+Tab', 'e');
  headings.push(await driver.until(HEADING, /^French Combat Phase/));
  for (let presses = 0; presses < PRESSES; presses++) {
    const heading = await driver.until(HEADING, /Phase/);
    if (heading !== headings.at(-1)) headings.push(heading);
    if (/Game-Turn 2/i.test(String(await driver.script(TURN)))) return headings;
    const letters = String(await driver.script(LETTERS));
    const letter = ['c', 'a', 'r', 'e'].find((wanted) => letters.includes(wanted));
    await driver.press(...(letter ? [letter] : ['Tab', 'Enter']));
  }
  throw new Error(`no second Game-Turn, but ${headings.join(', ')}`);
}

const hexOf = (counter: string) =>
  `return document.querySelector('[data-counter="${counter}"]')?.dataset.hex`;

export type Seen = {
  readonly heading: string;
  readonly log: readonly string[];
  readonly counters: readonly (readonly [string, string])[];
};
export async function seen(driver: Driver): Promise<Seen> {
  return JSON.parse(String(await driver.script(SEEN)));
}
