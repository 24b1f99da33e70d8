/** Starts in the middle of a day of Freiburg, or on a later one: what a file may say, and what cannot be. */

import { describe, expect, it } from 'vitest';
import { scenarioNamed } from '../../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { type Change, changed, faultOf, pathOf } from '../../../helpers/positions/scenarioJson';

const { read, start, prompt, verdict, sheets, tracks } = thirtyYearsWar;
const deploymentOf = (id: string): { readonly [counter: string]: string } =>
  read.scenario(scenarioNamed(id)).deployment?.suggested ?? {};
const without = (positions: object, ...ids: readonly string[]) =>
  Object.fromEntries(Object.entries(positions).filter(([id]) => !ids.includes(id)));
const begin = (file: unknown): State => {
  const scenario = read.scenario(file);
  return start(scenario, read.options(scenario, {}));
};
const NOW = { gameTurn: 4, phasingSide: 'french', phase: 'combat' };
/** 5 August under way, as both armies are suggested to stand. */
const fifth = (more: object = {}, positions: object = deploymentOf('freiburg-5-august')) =>
  changed(scenarioNamed('freiburg-5-august'), [['positions'], positions], [['start'], { ...NOW, ...more }]);
const ninth = (more: object, positions: object = deploymentOf('freiburg-9-august')) =>
  changed(scenarioNamed('freiburg-9-august'), [['positions'], positions], [['start'], { ...NOW, ...more }]);
const army = (casualties: number, more: object = {}) => ({ armies: { bavarian: { casualties, ...more } } });

describe('a start in mid-day', () => {
  it('may have counters on the ground where the other side has set up', () => {
    const positions = { ...deploymentOf('freiburg-5-august'), 'fr-3-8-01': '1609' };
    expect(begin(fifth({}, positions))).toMatchObject({ gameTurn: 4, phase: 'combat', pending: null });
  });
  it('may have lost a unit already, which is not set up any more', () => {
    const left = without(deploymentOf('freiburg-5-august'), 'bav-6-3-01');
    expect(pathOf(fifth({}, left))).toBe('start.phase');
    const state = begin(fifth({ eliminated: ['bav-6-3-01'], ...army(6) }, left));
    expect(state.counters.find(({ id }) => id === 'bav-6-3-01')?.off).toBe('eliminated');
    expect(prompt(state, null).heading).toBe('French Combat Phase');
  });
  it('may be one of few counters, where the set-up is over', () => {
    const two = { 'bav-6-3-01': '1609', 'fr-3-8-01': '1323' };
    expect(pathOf(fifth({}, two))).toBe('start.phase');
    const state = begin(fifth({ deployed: true }, two));
    expect(state).toMatchObject({ pending: null, deployment: null, phase: 'combat' });
    expect(state.counters.filter(({ at }) => at !== null).map(({ id }) => id)).toEqual(Object.keys(two));
    expect(pathOf(fifth({ deployed: false }, two))).toBe('start.deployed');
  });
  it('knows armies that its day tries, and no other', () => {
    const armies = (id: string) => pathOf(fifth({ armies: { [id]: { casualties: 1 } } }));
    expect(['bavarian', 'mercenary', 'swedes'].map(armies)).toEqual([null, null, 'start.armies.swedes']);
    const third = changed(scenarioNamed('freiburg-3-august'), [
      ['start', 'armies'],
      { mercenary: { casualties: 1 } },
    ]);
    expect(pathOf(third)).toBe('start.armies.mercenary');
    const rocroi = changed(scenarioNamed('rocroi'), [['start', 'armies'], { french: { casualties: 1 } }]);
    expect(pathOf(rocroi)).toBe('start.armies.french');
  });
  it('15.12 has tested the levels that casualties have reached; left out they are worked out', () => {
    const tested = (casualties: number) =>
      freiburgOf(boardOf(begin(fifth(army(casualties))))).armies.bavarian?.levelsTested;
    expect([0, 40, 41, 57, 58].map(tested)).toEqual([0, 0, 1, 2, 3]);
    expect(pathOf(fifth(army(50, { levelsTested: 2 })))).toBeNull();
    for (const levelsTested of [0, 1, 3])
      expect(pathOf(fifth(army(50, { levelsTested })))).toBe('start.armies.bavarian.levelsTested');
    const broken = { demoralized: ['bavarian'] };
    expect(pathOf(fifth({ ...army(50, { levelsTested: 1 }), ...broken }))).toBeNull();
    expect(pathOf(fifth({ ...army(50, { levelsTested: 3 }), ...broken }))).toBe(
      'start.armies.bavarian.levelsTested',
    );
    expect(pathOf(fifth(army(66)))).toBe('start.demoralized');
  });
});

