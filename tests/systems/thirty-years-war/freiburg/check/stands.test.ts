import { describe, expect, it } from 'vitest';
import { scenarioNamed } from '../../../../../src/headless/catalogue';
import type { Scenario } from '../../../../../src/systems/thirty-years-war/scenario/scenario';
import { type Change, changed, faultOf } from '../../../../helpers/positions/scenarioJson';

type Game = 'freiburg-campaign' | 'freiburg-siege' | 'freiburg-campaign-siege';
const areasOf = (game: Game) => (scenarioNamed(game) as Scenario).map.areas;
const area = (name: string, hexes: readonly string[]): Change => [['map', 'areas', name], hexes];
/** The fault of a game with more hexes in one of its areas. */
const withMore = (game: Game, name: string, ...hexes: readonly string[]) =>
  faultOf(changed(scenarioNamed(game), area(name, [...(areasOf(game)[name] ?? []), ...hexes])));
const withOnly = (game: Game, name: string, ...hexes: readonly string[]) =>
  faultOf(changed(scenarioNamed(game), area(name, hexes)));

describe('ground between two days', () => {
  // Each was taken once, and after the set-up enemies stood in one hex.
  it.each<[Game, string, string, RegExp]>([
    ['freiburg-campaign-siege', 'siegeFrenchRedeploy', '0509', /^map\.areas\.siegeFrenchRedeploy\[/],
    ['freiburg-campaign-siege', 'siegeFrenchRedeploy', '0809', /^map\.areas\.siegeFrenchRedeploy\[/],
    ['freiburg-campaign-siege', 'siegeFrenchRedeploy', '0913', /^map\.areas\.siegeFrenchRedeploy\[/],
    ['freiburg-siege', 'siegeFrenchRedeploy', '0410', /^map\.areas\.siegeFrenchRedeploy\[/],
    ['freiburg-siege', 'siegeFrenchRedeploy', '0911', /^map\.areas\.siegeFrenchRedeploy\[/],
    ['freiburg-campaign', 'bavarian5August', '2210', /^map\.areas\.french5August\[/],
    ['freiburg-campaign', 'bavarian5August', '2111', /^map\.areas\.french5August\[/],
    ['freiburg-campaign-siege', 'bavarian5August', '1826', /^map\.areas\.french5August\[/],
    ['freiburg-campaign-siege', 'bavarian5August', '2123', /^map\.areas\.french5August\[/],
    ['freiburg-campaign-siege', 'bavarian5August', '2214', /^map\.areas\.french5August\[/],
    ['freiburg-campaign', 'french5August', '2105', /^map\.areas\.french5August\[/],
    ['freiburg-campaign', 'french5August', '1306', /^map\.areas\.french5August\[/],
    ['freiburg-campaign-siege', 'french5August', '1809', /^map\.areas\.french5August\[/],
    ['freiburg-campaign-siege', 'hillOverflow', '2624', /^map\.areas\.french5August\[/],
    ['freiburg-campaign', 'line3August', '1523', /^map\.areas\.french3August\[/],
    ['freiburg-campaign', 'line3AugustCavalry', '1523', /^map\.areas\.french3August\[/],
    ['freiburg-campaign', 'hillOverflow', '1707', /^map\.areas\.hillOverflow\[/],
  ])('is of one army: %s with %s and %s', (game, name, hex, path) => {
    const fault = withMore(game, name, hex);
    expect(fault?.path).toMatch(path);
    expect(fault?.expected).toMatch(new RegExp(`${hex} is in map\\.\\w.* too \\(6\\.12, 18\\.5\\)$`));
  });

  it.each<[Game, string, readonly string[], string]>([
    // Once a set-up that never ended.
    ['freiburg-campaign-siege', 'bavarian5August', [], '19 of them have no hex'],
    ['freiburg-campaign', 'bavarian5August', ['1101', '1102', '1103'], '16 of them have no hex'],
    ['freiburg-campaign', 'french5August', ['1116', '1117', '1118'], '32 of them have no hex'],
    ['freiburg-campaign', 'hillOverflow', ['1606', '1607'], '1 of them has no hex'],
    ['freiburg-siege', 'siegeFrenchRedeploy', ['0110', '0111'], '30 of them have no hex'],
  ])('has room for all that may have to stand there: %s with %s as %j', (game, name, hexes, expected) => {
    const fault = withOnly(game, name, ...hexes);
    expect(fault?.path).toBe(`map.areas.${name === 'hillOverflow' ? 'hill' : name}`);
    expect(fault?.expected).toContain(expected);
  });

  it('has room where units may stand: woods keep Cavalry out, and every section of the town takes guns (12.0, 19.31)', () => {
    const campaign = scenarioNamed('freiburg-campaign') as Scenario;
    const { terrain, areas, fortress } = campaign.map;
    const named = new Set([...(terrain.forest ?? []), ...(terrain.entrenchment ?? [])]);
    const open = areas.bavarian5August?.filter((hex) => !named.has(hex)) ?? [];
    const woods: Change = [['map', 'terrain'], { ...terrain, woods: open }];
    // Cavalry may be set up in the works among them.
    expect(faultOf(changed(campaign, woods))).toBeNull();
    const fault = faultOf(changed(campaign, woods, area('bavarian5August', open)));
    expect([fault?.path, fault?.expected]).toEqual([
      'map.areas.bavarian5August',
      expect.stringContaining('5 of them have no hex'),
    ]);
    const [section] = fortress?.sections ?? [];
    const forest = [...(terrain.forest ?? []), ...(section?.hexes ?? [])];
    const overgrown: Change = [['map', 'terrain', 'forest'], forest];
    const siege = scenarioNamed('freiburg-siege');
    expect(faultOf(changed(siege, overgrown))?.path).toBe('map.fortress.sections[0].hexes');
  });

  it('is asked for only where a day follows', () => {
    const alone = (game: string, name: string) => faultOf(changed(scenarioNamed(game), area(name, [])));
    expect(alone('freiburg-9-august', 'bavarian5August')).toBeNull();
    expect(alone('freiburg-siege', 'bavarian5August')).toBeNull();
  });
});
