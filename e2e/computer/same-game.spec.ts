/** The game of a seed and a level is the same in the page, where a worker thinks, as in Node. */
import type { SystemTypes } from '../../src/core/contract/rules';
import { newGame, stateOf } from '../../src/core/game';
import { LEVELS, type LevelName } from '../../src/core/opponent/levels';
import { playerOf } from '../../src/core/opponent/opponent';
import { goOn, performPress } from '../../src/core/perform';
import { OPENING } from '../../src/core/record/record';
import { scenarioNamed } from '../../src/headless/catalogue';
import { seedOf } from '../../src/store/computer/seed';
import { systemNamed } from '../../src/systems';
import { mindOf } from '../../src/systems/opponents';
import { AT_LENGTH, EVERY } from '../helpers/every';
import { expect, type Page, test } from '../helpers/test';

type Stored = {
  readonly record: {
    readonly system: string;
    readonly seed: string;
    readonly options: unknown;
    readonly scenario: { readonly id: string };
  };
};
type StoredEntry = { readonly command: unknown; readonly dice: readonly { readonly face: number }[] };

/** What the browser has stored: how the first game was set up, and its commands with the faces they threw. */
async function stored(page: Page) {
  return await page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const db = await asked(indexedDB.open('tercio'));
    const tx = db.transaction(['games', 'entries']);
    const [game] = await asked<Stored[]>(tx.objectStore('games').getAll());
    const entries = await asked<StoredEntry[]>(tx.objectStore('entries').getAll());
    db.close();
    if (!game) throw new Error('no game is stored');
    return { record: game.record, entries };
  });
}

/** The computer plays both sides at once until the heading says that. */
async function watched(page: Page, title: string, level: LevelName, until: string): Promise<void> {
  await page.addInitScript(
    (against) => localStorage.setItem('tercio-settings', JSON.stringify({ pace: 'once', against })),
    level,
  );
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Against the computer' }).click();
  await card.getByRole('radio', { name: /^Nobody/ }).check();
  await card.getByRole('button', { name: 'Watch the computer play' }).click();
  // All that both sides think takes longer than any one answer of the page.
  await expect(page.locator('.now')).toContainText(until, { timeout: 90_000 });
  await page.keyboard.press('Escape');
}

/** As many commands with their dice, by the same players outside of the page. */
function played({ system: id, seed, options, scenario }: Stored['record'], level: LevelName, count: number) {
  const [rules, mind] = [systemNamed(id), mindOf(id)];
  if (!rules || !mind) throw new Error(`nobody plays ${id}`);
  const whole = rules.read.scenario(scenarioNamed(scenario.id));
  const setUp = {
    scenario: whole,
    scenarioId: scenario.id,
    carryScenario: false,
    options: rules.read.options(whole, options),
    seed,
  };
  let game = goOn(rules, newGame(rules, setUp), OPENING);
  const seats = new Map<string | null, (state: SystemTypes['State']) => SystemTypes['Command'] | null>();
  while (game.record.entries.length < count) {
    const state = stateOf(game);
    const side = mind.decides(state);
    const seat = seats.get(side) ?? playerOf({ rules, mind, level: LEVELS[level], seed: seedOf(seed) });
    seats.set(side, seat);
    const command = seat(state);
    if (command === null) break;
    game = performPress(rules, game, [command]).game;
  }
  return game.record.entries.slice(0, count);
}

const told = (all: readonly StoredEntry[]) =>
  all.map(({ command, dice }) => ({ command, faces: dice.map(({ face }) => face) }));

const GAMES = [
  ['Your first battle', 'recruit', EVERY ? 'Game-Turn 3' : 'Game-Turn 2', {}],
  ['Your first battle', 'captain', 'Game-Turn 3', AT_LENGTH],
  ['Your first battle', 'marshal', 'Game-Turn 2', AT_LENGTH],
  // Both sides set up, and leave the map.
  ['Freiburg, 9 August', 'captain', 'Game-Turn 4', AT_LENGTH],
  ['Your first charge', 'recruit', 'The battle is over', AT_LENGTH],
  ['Your first charge', 'captain', 'The battle is over', AT_LENGTH],
  ['Your first charge', 'marshal', 'The battle is over', AT_LENGTH],
] as const;

for (const [title, level, until, when] of GAMES)
  test(
    `${title}, two of level ${level}: the same game in the page as outside of it`,
    when,
    async ({ page }) => {
      await watched(page, title, level, until);
      const { record, entries } = await stored(page);
      expect(entries.length).toBeGreaterThan(15);
      expect(told(played(record, level, entries.length))).toEqual(told(entries));
    },
  );
