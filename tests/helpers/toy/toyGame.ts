/** The toy system without a store: a game, and commands performed one a press. */
import { type Game, newGame } from '../../../src/core/game';
import { perform } from '../../../src/core/perform';
import { TOY_SCENARIO, type Toy, type ToyCommand, toySystem } from './toySystem';

export type ToyGame = Game<Toy>;

export function beginToy(seed = 'seven'): ToyGame {
  return newGame(toySystem, {
    scenario: TOY_SCENARIO,
    scenarioId: TOY_SCENARIO.id,
    carryScenario: true,
    options: { ghosts: 'no' },
    seed,
  });
}

export function played(game: ToyGame, ...commands: readonly ToyCommand[]): ToyGame {
  return commands.reduce((before, command) => {
    const performed = perform(toySystem, before, command);
    if (performed.outcome !== 'done') throw new Error(JSON.stringify(performed));
    return performed.game;
  }, game);
}

export const move = (counter: string, to: string): ToyCommand => ({ do: 'move', counter, to });
export const attack = (by: string, on: string): ToyCommand => ({ do: 'attack', by, on });
export const end: ToyCommand = { do: 'endPhase' };

export function times(n: number, act: (game: ToyGame) => ToyGame, game: ToyGame): ToyGame {
  return Array.from({ length: n }).reduce<ToyGame>((before) => act(before), game);
}
