/** Counters that can be chosen instead of the chosen one: those marked as ready are those that a press chooses. */

import { describe, expect, it } from 'vitest';
import type { CounterView } from '../../../../src/core/contract/board';
import { stateOf } from '../../../../src/core/game';
import { scenarioNamed } from '../../../../src/headless/catalogue';
import { playAtRandom } from '../../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import type { Draft } from '../../../../src/systems/thirty-years-war/engine/types';
import { movableCounters } from '../../../../src/systems/thirty-years-war/standard/06-movement/movement';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { board } from '../../../helpers/positions/board';

const { press, read } = thirtyYearsWar;
const inHand = (counter: string, ...path: readonly string[]) =>
  read.draft({ kind: 'move', counter, path, tracing: path.length > 0 });
const ready = (state: State, draft: Draft | null) =>
  thirtyYearsWar
    .board(state, draft)
    .counters.filter(({ condition }) => condition.includes('ready'))
    .map(({ id }) => id);
/** Which counter a press on that one takes up; null: it does something else. */
function takenUp(state: State, draft: Draft | null, { id }: CounterView): string | null {
  const led = press(state, draft, { on: 'counter', id });
  return led.to === 'draft' && led.draft?.kind === 'move' && led.draft.path.length === 0
    ? led.draft.counter
    : null;
}

describe('6.0 while a counter is in hand', () => {
  it('those that could move too are ready, and neither itself nor one that has moved nor an enemy', () => {
    const state = board('F 8-6 0606 | F 4-6 0808 | F 4-6 0810 moved | F leader2 0810 | S 4-6 0101');
    expect(ready(state, inHand('f0606'))).toEqual(['f0808', 'f0810l']);
  });
  it('a unit that the Leader in hand can come to is where he goes; one beyond his reach is taken up', () => {
    const state = board('F leader2 0101 | F 8-6 0103 | F 8-6 1212');
    expect(ready(state, inHand('f0101l'))).toEqual(['f1212']);
  });
  it('none on the map while its way is traced', () => {
    const state = board('F 8-6 0606 | F 4-6 0808');
    expect(ready(state, inHand('f0606', '0605'))).toEqual([]);
  });

  it('at every move of a game, what is ready is what a press takes up', () => {
    const scenario = thirtyYearsWar.read.scenario(scenarioNamed('rocroi'));
    const options = thirtyYearsWar.read.options(scenario, {});
    const { game } = playAtRandom(thirtyYearsWar, { scenario, scenarioId: 'rocroi', options, seed: 'hand' });
    let asked = 0;
    for (let entry = 0; entry < game.record.entries.length; entry += 25) {
      const state = stateOf(game, entry);
      if (state.phase !== 'movement' || state.pending || state.over) continue;
      const [first, ...others] = movableCounters(boardOf(state));
      for (const piece of [first, others.find(({ kind }) => kind === 'leader')]) {
        if (!piece) continue;
        const draft = inHand(piece.id);
        const { counters } = thirtyYearsWar.board(state, draft);
        const taken = counters.filter((one) => takenUp(state, draft, one) === one.id);
        expect(ready(state, draft)).toEqual(taken.map(({ id }) => id));
        asked += taken.length;
      }
    }
    expect(asked).toBeGreaterThan(400);
  });
});
