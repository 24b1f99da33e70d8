import { describe, expect, it } from 'vitest';
import type { Thinking } from '../../../src/core/contract/rules';
import { playWithAllLuck, playWithLuck } from '../../../src/core/opponent/luck';
import type { Toy } from '../../helpers/toy/toySystem';

/** A position that is the sum of all dice thrown; a command throws as many as it says, by its turn. */
function sums(dice: number) {
  const before: number[] = [];
  let sum = 0;
  const thinking: Pick<Thinking<Toy>, 'play' | 'takeBack'> = {
    play(_command, roll) {
      before.push(sum);
      for (let i = 0; i < dice; i++) sum += roll(6);
    },
    takeBack() {
      sum = before.pop() ?? 0;
    },
  };
  return { thinking, ask: () => sum };
}
const command = { do: 'endPhase' } as const;

describe('the luck of a throw', () => {
  it.each([
    [6, 2.5],
    [1, -2.5],
    [4, 0.5],
  ])('with a %i is what it brings beyond the average of all faces', (face, luck) => {
    const { thinking, ask } = sums(1);
    expect(playWithLuck({ thinking, ask, roll: () => face }, command)).toBe(luck);
    expect(ask()).toBe(face);
  });
  it.each([0, 2])('is none with %i dice', (dice) => {
    const { thinking, ask } = sums(dice);
    expect(playWithLuck({ thinking, ask, roll: () => 5 }, command)).toBe(0);
    expect(ask()).toBe(5 * dice);
  });
});

describe('the luck of several dice thrown for one command', () => {
  const few = {
    times: 3,
    draw: (() => {
      let n = 0;
      return () => [3, 4, 2, 5, 1, 6][n++ % 6] ?? 1;
    })(),
  };
  it('is what they bring beyond the average of so many throws', () => {
    const { thinking, ask } = sums(2);
    expect(playWithAllLuck({ thinking, ask, roll: () => 5 }, command, few)).toBe(3);
    expect(ask()).toBe(10);
  });
  it('is told face by face with one die, and none without any', () => {
    const one = sums(1);
    expect(playWithAllLuck({ ...one, roll: () => 6 }, command, few)).toBe(2.5);
    const none = sums(0);
    expect(playWithAllLuck({ ...none, roll: () => 6 }, command, few)).toBe(0);
  });
});
