import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import {
  ARTILLERY_FIRE,
  fireResult,
  RANGES,
  rangeColumn,
} from '../../../../src/systems/thirty-years-war/tables/artilleryFire';
import {
  COMBAT_RESULTS,
  combatResult,
  ODDS,
  oddsColumn,
} from '../../../../src/systems/thirty-years-war/tables/combatResults';
import {
  HEX_TERRAIN_EFFECTS,
  HEXSIDE_EFFECTS,
} from '../../../../src/systems/thirty-years-war/tables/terrainEffects';
import { RESULTS_BY_ODDS } from '../../../oracle/combatTable';

const DICE = [1, 2, 3, 4, 5, 6];
const oddsOf = (attack: number, defence: number) => ODDS[oddsColumn(attack, defence)];

describe('8.6 Combat Results Table', () => {
  it.each(Object.entries(RESULTS_BY_ODDS))('8.6 column %s', (odds, results) => {
    const column = Object.keys(RESULTS_BY_ODDS).indexOf(odds);
    expect(ODDS[column]).toBe(odds);
    expect(DICE.map((die) => combatResult(column, die))).toEqual(results.split(' '));
  });

  it('8.6 has six rows of ten and nothing beside them', () => {
    expect(COMBAT_RESULTS.map((row) => row.length)).toEqual([10, 10, 10, 10, 10, 10]);
    for (const [column, die] of [
      [0, 0],
      [0, 7],
      [-1, 1],
      [10, 1],
    ] as const) {
      expect(() => combatResult(column, die)).toThrow(RangeError);
    }
  });

  it('8.0 thirteen against four is 3-1, four against thirteen is 1-4', () => {
    expect(oddsOf(13, 4)).toBe('3-1');
    expect(oddsOf(4, 13)).toBe('1-4');
  });

  it('8.0 every fraction goes to the defender', () => {
    expect(oddsOf(8, 8)).toBe('1-1');
    expect(oddsOf(15, 8)).toBe('1-1');
    expect(oddsOf(16, 8)).toBe('2-1');
    expect(oddsOf(8, 9)).toBe('1-2');
    expect(oddsOf(8, 16)).toBe('1-2');
    expect(oddsOf(8, 17)).toBe('1-3');
  });

  it('8.6 odds beyond the table use its last columns', () => {
    expect(oddsOf(23, 4)).toBe('5-1');
    expect(oddsOf(24, 4)).toBe('6-1');
    expect(oddsOf(200, 1)).toBe('6-1');
    expect(oddsOf(4, 20)).toBe('1-5');
    expect(oddsOf(4, 21)).toBe('1-5');
    expect(oddsOf(1, 200)).toBe('1-5');
  });

  it('8.0 agrees with exact multiplication for all strengths up to 60', () => {
    for (let attack = 1; attack <= 60; attack++) {
      for (let defence = 1; defence <= 60; defence++) {
        const [a = 0, d = 0] = (oddsOf(attack, defence) ?? '').split('-').map(Number);
        const clampedLow = a === 1 && d === 5 && attack * 5 < defence;
        expect(clampedLow || attack * d >= defence * a, `${attack} against ${defence}`).toBe(true);
        const better = a > 1 ? [a + 1, 1] : d > 1 ? [1, d - 1] : [2, 1];
        const [nextA = 0, nextD = 0] = better;
        expect(a === 6 || attack * nextD < defence * nextA, `${attack} against ${defence}`).toBe(true);
      }
    }
  });

  it('8.0 a strength of nothing is a bug', () => {
    expect(() => oddsColumn(3, 0)).toThrow(RangeError);
    expect(() => oddsColumn(0, 3)).toThrow(RangeError);
    expect(() => oddsColumn(1.5, 1)).toThrow(RangeError);
  });
});

