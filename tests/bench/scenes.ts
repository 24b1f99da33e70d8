/** What a player does on the page while its work is measured. All that has to be looked up is looked up before. */

import type { Locator, Page } from '@playwright/test';
import { openFile } from '../../e2e/helpers/positions';
import { stateOf } from '../../src/core/game';
import { scenarioNamed } from '../../src/headless/catalogue';
import { playAtRandom } from '../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import { boardOf } from '../../src/systems/thirty-years-war/engine/boards';
import { completion } from '../../src/systems/thirty-years-war/standard/08-combat/obligations';

export type Scene = {
  readonly name: string;
  /** Lays the table; what comes back only points and presses. */
  set(page: Page): Promise<() => Promise<void>>;
  /** Fails when what should have happened on the page has not. */
  check(page: Page): Promise<void>;
};
type Spot = { readonly x: number; readonly y: number };

/** For the page to come to rest after a press. */
const BREATH = 250;

const counter = (page: Page, id: string) => page.locator(`[data-counter="${id}"]`);

async function middleOf(thing: Locator): Promise<Spot> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pressAt(page: Page, { x, y }: Spot): Promise<void> {
  await page.mouse.click(x, y);
  await page.waitForTimeout(BREATH);
}

export async function toMovement(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play Rocroi/ }).click();
  await counter(page, 'fr-royal').waitFor();
  await page.keyboard.press('e');
  await page.locator('.now h1', { hasText: /Movement/ }).waitFor();
}

const HEXES = 10;
const CHOSEN = ['fr-royal', 'fr-gardes', 'fr-1-croates', 'fr-sully', 'fr-coislin', 'fr-la-ferte'];
const MOVES = [
  ['fr-mestre-de-camp', '1508'],
  ['fr-royal', '1607'],
  ['fr-gardes', '1507'],
] as const;

export const SCENES: readonly Scene[] = [
  {
    name: `pointing at ${HEXES} hexes, each with its way`,
    async set(page) {
      await toMovement(page);
      await counter(page, 'fr-mestre-de-camp').click({ force: true });
      const lit = await page.locator('.choice-spot[data-hex]').all();
      const spots = await Promise.all(lit.slice(0, HEXES).map(middleOf));
      return async () => {
        for (const { x, y } of spots) {
          await page.mouse.move(x, y);
          await page.waitForTimeout(BREATH);
        }
      };
    },
    check: (page) => page.locator('.marks .mark.path').first().waitFor({ state: 'attached', timeout: 3000 }),
  },
  {
    name: `choosing ${CHOSEN.length} counters, each with its reach`,
    async set(page) {
      await toMovement(page);
      const spots = await Promise.all(CHOSEN.map((id) => middleOf(counter(page, id))));
      return async () => {
        for (const spot of spots) await pressAt(page, spot);
      };
    },
    async check(page) {
      const chosen = await page.locator('.marks .mark.selected').getAttribute('data-hex');
      const stands = await counter(page, CHOSEN.at(-1) ?? '').getAttribute('data-hex');
      const lit = await page.locator('.choice-spot').count();
      if (chosen !== stands || lit < 5) throw new Error(`chosen at ${chosen}, with ${lit} hexes`);
    },
  },
  {
    name: `moving a counter, ${MOVES.length} times`,
    async set(page) {
      await toMovement(page);
      const spots: Spot[] = [];
      for (const [id, hex] of MOVES) {
        spots.push(await middleOf(counter(page, id)));
        await counter(page, id).click({ force: true });
        spots.push(await middleOf(page.locator(`.choice-spot[data-hex="${hex}"]`)));
        await page.keyboard.press('Escape');
      }
      return async () => {
        for (const spot of spots) await pressAt(page, spot);
      };
    },
    async check(page) {
      for (const [id, hex] of MOVES) {
        const at = await counter(page, id).getAttribute('data-hex');
        if (at !== hex) throw new Error(`${id} is at ${at}, not at ${hex}`);
      }
    },
  },
  {
    name: 'resolving a battle of a whole Rocroi',
    async set(page) {
      const { record, attackers, defenders } = battleAhead();
      await openFile(page, record);
      for (const id of [...attackers, ...defenders]) await counter(page, id).click({ force: true });
      const roll = page.locator('.actions').getByRole('button', { name: /^Roll the die/ });
      const spot = await middleOf(roll);
      return () => pressAt(page, spot);
    },
    async check(page) {
      await page.locator('.just-now').waitFor({ timeout: 3000 });
    },
  },
];

/** The first Combat Phase of a random game in which there is something to fight, and a battle that may be fought. */
function battleAhead() {
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed('rocroi'));
  const options = thirtyYearsWar.read.options(scenario, {});
  const { game } = playAtRandom(thirtyYearsWar, { scenario, scenarioId: 'rocroi', options, seed: '1' });
  const entry = [...game.record.entries].findIndex((_, i) => {
    const { phase, pending } = stateOf(game, i);
    return phase === 'combat' && !pending && completion(boardOf(stateOf(game, i))).length > 1;
  });
  const [battle] = completion(boardOf(stateOf(game, entry)));
  if (!battle) throw new Error('a game without a battle');
  const { record } = game;
  return {
    record: { ...record, entries: record.entries.slice(0, entry + 1), head: entry, tip: entry },
    attackers: battle.attackers.map(({ id }) => id),
    defenders: battle.defenders.map(({ id }) => id),
  };
}
