/** Whether goals of lessons are reached, and whether they still can be. */
import { describe, expect, it } from 'vitest';
import type { GameSystem } from '../../../src/core/contract/system';
import type { Goal } from '../../../src/core/lesson/lesson';
import { holdsIn, isReachable, isReachedBy } from '../../../src/core/lesson/reached';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { board } from '../../helpers/positions/board';

const system: GameSystem = thirtyYearsWar;
const MOST = 5_000;
const combat = board('F 8-3 0404 | S 4-3 0405', { phase: 'combat', map: { columns: 6, rows: 6 } });
const moving = board('F 8-3 0202 | S 4-3 0204', { map: { columns: 6, rows: 6 } });
const hit: Goal = { holds: [{ about: 'unit', id: 's0405', disrupted: true }], lacks: [] };

describe('a state', () => {
  it('fits if some of what can be counted is as each pattern says', () => {
    const both = [{ about: 'unit', id: 'f0404', strength: 8 }, { about: 'obligations' }];
    expect(holdsIn(system, combat, { holds: both })).toBe(true);
    expect(holdsIn(system, combat, { holds: [{ about: 'unit', id: 'f0404', strength: 9 }] })).toBe(false);
  });
  it('does not fit if anything is as it must not be', () => {
    expect(holdsIn(system, combat, { lacks: [{ about: 'unit', disrupted: true }] })).toBe(true);
    expect(holdsIn(system, combat, { lacks: [{ about: 'unit', id: 's0405' }] })).toBe(false);
  });
});

describe('a command', () => {
  it('reaches a goal by its own form, whatever else it says', () => {
    const fire = { do: 'fire', gun: 'f0101g', target: 's0404' };
    expect(isReachedBy(system, { command: { do: 'fire' } }, fire, combat)).toBe(true);
    expect(isReachedBy(system, { command: { do: 'fire', target: 's0505' } }, fire, combat)).toBe(false);
  });
  it('reaches nothing that is asked or read', () => {
    expect(isReachedBy(system, { read: true }, null, combat)).toBe(false);
    expect(isReachedBy(system, { press: ['f0404'] }, 'f0404', combat)).toBe(false);
  });
});

describe('a goal', () => {
  it('is in reach with some dice and out of reach with others', () => {
    const shown = [1, 2, 3, 4, 5, 6].map((die) => isReachable(system, combat, hit, 1, [die], MOST));
    expect(new Set(shown)).toEqual(new Set(['yes', 'no']));
  });
  it('is out of reach with too few commands', () => {
    const fight: Goal = { command: { do: 'attack' } };
    const acts = [1, 2, 3].map((most) => isReachable(system, moving, fight, most, [], MOST));
    expect(acts).toEqual(['no', 'no', 'yes']);
  });
  it('is found by the shortest way to a place, long before every way there is looked at', () => {
    const far = board('F 8-6 0101 | S 4-3 0606', { map: { columns: 6, rows: 6 } });
    const there: Goal = { holds: [{ about: 'unit', id: 'f0101', at: '0404' }], lacks: [] };
    expect(isReachable(system, far, there, 1, [], 40)).toBe('yes');
  });
  it('is found with one command before others are looked at with more', () => {
    const two = board('F 4-6 0101 | F 8-3 0303 | S 4-3 0606', { map: { columns: 6, rows: 6 } });
    const unit = (id: string, at: string) => ({ about: 'unit', id, at });
    const there: Goal = { holds: [unit('f0101', '0101'), unit('f0303', '0403')], lacks: [] };
    expect(isReachable(system, two, there, 3, [], 80)).toBe('yes');
  });
  it('is found by a longer way too, where only that one reaches it', () => {
    const around: Goal = {
      holds: [
        { about: 'gun', side: 'french' },
        { about: 'unit', id: 'f0202', at: '0203' },
      ],
      lacks: [],
    };
    const gun = board('F 8-3 0202 | S gun 0302', { map: { columns: 6, rows: 6 } });
    expect(isReachable(system, gun, around, 1, [], MOST)).toBe('yes');
  });
  it('is too far to see where more positions lie before it than are looked at', () => {
    expect(isReachable(system, moving, { command: { do: 'attack' } }, 3, [], 3)).toBe('too far to see');
  });
});
