/** Plays legal commands at random, choosing through `prompt` and `press` as a person would. */

import type { SystemTypes } from '../core/contract/rules';
import type { GameSystem } from '../core/contract/system';
import type { Choice } from '../core/contract/table';
import { type GeneratorState, seedGenerator, throwDice } from '../core/dice/dice';
import { enterDie, wantedDie } from '../core/dice/handDice';
import { type Game, newGame, stateOf } from '../core/game';
import { goOn, nextPress, performPress } from '../core/perform';

export type Played<T extends SystemTypes> = {
  readonly game: Game<T>;
  readonly finished: boolean;
  readonly commands: number;
  readonly presses: number;
  /** Choices offered, summed over all prompts. */
  readonly choices: number;
  /** Why it did not finish. */
  readonly stuck: string;
};

type Limits<T extends SystemTypes> = {
  readonly most?: number;
  readonly watch?: (game: Game<T>) => void;
  /** A command to give instead of choosing from what is offered; null: choose. */
  readonly instead?: (state: T['State']) => T['Command'] | null;
};
/** Gives a whole number from 0 to below `below`. */
export type Chance = (below: number) => number;

/** After this many presses without a command a draft is steered to its end. */
const PATIENCE = 24;
const MOST_PRESSES = 200_000;

export function playAtRandom<T extends SystemTypes>(
  system: GameSystem<T>,
  setUp: {
    readonly scenario: T['Scenario'];
    readonly scenarioId: string;
    readonly options: T['Options'];
    readonly seed: string;
    readonly carryScenario?: boolean;
  },
  watch: (game: Game<T>) => void = () => {},
): Played<T> {
  return playOn(system, newGame(system, { carryScenario: false, ...setUp }), setUp.seed, { watch });
}

/**
 * From a game's head to its end, or until its record has `most` entries. The player throws the dice that the game asks
 * the table for.
 */
export function playOn<T extends SystemTypes>(
  system: GameSystem<T>,
  from: Game<T>,
  seed: string,
  { most = Number.POSITIVE_INFINITY, watch = () => {}, instead = () => null }: Limits<T> = {},
): Played<T> {
  const chance = chanceOf(seed);
  let game = from;
  let draft: T['Draft'] | null = null;
  let sinceCommand = 0;
  let presses = 0;
  let choices = 0;
  const end = (finished: boolean, stuck: string) => ({
    game,
    finished,
    commands: game.record.entries.length,
    presses,
    choices,
    stuck,
  });
  while (presses < MOST_PRESSES) {
    const state = stateOf(game);
    const given = instead(state);
    if (given !== null) {
      const done = performPress(system, game, [given], watch);
      if (done.refused)
        return end(false, `given and refused: ${done.refused.map(({ text }) => text).join(' ')}`);
      game = done.game;
      continue;
    }
    const prompt = system.prompt(state, draft);
    if (prompt.by === null) return end(true, '');
    if (game.record.entries.length >= most) return end(false, `left after ${most} commands`);
    if (prompt.choices.length === 0)
      return end(false, `nothing is offered: ${prompt.heading}, ${prompt.instruction}`);
    choices += prompt.choices.length;
    presses++;
    const choice = pick(prompt.choices, chance, sinceCommand > PATIENCE);
    const pressed = system.press(state, draft, choice.target);
    if (pressed.to === 'refusal') {
      return end(
        false,
        `offered and refused: ${choice.label} (${pressed.reasons.map((r) => `${r.rule} ${r.text}`).join(' ')})`,
      );
    }
    if (pressed.to === 'draft') {
      draft = pressed.draft;
      sinceCommand++;
      continue;
    }
    const done = performPress(system, game, pressed.commands, watch);
    if (done.refused) return end(false, `offered and not performed: ${JSON.stringify(pressed.commands[0])}`);
    game = done.game;
    if (done.wanted) {
      const press = done.game.record.awaiting?.press ?? nextPress(game);
      const thrown = withDice(system, done.game, chance);
      watch(thrown);
      game = goOn(system, thrown, press, watch);
    }
    draft = null;
    sinceCommand = 0;
  }
  return end(false, `no end after ${MOST_PRESSES} presses`);
}

/** Throws every die that the open command asks for. */
function withDice<T extends SystemTypes>(system: GameSystem<T>, asked: Game<T>, chance: Chance): Game<T> {
  let game = asked;
  for (let wanted = wantedDie(system, game); wanted; wanted = wantedDie(system, game)) {
    const entered = enterDie(system, game, chance(wanted.sides) + 1);
    if (entered.outcome === 'refused') throw new Error(`a die for ${wanted.purpose} was refused`);
    game = entered.game;
  }
  return game;
}

/** Taking back is rare, the main step somewhat likelier than any other choice, and certain when patience ends. */
function pick(choices: readonly Choice[], chance: Chance, impatient: boolean): Choice {
  const total = choices.reduce((sum, choice) => sum + weightOf(choice, impatient), 0);
  let at = chance(total);
  for (const choice of choices) {
    at -= weightOf(choice, impatient);
    if (at < 0) return choice;
  }
  const last = choices.at(-1);
  if (!last) throw new Error('no choice to pick from');
  return last;
}

function weightOf(choice: Choice, impatient: boolean): number {
  if (choice.weight === 'main') return impatient ? 1000 : 4;
  if (choice.weight === 'back') return impatient ? 20 : 1;
  return 3;
}

/** Repeatable chance, separate from the dice of the game. */
export function chanceOf(seed: string): Chance {
  let state: GeneratorState = seedGenerator(`player ${seed}`);
  return (below) => {
    const thrown = throwDice(state, 1, below);
    state = thrown.state;
    return (thrown.faces[0] ?? 1) - 1;
  };
}
