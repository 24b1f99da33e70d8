import { describe, expect, it } from 'vitest';
import { scenarioNamed } from '../../../../src/headless/catalogue';
import {
  type Change,
  changed,
  faultOf,
  pathOf,
  rocroi,
  SMALL,
  type Step,
} from '../../../helpers/positions/scenarioJson';

const third = scenarioNamed('freiburg-3-august');
const at = (...changes: readonly Change[]) => pathOf(third, ...changes);
const FORCE = ['deployment', 'forces', 'bavarian', 0] as const;

describe('a deployment', () => {
  it('is well in all scenarios, and there is none at Rocroi', () => {
    for (const game of ['3-august', '5-august', '9-august', 'campaign', 'siege', 'campaign-siege'])
      expect(faultOf(scenarioNamed(`freiburg-${game}`))).toBeNull();
    expect([rocroi.deployment, rocroi.freiburg]).toEqual([null, null]);
  });
  it('has not begun to be played while some of it is to be set up', () => {
    const some: Change = [['positions'], { 'bav-6-3-01': '1419' }];
    expect(at(some)).toBeNull();
    expect(at(some, [['start', 'phase'], 'combat'])).toBe('start.phase');
  });
  it('says what is missing of its zones', () => {
    const missing = (zone: string) => faultOf(changed(third, [[...FORCE, 'zone'], zone]))?.expected;
    expect(missing('nowhere')).toMatch(/"nowhere"$/);
    expect(missing('hill')).toBe('room for 18 units; there are 16 hexes');
    const far = { ...{ also: [], more: null }, where: 'the Hill', rule: 'freiburg:17.31', zone: 'woods' };
    const wooded = changed(
      third,
      [
        ['map', 'areas', 'woods'],
        ['1419', '1520', '1114', '1115'],
      ],
      [
        ['map', 'terrain', 'woods'],
        ['1114', '1115'],
      ],
      [[...FORCE], { ...far, counters: ['bav-2-8-01', 'bav-2-8-02', 'bav-2-8-03'] }],
    );
    expect(faultOf(wooded)?.expected).toBe('room for 3 cavalry; there are 2 hexes');
  });
  it('has room for all parts of a force together, one unit a hex (6.32)', () => {
    const part = (counter: string, zone: string, more: object | null = null) => ({
      ...{ counters: [counter], zone, more, where: `the ${zone}`, rule: '3.0' },
    });
    const path = (...french: readonly object[]) =>
      pathOf(
        SMALL,
        [['positions'], { foot: '0304' }],
        [
          ['map', 'areas'],
          {
            ...{ one: ['0202'], two: ['0202', '0203'], far: ['0203'] },
            ...{ wooded: ['0202', '0404'], dark: ['0404'] },
          },
        ],
        [['map', 'terrain'], { woods: ['0404'] }],
        [['deployment'], { order: ['french', 'spanish'], forces: { french } }],
        [['start', 'phase'], 'disruptionRemoval'],
      );
    expect(path(part('horse', 'one'), part('second', 'one'))).toBe('deployment.forces.french');
    expect(path(part('horse', 'one'), part('second', 'two'))).toBeNull();
    expect(path(part('horse', 'two'), part('second', 'one'))).toBeNull();
    expect(
      path(part('horse', 'one'), part('second', 'one', { zone: 'far', most: 1, rule: '3.0' })),
    ).toBeNull();
    expect(path(part('horse', 'one'), part('chief', 'one'))).toBeNull();
    // The second area lies beyond the first, and no more stand in it than may.
    const wide = { zone: 'wide', most: 0, rule: '3.0' };
    expect(path(part('second', 'one', { ...wide, zone: 'two' }))).toBe(
      'deployment.forces.french[0].more.zone',
    );
    expect(path(part('horse', 'one'), part('second', 'one', { ...wide, zone: 'wooded' }))).toBe(
      'deployment.forces.french[1].more.zone',
    );
    expect(path(part('horse', 'one'), part('second', 'one', { ...wide, zone: 'far' }))).toBe(
      'deployment.forces.french',
    );
    expect(path(part('horse', 'one'), part('second', 'one', { ...wide, zone: 'far', most: 1 }))).toBeNull();
    // A hex of another part does not help, nor woods in which Cavalry does not stand.
    const leader = part('chief', 'two');
    expect(path(part('horse', 'one'), part('second', 'one'), leader)).toBe('deployment.forces.french');
    expect(path(part('horse', 'wooded'), part('second', 'one'))).toBe('deployment.forces.french');
    expect(path(part('second', 'wooded'), part('horse', 'one'))).toBeNull();
    expect(path(part('horse', 'dark'))).toBe('deployment.forces.french[0].zone');
  });
  it('keeps the ground of one side free of the other, whose units no one may stand with (6.12)', () => {
    const part = (counter: string, zone: string) => ({
      ...{ counters: [counter], zone, where: `the ${zone}`, rule: '3.0' },
    });
    const path = (positions: object, forces: object) =>
      pathOf(
        SMALL,
        [['positions'], positions],
        [['map', 'areas'], { one: ['0202'], two: ['0202', '0203'], far: ['0404'] }],
        [['deployment'], { order: ['french', 'spanish'], forces }],
        [['start', 'phase'], 'disruptionRemoval'],
      );
    const french = [part('horse', 'two')];
    expect(path({}, { french, spanish: [part('foot', 'far')] })).toBeNull();
    expect(path({}, { french, spanish: [part('foot', 'one')] })).toBe('deployment.forces.spanish[0].zone');
    const more = { ...part('foot', 'far'), more: { zone: 'one', most: 1, rule: '3.0' } };
    expect(path({}, { french, spanish: [more] })).toBe('deployment.forces.spanish[0].zone');
    expect(path({ foot: '0304' }, { french })).toBeNull();
    expect(path({ foot: '0203' }, { french })).toBe('positions.foot');
    expect(path({ second: '0203', foot: '0304' }, { french })).toBeNull();
  });
  it.each<[string, Change, string]>([
    [
      'two different sides',
      [
        ['deployment', 'order'],
        ['french', 'french'],
      ],
      'deployment.order[1]',
    ],
    [
      'sides that exist',
      [
        ['deployment', 'order'],
        ['french', 'swedes'],
      ],
      'deployment.order[1]',
    ],
    ['a zone on the map', [[...FORCE, 'zone'], 'nowhere'], 'deployment.forces.bavarian[0].zone'],
    [
      'further zones on the map',
      [
        [...FORCE, 'also'],
        ['hill', 'nowhere'],
      ],
      'deployment.forces.bavarian[0].also[1]',
    ],
    [
      'a second area on the map',
      [[...FORCE, 'more'], { zone: 'nowhere', most: 1, rule: 'freiburg:18.52' }],
      'deployment.forces.bavarian[0].more.zone',
    ],
    ['room for the force', [[...FORCE, 'zone'], 'hill'], 'deployment.forces.bavarian[0].zone'],
    ['a case of the rulebook', [[...FORCE, 'rule'], 'freiburg:99.9'], 'deployment.forces.bavarian[0].rule'],
    [
      'its own counters',
      [[...FORCE, 'counters', 0], 'fr-6-3-01'],
      'deployment.forces.bavarian[0].counters[0]',
    ],
    [
      'each counter once',
      [[...FORCE, 'counters', 0], 'bav-6-3-02'],
      'deployment.forces.bavarian[0].counters[1]',
    ],
    ['totals as on the sheet', [['totals', 'french', 'strength'], 88], 'totals.french.strength'],
    [
      'a suggestion within the zones',
      [['deployment', 'suggested', 'bav-6-3-01'], '1318'],
      'deployment.suggested.bav-6-3-01',
    ],
    [
      'a suggestion with one unit a hex',
      [['deployment', 'suggested', 'bav-2-8-04'], '1520'],
      'deployment.suggested.bav-2-8-04',
    ],
    [
      'a suggestion for its force only',
      [['deployment', 'suggested', 'me-4-3-01'], '1419'],
      'deployment.suggested.me-4-3-01',
    ],
    ['a start before the first phase', [['start', 'phase'], 'combat'], 'start.phase'],
  ])('wants %s', (_, change, path) => {
    expect(at(change)).toBe(path);
  });
});

