/** The first commands of a game by chance, through prompt, check and perform, as players do. */

import type { SystemTypes } from '../../src/core/contract/rules';
import { newGame, stateOf } from '../../src/core/game';
import { performPress } from '../../src/core/perform';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../src/systems/thirty-years-war/engine/system';
import { chance } from '../helpers/positions/scattered';

type Scenario = ThirtyYearsWar['Scenario'];

/** Plays on until so many commands are made and says how many that were. */
export function playSome(scenario: Scenario, commands: number, seed: number): number {
  const draw = chance(seed);
  const setUp = { scenario, scenarioId: scenario.id, carryScenario: false, seed: `${seed}` };
  const options = thirtyYearsWar.read.options(scenario, {});
  let game = newGame(thirtyYearsWar, { ...setUp, options });
  let draft: ThirtyYearsWar['Draft'] | null = null;
  while (game.record.entries.length < commands) {
    const state = stateOf(game);
    const { choices } = thirtyYearsWar.prompt(state, draft);
    // What ends the phase is left alone: it is moves that are timed.
    const own = choices.filter(({ target }) => draft !== null || target.on === 'counter');
    const choice = own[draw(own.length)] ?? choices[draw(choices.length)];
    if (!choice) break;
    const pressed = thirtyYearsWar.press(state, draft, choice.target);
    if (pressed.to === 'draft') draft = pressed.draft;
    else if (pressed.to === 'commands') {
      game = performPress<SystemTypes & ThirtyYearsWar>(thirtyYearsWar, game, pressed.commands).game;
      draft = null;
    } else throw new Error(`offered and refused: ${choice.label}`);
  }
  return game.record.entries.length;
}
