/** A map as the rules look at it: what is told of a hex is what the file says of it. */
import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { board } from '../../../helpers/positions/board';
import type { Ground } from '../../../helpers/positions/boardFile';

/** What pointing at the hexes of a map tells of those that have such a thing along their sides. */
function told(what: string, map: Ground): readonly string[] {
  const state = board('F 8-3 1212 | S 4-2 1201', { map });
  const two = (n: number) => String(n + 1).padStart(2, '0');
  return Array.from({ length: 144 }, (_, i) => two(Math.floor(i / 12)) + two(i % 12)).flatMap((hex) => {
    const side = thirtyYearsWar
      .describe(state, hex)
      .split('; ')
      .find((part) => part.startsWith(what));
    return side ? [`${hex} ${side}`] : [];
  });
}

describe('what runs along the sides of a hex (6.21, 6.23)', () => {
  const [one, other] = [['0505', '0506'] as const, ['0505', '0405'] as const];
  const map = { streams: [one, other], bridges: [one], fords: [other] };

  it('is a bridge or a ford, each by its name', () => {
    expect(told('bridge', map)).toEqual(['0505 bridge to 0506', '0506 bridge to 0505']);
    expect(told('ford', map)).toEqual(['0405 ford to 0505', '0505 ford to 0405']);
  });
  it('is a road between the hexes that it runs through, and nowhere else', () => {
    expect(told('road', { roads: [['0505', '0504', '0503']] })).toEqual([
      ...['0503 road to 0504', '0504 road to 0503 and 0505', '0505 road to 0504'],
    ]);
  });
});
