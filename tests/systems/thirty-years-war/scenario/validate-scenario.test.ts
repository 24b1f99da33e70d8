import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIVERIES } from '../../../../src/core/contract/map';
import { readScenario } from '../../../../src/systems/thirty-years-war/scenario/readScenario';
import {
  ABSENT,
  type Change,
  changed,
  composed,
  faultOf,
  pathOf,
  rocroi,
  SMALL,
} from '../../../helpers/positions/scenarioJson';

describe('faults of meaning: map', () => {
  const mapFault = (map: object) => pathOf(SMALL, [['map'], { ...SMALL.map, ...map }]);
  const stream = { name: 's', hexsides: [['0101', '0102']] };
  it('hexes lie on the map and are named once', () => {
    expect(mapFault({ terrain: { marsh: ['0101', '0701'] } })).toBe('map.terrain.marsh[1]');
    expect(mapFault({ terrain: { marsh: ['0101'], woods: ['0101'] } })).toBe('map.terrain.marsh[0]');
    expect(mapFault({ labels: [{ text: 'x', hex: '0107', kind: 'town' }] })).toBe('map.labels[0].hex');
    expect(mapFault({ roads: [{ name: 'r', hexes: ['0101', '0100'] }] })).toBe('map.roads[0].hexes[1]');
  });
  it('roads and hexsides join neighbours, even columns lying lower', () => {
    expect(mapFault({ roads: [{ name: 'r', hexes: ['0202', '0303', '0403'] }] })).toBeNull();
    expect(mapFault({ roads: [{ name: 'r', hexes: ['0202', '0301'] }] })).toBe('map.roads[0].hexes[1]');
    expect(mapFault({ streams: [{ name: 's', hexsides: [['0101', '0103']] }] })).toBe(
      'map.streams[0].hexsides[0]',
    );
    expect(mapFault({ slopes: [['0101', '0202']] })).toBe('map.slopes[0]');
    expect(
      mapFault({
        slopes: [
          ['0101', '0201'],
          ['0201', '0101'],
        ],
      }),
    ).toBe('map.slopes[1]');
  });
  it('water is said once and bridges lie on water', () => {
    expect(mapFault({ streams: [stream], rivers: [stream] })).toBe('map.rivers[0].hexsides[0]');
    expect(
      mapFault({ streams: [stream], bridges: [{ kind: 'ford', hexside: ['0102', '0101'] }] }),
    ).toBeNull();
    expect(mapFault({ streams: [stream], bridges: [{ kind: 'ford', hexside: ['0102', '0103'] }] })).toBe(
      'map.bridges[0].hexside',
    );
  });
});

