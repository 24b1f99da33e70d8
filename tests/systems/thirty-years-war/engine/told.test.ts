/** What is read later is what would have been read at once, though the boards it is of have long been used again. */

import { describe, expect, it } from 'vitest';
import { stateOf } from '../../../../src/core/game';
import { scenarioNamed } from '../../../../src/headless/catalogue';
import { playAtRandom } from '../../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { asRead } from '../../../helpers/asRead';

/** States all over a random game, each with what happened next. */
function situationsOf(id: string) {
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed(id));
  const options = thirtyYearsWar.read.options(scenario, {});
  const setUp = { scenario, scenarioId: id, options, carryScenario: false, seed: 'late' };
  const { game } = playAtRandom(thirtyYearsWar, setUp);
  const every = Math.ceil(game.steps.length / 8);
  return game.steps
    .map(({ events }, entry) => ({ state: stateOf(game, entry - 1), events }))
    .filter((_, i) => i % every === 0);
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
    const situations = situationsOf(id);
    const late = situations.map(({ state, events }) => {
      const unread = asked(state);
      // The board that it was asked of stands as the next state from now on.
      events.reduce(thirtyYearsWar.evolve, state);
      return unread;
    });
    const then = situations.map(({ state }) => read(asked(state)));
    expect(late.map(read)).toEqual(then);
  });
});