describe('who has left', () => {
  const left = without(deploymentOf('freiburg-9-august'), 'bav-6-3-01', 'bav-art-1', 'bav-art-2');
  const gone = { exited: ['bav-6-3-01'], withdrawn: ['bav-art-1'], destroyed: ['bav-art-2'] };
  it('17.33, 17.34 counts as it would in play', () => {
    const state = begin(ninth(gone, left));
    const off = (id: string) => state.counters.find((counter) => counter.id === id)?.off;
    expect(['bav-6-3-01', 'bav-art-1', 'bav-art-2'].map(off)).toEqual(['exited', 'withdrawn', 'destroyed']);
    expect(JSON.stringify(sheets(state))).not.toBe(JSON.stringify(sheets(begin(ninth({})))));
    expect(verdict(state)).toBeNull();
  });
  it.each<[string, object, string]>([
    ['is Bavarian', { ...gone, exited: ['fr-6-3-01'] }, 'start.exited[0]'],
    ['is known', { ...gone, exited: ['nobody'] }, 'start.exited[0]'],
    ['has no position', { ...gone, exited: ['bav-6-3-02'] }, 'start.exited[0]'],
    ['has gone once', { ...gone, eliminated: ['bav-6-3-01'] }, 'start.exited[0]'],
    ['is a gun where guns go', { ...gone, withdrawn: ['bav-6-3-01'] }, 'start.withdrawn[0]'],
    ['has not fallen on a day before the first', { ...gone, fallen: ['fr-6-3-01'] }, 'start.fallen'],
  ])('%s', (_, start, path) => {
    expect(pathOf(ninth(start, left))).toBe(path);
  });
  it('can have only on a day with a way out', () => {
    expect(pathOf(fifth({ exited: ['bav-6-3-01'] }))).toBe('start.exited');
    expect(pathOf(fifth({ withdrawn: ['bav-art-1'] }))).toBe('start.withdrawn');
  });
});

describe('a later day', () => {
  const DAY = { ...NOW, day: 2 };
  const campaign = (start: object, ...changes: readonly Change[]) =>
    changed(
      scenarioNamed('freiburg-campaign'),
      [['positions'], { 'bav-6-3-01': '1312', 'fr-6-3-01': '1515', 'fr-3-8-01': '1414' }],
      [['start'], { ...DAY, ...start }],
      ...changes,
    );
  it('18.0 is played without another set-up, by its own rows', () => {
    const state = begin(campaign({ armies: { mercenary: { casualties: 19 } }, fallen: ['fr-6-3-02'] }));
    expect(state).toMatchObject({ day: 1, deployment: null, pending: null, gameTurn: 4 });
    expect(freiburgOf(boardOf(state)).redeployed).toBe('rows');
    expect(freiburgOf(boardOf(state)).armies.mercenary?.levelsTested).toBe(1);
    expect(tracks(state).find(({ of }) => of === 'days')?.at).toBe(1);
    expect(freiburgOf(boardOf(begin(campaign({ stand: 'line' })))).redeployed).toBe('line');
    expect(freiburgOf(boardOf(begin(campaign({ day: 3 })))).redeployed).toBe('hill');
  });
  it.each<[string, object, string]>([
    ['is there', { day: 4 }, 'start.day'],
    ['is in the battle', { day: 3, stand: 'town' }, 'start.stand'],
    ['has its Game-Turns', { day: 2, gameTurn: 13 }, 'start.gameTurn'],
    ['is not the first with a position taken', { day: 1, stand: 'rows' }, 'start.stand'],
  ])('%s', (_, start, path) => {
    expect([path, faultOf(campaign(start, [['positions'], {}]))?.path]).toEqual([path, path]);
  });
});

describe('20.1 the town’s defence', () => {
  const file = scenarioNamed('freiburg-campaign-siege');
  const town = read.scenario(file).freiburg?.townDefence?.deployment.suggested ?? {};
  const at = (start: object, positions: object = town) =>
    changed(file, [['totals'], {}], [['positions'], positions], [['start'], { ...NOW, ...start }]);
  it('may start in mid-day, and on a later one in the town', () => {
    expect(begin(at({ defence: 'town' }))).toMatchObject({
      ...{ phase: 'combat', pending: null },
      freiburg: { defence: 'town' },
    });
    expect(begin(at({ defence: 'town', day: 2 }))).toMatchObject({
      day: 1,
      freiburg: { redeployed: 'town' },
    });
  });
  it('is said where play has begun', () => {
    expect(pathOf(at({ day: 2 }))).toBe('start.defence');
    expect(pathOf(at({ defence: 'town' }, without(town, 'fr-6-3-01')))).toBe('start.phase');
  });
  it('is chosen before anyone is lost, as the days that try the armies depend on it (20.1, 20.2)', () => {
    const both = scenarioNamed('freiburg-campaign-siege');
    const lost = (part: string, value: unknown, defence: string | null) =>
      pathOf(both, [['start', part], value], [['start', 'defence'], defence], [['totals'], {}]);
    const casualties = { french: { casualties: 6 } };
    expect(lost('eliminated', ['fr-6-3-01'], null)).toBe('start.eliminated');
    expect(lost('demoralized', ['french'], null)).toBe('start.demoralized');
    expect(lost('armies', casualties, null)).toBe('start.armies');
    expect(lost('armies', casualties, 'line')).toBeNull();
  });
});

it('victory has the ground that it is judged by', () => {
  const lacks = (id: string, area: string) => {
    const file = scenarioNamed(id);
    const areas = read.scenario(file).map.areas;
    return pathOf(file, [['map', 'areas'], without(areas, area)], [['deployment'], null], [['totals'], {}]);
  };
  expect(lacks('freiburg-3-august', 'line3August')).toBe('map.areas');
  expect(lacks('freiburg-5-august', 'hill')).toBe('map.areas');
  expect(lacks('freiburg-3-august', 'hill')).toBeNull();
  expect(lacks('freiburg-campaign-siege', 'bridgehead')).toBe('map.areas');
});
