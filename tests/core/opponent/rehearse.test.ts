import { expect, it } from 'vitest';
import { rehearse } from '../../../src/core/opponent/rehearse';
import { toyMind } from '../../helpers/toy/toyMind';
import { TOY_SCENARIO, type ToyState, toySystem } from '../../helpers/toy/toySystem';

const level = { positions: 5, care: 100, playedOn: 0, times: 0, onTheWay: 0, turns: 0 };
const thinker = { rules: toySystem, mind: toyMind, level, seed: 'x' };
const start = (): ToyState => toySystem.start(TOY_SCENARIO, { ghosts: 'no' });

it('plays on as far as it is told, or to the end, and leaves the position as it was', () => {
  const state = start();
  const before = JSON.stringify(state);
  expect(rehearse(thinker, state, 7)).toBe(7);
  const whole = rehearse(thinker, state, 10_000);
  expect(whole).toBeGreaterThan(7);
  expect(whole).toBeLessThan(10_000);
  expect(JSON.stringify(state)).toBe(before);
});

it('stops as soon as it is told to', () => {
  let asked = 0;
  // Every thought asks, too.
  expect(rehearse(thinker, start(), 100, () => ++asked > 3)).toBeLessThanOrEqual(3);
});

it('stops in the midst of a thought', () => {
  let [asked, weighed] = [0, 0];
  const mind: typeof toyMind = {
    ...toyMind,
    evaluate: (...position) => {
      weighed++;
      return toyMind.evaluate(...position);
    },
  };
  const long = { ...level, playedOn: 3, times: 500, onTheWay: 5, turns: 9 };
  rehearse({ ...thinker, mind, level: long }, start(), 100, () => ++asked > 20);
  expect(weighed).toBeLessThan(200);
});
