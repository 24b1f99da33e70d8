import { describe, expect, it } from 'vitest';
import { scenarioNamed } from '../../../../../src/headless/catalogue';
import { type Change, changed, faultOf, pathOf, SMALL } from '../../../../helpers/positions/scenarioJson';

const third = scenarioNamed('freiburg-3-august');
const at = (...changes: readonly Change[]) => pathOf(third, ...changes);
const TOWN = ['freiburg', 'townDefence', 'deployment', 'forces', 'bavarian', 0] as const;
const DAY = ['freiburg', 'days', 0] as const;
const ONE_DAY = { id: '3-august', title: '3 August', firstPlayer: 'french', gameTurns: 3 };

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
        [['map', 'areas'], { line3August: [] }],
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
  it('have the ground on the map on which the armies set up between them (18.5, 19.3)', () => {
    const missing = (game: string, area: string) => {
      const file = scenarioNamed(game) as { readonly map: { readonly areas: object } };
      const others = Object.entries(file.map.areas).filter(([name]) => name !== area);
      return faultOf(changed(file, [['map', 'areas'], Object.fromEntries(others)]));
    };
    const ofCampaign = ['line3August', 'line3AugustCavalry', 'bavarian5August', 'hill', 'hillOverflow'];
    for (const area of [...ofCampaign, 'french3August', 'french5August']) {
      expect([area, missing('freiburg-campaign', area)?.path]).toEqual([area, 'map.areas']);
    }
    expect(missing('freiburg-campaign', 'hillOverflow')?.expected).toContain('"hillOverflow"');
    for (const area of ['town', 'siegeFrenchRedeploy']) {
      expect(missing('freiburg-campaign', area)).toBeNull();
      expect(missing('freiburg-campaign-siege', area)?.path).toBe('map.areas');
      expect(missing('freiburg-siege', area)?.path).toBe('map.areas');
    }
    expect(missing('freiburg-siege', 'hill')).toBeNull();
    expect(missing('freiburg-9-august', 'hillOverflow')).toBeNull();
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
