import { describe, expect, it } from 'vitest';
import { type Act, review } from '../../../src/core/opponent/review';
import { toyMind } from '../../helpers/toy/toyMind';
import { TOY_SCENARIO, type Toy, type ToyState, toySystem } from '../../helpers/toy/toySystem';

/** Two of the north beside one of the south, who may be attacked again and again. */
const start = toySystem.start(
  { ...TOY_SCENARIO, places: { n1: '0203', n2: '0303', s1: '0204', s2: '0505' } },
  { ghosts: 'no' },
);
const fighting: ToyState = { ...start, phase: 'fight' };
const reviewer = { rules: toySystem, mind: toyMind, seed: 'x' };
const attack = { do: 'attack', by: 'n1', on: 's1' } as const;
const with_ = (face: number): Act<Toy> => ({ command: attack, faces: [face] });
const end: Act<Toy> = { command: { do: 'endPhase' }, faces: [] };

describe('looking back at what was done', () => {
  it.each([
    [6, 50],
    [1, -50],
  ])('a %i is luck as far as it is more or less than all faces come to', (face, luck) => {
    const found = review(reviewer, fighting, [with_(face), end]);
    // A counter is worth 100, and it is removed by every second face; one that has moved counts 1 more.
    expect(found?.luck.map((one) => Math.round(one / 10) * 10)).toEqual([luck, 0]);
    expect(found?.side).toBe('north');
  });

  it('what was gained is what stands after all of it', () => {
    const found = review(reviewer, fighting, [with_(6)]);
    expect((found?.after ?? 0) - (found?.before ?? 0)).toBe(100);
  });

  it('a chance that was let go by is a plan that would have been better, and by how much', () => {
    const better = review(reviewer, fighting, [end])?.better;
    expect(better?.plan.commands[0]).toMatchObject({ do: 'attack', on: 's1' });
    expect(better?.by).toBeGreaterThanOrEqual(50);
    expect(better?.give).toBeLessThan(better?.by ?? 0);
  });

  it('names no plan where the same was done', () => {
    const best = review(reviewer, fighting, [end])?.better?.plan.commands[0];
    expect(best).toBeDefined();
    if (best) expect(review(reviewer, fighting, [{ command: best, faces: [1] }])?.better).toBeNull();
  });

  it('names no plan once it is told to stop, and counts the luck all the same', () => {
    const found = review(reviewer, fighting, [with_(6), end], () => true);
    expect(found?.better).toBeNull();
    expect(found?.luck[0]).toBeGreaterThan(0);
  });

  it('is the same with the same seed, and nothing where nothing is to be decided', () => {
    expect(review(reviewer, fighting, [end])).toEqual(review(reviewer, fighting, [end]));
    expect(review(reviewer, { ...fighting, over: true }, [])).toBeNull();
  });
});
