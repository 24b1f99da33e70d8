/** Random games with all that a record can hold: branches, notes, dice by hand. */

import type { SystemTypes } from '../../../src/core/contract/rules';
import type { GameSystem } from '../../../src/core/contract/system';
import type { Json } from '../../../src/core/contract/values';
import { takeDiceFrom } from '../../../src/core/dice/handDice';
import { type Game, newGame, stateOf } from '../../../src/core/game';
import { nameBranch, withLabel } from '../../../src/core/record/branches';
import { undo } from '../../../src/core/record/timeline';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { playOn } from '../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import type { OptionSet } from './optionSets';

export type Recorded = Game<ThirtyYearsWar>;

type Set = Omit<OptionSet, 'name'>;

/** Nothing played yet; the dice come from `seed`. */
function begunGameOf<T extends SystemTypes>(
  system: GameSystem<T>,
  { scenario: id, options }: Set,
  seed: string,
) {
  const scenario = system.read.scenario(scenarioNamed(id));
  return newGame(system, {
    ...{ scenario, scenarioId: id, carryScenario: false, seed },
    options: system.read.options(scenario, options),
  });
}

export function recordedGame(set: Set, seed: string, most: number): Recorded {
  return recordedGameOf(thirtyYearsWar, set, seed, most);
}

/**
 * A game of about `most` entries: half of it, some presses taken back and played otherwise, and from there on with
 * the players' own dice. The branch that was left has a name, and two points a note.
 */
export function recordedGameOf<T extends SystemTypes>(
  system: GameSystem<T>,
  set: Set,
  seed: string,
  most: number,
): Game<T> {
  const half = playOn(system, begunGameOf(system, set, seed), seed, { most: Math.ceil(most / 2) }).game;
  const leaf = half.record.head;
  const back = undo(undo(undo(half)));
  const branched = playOn(system, back, `${seed} otherwise`, { most: Math.ceil(most * 0.75) }).game;
  const byHand = takeDiceFrom(branched, 'hand');
  const { game } = playOn(system, byHand, `${seed} by hand`, { most });
  const bookmarks = withLabel(withLabel([], 0, 'The first of all'), leaf, 'As far as it went');
  return {
    ...game,
    record: { ...game.record, bookmarks, branchNames: nameBranch(game.record, leaf, 'What was left') },
  };
}

/** Drafts that what is offered at some points of a game leads to, of every kind that is met there. */
export function draftsOf<T extends SystemTypes>(
  system: GameSystem<T>,
  game: Game<T>,
  every: number,
): readonly { readonly at: number; readonly draft: T['Draft'] }[] {
  return [...game.record.entries].flatMap((_, at) => {
    if (at % every !== 0) return [];
    const state = stateOf(game, at);
    const kinds = new Map<string, T['Draft']>();
    for (const { target } of system.prompt(state, null).choices) {
      const pressed = system.press(state, null, target);
      if (pressed.to === 'draft' && pressed.draft) kinds.set(kindOfDraft(pressed.draft), pressed.draft);
    }
    return [...kinds.values()].map((draft) => ({ at, draft }));
  });
}

function kindOfDraft(draft: Json): string {
  return typeof draft === 'object' && draft !== null && 'kind' in draft ? String(draft.kind) : '';
}
