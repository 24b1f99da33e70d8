import { describe, expect, it } from 'vitest';
import { eloOf, scoreInWords, shareOf } from './elo';

describe('a score', () => {
  it('has a share in which a draw counts half, within its interval', () => {
    const { is, from, to } = shareOf({ won: 7, drawn: 1, lost: 2 });
    expect(is).toBe(0.75);
    expect(from).toBeLessThan(0.5);
    expect(to).toBeGreaterThan(0.9);
  });
  it('has the less room around it the more games there are', () => {
    const width = (games: number) => {
      const { from, to } = shareOf({ won: games / 2, drawn: 0, lost: games / 2 });
      return to - from;
    };
    expect(width(200)).toBeLessThan(width(20));
  });
  it('is worth so many points', () => {
    expect(eloOf({ won: 1, drawn: 0, lost: 1 }).is).toBe(0);
    expect(Math.round(eloOf({ won: 10, drawn: 0, lost: 1 }).is)).toBe(400);
    expect(scoreInWords({ won: 2, drawn: 0, lost: 0 })).toContain('Elo +∞');
  });
  it('is none without a game', () => {
    expect(() => shareOf({ won: 0, drawn: 0, lost: 0 })).toThrow(RangeError);
  });
});
