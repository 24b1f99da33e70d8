/** Where tests and tools watch every step of every game. The page does not, and pays nothing for it. */

import type { Rules, SystemTypes } from './contract/rules';
import type { GameSystem } from './contract/system';
import type { Game, Step } from './game';

export interface Watch {
  /** A command was carried out, also one replayed from a file. Throws what is wrong. */
  resolved<T extends SystemTypes>(
    system: Pick<Rules<T>, 'resolve' | 'evolve'> & Partial<GameSystem<T>>,
    before: T['State'],
    step: Step<T>,
  ): void;
  /** An entry was added to a record. Throws what is wrong. */
  appended<T extends SystemTypes>(game: Game<T>): void;
}

let watching: Watch | null = null;

export function watchGames(watch: Watch | null): void {
  watching = watch;
}

export function watch(): Watch | null {
  return watching;
}
