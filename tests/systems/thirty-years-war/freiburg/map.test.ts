import { describe, expect, it } from 'vitest';
import { hexAt, numberOf } from '../../../../src/core/hex/hex';
import { catalogueOf } from '../../../../src/store/opening/catalogue';
import {
  battlefieldOf,
  neighboursOf,
  RIVER,
} from '../../../../src/systems/thirty-years-war/state/battlefield';
import { freiburg, freiburgFile, freiburgMap } from '../../../helpers/positions/freiburgParts';
import { ABSENT, pathOf, type Step } from '../../../helpers/positions/scenarioJson';
import { distancesFrom } from '../../../oracle/hexes';

const field = battlefieldOf(freiburg);
const area = (name: string) => freiburgMap.areas[name] ?? [];
const allHexes = field.grid.numbers;
const isForest = (hex: string) => freiburgMap.terrain.forest?.includes(hex) ?? false;
/** Hexes that can be walked to from one without crossing what `closed` says. */
const reachedFrom = (from: string, closed: (bits: number) => boolean) => {
  const seen = new Set([hexAt(field.grid, from)]);
  for (const hex of seen) {
    for (const next of neighboursOf(field, hex)) {
      if (!closed(field.hexsides[hex * 6 + next.direction] ?? 0)) seen.add(next.hex);
    }
  }
  return [...seen].map((hex) => numberOf(field.grid, hex)).sort();
};

describe('the map of Freiburg', () => {
  it('5.24 has the nineteen hilltops of the Hill and the Bohl, and no other', () => {
    const hilltops = allHexes.filter((hex) => field.hilltop[hexAt(field.grid, hex)] === 1);
    expect(hilltops).toEqual([
      ...['1707', '1708', '1709', '1710', '1807', '1809', '1907', '1909', '1922', '2006', '2008', '2022'],
      ...['2106', '2107', '2108', '2122', '2219', '2220', '2221'],
    ]);
  });

  it('6.23 is parted by the Dreisam, over which four bridges lead', () => {
    const north = reachedFrom('0901', (bits) => (bits & RIVER) !== 0);
    expect(north).toEqual([...area('northBank')].sort());
    expect(allHexes.length - north.length).toBeGreaterThan(400);
    for (const { hexside } of freiburgMap.bridges) {
      expect(hexside.map((hex) => north.includes(hex)).sort()).toEqual([false, true]);
    }
    expect(freiburgMap.bridges).toHaveLength(4);
  });

  it('17.11 has twenty hexes of the 3 August Line in one chain, and six works on the Hill', () => {
    const works = freiburgMap.terrain.entrenchment ?? [];
    const line = area('line3August');
    expect([line.length, works.length]).toEqual([20, 26]);
    line.slice(1).forEach((hex, i) => {
      expect(distancesFrom(line[i] ?? '', 28, 27).get(hex)).toBe(1);
    });
    const onHill = works.filter((hex) => !line.includes(hex));
    for (const hex of onHill) expect(area('hill')).toContain(hex);
    expect(freiburgMap.entrenchmentOwner).toBe('bavarian');
  });

  it('17.12, 19.12 keeps the French three hexes from works or town where the cases say so', () => {
    const near = (hexes: readonly string[]) => {
      const within = new Set<string>();
      for (const from of hexes)
        for (const [hex, steps] of distancesFrom(from, 28, 27)) if (steps < 3) within.add(hex);
      return within;
    };
    const works = near(freiburgMap.terrain.entrenchment ?? []);
    const town = near(area('town'));
    expect(area('french3August').filter((hex) => works.has(hex) || isForest(hex))).toEqual([]);
    expect(area('siegeFrench')).toEqual(area('northBank').filter((hex) => !town.has(hex) && !isForest(hex)));
    expect(area('siegeFrenchRedeploy')).toEqual(allHexes.filter((hex) => !town.has(hex) && !isForest(hex)));
  });

  it('17.21, 17.22, 17.31 has zones with room for the forces, and no forest in them', () => {
    const sizes = [
      'line3August',
      'french3August',
      'bavarian5August',
      'french5August',
      'hill',
      'town',
      'siegeFrench',
    ];
    expect(sizes.map((name) => area(name).length)).toEqual([20, 96, 120, 252, 16, 27, 128]);
    for (const name of sizes) expect(area(name).filter(isForest), name).toEqual([]);
    expect(area('bavarian5August')).toEqual(expect.arrayContaining(['1113', '1212', '1710', '2008', '2108']));
    expect(area('french5August')).toEqual(expect.arrayContaining(['1116', '1215', '1613', '1912', '2011']));
    expect(area('bavarian5August').filter((hex) => area('french5August').includes(hex))).toEqual([]);
  });

  it('18.52 has room beside the Hill: every neighbour of it that is not forest', () => {
    const beside = allHexes.filter(
      (hex) =>
        !area('hill').includes(hex) &&
        !isForest(hex) &&
        neighboursOf(field, hexAt(field.grid, hex)).some((next) =>
          area('hill').includes(numberOf(field.grid, next.hex)),
        ),
    );
    expect([...area('hillOverflow')].sort()).toEqual(beside);
  });

  it('17.33, 18.61 has its exits on the eastern edge, on either side of the river', () => {
    expect(area('exit9August')).toEqual(['1101', '1201', '1301', '1401', '1501', '1601']);
    expect(area('exitCampaign')).toEqual(['0601', '0701', '0801', '0901']);
  });

  it('19.5 has three sections within walls, and eight gates', () => {
    const { fortress } = freiburgMap;
    expect(fortress?.sections.map(({ name, hexes }) => [name, hexes.length])).toEqual([
      ['Altstadt', 10],
      ['Neuburg', 7],
      ['Vorstadt', 10],
    ]);
    expect(area('town')).toHaveLength(27);
    expect(fortress?.sections.flatMap(({ hexes }) => hexes).sort()).toEqual([...area('town')].sort());
    expect(fortress?.hexsides.filter(({ kind }) => kind === 'gateway').map(({ name }) => name)).toHaveLength(
      8,
    );
    const outside = reachedFrom('0501', (bits) => (bits & 192) !== 0);
    expect(outside).toHaveLength(allHexes.length - 27);
    expect(reachedFrom('0710', (bits) => (bits & 192) !== 0)).toHaveLength(10);
  });
});

