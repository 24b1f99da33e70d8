/** How long a game has lasted. */

import type { GameSystem } from '../core/contract/system';
import type { Track } from '../core/contract/table';
import type { Game } from '../core/game';

/** Game-Turns played on each day: none on a day that is over as it begins. */
export function daysOf(system: GameSystem, game: Pick<Game, 'start' | 'steps'>): readonly number[] {
  const days: number[] = [];
  const states = [game.start, ...game.steps.map((step) => step.state)];
  states.forEach((state, i) => {
    const tracks = system.tracks(state);
    const at = (of: Track['of']) => tracks.find((track) => track.of === of)?.at ?? null;
    const day = at('days') ?? 0;
    // Before a day's first phase nothing is played on it, nor after the last command.
    const isPlayed = at('phases') !== null && i < states.length - 1;
    days[day] = isPlayed ? (at('turns') ?? 0) + 1 : (days[day] ?? 0);
  });
  return days;
}
