/**
 * Whole games through the page, choosing only from what it offers: a button of the panel or of the sheet between two
 * days, a counter that is lit as ready, a hex that is lit. Chance decides, and the game has to end in a verdict.
 */
import { expect, type Page, test } from '@playwright/test';
import { Table } from '../helpers/table';
import { type Chance, chanceOf } from './chance';
import { account, OF_1643, OF_1976, type Sayings } from './reading';

const SEED = Number(process.env.SEED ?? 1);

type Played = {
  readonly name: string;
  /** What the panel says at first. */
  readonly first: string;
  /** What the game is about and is not left to chance: a button of the sheet that opens it. */
  readonly chosen?: RegExp;
  readonly days: readonly string[];
  /** How its log words what is counted at the end. */
  readonly sayings?: Sayings;
  /**
   * Where what is chosen on the map is carried out by a button: the others, which end a step. Those are taken seldom,
   * and what is chosen is carried out at once.
   */
  readonly ends?: RegExp;
};
type Offer = {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
  readonly what: string;
  /** Which of the buttons it is; what lies on the board has none. */
  readonly button?: number;
  readonly isMain?: boolean;
};

/** Buttons of the panel that do something; a sheet between two days lies over everything else. */
const BUTTONS = '.actions .act, .choices .act';
const BUTTONS_OF_SHEET = 'dialog.interlude[open] footer .act';

