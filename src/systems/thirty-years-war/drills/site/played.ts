/** Where the counters of a battle stand after some random play: the same ones for the same number. */
import type { DrillBattle } from '../../../../core/contract/drills';
import { drawFrom } from '../../../../core/dice/draw';
import { think } from '../../engine/judge';
import { readOptions } from '../../scenario/options';
import { start } from '../../scenario/start';
import type { State } from '../../state/state';
import { scenarioOf } from './battle';

/** So many games are played of each battle, and each is looked at so often, after so many commands. */
export const GAMES = 6;
export const MOMENTS = 8;
const COMMANDS = 45;

const games = new WeakMap<DrillBattle, Map<number, readonly State[]>>();

/** The moments of a game; fewer where it ended, or where it is still being set up. */
export function momentsOf(battle: DrillBattle, game: number): readonly State[] {
  const known = games.get(battle) ?? new Map<number, readonly State[]>();
  games.set(battle, known);
  const moments = known.get(game) ?? playedOut(battle, game);
  known.set(game, moments);
  return moments;
}

function playedOut(battle: DrillBattle, game: number): readonly State[] {
  const scenario = scenarioOf(battle);
  const play = think(start(scenario, readOptions(scenario.options, scenario)));
  const draw = drawFrom(`played ${battle.id} ${game}`);
  const moments: State[] = [];
  for (let done = 1; moments.length < MOMENTS && done <= COMMANDS * MOMENTS * 2; done++) {
    const next = play.moves({ draw })[Symbol.iterator]().next();
    if (next.done || play.over) break;
    play.play(next.value, (sides) => draw(sides) + 1);
    if (done % COMMANDS !== 0) continue;
    const state = play.state();
    if (state.pending === null && !state.over) moments.push(state);
  }
  return moments;
}
