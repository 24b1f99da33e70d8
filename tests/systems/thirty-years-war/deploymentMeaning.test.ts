import { describe, expect, it } from 'vitest';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { type Change, changed, faultOf, pathOf, rocroi, SMALL } from '../../helpers/scenarioJson';

const third = scenarioNamed('freiburg-3-august');
const at = (...changes: readonly Change[]) => pathOf(third, ...changes);
const FORCE = ['deployment', 'forces', 'bavarian', 0] as const;
const TOWN = ['freiburg', 'townDefence', 'deployment', 'forces', 'bavarian', 0] as const;
const DAY = ['freiburg', 'days', 0] as const;
const ONE_DAY = { id: '3-august', title: '3 August', firstPlayer: 'french', gameTurns: 3 };

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
          { one: ['0202'], two: ['0202', '0203'], wooded: ['0202', '0404'], dark: ['0404'] },
        ],
        [['map', 'terrain'], { woods: ['0404'] }],
        [['deployment'], { order: ['french', 'spanish'], forces: { french } }],
        [['start', 'phase'], 'disruptionRemoval'],
      );
    expect(path(part('horse', 'one'), part('second', 'one'))).toBe('deployment.forces.french');
    expect(path(part('horse', 'one'), part('second', 'two'))).toBeNull();
    expect(path(part('horse', 'two'), part('second', 'one'))).toBeNull();
    expect(
      path(part('horse', 'one'), part('second', 'one', { zone: 'two', most: 1, rule: '3.0' })),
    ).toBeNull();
    expect(path(part('horse', 'one'), part('chief', 'one'))).toBeNull();
    // A hex of another part does not help, nor woods in which Cavalry does not stand.
    const leader = part('chief', 'two');
    expect(path(part('horse', 'one'), part('second', 'one'), leader)).toBe('deployment.forces.french');
    expect(path(part('horse', 'wooded'), part('second', 'one'))).toBe('deployment.forces.french');
    expect(path(part('second', 'wooded'), part('horse', 'one'))).toBeNull();
    expect(path(part('horse', 'dark'))).toBe('deployment.forces.french[0].zone');
  });
  it('keeps the ground of one side free of the other, whose units nobody may stand with (6.12)', () => {
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

describe('the days of Freiburg', () => {
  it.each<[string, Change, string]>([
    ['a First Player', [[...DAY, 'firstPlayer'], 'swedes'], 'freiburg.days[0].firstPlayer'],
    [
      'armies that exist',
      [[...DAY, 'endsWhenDemoralized'], ['swedes']],
      'freiburg.days[0].endsWhenDemoralized[0]',
    ],
    ['exits at the edge', [[...DAY, 'exitHexes'], ['1110']], 'freiburg.days[0].exitHexes[0]'],
    ['all their Game-Turns', [['gameTurns'], 6], 'gameTurns'],
    ['to be there', [['freiburg'], null], 'freiburg'],
  ])('want %s', (_, change, path) => {
    expect(at(change)).toBe(path);
  });
  it.each<[string, Change, string]>([
    [
      'a First Player on its days',
      [['freiburg', 'townDefence', 'days', 1, 'firstPlayer'], 'swedes'],
      'freiburg.townDefence.days[1].firstPlayer',
    ],
    ['as many days', [['freiburg', 'townDefence', 'days'], [ONE_DAY]], 'freiburg.townDefence.days'],
    ['a town', [['map', 'fortress'], null], 'freiburg.townDefence'],
    ['a set-up to choose for', [['deployment'], null], 'freiburg.townDefence'],
    [
      'room in its zones',
      [['freiburg', 'townDefence', 'deployment', 'forces', 'bavarian', 0, 'zone'], 'neuburg'],
      'freiburg.townDefence.deployment.forces.bavarian[0].zone',
    ],
    ['the way back on the map', [['map', 'areas', 'bridgehead'], ['9999']], 'map.areas.bridgehead[0]'],
    ['the Game-Turns of the longer way', [['gameTurns'], 29], 'gameTurns'],
  ])('want, where the town can be defended, %s', (_, change, path) => {
    expect(pathOf(scenarioNamed('freiburg-campaign-siege'), change)).toBe(path);
  });
  it('may name sections of the fortress among the zones', () => {
    const also = (...zones: readonly string[]) =>
      pathOf(scenarioNamed('freiburg-campaign-siege'), [[...TOWN, 'also'], zones]);
    expect(also('neuburg')).toBeNull();
    expect(also('neuburg', 'nowhere')).toBe('freiburg.townDefence.deployment.forces.bavarian[0].also[1]');
  });
  it('may begin with the town chosen, where there is the choice', () => {
    const chosen: Change = [['start', 'defence'], 'town'];
    expect(pathOf(scenarioNamed('freiburg-campaign-siege'), chosen)).toBeNull();
    expect(pathOf(scenarioNamed('freiburg-campaign'), chosen)).toBe('start.defence');
  });
  it('name counters that come, armies and hexes to stand in, as there are', () => {
    const path = (...change: Change) => pathOf(scenarioNamed('freiburg-campaign'), change);
    const hexes = { infantry: ['1419', '1520'], cavalry: ['1620'] };
    expect(path(['freiburg', 'reinforcements'], ['fr-6-3-99'])).toBe('freiburg.reinforcements[0]');
    expect(path(['freiburg', 'suggested', 'line'], { bavarian: hexes })).toBeNull();
    expect(path(['freiburg', 'suggested', 'line'], { swedes: hexes })).toBe('freiburg.suggested.line.swedes');
    const bavarian = (infantry: readonly string[]) =>
      path(['freiburg', 'suggested', 'line'], { bavarian: { ...hexes, infantry } });
    expect(bavarian(['1419', '9999'])).toBe('freiburg.suggested.line.bavarian.infantry[1]');
    expect(bavarian(['1419', '1419'])).toBe('freiburg.suggested.line.bavarian.infantry[1]');
  });
  it('are fought by Bavarians and French against each other, with Mercenaries or without', () => {
    const army = (id: string, side: string) => ({ id, name: id, side });
    const fought = (...armies: readonly ReturnType<typeof army>[]) =>
      pathOf(
        SMALL,
        [['rules'], 'freiburg'],
        [['freiburg'], { victory: '17.15', days: [{ ...ONE_DAY, exitHexes: [] }] }],
        [['categories'], armies],
        [['gameTurns'], ONE_DAY.gameTurns],
        ...SMALL.counters.flatMap(({ side, kind }, i): Change[] =>
          kind === 'artillery'
            ? []
            : [[['counters', i, 'category'], armies.find((one) => one.side === side)?.id]],
        ),
      );
    const [bavarian, french] = [army('bavarian', 'spanish'), army('french', 'french')];
    expect(fought(bavarian, french)).toBeNull();
    expect(fought(bavarian, french, army('mercenary', 'french'))).toBeNull();
    expect(fought(army('swedes', 'spanish'), french)).toBe('categories');
    expect(fought(bavarian, army('swedes', 'french'))).toBe('categories');
    expect(fought(army('swedes', 'spanish'), french, army('bavarian', 'french'))).toBe('categories');
  });
  it('are those of a siege only where there is a town', () => {
    expect(pathOf(scenarioNamed('freiburg-siege'), [['map', 'fortress'], null])).toBe('freiburg.victory');
  });
  it('are known to no other rules', () => {
    const days = {
      victory: '17.15',
      days: [ONE_DAY],
    };
    expect(pathOf(SMALL, [['freiburg'], days])).toBe('freiburg');
  });
});