/** What the page offers now and where it is on the screen, each with how likely it is to be taken. */
function offers(page: Page, ends: RegExp | undefined): Promise<readonly Offer[]> {
  return page.evaluate(
    ([ofPanel, ofSheet, ofSteps]) => {
      const centre = (element: Element) => {
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const shows = (element: Element, { x, y }: { x: number; y: number }) =>
        element.contains(document.elementFromPoint(x, y));
      const board = document.querySelector('.board-window');
      const sheet = document.querySelector('dialog.interlude[open]');
      const buttons = [...document.querySelectorAll(sheet ? ofSheet : ofPanel)].map((button, i) => {
        const what = button.textContent ?? '';
        const isMain = button.classList.contains('main');
        const ofMain = ofSteps === undefined ? 6 : ofSteps.test(what) ? 2 : 600;
        const weight = isMain ? ofMain : button.classList.contains('back') ? 1 : 3;
        return { x: 0, y: 0, weight, what, button: i, isMain };
      });
      if (sheet) return buttons;
      const counters = [...document.querySelectorAll('.counter:has(.is-ready)')].flatMap((counter) => {
        const at = centre(counter);
        return shows(counter, at)
          ? [{ ...at, weight: 1, what: counter.getAttribute('aria-label') ?? '' }]
          : [];
      });
      // `Turn 1, 04:00 · Spanish to play`
      const moment = document.querySelector('.now .overline')?.textContent ?? '';
      const side = moment.match(/(\S+) to (play|decide)/)?.[1] ?? '';
      const enemies = [...document.querySelectorAll('.counter')]
        .filter((counter) => !counter.getAttribute('aria-label')?.includes(side))
        .map(centre);
      const far = ({ x, y }: { x: number; y: number }) =>
        Math.min(...enemies.map((enemy) => Math.hypot(enemy.x - x, enemy.y - y)));
      const hexes = [...document.querySelectorAll('.choice-spot[data-hex]')]
        .flatMap((hex) => {
          const at = centre(hex);
          const under = document.elementFromPoint(at.x, at.y);
          return board?.contains(under)
            ? [{ ...at, weight: 1, what: hex.getAttribute('aria-label') ?? '' }]
            : [];
        })
        .toSorted((a, b) => far(a) - far(b))
        // Mostly the one nearest to an enemy, so that there is something to fight.
        .map((hex, i, all) => (i === 0 ? { ...hex, weight: 3 * all.length } : hex));
      return [...buttons, ...counters.slice(0, 40), ...hexes];
    },
    [BUTTONS, BUTTONS_OF_SHEET, ends] as const,
  );
}

/** Where to click for it: a button is brought into view first, which may move everything else in the panel. */
function whereIs(page: Page, { x, y, button }: Offer): Promise<{ readonly x: number; readonly y: number }> {
  if (button === undefined) return Promise.resolve({ x, y });
  return page.evaluate(
    ([at, ofPanel, ofSheet]) => {
      const sheet = document.querySelector('dialog.interlude[open]');
      const acts = document.querySelectorAll(sheet ? ofSheet : ofPanel);
      const act = acts[at];
      if (!act) throw new Error(`button ${at} of ${acts.length} is gone`);
      act.scrollIntoView({ block: 'nearest' });
      const box = act.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [button, BUTTONS, BUTTONS_OF_SHEET] as const,
  );
}

/** One of the offers, by their weights. */
function drawn(offered: readonly Offer[], chance: Chance): Offer | undefined {
  let at = chance(offered.reduce((sum, { weight }) => sum + weight, 0));
  return offered.find(({ weight }) => {
    at -= weight;
    return at < 0;
  });
}

// A counter on its way would be clicked where it no longer is.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** After so many presses in one phase its main step is taken, as a player does who has seen enough. */
const PATIENCE = 40;
/** So many presses, and something goes round in a circle. */
const MOST = 12_000;

const CAMPAIGN = ['3 August', '5 August', '9 August'];
const GAMES: readonly Played[] = [
  { name: 'Rocroi', first: 'French Artillery Fire Phase', days: [''] },
  { name: 'Freiburg, 5 August', first: 'French set-up', days: ['5 August'] },
  { name: 'Freiburg, the campaign', first: 'Bavarian set-up', days: CAMPAIGN },
  { name: 'Freiburg, the siege', first: 'Bavarian set-up', days: ['First day', 'Second day'] },
  {
    name: 'Freiburg, campaign and siege',
    first: 'Bavarian choice of ground',
    chosen: /Defend the town/,
    days: CAMPAIGN,
  },
  {
    name: 'Enghien at Rocroi',
    first: 'Spanish artillery: targets',
    days: [''],
    sayings: OF_1643,
    ends: /^(Go on to|End|These are|Fire) /,
  },
];

for (const { name, first, chosen, days, ends, sayings = OF_1976 } of GAMES) {
  test(`a whole game of ${name}`, async ({ page }) => {
    const began = Date.now();
    const chance = chanceOf(SEED);
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(`^Play ${name}`) }).click();
    const table = new Table(page);
    await table.isAt(first);
    if (chosen) {
      await page.locator('dialog.interlude').getByRole('button', { name: chosen }).click();
      await expect(table.log).toContainText('The Bavarians defend the town.');
    }
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const refused: string[] = [];
    const seenDays = new Set<string>();
    let presses = 0;
    let since = 0;
    let heading = '';
    const over = page.getByText('The battle is over').first();
    while (!(await over.isVisible())) {
      // Counters that have left the screen are brought back, as a player would; not under a sheet, where none can.
      const fit = page.getByRole('button', { name: /^(Show|Fit|All)/ }).first();
      if (presses % 25 === 0 && !(await page.locator('dialog[open]').isVisible())) await fit.click();
      expect(presses++, 'a game has an end').toBeLessThan(MOST);
      // No player presses what is not painted yet.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const offered = await offers(page, ends);
      expect(offered.length, `something is offered in ${heading}`).toBeGreaterThan(0);
      const main = offered.filter(({ isMain }) => isMain);
      const from = since > PATIENCE && main.length > 0 ? main : offered;
      const taken = drawn(from, chance);
      if (!taken) break;
      const { x, y } = await whereIs(page, taken);
      await page.mouse.click(x, y);
      const refusal = page.locator('.why-not');
      if (await refusal.isVisible()) refused.push(`${heading}, ${taken.what}: ${await refusal.innerText()}`);
      const now = await table.panel.getByRole('heading', { level: 1 }).innerText();
      const moment = await table.panel.locator('.now').innerText();
      seenDays.add(days.find((day) => moment.toUpperCase().includes(day.toUpperCase())) ?? '');
      since = now === heading ? since + 1 : 0;
      heading = now;
    }
    const result = await page.locator('.result').first().innerText();
    const minutes = Math.round((Date.now() - began) / 6_000) / 10;
    const told = await account(page, sayings);
    console.log(
      JSON.stringify({
        ...{ name, seed: SEED, presses, minutes, refused, ...told },
        result: result.replaceAll('\n', ' ').slice(0, 200),
      }),
    );
    expect(faults).toEqual([]);
    expect(refused, 'what is offered is never refused').toEqual([]);
    expect([...seenDays].filter((day) => !days.includes(day))).toEqual([]);
    for (const side of told.sides) {
      expect(side.moves, 'both sides move').toBeGreaterThan(10);
      expect(side.shots, 'both sides fire').toBeGreaterThan(0);
      expect(side.battles, 'both sides attack').toBeGreaterThan(0);
    }
    expect(result).toMatch(/draw|Marginal|Substantive|Decisive|victory/i);
  });
}
