import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DataError } from '../../../../src/core/json/dataError';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import {
  composeScenario,
  readScenario,
} from '../../../../src/systems/thirty-years-war/scenario/readScenario';
import {
  ABSENT,
  type Change,
  changed,
  composed,
  faultOf,
  isTable,
  pathOf,
  SMALL,
  type Step,
} from '../../../helpers/positions/scenarioJson';

describe('what a file may leave out', () => {
  const small = readScenario(SMALL);
  it('fills in the start', () => {
    const none = { ordinary: 0, demoralizedInfantry: 0 };
    expect(small.start).toEqual({
      ...SMALL.start,
      ...{ disrupted: [], captured: [], attempted: [], fired: [], moved: [], fought: [], eliminated: [] },
      ...{
        waiting: [],
        losses: { french: none, spanish: none },
        demoralized: [],
        lastIn: {},
        wallHits: {},
        armies: {},
        defence: null,
        beckHasCome: false,
      },
      ...{ obligations: null, pending: null },
    });
  });
  it('fills in the map and the printed values', () => {
    const edge = { label: '', compass: '' };
    expect(small.map).toEqual({
      ...{ columns: 6, rows: 6, terrain: {}, roads: [], streams: [], rivers: [], bridges: [], slopes: [] },
      ...{
        labels: [],
        entrenchmentOwner: null,
        fortress: null,
        areas: {},
        edges: { top: edge, right: edge, bottom: edge, left: edge },
      },
    });
    expect(small.counters[0]).toEqual({
      ...{ id: 'horse', name: 'Horse', side: 'french', kind: 'cavalry' },
      ...{ strength: 5, disruptedStrength: 3, movement: 6, value: 0, category: null },
    });
    expect(small).toMatchObject({
      ...{ subtitle: '', reconstructed: [], categories: [], beck: null, options: {} },
      ...{ leaderPoints: {}, demoralizationPoints: {} },
    });
  });
});

describe('faults of form', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...SMALL.counters[0], id: `u${i}` }));
  const faults: readonly (readonly [expectedPath: string, ...change: Change])[] = [
    ['system', ['system'], 'gloire'],
    ['title', ['title'], ABSENT],
    ['titel', ['titel'], 'Rocroi'],
    ['aim', ['aim'], ['To win.']],
    ['map.colour', ['map', 'colour'], 'green'],
    ['map.columns', ['map', 'columns'], 100],
    ['map.rows', ['map', 'rows'], 2.5],
    ['map.terrain.lava', ['map', 'terrain'], { lava: ['0101'] }],
    ['map.terrain.forest[0]', ['map', 'terrain'], { forest: ['101'] }],
    ['map.roads[0].hexes', ['map', 'roads'], [{ name: 'stub', hexes: ['0101'] }]],
    ['counters', ['counters'], many(1001)],
    ['counters[0].strength', ['counters', 0, 'strength'], '5'],
    ['counters[1].kind', ['counters', 1, 'kind'], 'dragoon'],
    ['counters[0].id', ['counters', 0, 'id'], 'constructor'],
    ['positions.horse', ['positions', 'horse'], null],
    ['positions.__proto__', ['positions', '__proto__'], '0101'],
    ['positions.constructor', ['positions', 'constructor'], '0101'],
    ['sides', ['sides'], [SMALL.sides[0]]],
    ['start.phase', ['start', 'phase'], 'rally'],
    ['start.pending.kind', ['start', 'pending'], { kind: 'argue' }],
    ['start.losses.french.ordinary', ['start', 'losses'], { french: { ordinary: -1 } }],
  ];
  it.each(faults)('%s', (expected, path, value) => {
    expect(pathOf(SMALL, [path, value])).toBe(expected);
  });
  it.each([[null], [1], ['text'], [[]], [true]])('%j is no scenario', (json) => {
    expect(faultOf(json)?.path).toMatch(/^(scenario|system)$/);
  });
  it('refuses lists without end and nesting without end', () => {
    expect(pathOf(SMALL, [['reconstructed'], Array.from({ length: 20_000 }, () => 'x')])).toBe(
      'reconstructed',
    );
    let deep: unknown = [];
    for (let i = 0; i < 5000; i++) deep = [deep];
    expect(pathOf(SMALL, [['options'], deep])).toMatch(/^options\[0\]/);
  });
  it('names what was expected', () => {
    expect(faultOf(changed(SMALL, [['gameTurns'], 0]))?.message).toBe(
      'gameTurns: expected a whole number from 1 to 99',
    );
  });
});