describe('faults of meaning: counters and where they stand', () => {
  it('printed values are those of their kind', () => {
    expect(pathOf(SMALL, [['counters', 0, 'disruptedStrength'], 2])).toBe('counters[0].disruptedStrength');
    expect(pathOf(SMALL, [['counters', 0, 'strength'], ABSENT])).toBe('counters[0].strength');
    expect(pathOf(SMALL, [['counters', 2, 'value'], ABSENT])).toBe('counters[2].value');
    expect(pathOf(SMALL, [['counters', 2, 'strength'], 3])).toBe('counters[2].strength');
    expect(pathOf(SMALL, [['counters', 4, 'movement'], 1])).toBe('counters[4].movement');
    expect(pathOf(SMALL, [['counters', 0, 'movement'], 0])).toBe('counters[0].movement');
    expect(pathOf(SMALL, [['counters', 0, 'value'], 1])).toBe('counters[0].value');
  });
  it('what they should be is told for each kind', () => {
    const told = (at: number, field: string, value: unknown) =>
      faultOf(changed(SMALL, [['counters', at, field], value]))?.expected;
    expect(told(0, 'movement', 0)).toBe('at least 1 (cavalry)');
    expect(told(4, 'movement', 1)).toBe('0 (artillery)');
    expect(told(2, 'value', 0)).toBe('at least 1 (leader)');
    expect(told(0, 'value', 1)).toBe('0 (cavalry)');
  });
  it('ids are unique and sides exist', () => {
    expect(pathOf(SMALL, [['counters', 1, 'id'], 'horse'])).toBe('counters[1].id');
    expect(pathOf(SMALL, [['counters', 1, 'side'], 'dutch'])).toBe('counters[1].side');
    expect(pathOf(SMALL, [['sides', 1, 'id'], 'french'])).toBe('sides[1].id');
  });
  it('each side has a livery of its own, and the theme has it', () => {
    expect(pathOf(SMALL, [['sides', 1, 'livery'], 'blue'])).toBe('sides[1].livery');
    expect(() => readScenario(changed(SMALL, [['sides', 1, 'livery'], 'green-and-gold']))).toThrow(
      'sides[1].livery: expected one of blue, red, green, ochre',
    );
    const theme = readFileSync(new URL('../../../../src/ui/look/theme.css', import.meta.url), 'utf8');
    const defined = [...theme.matchAll(/^ {2}\.livery-(\w+) \{/gm)].map(([, name]) => name);
    expect(defined).toEqual([...LIVERIES]);
  });
  it('19.0 under the rules of Rocroi every unit has a category of its own side', () => {
    const categories = [{ id: 'all', name: 'All', side: 'spanish', level: 9 }];
    expect(pathOf(SMALL, [['rules'], 'rocroi'])).toBe('counters[0].category');
    const withCategories = changed(SMALL, [['categories'], categories], [['counters', 3, 'category'], 'all']);
    expect(faultOf(withCategories)).toBeNull();
    expect(pathOf(withCategories, [['counters', 0, 'category'], 'all'])).toBe('counters[0].category');
    expect(pathOf(withCategories, [['counters', 3, 'category'], 'none'])).toBe('counters[3].category');
    expect(pathOf(withCategories, [['counters', 2, 'category'], 'all'])).toBe('counters[2].category');
    expect(pathOf(withCategories, [['categories', 1], categories[0]])).toBe('categories[1].id');
    expect(pathOf(withCategories, [['categories', 0, 'leader'], 'foot'])).toBe('categories[0].leader');
    expect(pathOf(composed(), [['categories', 0, 'level'], null])).toBe('categories[0].level');
  });
  it('positions name counters and hexes of the map', () => {
    expect(pathOf(SMALL, [['positions', 'nobody'], '0101'])).toBe('positions.nobody');
    expect(pathOf(SMALL, [['positions', 'horse'], '0107'])).toBe('positions.horse');
    expect(pathOf(composed(), [['positions', 'fr-la-marine'], '2901'])).toBe('positions.fr-la-marine');
  });
  it('6.32 one unit a hex, but for a Movement Phase under way', () => {
    const stacked: Change = [['positions', 'second'], '0303'];
    expect(pathOf(SMALL, stacked)).toBe('positions.second');
    expect(pathOf(SMALL, stacked, [['start', 'phase'], 'movement'])).toBeNull();
    const spanish: Change = [['start', 'phasingSide'], 'spanish'];
    expect(pathOf(SMALL, stacked, [['start', 'phase'], 'movement'], spanish)).toBe('positions.second');
  });
  it('6.12 none with an enemy unit, and 5.31 no gun left to the enemy', () => {
    expect(pathOf(SMALL, [['positions', 'foot'], '0303'], [['positions', 'gun'], ABSENT])).toBe(
      'positions.foot',
    );
    expect(pathOf(SMALL, [['positions', 'chief'], '0304'])).toBe('positions.foot');
    const takenGun: Change = [['positions', 'gun'], '0303'];
    expect(pathOf(SMALL, takenGun)).toBe('positions.gun');
    expect(pathOf(SMALL, takenGun, [['start', 'captured'], ['gun']])).toBeNull();
    expect(pathOf(SMALL, [['start', 'captured'], ['gun']])).toBe('positions.gun');
  });
  it('12.0 none in forest or town, no cavalry in woods or rough, unless a road runs there', () => {
    const terrain = (kind: string, hex: string): Change => [['map', 'terrain'], { [kind]: [hex] }];
    const road: Change = [['map', 'roads'], [{ name: 'r', hexes: ['0303', '0304'] }]];
    expect(pathOf(SMALL, terrain('forest', '0304'))).toBe('positions.foot');
    expect(pathOf(SMALL, terrain('town', '0303'))).toBe('positions.horse');
    expect(pathOf(SMALL, terrain('town', '0303'), road)).toBeNull();
    expect(pathOf(SMALL, terrain('woods', '0304'))).toBeNull();
    expect(pathOf(SMALL, terrain('rough', '0303'))).toBe('positions.horse');
    expect(pathOf(SMALL, terrain('rough', '0303'), road)).toBeNull();
  });
  it('totals and points are about what is there', () => {
    expect(pathOf(composed(), [['totals', 'french', 'units'], 43])).toBe('totals.french.units');
    expect(pathOf(composed(), [['totals', 'spanish', 'strength'], 306])).toBe('totals.spanish.strength');
    expect(pathOf(SMALL, [['totals'], { dutch: { units: 0, strength: 0 } }])).toBe('totals.dutch');
    expect(pathOf(SMALL, [['leaderPoints'], { horse: 5 }])).toBe('leaderPoints.horse');
    expect(pathOf(SMALL, [['leaderPoints'], { nobody: 5 }])).toBe('leaderPoints.nobody');
    expect(pathOf(SMALL, [['demoralizationPoints'], { dutch: { some: 1, all: 2 } }])).toBe(
      'demoralizationPoints.dutch',
    );
    const points = (some: number, all: number) =>
      pathOf(SMALL, [['demoralizationPoints'], { french: { some, all } }]);
    expect([points(2, 1), points(2, 2)]).toEqual(['demoralizationPoints.french.all', null]);
    expect(pathOf(SMALL, [['options'], { askDefender: 'perhaps' }])).toBe('options.askDefender');
  });
  it('17.0 Beck comes over the edge, with units and Leaders that were not there', () => {
    const beck = (...changes: readonly Change[]) => pathOf(composed(), ...changes);
    expect(pathOf(SMALL, [['beck'], rocroi.beck])).toBe('beck');
    expect(beck([['beck', 'entryHexes', 2], '0212'])).toBe('beck.entryHexes[2]');
    expect(beck([['beck', 'entryHexes', 2], rocroi.beck?.entryHexes[0]])).toBe('beck.entryHexes[2]');
    for (const roll of ['0', '15', '51']) {
      expect(beck([['beck', 'arrivals', roll], ['sp-beck-1']])).toBe(`beck.arrivals.${roll}`);
    }
    const gun = rocroi.counters.find(({ kind, side }) => kind === 'artillery' && side === rocroi.beck?.side);
    expect(beck([['beck', 'arrivals', '5', 1], gun?.id], [['positions', gun?.id ?? ''], ABSENT])).toBe(
      'beck.arrivals.5[1]',
    );
    expect(beck([['beck', 'arrivals', '7'], ['sp-beck-1']])).toBe('beck.arrivals.7');
    expect(beck([['beck', 'arrivals', '5', 1], 'fr-royal'])).toBe('beck.arrivals.5[1]');
    expect(beck([['beck', 'arrivals', '5', 1], 'sp-leader-beck'])).toBe('beck.arrivals.5[1]');
    expect(beck([['beck', 'fromGameTurn'], 15])).toBe('beck.fromGameTurn');
    expect(beck([['positions', 'sp-beck-1'], '0110'])).toBe('positions.sp-beck-1');
  });
});

describe('faults of meaning: the start', () => {
  const startFault = (start: object) => pathOf(SMALL, [['start'], { ...SMALL.start, ...start }]);
  it('names a side, a Game-Turn, categories and sides that exist', () => {
    expect(startFault({ phasingSide: 'dutch' })).toBe('start.phasingSide');
    expect(startFault({ gameTurn: 4 })).toBe('start.gameTurn');
    expect(startFault({ gameTurn: 0 })).toBe('start.gameTurn');
    expect(startFault({ demoralized: ['all'] })).toBe('start.demoralized[0]');
    const categories = ['guards', 'line'].map((id) => ({ id, name: id, side: 'french', level: 9 }));
    const demoralized = (...of: readonly string[]) =>
      pathOf(SMALL, [['categories'], categories], [['start', 'demoralized'], of]);
    expect(demoralized('guards', 'line')).toBeNull();
    expect(demoralized('guards', 'all')).toBe('start.demoralized[1]');
    expect(demoralized('guards', 'guards')).toBe('start.demoralized[1]');
    expect(startFault({ losses: { dutch: { ordinary: 1, demoralizedInfantry: 0 } } })).toBe(
      'start.losses.dutch',
    );
  });
  it('names counters of the right kind, once', () => {
    expect(startFault({ disrupted: ['foot', 'nobody'] })).toBe('start.disrupted[1]');
    expect(startFault({ disrupted: ['chief'] })).toBe('start.disrupted[0]');
    expect(startFault({ disrupted: ['foot', 'foot'] })).toBe('start.disrupted[1]');
    expect(startFault({ captured: ['foot'] })).toBe('start.captured[0]');
    expect(startFault({ eliminated: ['foot'] })).toBe('start.eliminated[0]');
    expect(startFault({ moved: ['horse', 'foot'] })).toBe('start.moved[1]');
    expect(startFault({ fired: ['gun'] })).toBe('start.fired[0]');
    expect(startFault({ fired: ['gun'], phasingSide: 'spanish' })).toBeNull();
    expect(startFault({ waiting: ['foot'] })).toBe('start.waiting[0]');
    expect(startFault({ beckHasCome: true })).toBe('start.beckHasCome');
  });
  it('no one has acted in a phase still to come', () => {
    expect(startFault({ phase: 'artilleryFire', moved: ['horse'] })).toBe('start.moved');
    const spanish = { phase: 'disruptionRemoval', phasingSide: 'spanish' };
    expect(startFault({ ...spanish, fired: ['gun'] })).toBe('start.fired');
    expect(startFault({ phase: 'movement', fought: ['horse'] })).toBe('start.fought');
    const obligations = { mustAttack: ['horse'], mustBeAttacked: ['foot'] };
    expect(startFault({ obligations })).toBeNull();
    expect(startFault({ obligations, phase: 'movement' })).toBe('start.obligations');
    expect(startFault({ obligations: { mustAttack: ['foot'] } })).toBe('start.obligations.mustAttack[0]');
    expect(startFault({ obligations, disrupted: ['foot'] })).toBe('start.obligations.mustBeAttacked[0]');
  });
  it('17.0 the roll for Beck is open before a Game-Turn from the ninth on', () => {
    const beck = (start: object) => pathOf(composed(), [['start'], { ...rocroi.start, ...start }]);
    const pending = { kind: 'rollForBeck' };
    expect(beck({ pending, gameTurn: 9 })).toBeNull();
    expect(beck({ pending, gameTurn: 8 })).toBe('start.pending');
    expect(beck({ pending, gameTurn: 9, beckHasCome: true })).toBe('start.pending');
    expect(beck({ pending, gameTurn: 9, phase: 'movement' })).toBe('start.pending');
    expect(beck({ pending, gameTurn: 9, phasingSide: 'spanish' })).toBe('start.pending');
    expect(startFault({ pending, phase: 'disruptionRemoval' })).toBe('start.pending');
    expect(beck({ gameTurn: 9, beckHasCome: true, waiting: ['sp-beck-1'] })).toBeNull();
  });
  it('8.61, 10.11 a battle is open between adjacent units in a Combat Phase', () => {
    const battle = { attackers: ['horse', 'second'], defenders: ['foot'], charge: false };
    const choose = (change: object) => ({ pending: { kind: 'chooseDisrupted', ...battle, ...change } });
    expect(startFault(choose({}))).toBeNull();
    expect(startFault({ ...choose({}), phase: 'movement' })).toBe('start.pending');
    expect(startFault({ ...choose({}), disrupted: ['second'] })).toBe('start.pending.attackers[1]');
    expect(startFault(choose({ attackers: ['foot'] }))).toBe('start.pending.attackers[0]');
    expect(startFault(choose({ attackers: ['chief'] }))).toBe('start.pending.attackers[0]');
    expect(startFault(choose({ defenders: ['second'] }))).toBe('start.pending.defenders[0]');
    const ask = (...uses: readonly object[]) => ({
      pending: { kind: 'defenderLeaders', ...battle, attackerLeaders: uses },
    });
    const use = { leader: 'chief', unit: 'horse' };
    expect(startFault(ask(use))).toBeNull();
    expect(startFault(ask({ leader: 'horse', unit: 'horse' }))).toBe(
      'start.pending.attackerLeaders[0].leader',
    );
    expect(startFault(ask({ leader: 'chief', unit: 'foot' }))).toBe('start.pending.attackerLeaders[0].unit');
    expect(startFault(ask(use, use))).toBe('start.pending.attackerLeaders[1].leader');
    const second = { leader: 'aide', unit: 'second' };
    const withAide = (...uses: readonly object[]) =>
      pathOf(
        SMALL,
        [['counters', 5], { ...SMALL.counters[2], id: 'aide' }],
        [['positions', 'aide'], '0303'],
        [['start'], { ...SMALL.start, ...ask(...uses) }],
      );
    expect(withAide(use, second)).toBeNull();
    expect(withAide(use, { ...second, unit: 'horse' })).toBe('start.pending.attackerLeaders[1].unit');
  });
});
