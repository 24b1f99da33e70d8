/** Commands about counters that are none, and what those off the map have no part in. */

import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import type { Phase } from '../../../../../src/systems/thirty-years-war/scenario/scenario';
import { mayAttack } from '../../../../../src/systems/thirty-years-war/standard/07-zones-of-control';
import { board } from '../../../../helpers/positions/board';

describe('a command about a counter that is none', () => {
  const commands: readonly (readonly [Phase, object])[] = [
    ['movement', { do: 'move', counter: 'nobody', path: ['0102'] }],
    ['artilleryFire', { do: 'fire', gun: 'nobody', target: 's0606' }],
    ['artilleryFire', { do: 'fire', gun: 'f0101g', target: 'nobody' }],
  ];
  it.each(commands)('in the %s phase is refused for that alone: %o', (phase, json) => {
    const state = board('F gun 0101 | F 8-3 0101 | S 4-2 0606', { phase });
    expect(thirtyYearsWar.check(state, thirtyYearsWar.read.command(json))).toEqual([
      {
        rule: 'table:no-such-counter',
        kind: 'unknownCounter',
        figures: ['nobody'],
        text: 'There is no counter “nobody” in this game.',
        counters: [],
        where: [],
      },
    ]);
  });
});

describe('8.15 who is off the map', () => {
  it('is next to nobody, not even to those at its edge', () => {
    const state = board('F 8-3 0101 | F 8-3 lost | S 4-2 0102 | S 4-2 lost', { phase: 'combat' });
    const position = boardOf(state);
    const pairs = position.pieces.flatMap((a) =>
      position.pieces.flatMap((b) => (a.side === 0 && b.side === 1 ? [mayAttack(position, a, b)] : [])),
    );
    expect(pairs).toEqual([true, false, false, false]);
  });
});
