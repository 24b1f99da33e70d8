/** Games as files, for every version to open: long ones, and one that stands early and late in its course. */
import type { Choice } from '../../../src/core/contract/table';
import { type Game, stateOf } from '../../../src/core/game';
import { performPress } from '../../../src/core/perform';
import { loadGame } from '../../../src/core/record/loadGame';
import type { GameRecord } from '../../../src/core/record/record';
import { moveHead } from '../../../src/core/record/timeline';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { playAtRandom } from '../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import { chance } from '../../helpers/positions/scattered';
import threeDays from '../../records/three-days.json';

type Played = Game<ThirtyYearsWar>;

const PRESSES = 60;
/** Where in the three days the long games stand, at least. */
const MIDDLE = 600;

/** A game of the three days with so many entries, all but some hundred of them on lines that were left. */
export function longGame(entries: number): string {
  const { game: whole } = loadGame(thirtyYearsWar, threeDays, scenarioNamed);
  const stands = movementsIn(whole).find((entry) => entry >= MIDDLE) ?? MIDDLE;
  let game: Played = { ...whole, record: cut(whole.record, stands), steps: whole.steps.slice(0, stands + 1) };
  for (let seed = 1; game.record.entries.length < entries - 1; seed++)
    game = leftAt(game, chance(seed)(stands), seed, entries - 1);
  game = moveHead(game, stands);
  // The press before the one that is measured was the last that was made.
  const [command] = thirtyYearsWar.moves(stateOf(game), { draw: chance(1) });
  if (command) ({ game } = performPress<ThirtyYearsWar>(thirtyYearsWar, game, [command]));
  return JSON.stringify(game.record);
}

/** Goes back to an entry and plays some presses of another line from there. */
function leftAt(game: Played, entry: number, seed: number, most: number): Played {
  const draw = chance(seed);
  let here = moveHead(game, entry);
  let draft: ThirtyYearsWar['Draft'] | null = null;
  for (let presses = 0; presses < PRESSES && here.record.entries.length < most; presses++) {
    const { choices } = thirtyYearsWar.prompt(stateOf(here), draft);
    const choice: Choice | undefined = choices[draw(choices.length)];
    if (!choice) break;
    const pressed = thirtyYearsWar.press(stateOf(here), draft, choice.target);
    draft = pressed.to === 'draft' ? pressed.draft : null;
    if (pressed.to === 'commands')
      here = performPress<ThirtyYearsWar>(thirtyYearsWar, here, pressed.commands).game;
  }
  return here;
}

/** Random games as they stand in the middle of a Movement Phase of Game-Turn 1, and of that one. */
export function earlyAndLate(
  id: string,
  turn: number,
  games: number,
): readonly (readonly [string, string])[] {
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed(id));
  const options = thirtyYearsWar.read.options(scenario, {});
  const found: [string, string][] = [];
  for (let seed = 1; found.length < games; seed++) {
    const { game } = playAtRandom(thirtyYearsWar, { scenario, scenarioId: id, options, seed: `${seed}` });
    const inTurn = (wanted: number) => {
      const entries = movementsIn(game).filter((entry) => stateOf(game, entry).gameTurn === wanted);
      return entries[entries.length >> 1];
    };
    const [early, late] = [inTurn(1), inTurn(turn)];
    if (early !== undefined && late !== undefined)
      found.push([JSON.stringify(cut(game.record, early)), JSON.stringify(cut(game.record, late))]);
  }
  return found;
}

/** The entries after which someone may move, as before them. */
function movementsIn(game: Played): readonly number[] {
  return [...game.record.entries].flatMap((_, entry) =>
    [entry - 1, entry].every((at) => {
      const { phase, pending, over } = stateOf(game, at);
      return phase === 'movement' && pending === null && !over;
    })
      ? entry
      : [],
  );
}

/** Up to that entry, as if nothing had been played since. */
function cut(record: GameRecord<ThirtyYearsWar>, entry: number): GameRecord<ThirtyYearsWar> {
  return { ...record, entries: record.entries.slice(0, entry + 1), head: entry, tip: entry };
}
