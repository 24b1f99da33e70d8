/** How long a game has lasted. */

import type { GameSystem } from '../core/contract/system';
import type { Game } from '../core/game';

/** Game-Turns of each day in which something was played: none of a day that is over as it begins. */
export function daysOf(system: GameSystem, game: Pick<Game, 'start' | 'steps'>): readonly number[] {
  const days: number[] = [];
  const states = [game.start, ...game.steps.map((step) => step.state)];
  states.forEach((state, i) => {
    const tracks = system.tracks(state);
    const at = (id: string) => tracks.find((track) => track.id === id)?.at ?? 0;
    // Before a day's first phase nothing is played on it, and after the last command nothing any more.
    const isPlayed = at('phase') >= 0 && i < states.length - 1;
    days[at('day')] = isPlayed ? at('turn') + 1 : (days[at('day')] ?? 0);
  });
  return days;
}
