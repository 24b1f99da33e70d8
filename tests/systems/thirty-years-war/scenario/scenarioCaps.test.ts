import { describe, expect, it } from 'vitest';
import { MOST } from '../../../../src/systems/thirty-years-war/scenario/scenarioCaps';
import { HUGE } from '../../../helpers/damage/hugeFiles';
import { type Change, composed, faultOf, pathOf, SMALL } from '../../../helpers/positions/scenarioJson';

const many = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));
const column = many(27, (i) => `01${String(i + 1).padStart(2, '0')}`);
const wrong = (...changes: readonly Change[]) => pathOf(composed(), ...changes);
const side = ['0101', '0102'];
/** As many different hexsides as are asked for, but for what they say of the map: the size is judged first. */
const hexsides = (count: number) => many(count, () => side);

describe('a scenario is refused where it is too large', () => {
  it.each<[string, Change, string]>([
    ['columns', [['map', 'columns'], MOST.columns + 1], 'map.columns'],
    ['counters', [['counters'], many(MOST.counters + 1, () => SMALL.counters[0])], 'counters'],
    ['movement', [['counters', 3, 'movement'], MOST.movement + 1], 'counters[3].movement'],
    ['a name', [['counters', 3, 'name'], 'n'.repeat(MOST.name + 1)], 'counters[3].name'],
    ['a side’s name', [['sides', 0, 'name'], 'n'.repeat(MOST.name + 1)], 'sides[0].name'],
    ['a sentence', [['subtitle'], 'n'.repeat(MOST.text + 1)], 'subtitle'],
    ['town hexes', [['map', 'terrain', 'town'], many(MOST.townHexes + 1, () => '0101')], 'map.terrain.town'],
    ['roads', [['map', 'roads'], many(MOST.pieces + 1, () => ({ hexes: side }))], 'map.roads'],
    ['streams', [['map', 'streams'], many(MOST.pieces + 1, () => ({ hexsides: [side] }))], 'map.streams'],
    [
      'hexsides of a river',
      [['map', 'rivers'], [{ hexsides: hexsides(MOST.hexsides + 1) }]],
      'map.rivers[0].hexsides',
    ],
    [
      'areas',
      [['map', 'areas'], Object.fromEntries(many(MOST.pieces + 1, (i) => [`a${i}`, ['0101']]))],
      'map.areas',
    ],
    [
      'labels',
      [['map', 'labels'], many(MOST.pieces + 1, () => ({ text: 'x', hex: '0101', kind: 'town' }))],
      'map.labels',
    ],
    [
      'positions',
      [['positions'], Object.fromEntries(many(MOST.counters + 1, (i) => [`c${i}`, '0101']))],
      'positions',
    ],
  ])('in %s', (_, change, path) => {
    expect(wrong(change)).toBe(path);
  });
});

describe('what is small enough by itself is refused where the sum is passed', () => {
  it.each<[string, readonly Change[], string]>([
    [
      'hexes of the map',
      [
        [['map', 'columns'], 99],
        [['map', 'rows'], 21],
      ],
      'map.rows',
    ],
    [
      'hexes of ground',
      [
        [['map', 'terrain', 'forest'], many(300, () => '0101')],
        [['map', 'terrain', 'marsh'], many(301, () => '0101')],
      ],
      'map.terrain.marsh',
    ],
    [
      'hexes of roads',
      [
        [
          ['map', 'roads'],
          [{ hexes: many(250, () => '0101') }, { hexes: many(251, () => '0101') }],
        ],
      ],
      'map.roads[1].hexes',
    ],
    [
      'hexes of areas',
      [
        [
          ['map', 'areas'],
          Object.fromEntries(many(11, (i) => [`a${i}`, many(i < 10 ? 2000 : 1, () => '0101')])),
        ],
      ],
      'map.areas.a10',
    ],
    [
      'hexsides',
      [
        [['map', 'streams'], [{ hexsides: hexsides(500) }]],
        [['map', 'slopes'], hexsides(101)],
      ],
      'map.slopes',
    ],
  ])('of %s', (_, changes, path) => {
    expect(wrong(...changes)).toBe(path);
  });

  it('with what may be there', () => {
    const fault = faultOf({ ...Object(composed()), map: { columns: 99, rows: 21 } });
    expect(fault?.expected).toBe('at most 20 rows, as 99 columns leave room for no more in 2000 hexes');
  });
});

describe('the largest that is allowed is taken', () => {
  it.each(Object.keys(HUGE).filter((what) => !/commands|branches|notes/.test(what)))('%s', (what) => {
    const { scenario } = JSON.parse(HUGE[what]?.() ?? '');
    expect(faultOf(scenario.whole)).toBeNull();
  });
});

it('no one sets up on more ground than can be shown', () => {
  const { scenario } = JSON.parse(HUGE['units to set up']?.() ?? '');
  const { areas } = scenario.whole.map;
  const [one] = areas.east;
  expect(
    pathOf(scenario.whole, [
      ['map', 'areas', 'west'],
      [...areas.west, one],
    ]),
  ).toBe('deployment.forces.french[0].zone');
});

it('hexes of an area are each named once, however many there are', () => {
  const areas = { one: [...column, '0203', '0102'] };
  expect(wrong([['map', 'areas'], areas])).toBe('map.areas.one[28]');
});