describe('5.1 Artillery Fire Table', () => {
  it.each([
    ['1', 4],
    ['2', 3],
    ['3-5', 2],
    ['6+', 1],
  ] as const)('5.1 at range %s a roll of up to %i disrupts', (range, highest) => {
    const column = RANGES.indexOf(range);
    expect(DICE.map((die) => fireResult(column, die))).toEqual(
      DICE.map((die) => (die <= highest ? 'Dd' : '•')),
    );
  });

  it('5.11 finds the column of a range, however long', () => {
    const seen = [1, 2, 3, 4, 5, 6, 7, 30].map((range) => RANGES[rangeColumn(range)]);
    expect(seen).toEqual(['1', '2', '3-5', '3-5', '3-5', '6+', '6+', '6+']);
    expect(() => rangeColumn(0)).toThrow(RangeError);
  });

  it('5.1 has six rows of four and nothing beside them', () => {
    expect(ARTILLERY_FIRE.map((row) => row.length)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(() => fireResult(4, 1)).toThrow(RangeError);
    expect(() => fireResult(0, 7)).toThrow(RangeError);
  });
});

describe('12.0 Terrain Effects Chart', () => {
  const grounds = Object.entries(HEX_TERRAIN_EFFECTS);
  const hexsides = Object.entries(HEXSIDE_EFFECTS);
  const hexesWhere = (test: (row: (typeof HEX_TERRAIN_EFFECTS)['clear']) => boolean) =>
    grounds.filter(([, row]) => test(row)).map(([ground]) => ground);
  const hexsidesWhere = (test: (row: (typeof HEXSIDE_EFFECTS)['slope']) => boolean) =>
    hexsides.filter(([, row]) => test(row)).map(([ground]) => ground);

  it('12.0 Movement Points to enter for infantry and Leaders', () => {
    expect(hexesWhere((row) => row.others === 1)).toEqual(['clear', 'road', 'entrenchment']);
    expect(hexesWhere((row) => row.others === 2)).toEqual(['woods', 'marsh', 'ditch']);
    expect(hexesWhere((row) => row.others === 3)).toEqual(['rough', 'enemyEntrenchment']);
    expect(hexesWhere((row) => row.others === 'prohibited')).toEqual(['forest', 'town']);
    expect(grounds).toHaveLength(10);
  });

  it('12.0 Movement Points to enter for Cavalry', () => {
    const closed = ['forest', 'woods', 'town', 'rough', 'entrenchment', 'enemyEntrenchment'];
    expect(hexesWhere((row) => row.cavalry === 'prohibited')).toEqual(closed);
    expect(hexesWhere((row) => row.cavalry === 1)).toEqual(['clear', 'road']);
    expect(HEX_TERRAIN_EFFECTS.marsh.cavalry).toBe(2);
    expect(HEX_TERRAIN_EFFECTS.ditch.cavalry).toBe(5);
  });

  it('12.0 attacks that a hex forbids', () => {
    expect(hexesWhere((row) => row.attackInto === 'byRoad')).toEqual(['forest', 'town']);
    expect(hexesWhere((row) => row.attackOutOf !== 'anyone')).toEqual(['forest', 'town']);
    const noCavalry = ['woods', 'rough', 'entrenchment', 'enemyEntrenchment'];
    expect(hexesWhere((row) => row.attackInto === 'nonCavalry')).toEqual(noCavalry);
  });

  it('12.0 hexes that change a Combat Strength', () => {
    expect(hexesWhere((row) => row.defending === '+1')).toEqual(['entrenchment']);
    expect(hexesWhere((row) => row.defending === 'halved')).toEqual(['marsh']);
    expect(hexesWhere((row) => row.attacking === 'halved')).toEqual(['marsh']);
  });

  it('12.0 Movement Points to cross a hexside', () => {
    expect(hexsidesWhere((row) => row.cross === 0)).toEqual(['slopeDown', 'bridge', 'ford', 'friendlyGate']);
    expect(hexsidesWhere((row) => row.cross === 1)).toEqual(['slope', 'breachedFortification']);
    expect(hexsidesWhere((row) => row.cross === 2)).toEqual(['stream']);
    expect(hexsidesWhere((row) => row.cross === 'prohibited')).toEqual(['river', 'fortification', 'gate']);
    expect(hexsides).toHaveLength(10);
  });

  it('12.0 attacks across a hexside, and what doubles the defender', () => {
    const walls = ['fortification', 'gate', 'friendlyGate'];
    expect(hexsidesWhere((row) => row.attack === 'prohibited')).toEqual(['river']);
    expect(hexsidesWhere((row) => row.attack === 'teethOut')).toEqual(walls);
    expect(hexsidesWhere((row) => row.doubles === 'water')).toEqual(['stream', 'river', 'bridge', 'ford']);
    expect(hexsidesWhere((row) => row.doubles === 'slope')).toEqual(['slope']);
    expect(hexsidesWhere((row) => row.doubles === null)).toEqual(['slopeDown', ...walls]);
    expect(hexsidesWhere((row) => row.doubles === 'wall')).toEqual(['breachedFortification']);
  });
});

describe('the printed tables', () => {
  it('are full: one cell for every row and column', () => {
    expect(thirtyYearsWar.rulebook.tables.map((table) => table.id)).toEqual([
      'combat-results',
      'artillery-fire',
      'terrain-effects',
      'morale-tests',
    ]);
    for (const table of thirtyYearsWar.rulebook.tables) {
      expect(table.cells).toHaveLength(table.rows.length);
      for (const row of table.cells) expect(row).toHaveLength(table.columns.length);
    }
  });

  it('show what the rules read', () => {
    const [combat, fire, terrain] = thirtyYearsWar.rulebook.tables;
    expect(combat?.cells).toBe(COMBAT_RESULTS);
    expect(fire?.cells).toBe(ARTILLERY_FIRE);
    const row = (name: string) => terrain?.cells[terrain.rows.indexOf(name)];
    expect(row('Ditch hex')).toEqual(['2', '5', 'allowed', '–']);
    expect(row('Woods hex')).toEqual(['2', 'not allowed', 'into it not by Cavalry', '–']);
    expect(row('Marsh hex')).toEqual(['2', '2', 'allowed', 'halved, attacking too']);
    expect(row('Forest hex')).toEqual([
      'not allowed',
      'not allowed',
      'into or out of it only along a road',
      '–',
    ]);
    expect(row('Stream hexside')).toEqual(['+2', '+2', 'allowed', 'defender doubled']);
    expect(row('River hexside')).toEqual(['not allowed', 'not allowed', 'not allowed', '–']);
    const overTeeth = 'only outwards, over the teeth';
    expect(row('Fortification hexside')).toEqual(['not allowed', 'not allowed', overTeeth, '–']);
    expect(row('Slope hexside, going up')).toEqual(['+1', '+1', 'allowed', 'defender doubled']);
  });
});
