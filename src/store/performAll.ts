import { type Game, nextPress, perform } from '../core/game';
import type { GameSystem, Json, Reason } from '../core/seam';

/** Performs commands one by one with one press number. Only a first one that is refused is a refusal. */
export function performAll(
  system: GameSystem,
  before: Game,
  commands: readonly Json[],
): { readonly game: Game; readonly refused: readonly Reason[] | null } {
  const press = nextPress(before);
  let game = before;
  for (const command of commands) {
    const performed = perform(system, game, command, press);
    if (performed.outcome === 'refused') {
      return { game, refused: game === before ? performed.reasons : null };
    }
    game = performed.game;
    if (performed.outcome === 'needsDice') break;
  }
  return { game, refused: null };
}
