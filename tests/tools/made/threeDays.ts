/**
 * Writes `tests/records/three-days.json` again: the first campaign at random in which both sides fight and lose on
 * every day, replacements come, guns change hands, an army breaks, and the game lasts to its third day.
 */
import { writeFileSync } from 'node:fs';
import { type Game, stateOf } from '../../../src/core/game';
import { writeFile } from '../../../src/core/record/writeGame';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { playAtRandom } from '../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import { account } from '../../helpers/account';

const FILE = new URL('../../records/three-days.json', import.meta.url);
/** A record that grows longer than this is not worth its place. */
const MOST_COMMANDS = 1_200;
const MOST_SEEDS = 400;

const ID = 'freiburg-campaign';
const scenario = thirtyYearsWar.read.scenario(scenarioNamed(ID));
const options = thirtyYearsWar.read.options(scenario, {});

function isWorthKeeping(game: Game<ThirtyYearsWar>): boolean {
  const { battles, regroups } = account(game);
  const of = (some: (regroup: (typeof regroups)[number]) => boolean) => regroups.some(some);
  return (
    game.record.entries.length <= MOST_COMMANDS &&
    stateOf(game).day === 2 &&
    battles.length === 3 &&
    battles.every((count) => count > 3) &&
    of(({ losses }) => losses.some(({ back }) => back.length > 0)) &&
    of(({ losses }) => losses.some(({ army, leaderless }) => army === 'bavarian' || leaderless)) &&
    of(({ guns }) => guns.some(({ inWorks }) => inWorks)) &&
    of(({ guns }) => guns.some(({ inWorks }) => !inWorks)) &&
    of(({ armies }) => armies.some(({ wasDemoralized }) => wasDemoralized))
  );
}

for (let seed = 1; seed <= MOST_SEEDS; seed++) {
  const { game, finished } = playAtRandom(thirtyYearsWar, {
    ...{ scenario, scenarioId: ID, options },
    seed: `${seed}`,
  });
  if (!finished || !isWorthKeeping(game)) continue;
  writeFileSync(FILE, writeFile({ record: game.record, name: '', scenario: null }));
  console.log(`seed ${seed}: ${game.record.entries.length} commands`);
  process.exit(0);
}
console.error(`none of ${MOST_SEEDS} campaigns has all of it`);
process.exitCode = 1;
