import { describe, expect, it } from 'vitest';
import { thirtyYearsWarCoach as coach } from '../../../../src/systems/thirty-years-war/coach';
import type { Command } from '../../../../src/systems/thirty-years-war/engine/types';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import {
  type Act,
  attack,
  attempt,
  board,
  chooseDisrupted,
  fire,
  played,
} from '../../../helpers/positions/board';

const FACES = [1, 2, 3, 4, 5, 6];
const worth = (state: State, ...commands: readonly Command[]) => coach.worthOf(state, commands);
/** The measure after each face of its one die, on average. */
function meanOf(state: State, act: Act): number {
  const all = FACES.map((face) => coach.measure(played(state, [act, face]), state.phasingSide));
  return all.reduce((sum, one) => sum + one, 0) / FACES.length;
}

describe('the worth of a command is the exact average over its die', () => {
  it.each([
    ['F 8-3 0609 | S 4-3 0610', attack(['0609'], ['0610'])],
    ['F 8-3 0609 | F 4-3 0710 | S 10-2* 0610', attack(['0609', '0710'], ['0610'])],
    ['F 2-3 0609 | S 8-3 0610', attack(['0609'], ['0610'])],
    ['F 8-3 0609 | S 2-3 0610 | S leader2 0610', attack(['0609'], ['0610'])],
  ])('of a battle: %s', (line, act) => {
    const state = board(line, { phase: 'combat' });
    expect(worth(state, act(state))).toBe(Math.round(meanOf(state, act)));
  });

  it('of a roll for recovery', () => {
    const state = board('F 8-3* 0606 | F leader2 0606 | S 10-2 0610', { phase: 'disruptionRemoval' });
    expect(worth(state, attempt('0606')(state))).toBe(Math.round(meanOf(state, attempt('0606'))));
  });

  it('of a shot that no battle follows', () => {
    const state = board('F gun 0606 | S 4-3 0610', { phase: 'artilleryFire' });
    const act = fire('0606', '0610');
    expect(worth(state, act(state))).toBe(Math.round(meanOf(state, act)));
  });

  it('with both ways of a decision in between, each side taking the better', () => {
    const state = board('F 8-3 0609 | F 4-3 0710 | S 4-3 0610', { phase: 'combat' });
    const act = attack(['0609', '0710'], ['0610']);
    // A 4 brings an exchange: 4 Strength Points of either attacker are enough, and the 4-3 is the cheaper one.
    const means = FACES.map((face) => {
      const after = played(state, [act, face]);
      if (!after.pending) return coach.measure(after, state.phasingSide);
      const ways = ['f0609', 'f0710'].map((unit) =>
        coach.measure(played(after, chooseDisrupted(unit)), state.phasingSide),
      );
      return Math.max(...ways);
    });
    const mean = means.reduce((sum, one) => sum + one, 0) / FACES.length;
    expect(worth(state, act(state))).toBe(Math.round(mean));
  });
});

describe('the measure', () => {
  it('counts what stands, half of it lost with disruption or more with loss, and against the other side', () => {
    const [whole, disrupted, gone] = ['F 8-3 0606', 'F 8-3* 0606', 'F 8-3 lost'].map((line) =>
      board(`${line} | S 4-3 0610`),
    );
    const of = (state: State | undefined) => (state ? coach.measure(state, state.phasingSide) : 0);
    expect(of(whole)).toBe(800 - 400);
    expect(of(disrupted)).toBeGreaterThan(of(gone));
    expect(of(disrupted)).toBeLessThan(of(whole));
    expect(of(gone)).toBe(-400);
  });

  it('is the same with the other sign for the other side', () => {
    const state = board('F 8-3 0606 | F gun 0605 | S 4-3 0610 | S leader2 0610', {
      rules: 'rocroi',
      demoralized: ['italian'],
    });
    const [first, second] = state.scenario.sides;
    expect(first && second && coach.measure(state, first.id) + coach.measure(state, second.id)).toBe(0);
  });
});
