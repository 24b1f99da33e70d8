/** Whole games played by chance, with every option of their scenario another one than it is set to. */
import { type Game, newGame } from '../../../src/core/game';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { chanceOf, playOn } from '../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import { SETS_OF_1976 } from './optionSets';
import { atABlow } from './playedOn';

/** Every battle of the system, and every game of several. */
export const SCENARIOS = [...new Set(SETS_OF_1976.map(({ scenario }) => scenario))];

/** Every position is given to `look`, the first too; answers whether the game came to its end. */
export function playRandomly(
  scenarioId: string,
  seed: string,
  look: (game: Game<ThirtyYearsWar>) => void,
): boolean {
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed(scenarioId));
  const sets = SETS_OF_1976.filter((set) => set.scenario === scenarioId);
  const options = thirtyYearsWar.read.options(scenario, sets.at(-1)?.options ?? {});
  const game = newGame(thirtyYearsWar, { scenario, scenarioId, options, seed, carryScenario: false });
  const chance = chanceOf(seed);
  look(game);
  return playOn(thirtyYearsWar, game, seed, { watch: look, instead: (state) => atABlow(state, chance) })
    .finished;
}
