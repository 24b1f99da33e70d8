/** A battle that only lacks somebody says whom to press next, with the case (8.11, 8.12). */
import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { board } from '../../../../helpers/positions/board';

function told(state: State, attackers: readonly string[], defenders: readonly string[]) {
  const draft = thirtyYearsWar.read.draft({
    ...{ kind: 'battle', attackers, defenders },
    ...{ charge: false, leaders: null },
  });
  const { instruction, objections, missing = [] } = thirtyYearsWar.prompt(state, draft);
  return {
    instruction,
    isObjected: objections.length > 0,
    missing: missing.map(({ rule, text, counters }) => [rule, text, counters]),
  };
}

const between = board('F 8-3 0606 | S 4-2 0605 | S 4-2 0607', { phase: 'combat' });
const beside = board('F 8-3 0605 | F 8-3 0607 | S 4-2 0606', { phase: 'combat' });
const row = board('F 8-3 0606 | S 4-2 0605 | S 4-2 0607 | F 8-3 0608 | S 4-2 0609', { phase: 'combat' });

describe('a battle that only lacks somebody', () => {
  it('8.11 names the enemy that would be left over, as the next press', () => {
    expect(told(between, ['f0606'], ['s0605'])).toEqual({
      instruction: 'Almost ready: this battle needs 1 more unit.',
      isObjected: true,
      missing: [
        ['8.11', 'Now also press S 4-2 (0607): it must be attacked, and nobody else can do it.', ['s0607']],
      ],
    });
    expect(told(between, ['f0606'], ['s0605', 's0607'])).toMatchObject({ isObjected: false, missing: [] });
  });
  it('8.12 names the unit of one’s own that would have nobody to attack', () => {
    expect(told(beside, ['f0605'], ['s0606']).missing).toEqual([
      ['8.12', 'Now also press F 8-3 (0607): it must attack, and has nobody else to attack.', ['f0607']],
    ]);
  });
  it('8.11 names none where somebody else is left to attack it', () => {
    expect(told(row, ['f0608'], ['s0609'])).toMatchObject({ missing: [] });
  });
  it('8.14 names none where joining is not enough', () => {
    // Two attackers against two defenders, of which each has to be touched by both.
    const crossed = board('F 8-3 0605 | F 8-3 0607 | S 4-2 0606 | S 4-2 0604', { phase: 'combat' });
    const { isObjected, missing, instruction } = told(crossed, ['f0605', 'f0607'], ['s0606']);
    expect({ isObjected, missing, instruction }).toEqual({
      isObjected: true,
      missing: [],
      instruction: 'This battle cannot be fought as it stands.',
    });
  });
});
