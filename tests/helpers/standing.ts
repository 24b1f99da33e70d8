/** How a game stands, in so few facts that a later Tercio, which keeps more of a game, still reports the same. */

import { type Game, stateOf } from '../../src/core/game';
import { hashOf } from '../../src/core/json/hash';
import { ROOT } from '../../src/core/record/record';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import { boardOf } from '../../src/systems/thirty-years-war/engine/boards';
import type { ThirtyYearsWar } from '../../src/systems/thirty-years-war/engine/system';
import { freiburgOf } from '../../src/systems/thirty-years-war/freiburg/state';

/** What stands beside a kept game: the hash at its head, at the end of each branch, and its verdict there. */
export type Standing = {
  readonly entries: number;
  readonly head: string;
  readonly branches: readonly string[];
  readonly verdict: string;
};

export function standingOf(game: Game<ThirtyYearsWar>): Standing {
  const { entries } = game.record;
  const parents = new Set(entries.map(({ parent }) => parent));
  const ends = [...entries].flatMap((_, at) => (parents.has(at) ? [] : [at]));
  const verdict = thirtyYearsWar.verdict(stateOf(game));
  return {
    entries: entries.length,
    head: hashAt(game, game.record.head),
    branches: ends.map((end) => hashAt(game, end)),
    verdict: verdict ? `${verdict.winner ?? 'nobody'}, ${verdict.points ?? 'no'} points` : 'not over',
  };
}

function hashAt(game: Game<ThirtyYearsWar>, entry: number): string {
  const state = entry === ROOT ? game.start : stateOf(game, entry);
  const { day, gameTurn, phasingSide, phase, counters, losses, demoralized } = state;
  return hashOf({
    ...{ day, gameTurn, phasingSide, phase, losses, demoralized: demoralized.toSorted() },
    armies: Object.entries(freiburgOf(boardOf(state)).armies).map(([army, { casualties, levelsTested }]) => [
      army,
      casualties,
      levelsTested,
    ]),
    counters: counters.map(({ id, at, off, holder, disrupted, fired, moved, fought }) => [
      ...[id, at, off, holder, disrupted],
      ...[fired, moved, fought],
    ]),
  }).slice(0, 16);
}
