/** What a command leads to on average: how far its dice are followed. */
import { expect, it } from 'vitest';
import { drawFrom } from '../../../../src/core/dice/draw';
import { moves } from '../../../../src/systems/rocroi-1643/engine/judge';
import { endsOfCommand, expected, firstOf } from '../../../../src/systems/rocroi-1643/estimate/expect';
import { boardOf } from '../../../../src/systems/rocroi-1643/state/board';
import type { State } from '../../../../src/systems/rocroi-1643/state/state';
import { crowd } from '../../../helpers/rocroi1643/crowd';

const MOST_WAYS = 4;

/** What is asked after a command, if so many dice are followed after each way to decide. */
function asked(ends: readonly State[], dice: number): number {
  return ends.reduce((sum, state) => {
    if (state.agenda.length === 0 || state.over) return sum + 1;
    const ways = [...firstOf(moves(boardOf(state)), MOST_WAYS)];
    return sum + ways.reduce((all, way) => all + [...endsOfCommand(state, way, dice)].length, 0);
  }, 0);
}

it('two dice are followed after a decision in between, and each end is asked about once', () => {
  let more = 0;
  for (let seed = 0; seed < 40; seed++) {
    const state = crowd(drawFrom(`followed ${seed}`));
    const [attack] = [...firstOf(moves(boardOf(state)), 1)];
    if (attack?.do !== 'attack') continue;
    const ends = [...endsOfCommand(state, attack)].map((end) => end.state);
    let asks = 0;
    const mean = expected(state, attack, 0, () => {
      asks++;
      return 1;
    });
    expect(mean).toBeCloseTo(1);
    expect(asks).toBe(asked(ends, 2));
    if (asked(ends, 5) > asks) more++;
  }
  expect(more).toBeGreaterThan(0);
});
