/**
 * Adds to `tests/games` what is not kept there yet, each game beside how it stands: `npx tsx
 * tests/tools/made/keepGames.ts`. Nothing that is kept is ever rewritten: what a Tercio has stored, every later one has
 * to open.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { version } from '../../../package.json';
import type { SystemTypes } from '../../../src/core/contract/rules';
import type { Game } from '../../../src/core/game';
import { writeFile } from '../../../src/core/record/writeGame';
import { rocroi1643 } from '../../../src/systems/rocroi-1643';
import { type Recorded, recordedGame, recordedGameOf } from '../../helpers/random/recordedGames';
import { standingOf1643 } from '../../helpers/rocroi1643/standing';
import { type Standing, standingOf } from '../../helpers/standing';

const FOLDER = new URL('../../games/', import.meta.url);
const STANDINGS = new URL('standings.json', FOLDER);
const NO_LIMIT = 5_000;

type Kept = {
  readonly scenario: string;
  readonly options: { readonly [option: string]: string };
  readonly most: number;
  readonly isAsked?: boolean;
};
const GAMES: { readonly [name: string]: Kept } = {
  'rocroi-usual': { scenario: 'rocroi', options: {}, most: 300 },
  'rocroi-beck': { scenario: 'rocroi', options: { beck: 'yes', beckEntry: 'mayWait' }, most: NO_LIMIT },
  'rocroi-asked-for-a-die': {
    scenario: 'rocroi',
    options: { askDefender: 'yes', manyAgainstMany: 'oneSide' },
    ...{ most: 350, isAsked: true },
  },
  'first-battle': { scenario: 'first-battle', options: {}, most: NO_LIMIT },
  'rocroi-leaders': {
    scenario: 'rocroi',
    options: { increasedLeaders: 'yes', leaderRemovalRadius: 'value', simplifiedDemoralization: 'yes' },
    most: 300,
  },
  'freiburg-3-august-whole': { scenario: 'freiburg-3-august', options: {}, most: NO_LIMIT },
  'freiburg-3-august-asked-for-a-die': {
    scenario: 'freiburg-3-august',
    options: { hilltopHalf: 'gun', askDefender: 'yes' },
    ...{ most: 150, isAsked: true },
  },
  'freiburg-5-august': { scenario: 'freiburg-5-august', options: { manyAgainstMany: 'oneSide' }, most: 300 },
  'freiburg-9-august': { scenario: 'freiburg-9-august', options: { woodsCost: '3' }, most: 300 },
  'freiburg-campaign-whole': { scenario: 'freiburg-campaign', options: {}, most: NO_LIMIT },
  'freiburg-siege': { scenario: 'freiburg-siege', options: { wallFire: 'stopped' }, most: 300 },
  'freiburg-campaign-siege': { scenario: 'freiburg-campaign-siege', options: {}, most: 500 },
  'freiburg-campaign-works': {
    scenario: 'freiburg-campaign',
    options: { hillWorks: 'always', askDefender: 'yes', wallFire: 'stopped' },
    most: 400,
  },
};

/** Of Rocroi 1643. */
const GAMES_1643: { readonly [name: string]: Omit<Kept, 'isAsked'> } = {
  enghien: { scenario: 'rocroi-1643', options: {}, most: 400 },
  'first-charge': { scenario: 'rocroi-1643-right-wing', options: {}, most: NO_LIMIT },
  // The same battle, once 11/Flanders had come.
  'first-charge-11-flanders': { scenario: 'rocroi-1643-right-wing', options: {}, most: NO_LIMIT },
};

/** Cut off before its last die, for which the game then waits. */
function askedForDie(game: Recorded): Recorded {
  const { entries } = game.record;
  const last = [...entries].findLastIndex(({ dice }) => dice.length > 0);
  const asked = entries.at(last);
  if (asked?.parent !== last - 1) throw new Error('no throw on the last line of the game');
  const kept = entries.slice(0, last);
  const awaiting = { press: asked.press, command: asked.command, dice: asked.dice.slice(0, -1) };
  const record = { ...game.record, entries: kept, head: last - 1, tip: last - 1, awaiting };
  return { ...game, record, steps: game.steps.slice(0, last) };
}

const standings: { [file: string]: Standing } = existsSync(STANDINGS)
  ? JSON.parse(readFileSync(STANDINGS, 'utf8'))
  : {};
function keep<T extends SystemTypes>(
  name: string,
  make: () => Game<T>,
  standing: (game: Game<T>) => Standing,
  scenarioOf: (game: Game<T>) => T['Scenario'],
): void {
  const file = `${version}-${name}.json`;
  if (existsSync(new URL(file, FOLDER))) return;
  const game = make();
  const text = writeFile({ record: game.record, name: `Kept: ${name}`, scenario: scenarioOf(game) });
  writeFileSync(new URL(file, FOLDER), text);
  standings[file] = standing(game);
  console.log(`${file}: ${game.record.entries.length} entries, ${Math.round(text.length / 1_000)} kB`);
}

for (const [name, { most, isAsked = false, ...set }] of Object.entries(GAMES)) {
  const make = () => recordedGame(set, name, most);
  keep(
    name,
    () => (isAsked ? askedForDie(make()) : make()),
    standingOf,
    (game) => game.start.scenario,
  );
}
for (const [name, { most, ...set }] of Object.entries(GAMES_1643))
  keep(
    name,
    () => recordedGameOf(rocroi1643, set, name, most),
    standingOf1643,
    ({ start }) => start.scenario,
  );
writeFileSync(STANDINGS, `${JSON.stringify(standings, null, 1)}\n`);
