/** Commands about counters that the game does not have. */
import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { Phase } from '../../../../src/systems/thirty-years-war/scenario/scenario';
import { board } from '../../../helpers/positions/board';

describe('a command about an unknown counter', () => {
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