describe('ground that depends on the enemy (19.12)', () => {
  const siege = scenarioNamed('freiburg-siege');
  const part: readonly Step[] = ['deployment', 'forces', 'french', 0];
  it.each<[string, readonly Change[], string | null]>([
    ['is read as it comes', [], null],
    [
      'is an area of the map',
      [[[...part, 'apart', 'zone'], 'nowhere']],
      'deployment.forces.french[0].apart.zone',
    ],
    [
      'needs a number of hexes',
      [[[...part, 'apart', 'hexes'], 0]],
      'deployment.forces.french[0].apart.hexes',
    ],
    [
      'follows the other side',
      [
        [
          ['deployment', 'order'],
          ['french', 'bavarian'],
        ],
      ],
      'deployment.order[0]',
    ],
    [
      'never is less than the fixed zone',
      [[[...part, 'zone'], 'french5August']],
      'deployment.forces.french[0].zone',
    ],
    ['nor is that nearer', [[[...part, 'apart', 'hexes'], 4]], 'deployment.forces.french[0].zone'],
    [
      'to a counter that stands already either',
      [[['positions'], { 'bav-6-3-13': '0915' }]],
      'deployment.forces.french[0].zone',
    ],
  ])('%s', (_, changes, path) => {
    expect(pathOf(siege, ...changes)).toBe(path);
  });
});