describe('a scenario in several files', () => {
  const parts = { map: SMALL.map, units: { counters: SMALL.counters } };
  const { map: _, counters: __, ...rest } = SMALL;
  const head = { ...rest, map: 'map.json', units: 'units.json' };
  const beside = (files: { readonly map: unknown; readonly units: unknown }) => (name: string) =>
    ({ 'map.json': files.map, 'units.json': files.units })[name];
  const fault = (scenario: unknown, units: unknown = parts.units) => {
    try {
      composeScenario(scenario, beside({ ...parts, units }));
      return null;
    } catch (error) {
      return error instanceof DataError ? error.path : String(error);
    }
  };
  it('is put together', () => {
    expect(readScenario(composeScenario(head, beside(parts)))).toEqual(readScenario(SMALL));
  });
  it('has its map and its counters in files of their own, all else in the first', () => {
    const asked = (...paths: readonly string[]) =>
      paths.map((path) => thirtyYearsWar.read.partOf(head, path));
    expect(asked('map', 'map.roads[0]')).toEqual(['map.json', 'map.json']);
    expect(asked('counters[0].id', 'categories')).toEqual(['units.json', 'units.json']);
    const others = ['mapping', 'start.map', 'countersign', 'leaderPoints', 'start.counters', 'gameTurns'];
    expect(asked(...others)).toEqual(others.map(() => ''));
    for (const none of [SMALL, null, 'text', []]) expect(thirtyYearsWar.read.partOf(none, 'map')).toBe('');
  });
  it('refuses what is missing, foreign or there twice', () => {
    for (const none of [null, undefined, 'text', 3, []]) expect(fault(none)).toBe('scenario');
    expect(fault(head, [])).toBe('units');
    expect(fault({ ...head, map: {} })).toBe('map');
    expect(fault({ ...head, units: 1 })).toBe('units');
    expect(fault({ ...head, counters: [] })).toBe('counters');
    expect(fault(head, { counters: [], guns: [] })).toBe('units.guns');
  });
});

describe('whatever the file holds', () => {
  const base = composed();
  /** Every place of the file, as the steps to it. */
  function placesIn(json: unknown, at: readonly Step[] = []): readonly (readonly Step[])[] {
    if (!isTable(json)) return [at];
    const steps: readonly Step[] = Array.isArray(json) ? [...json.keys()] : Object.keys(json);
    return [at, ...steps.flatMap((step) => placesIn(json[step], [...at, step]))];
  }
  const places = placesIn(base).filter((path) => path.length > 0);
  const scraps = fc.constantFrom<unknown>(
    ABSENT,
    null,
    -1,
    0,
    1.5,
    1e300,
    '',
    '0101',
    '9999',
    'french',
    [],
    {},
    [[]],
  );
  const value = fc.oneof(
    scraps,
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(...places.slice(0, 50)).map((path) => path.at(-1)),
    fc
      .constantFrom('__proto__', 'constructor', 'prototype', 'toString')
      .map((key) => JSON.parse(`{"${key}":{}}`)),
  );
  // Places close to the root are few but break the most: half of the changes go there.
  const place = fc.oneof(
    fc.constantFrom(...places),
    fc.constantFrom(...places.filter((path) => path.length <= 2 || path[0] === 'start')),
  );

  it('only a DataError is ever thrown, and what is read can be read again', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(place, value), { minLength: 1, maxLength: 3 }), (changes) => {
        let json: unknown = base;
        for (const change of changes) {
          try {
            json = changed(json, change);
          } catch {
            // an earlier change took the place away
          }
        }
        if (faultOf(json) !== null) return;
        const scenario = readScenario(json);
        expect(readScenario(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario);
      }),
      { numRuns: 400 },
    );
  });
  it('any JSON at all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(faultOf(json)).not.toBeNull();
      }),
    );
  });
});
