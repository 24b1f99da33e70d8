import { describe, expect, it } from 'vitest';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { type Change, faultOf, pathOf, rocroi, SMALL } from '../../helpers/scenarioJson';

const third = scenarioNamed('freiburg-3-august');
const at = (...changes: readonly Change[]) => pathOf(third, ...changes);
const FORCE = ['deployment', 'forces', 'bavarian', 0] as const;
const DAY = ['freiburg', 'days', 0] as const;

describe('a deployment', () => {
  it('is well in all three scenarios, and there is none at Rocroi', () => {
    for (const day of ['3', '5', '9']) expect(faultOf(scenarioNamed(`freiburg-${day}-august`))).toBeNull();
    expect([rocroi.deployment, rocroi.freiburg]).toEqual([null, null]);
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
  it('are known to no other rules', () => {
    const days = {
      victory: '17.15',
      days: [{ id: '3-august', title: '3 August', firstPlayer: 'french', gameTurns: 3 }],
    };
    expect(pathOf(SMALL, [['freiburg'], days])).toBe('freiburg');
  });
});
