/** How a game stands, in so few facts that a later Tercio, which keeps more of a game, still reports the same. */

import type { SystemTypes } from '../../src/core/contract/rules';
import type { GameSystem } from '../../src/core/contract/system';
import type { Json } from '../../src/core/contract/values';
import { type Game, stateOf } from '../../src/core/game';
import { hashOf } from '../../src/core/json/hash';
import { ROOT } from '../../src/core/record/record';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import { boardOf } from '../../src/systems/thirty-years-war/engine/boards';
import type { ThirtyYearsWar } from '../../src/systems/thirty-years-war/engine/system';
import { freiburgOf } from '../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../src/systems/thirty-years-war/state/state';

/** What stands beside a kept game: the hash at its head, at the end of each branch, and its verdict there. */
export type Standing = {
  readonly entries: number;
  readonly head: string;
  readonly branches: readonly string[];
  readonly verdict: string;
};

/** Of a game of any system, by what its state comes to. */
export function standingBy<T extends SystemTypes>(
  system: Pick<GameSystem<T>, 'verdict'>,
  game: Game<T>,
  factsOf: (state: T['State']) => Json,
): Standing {
  const { entries, head } = game.record;
  const hashAt = (entry: number) =>
    hashOf(factsOf(entry === ROOT ? game.start : stateOf(game, entry))).slice(0, 16);
  const parents = new Set(entries.map(({ parent }) => parent));
  const ends = [...entries].flatMap((_, at) => (parents.has(at) ? [] : [at]));
  const verdict = system.verdict(stateOf(game));
  return {
    entries: entries.length,
    head: hashAt(head),
    branches: ends.map(hashAt),
    verdict: verdict ? `${verdict.winner ?? 'nobody'}, ${verdict.points ?? 'no'} points` : 'not over',
  };
}

export function standingOf(game: Game<ThirtyYearsWar>): Standing {
  return standingBy(thirtyYearsWar, game, factsOf);
}

function factsOf(state: State): Json {
  const { day, gameTurn, phasingSide, phase, counters, losses, demoralized } = state;
  return {
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
  };
}
