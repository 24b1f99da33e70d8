/** What is tried in each browser; each scene says what it has seen, or throws. */
import { deepStrictEqual } from 'node:assert';
import { setTimeout as wait } from 'node:timers/promises';
import { processOf } from './asleep';
import type { Driver } from './driver';
import { EMPTY, FILL, replayed, storedLength } from './stored';
import { BANNERS, begin, goOn, HEADING, playGameTurn, pressButton, seen } from './table';

export type Scene = (driver: Driver, url: string) => Promise<string>;

const ELSEWHERE = /played in another tab/;
const NOTHING = /^$/;
const FRENCH_FIRE = /^French Artillery Fire Phase/;
const FRENCH_MOVE = /^French Movement Phase/;
const SPANISH_FIRE = /^Spanish Artillery Fire Phase/;
const SPANISH_MOVE = /^Spanish Movement Phase/;
const PHASES = ['disruptionRemoval', 'artilleryFire', 'movement', 'combat'];
const NO_ROOM = /does not store this game \(there is no space left/;
const MOST_PHASES = 40;
const PAUSE = 300;
const ADDRESS = 'return location.href';
/** Any page but Tercio's. */
const AWAY = 'icon.svg';

async function expectStored(driver: Driver, commands: number): Promise<void> {
  deepStrictEqual(await storedLength(driver), commands, 'commands that are stored');
}

/** Both Player-Turns by key events; then what is stored is what was played, for the page and for the engine in Node. */
export const gameTurn: Scene = async (driver, url) => {
  await begin(driver, url);
  await playGameTurn(driver);
  const played = await seen(driver);
  await driver.refresh();
  await driver.until(HEADING, new RegExp(`^${played.heading}`));
  deepStrictEqual(await seen(driver), played, 'after the reload');
  const { commands, counters } = await replayed(driver);
  deepStrictEqual(
    counters,
    played.counters.map((counter) => counter.join(' ')).sort(),
    'where the counters are',
  );
  const ended = commands.flatMap((command) => (command.do === 'endPhase' ? [command.phase] : []));
  deepStrictEqual(ended.slice(0, 2 * PHASES.length), [...PHASES, ...PHASES], 'phases that were played');
  const done = commands.map((command) => command.do);
  for (const kind of ['fire', 'move', 'attack'] as const)
    if (!done.includes(kind)) throw new Error(`${kind} is not among ${done}`);
  return `a Game-Turn by keys: ${commands.length} commands, the same on the table, after a reload, and in the database`;
};

/**
 * Another tab looks on; when the first is stopped by the system it takes the place, and the first says so on waking.
 */
export const asleep: Scene = async (driver, url) => {
  await begin(driver, url);
  await goOn(driver, FRENCH_FIRE, FRENCH_MOVE);
  const game = String(await driver.script(ADDRESS));
  const sleeper = process.platform === 'linux' ? await processOf(driver) : null;
  const { before } = await driver.tab();
  await driver.open(game);
  await driver.until(BANNERS, ELSEWHERE);
  if (sleeper !== null) process.kill(sleeper, 'SIGSTOP');
  try {
    await pressButton(driver, /^Play on here/);
    await driver.until(BANNERS, NOTHING);
    await goOn(driver, FRENCH_MOVE, SPANISH_FIRE);
  } finally {
    if (sleeper !== null) process.kill(sleeper, 'SIGCONT');
  }
  await driver.to(before);
  await driver.until(BANNERS, ELSEWHERE);
  await driver.press('e');
  await pressButton(driver, /^Play on here/);
  await driver.until(HEADING, SPANISH_FIRE);
  await driver.until(BANNERS, NOTHING);
  await expectStored(driver, 5);
  return `a second tab looks on, and takes the place of the first ${sleeper === null ? '' : 'whose process is stopped, '}and it back`;
};

/** One goes elsewhere and Back: alone, while another tab plays on, and after that has gone. */
export const intoPageCache: Scene = async (driver, url) => {
  await begin(driver, url);
  await goOn(driver, FRENCH_FIRE, FRENCH_MOVE);
  const game = String(await driver.script(ADDRESS));
  await driver.script('window.wasHere = true');
  await driver.open(url + AWAY);
  await driver.back();
  await driver.until(HEADING, FRENCH_MOVE);
  const isKept = (await driver.script('return window.wasHere === true')) === true;
  await driver.until(BANNERS, NOTHING);
  await driver.until(HELD, /^1$/);
  await goOn(driver, FRENCH_MOVE, SPANISH_FIRE);

  await driver.open(url + AWAY);
  const { before, tab } = await driver.tab();
  await driver.open(game);
  await goOn(driver, SPANISH_FIRE, SPANISH_MOVE);
  await driver.until(BANNERS, NOTHING);
  await driver.to(before);
  await driver.back();
  await driver.until(BANNERS, ELSEWHERE);
  await pressButton(driver, /^Play on here/);
  await driver.until(HEADING, SPANISH_MOVE);
  await driver.until(BANNERS, NOTHING);

  await driver.open(url + AWAY);
  await driver.to(tab);
  await pressButton(driver, /^Play on here/);
  await driver.until(BANNERS, NOTHING);
  await goOn(driver, SPANISH_MOVE, FRENCH_FIRE);
  await driver.open(url);
  await driver.to(before);
  await driver.back();
  await driver.until(HEADING, FRENCH_FIRE);
  await driver.until(BANNERS, NOTHING);
  await goOn(driver, FRENCH_FIRE, FRENCH_MOVE);
  const { commands } = await replayed(driver);
  return `away and Back (${isKept ? 'the page is kept as it stood' : 'the page is laid out again'}): its lock is held again; where another tab plays meanwhile, or has played, that is said or gone on from; ${commands.length} commands, one game`;
};
/** How many locks of games are held. */
const HELD =
  'return navigator.locks.query().then(({ held }) => held.filter(({ name }) => /^tercio-game/.test(name)).length)';

/** No room is left; then there is again. For a browser whose room is so small that it can be filled. */
export const full: Scene = async (driver, url) => {
  await begin(driver, url);
  await goOn(driver, FRENCH_FIRE, FRENCH_MOVE);
  await driver.script(FILL);
  // What is free in the game's own file is used up first.
  for (
    let phases = 0;
    phases < MOST_PHASES && !NO_ROOM.test(String(await driver.script(BANNERS)));
    phases++
  ) {
    await driver.press('e');
    await wait(PAUSE);
  }
  await driver.until(BANNERS, NO_ROOM);
  await driver.script(EMPTY);
  await driver.press('e');
  await driver.until(BANNERS, /All of it is stored now/);
  const played = await seen(driver);
  await driver.refresh();
  await driver.until(HEADING, new RegExp(`^${played.heading}`));
  deepStrictEqual(await seen(driver), played, 'after the reload');
  return 'a full quota: said at once, played on in memory, all of it stored as soon as there is room';
};

/** A browser that stores nothing. */
export const storesNothing: Scene = async (driver, url) => {
  await begin(driver, url);
  await goOn(driver, FRENCH_FIRE, FRENCH_MOVE, SPANISH_FIRE);
  await driver.until(BANNERS, /does not store this game \(it stores nothing here/);
  await pressButton(driver, /^Start page/);
  await driver.until(BANNERS, /does not give the games that may be stored here/);
  await pressButton(driver, /^Rocroi/);
  await driver.until(HEADING, SPANISH_FIRE);
  return 'storage switched off: said on the start page and at the table, played in memory';
};
