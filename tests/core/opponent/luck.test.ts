import { describe, expect, it } from 'vitest';
import type { Thinking } from '../../../src/core/contract/rules';
import { playWithAllLuck, playWithLuck } from '../../../src/core/opponent/luck';
import type { Toy } from '../../helpers/toy/toySystem';

/** A position that is the sum of all dice thrown; a command throws so many, or as long as it says. */
function sums(dice: number | ((thrown: readonly number[]) => boolean)) {
  const isMore = typeof dice === 'number' ? ({ length }: readonly number[]) => length < dice : dice;
  const before: number[] = [];
  let sum = 0;
  const thinking: Pick<Thinking<Toy>, 'play' | 'takeBack'> = {
    play(_command, roll) {
      before.push(sum);
      const thrown: number[] = [];
      while (isMore(thrown)) thrown.push(roll(6));
      for (const face of thrown) sum += face;
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
  it('is the same with two dice', () => {
    const { thinking, ask } = sums(2);
    expect(playWithLuck({ thinking, ask, roll: () => 5 }, command)).toBeCloseTo(3, 9);
    expect(ask()).toBe(10);
  });
  it('counts a die that only some faces call for, as often as they come', () => {
    const { thinking, ask } = sums(
      (thrown) => thrown.length === 0 || (thrown.length === 1 && thrown[0] === 6),
    );
    const faces = [6, 2];
    // On average 3.5, and in one of six cases 3.5 more.
    expect(playWithLuck({ thinking, ask, roll: () => faces.shift() ?? 0 }, command)).toBeCloseTo(
      8 - 3.5 - 3.5 / 6,
      9,
    );
    expect(ask()).toBe(8);
  });
  it.each([0, 3])('is none with %i dice', (dice) => {
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
    const { thinking, ask } = sums(3);
    expect(playWithAllLuck({ thinking, ask, roll: () => 5 }, command, few)).toBe(5);
    expect(ask()).toBe(15);
  });
  it('is told face by face with one die, and none without any', () => {
    const one = sums(1);
    expect(playWithAllLuck({ ...one, roll: () => 6 }, command, few)).toBe(2.5);
    const none = sums(0);
    expect(playWithAllLuck({ ...none, roll: () => 6 }, command, few)).toBe(0);
  });
});
