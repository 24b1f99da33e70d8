import { type Game, nextPress, perform, type WantedDie } from './game';
import type { GameSystem, Reason, SystemTypes } from './seam';

export type PressOutcome<T extends SystemTypes> = {
  readonly game: Game<T>;
  /** Why the first command was refused; a later refusal only ends the press. */
  readonly refused: readonly Reason[] | null;
  readonly wanted: WantedDie | null;
};

/**
 * Performs the commands of one press one by one, until one is refused or wants a die that is not there; they are
 * undone together, also where the first of them leads back into a branch.
 */
export function performPress<T extends SystemTypes>(
  system: GameSystem<T>,
  before: Game<T>,
  commands: readonly T['Command'][],
  watch: (game: Game<T>) => void = () => {},
): PressOutcome<T> {
  let press = nextPress(before);
  let game = before;
  for (const command of commands) {
    const performed = perform(system, game, command, press);
    if (performed.outcome === 'refused') {
      return { game, refused: game === before ? performed.reasons : null, wanted: null };
    }
    game = performed.game;
    if (performed.outcome === 'needsDice') return { game, refused: null, wanted: performed.wanted };
    // What follows a command that was made before belongs to the press that made it.
    if (!performed.rolled) press = game.record.entries[game.record.head]?.press ?? press;
    watch(game);
  }
  return { game, refused: null, wanted: null };
}
