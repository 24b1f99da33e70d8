/** What is read later is what would have been read at once, though the boards it is of have long been used again. */

import { describe, expect, it } from 'vitest';
import { type Game, stateOf } from '../../../../src/core/game';
import { scenarioNamed } from '../../../../src/headless/catalogue';
import { playAtRandom } from '../../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../../src/systems/thirty-years-war/engine/system';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { asRead } from '../../../helpers/asRead';

/** States all over a random game. */
function statesOf(id: string): readonly State[] {
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed(id));
  const options = thirtyYearsWar.read.options(scenario, {});
  const setUp = { scenario, scenarioId: id, options, carryScenario: false, seed: 'late' };
  const { game }: { readonly game: Game<ThirtyYearsWar> } = playAtRandom(thirtyYearsWar, setUp);
  const every = Math.ceil(game.record.entries.length / 30);
  return game.record.entries.map((_, entry) => stateOf(game, entry)).filter((_, i) => i % every === 0);
}

/** All that can be asked of a state of which something is put into words only when it is read. */
function asked(state: State) {
  const { prompt, press, preview, check } = thirtyYearsWar;
  const drafts = prompt(state, null)
    .choices.slice(0, 3)
    .map(({ target }) => press(state, null, target))
    .flatMap((pressed) => (pressed.to === 'draft' ? [pressed.draft] : []));
  return [null, ...drafts].map((draft) => {
    const said = prompt(state, draft);
    return {
      said,
      pressed: state.counters.map(({ id }) => press(state, draft, { on: 'counter', id })),
      previewed: said.choices.slice(0, 5).map(({ target }) => preview(state, draft, target)),
      refused: state.counters.map(({ id }) => check(state, { do: 'move', counter: id, path: ['0101'] })),
    };
  });
}

function read(all: ReturnType<typeof asked>): unknown {
  return all.map(({ said, ...others }) => ({ ...structuredClone(others), said: asRead(said) }));
}

describe('what is read later', () => {
  it.each(['rocroi', 'freiburg-3-august', 'freiburg-siege'])('is what it was: %s', (id) => {
    const states = statesOf(id);
    const late = states.map(asked);
    const then = states.map((state) => read(asked(state)));
    expect(late.map(read)).toEqual(then);
  });
});
