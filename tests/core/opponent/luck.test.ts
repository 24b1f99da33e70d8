import { describe, expect, it } from 'vitest';
import type { Thinking } from '../../../src/core/contract/rules';
import { playWithLuck } from '../../../src/core/opponent/luck';
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
