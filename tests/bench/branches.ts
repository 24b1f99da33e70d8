/** A whole campaign with many lines of play that were left: the largest game that a player may have open. */
import { type Game, stateOf } from '../../src/core/game';
import { performPress } from '../../src/core/perform';
import { loadGame } from '../../src/core/record/loadGame';
import { moveHead } from '../../src/core/record/timeline';
import { scenarioNamed } from '../../src/headless/catalogue';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../src/systems/thirty-years-war/engine/system';
import { chance } from '../helpers/positions/scattered';
import threeDays from '../records/three-days.json';

const BRANCHES = 12;
const PRESSES = 60;

export function campaignWithBranches(): {
  readonly record: object;
  readonly entries: number;
  readonly branches: number;
} {
  const { game: played } = loadGame(thirtyYearsWar, threeDays, scenarioNamed);
  const line = played.record.entries.length;
  let game: Game<ThirtyYearsWar> = played;
  for (let branch = 1; branch <= BRANCHES; branch++) {
    game = leftAt(game, Math.floor((line * branch) / (BRANCHES + 1)), branch);
  }
  game = moveHead(game, line - 1);
  return { record: game.record, entries: game.record.entries.length, branches: BRANCHES };
}

/** Goes back to an entry and plays some presses of another line from there. */
function leftAt(game: Game<ThirtyYearsWar>, entry: number, seed: number): Game<ThirtyYearsWar> {
  const draw = chance(seed);
  let here = moveHead(game, entry);
  let draft: ThirtyYearsWar['Draft'] | null = null;
  for (let presses = 0; presses < PRESSES; presses++) {
    const state = stateOf(here);
    const { choices } = thirtyYearsWar.prompt(state, draft);
    const choice = choices[draw(choices.length)];
    if (!choice) break;
    const pressed = thirtyYearsWar.press(state, draft, choice.target);
    if (pressed.to === 'draft') draft = pressed.draft;
    if (pressed.to === 'commands') {
      here = performPress(thirtyYearsWar, here, pressed.commands).game;
      draft = null;
    }
  }
  return here;
}
