/** Where tests and tools look at every step of every game. On the page nobody does, and nothing is done for it. */

import type { Rules, SystemTypes } from './contract/rules';
import type { GameSystem } from './contract/system';
import type { Game, Step } from './game';

export interface Watch {
  /** A command was carried out, also one of a file that is followed. Throws what is wrong. */
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
