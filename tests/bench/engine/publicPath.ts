/** The way of every player: prompt, press, perform and an entry in the record. */
import type { Choice } from '../../../src/core/contract/table';
import { type Game as AnyGame, newGame, stateOf } from '../../../src/core/game';
import { performPress } from '../../../src/core/perform';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { playAtRandom } from '../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import { chance } from '../../helpers/positions/scattered';
import type { Contestant } from '../measure';

type Game = AnyGame<ThirtyYearsWar>;
type State = ThirtyYearsWar['State'];
type Draft = ThirtyYearsWar['Draft'];

function setUpOf(id: string) {
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed(id));
  const options = thirtyYearsWar.read.options(scenario, {});
  return { scenario, scenarioId: id, options, carryScenario: false };
}

/** A whole game by chance; its record as text shows whether another version played the same. */
export function wholeGame(id: string, seed: string): string {
  return JSON.stringify(playAtRandom(thirtyYearsWar, { ...setUpOf(id), seed }).game.record.entries);
}

/** One whole game of each of these battles. */
export function publicPath(name: string, ids: readonly string[]): Contestant {
  const setUps = ids.map(setUpOf);
  let turn = 0;
  return {
    name,
    run() {
      const seed = `${turn++ % 3}`;
      return setUps.reduce(
        (sum, setUp) => sum + playAtRandom(thirtyYearsWar, { ...setUp, seed }).commands,
        0,
      );
    },
  };
}

/** As many presses as a run makes in each battle. */
const PRESSES = 300;

/** Presses on counters and hexes while forces are set up: counters taken, put down, exchanged. */
export function settingUp(name: string, ids: readonly string[]): Contestant {
  const starts = ids.flatMap((id) => {
    const first = newGame(thirtyYearsWar, { ...setUpOf(id), seed: '1' });
    const second = byMainSteps(first, (state) => state.pending?.by !== stateOf(first).pending?.by);
    return stateOf(second).pending?.kind === 'setUp' ? [first, second] : [first];
  });
  return pressing(name, starts);
}

/** Presses on counters and hexes in the first Movement Phase. */
export function moving(name: string, ids: readonly string[]): Contestant {
  const starts = ids.map((id) => {
    const start = newGame(thirtyYearsWar, { ...setUpOf(id), seed: '1' });
    return byMainSteps(start, ({ pending, phase }) => pending === null && phase === 'movement');
  });
  return pressing(name, starts);
}

/** Plays main steps, and ends phases that have none, until it is so. */
function byMainSteps(from: Game, isThere: (state: State) => boolean): Game {
  let game = from;
  let draft: Draft | null = null;
  while (!isThere(stateOf(game))) {
    const { choices } = thirtyYearsWar.prompt(stateOf(game), draft);
    const main: Choice | undefined =
      choices.find(({ weight }) => weight === 'main') ??
      choices.find(({ target }) => target.on === 'option' && target.id === 'end-phase');
    if (!main) throw new Error('no main step leads there');
    ({ game, draft } = pressOn(game, draft, main));
  }
  return game;
}

function pressOn(game: Game, draft: Draft | null, { target }: Choice) {
  const pressed = thirtyYearsWar.press(stateOf(game), draft, target);
  if (pressed.to === 'draft') return { game, draft: pressed.draft };
  if (pressed.to === 'refusal') throw new Error(`offered and refused: ${JSON.stringify(target)}`);
  return { game: performPress<ThirtyYearsWar>(thirtyYearsWar, game, pressed.commands).game, draft: null };
}

/** Hexes where there are any, else counters; once none is left it begins again. */
function pressing(name: string, starts: readonly Game[]): Contestant {
  let seed = 0;
  return {
    name,
    run() {
      const draw = chance(++seed);
      for (const start of starts) {
        let game = start;
        let draft: Draft | null = null;
        for (let presses = 0; presses < PRESSES; presses++) {
          const { choices } = thirtyYearsWar.prompt(stateOf(game), draft);
          const places = choices.filter(({ target }) => target.on === 'place');
          const some = places.length > 0 ? places : choices.filter(({ target }) => target.on === 'counter');
          const choice = some[draw(some.length)];
          if (choice) ({ game, draft } = pressOn(game, draft, choice));
          else [game, draft] = [start, null];
        }
      }
      return PRESSES * starts.length;
    },
  };
}
