import { describe, expect, it } from 'vitest';
import { pieceOf } from '../../../src/systems/thirty-years-war/position';
import { sortedUses } from '../../../src/systems/thirty-years-war/rules/08-combat';
import { battleReceipt } from '../../../src/systems/thirty-years-war/rules/08-strength';
import { removalReceipt } from '../../../src/systems/thirty-years-war/rules/09-disruption';
import type { State } from '../../../src/systems/thirty-years-war/state';
import { type Act, attack, board } from '../../helpers/board';

const itemsOf = (state: State, act: Act) => {
  const command = act(state);
  if (command.do !== 'attack') throw new Error('not a battle');
  return battleReceipt(state, command, null).items.map(({ by, rule, counters }) => [by, rule, counters]);
};

describe('the receipt of a battle (8.0, 8.3, 8.4, 9.13, 10.11)', () => {
  it('names the counters that each of its lines is about', () => {
    const state = board('F 8-3 0605 | F leader2 0605 | S 10-2* 0606', {
      phase: 'combat',
      map: { streams: [['0605', '0606']] },
    });
    expect(itemsOf(state, attack(['0605'], ['0606'], { leaders: [['f0605l', 'f0605']] }))).toMatchObject([
      ['10', '8.3', ['s0606']],
      ['halved', '9.13', ['s0606']],
      ['doubled', '8.4', ['s0606']],
      ['8', '8.3', ['f0605']],
      ['+2', '10.11', ['f0605l', 'f0605']],
      ['1-1', '8.0', []],
    ]);
  });
});

describe('Leaders that are named for a battle (10.11)', () => {
  it('stand in one order: by their ids, then by the units they are added to', () => {
    const [a, b] = board('F leader1 0101 | F leader1 0102 | F 8-3 0101 | F 8-3 0102')
      .counters.map(({ id }) => id)
      .sort();
    const [one, two] = board('F 8-3 0101 | F 8-3 0102').counters.map(({ id }) => id);
    if (!a || !b || !one || !two) throw new Error('no such counters');
    const uses = [
      { leader: b, unit: one },
      { leader: a, unit: two },
      { leader: a, unit: one },
    ];
    const sorted = [uses[2], uses[1], uses[0]];
    expect([sortedUses(uses), sortedUses(uses.toReversed())]).toEqual([sorted, sorted]);
  });
});

describe('the receipt of a Disruption Removal (9.2, 10.21)', () => {
  it('names the Leader who helps, and what has come of the die', () => {
    const state = board('F 8-3* 0605 | F leader2 0606 | S 10-2 1010', { phase: 'disruptionRemoval' });
    const [unit] = state.counters;
    const piece = unit && pieceOf(state, unit.id);
    if (!piece) throw new Error('no unit');
    const { items, total } = removalReceipt(state, piece, null);
    expect([total, items.map(({ by, rule, counters }) => [by, rule, counters])]).toEqual([
      '3 or more',
      [
        ['5 or 6', '9.2', ['f0605']],
        ['+2', '10.21', ['f0606l']],
      ],
    ]);
    expect([null, 2, 3].map((die) => removalReceipt(state, piece, die).came)).toEqual([
      null,
      '•',
      'recovers',
    ]);
  });
});