describe('the counters of Freiburg', () => {
  const sheet = (army: string) => {
    const count = new Map<string, number>();
    for (const { category, strength, movement, value, kind } of freiburg.counters) {
      if (category !== army) continue;
      const shown = kind === 'leader' ? `(${value})-${movement}` : `${strength}-${movement}`;
      count.set(shown, (count.get(shown) ?? 0) + 1);
    }
    return Object.fromEntries(count);
  };

  it('14.0 are those of the sheet', () => {
    expect(sheet('bavarian')).toEqual({ '6-3': 14, '2-8': 5, '(2)-8': 1 });
    expect(sheet('french')).toEqual({ '6-3': 14, '3-8': 10, '(3)-8': 1 });
    expect(sheet('mercenary')).toEqual({ '4-3': 7, '2-8': 4, '(2)-8': 1 });
    const guns = freiburg.counters.filter(({ kind }) => kind === 'artillery').map(({ side }) => side);
    expect([guns.length, guns.filter((side) => side === 'french').length]).toEqual([11, 6]);
  });

  it('15.21 stand under their Leaders', () => {
    expect(freiburg.categories.map(({ id, side, leader, level }) => [id, side, leader, level])).toEqual([
      ['bavarian', 'bavarian', 'bav-leader-von-mercy', null],
      ['french', 'french', 'fr-leader-d-enghien', null],
      ['mercenary', 'french', 'me-leader-turenne', null],
    ]);
  });

  it('bear names that distinguish them', () => {
    expect(new Set(freiburg.counters.map(({ name }) => name)).size).toBe(freiburg.counters.length);
  });

  it('are no battle of their own in the catalogue', () => {
    const { map, categories, counters } = freiburgFile();
    expect(catalogueOf({ 'a/b/map.json': map, 'a/b/units.json': { categories, counters } }, [])).toEqual([]);
  });
});

describe('what a map of a fortress must be', () => {
  const wrong = (path: readonly Step[], value: unknown) => pathOf(freiburgFile(), [['map', ...path], value]);

  it('has a side that owns it', () => {
    expect(wrong(['fortress', 'owner'], 'spanish')).toBe('map.fortress.owner');
    expect(wrong(['entrenchmentOwner'], 'spanish')).toBe('map.entrenchmentOwner');
  });
  it('has walls between neighbours, each named once', () => {
    expect(wrong(['fortress', 'hexsides', 0, 'outside'], '0101')).toBe('map.fortress.hexsides[0]');
    expect(wrong(['fortress', 'hexsides', 1], freiburgFile().map.fortress.hexsides[0])).toBe(
      'map.fortress.hexsides[1]',
    );
    expect(wrong(['fortress', 'hexsides', 0, 'outside'], '9999')).toBe('map.fortress.hexsides[0].outside');
  });
  it('has walls that belong to the section of their inner hex', () => {
    expect(wrong(['fortress', 'hexsides', 0, 'section'], 'altstadt')).toBe(
      'map.fortress.hexsides[0].section',
    );
    expect(wrong(['fortress', 'hexsides', 0, 'outside'], '0410')).toBe('map.fortress.hexsides[0].outside');
  });
  it('is closed all around', () => {
    const open = freiburgFile().map.fortress.hexsides.slice(1);
    expect(wrong(['fortress', 'hexsides'], open)).toBe('map.fortress.hexsides');
  });
  it('has each hex in one section', () => {
    expect(wrong(['fortress', 'sections', 1, 'hexes', 0], '0710')).toBe('map.fortress.sections[1].hexes[0]');
    expect(wrong(['fortress', 'sections', 1, 'id'], 'altstadt')).toBe('map.fortress.sections[1].id');
  });
  it('has areas of hexes on the map', () => {
    expect(wrong(['areas', 'hill', 3], '2901')).toBe('map.areas.hill[3]');
    expect(wrong(['areas', 'hill', 3], '1707')).toBe('map.areas.hill[3]');
  });
  it('has Leaders who belong to their armies', () => {
    expect(pathOf(freiburgFile(), [['categories', 0, 'leader'], 'me-leader-turenne'])).toBe(
      'categories[0].leader',
    );
    expect(pathOf(freiburgFile(), [['categories', 0, 'leader'], ABSENT])).toBe(null);
  });
  it('19.57 remembers the last units of hexes of fortress and gateways only', () => {
    const lastIn = (hexes: unknown) => pathOf(freiburgFile({}, { lastIn: hexes }));
    expect(lastIn({ '0710': 'french', '0310': 'french' })).toBe(null);
    expect(lastIn({ '0101': 'french' })).toBe('start.lastIn.0101');
    expect(lastIn({ '0710': 'bavarian' })).toBe('start.lastIn.0710');
    expect(lastIn({ '0710': 'swede' })).toBe('start.lastIn.0710');
  });
});
