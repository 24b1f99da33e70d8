/** Random boards and battles for property tests. */

import fc from 'fast-check';
import { LIVERIES } from '../../../src/core/contract/map';
import { hexGrid, neighbour, numberOf, OFF_MAP } from '../../../src/core/hex/hex';
import { HEX_TERRAINS } from '../../../src/systems/thirty-years-war/scenario/map';
import { PHASES, type Phase } from '../../../src/systems/thirty-years-war/scenario/scenario';
import type { SightBoard } from '../../oracle/sight';

const MANY = Number(process.env.MANY ?? 1);
/** Milliseconds for a test that draws. */
export const PATIENCE = 60_000 * MANY;
/** `MANY=20 npx vitest run …` draws twenty times as often, from other seeds, to hunt for what is seldom met. */
export const draws = (numRuns: number, seed: number) => ({ numRuns: numRuns * MANY, seed: seed * MANY });

const NOWHERE = 6;
const CLOSED_TO_CAVALRY = ['woods', 'rough', 'entrenchment'];
const SIDES = ['french', 'spanish'] as const;

/** What is drawn for each hex; a direction that leads off the map counts for nothing. */
type Cell = {
  readonly terrain: string;
  readonly slope: number;
  readonly road: number;
  readonly water: number;
  readonly waterKind: 'streams' | 'rivers';
  readonly crossing: 'none' | 'bridge' | 'ford';
};
type Standing = {
  readonly kind: 'infantry' | 'cavalry' | 'leader' | 'artillery';
  readonly side: (typeof SIDES)[number];
  readonly where: number;
  readonly strength: number;
  readonly movement: number;
  readonly disrupted: boolean;
  readonly second: boolean;
};

const towards = (weight: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 10 - weight, arbitrary: fc.constant(NOWHERE) },
    { weight, arbitrary: fc.integer({ min: 0, max: 5 }) },
  );

/** `clear`: how many hexes are clear for each three that are not. */
const cell = (clear: number): fc.Arbitrary<Cell> =>
  fc.record({
    terrain: fc.oneof(
      { weight: clear, arbitrary: fc.constant('clear') },
      { weight: 1, arbitrary: fc.constantFrom(...HEX_TERRAINS) },
      { weight: 2, arbitrary: fc.constantFrom('forest', 'woods', 'town') },
    ),
    slope: towards(3),
    road: towards(2),
    water: towards(2),
    waterKind: fc.constantFrom('streams', 'rivers'),
    crossing: fc.constantFrom('none', 'none', 'bridge', 'ford'),
  });

const standing = (allowance: number): fc.Arbitrary<Standing> =>
  fc.record({
    kind: fc.constantFrom('infantry', 'infantry', 'cavalry', 'cavalry', 'leader', 'artillery'),
    side: fc.constantFrom(...SIDES),
    where: fc.noBias(fc.nat({ max: 99 })),
    strength: fc.integer({ min: 1, max: 8 }),
    movement: fc.integer({ min: 1, max: allowance }),
    disrupted: fc.oneof(
      { weight: 3, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    second: fc.boolean(),
  });

type Size = { readonly columns: number; readonly rows: number };

/** The map of a scenario file, and where roads run. */
function mapOf({ columns, rows }: Size, cells: readonly Cell[]) {
  const grid = hexGrid(columns, rows);
  const hexes = cells.slice(0, grid.size).map((drawn, hex) => ({ drawn, hex, number: numberOf(grid, hex) }));
  const pairs = (direction: (drawn: Cell) => number) => {
    const found = new Map<string, { readonly pair: readonly [string, string]; readonly drawn: Cell }>();
    for (const { drawn, hex, number } of hexes) {
      const next = direction(drawn) === NOWHERE ? OFF_MAP : neighbour(grid, hex, direction(drawn));
      if (next === OFF_MAP) continue;
      const pair = [number, numberOf(grid, next)] as const;
      found.set([...pair].sort().join('/'), { pair, drawn });
    }
    return [...found.values()];
  };
  const roads = pairs((drawn) => drawn.road).map(({ pair }) => ({ hexes: pair }));
  const water = pairs((drawn) => drawn.water);
  const waters = (kind: Cell['waterKind']) =>
    water.filter(({ drawn }) => drawn.waterKind === kind).map(({ pair }) => ({ hexsides: [pair] }));
  const terrainIn = (kind: string) =>
    hexes.filter(({ drawn }) => drawn.terrain === kind).map((h) => h.number);
  return {
    map: {
      columns,
      rows,
      terrain: Object.fromEntries(HEX_TERRAINS.map((kind) => [kind, terrainIn(kind)])),
      roads,
      streams: waters('streams'),
      rivers: waters('rivers'),
      bridges: water
        .filter(({ drawn }) => drawn.crossing !== 'none')
        .map(({ drawn, pair }) => ({ kind: drawn.crossing, hexside: pair })),
      slopes: pairs((drawn) => drawn.slope).map(({ pair }) => pair),
    },
    terrain: new Map(hexes.map(({ drawn, number }) => [number, drawn.terrain])),
    onRoad: new Set(roads.flatMap((road) => road.hexes)),
    numbers: grid.numbers,
  };
}

type Ground = ReturnType<typeof mapOf>;
type Placed = Standing & { readonly id: string; readonly hex: string };
const isUnit = ({ kind }: Standing) => kind === 'infantry' || kind === 'cavalry';

/** Counters where they may stand, those of one side stacked; one that would clash with others is left out. */
function placed(ground: Ground, drawn: readonly Standing[], stacked: string): readonly Placed[] {
  const found: Placed[] = [];
  for (const [i, one] of drawn.entries()) {
    const hex = ground.numbers[one.where % ground.numbers.length] ?? '0101';
    const terrain = ground.onRoad.has(hex) ? 'road' : ground.terrain.get(hex);
    if (terrain === 'forest' || terrain === 'town') continue;
    if (one.kind === 'cavalry' && CLOSED_TO_CAVALRY.includes(terrain ?? '')) continue;
    const here = found.filter((other) => other.hex === hex);
    const clashes = here.some((other) => {
      if (!isUnit(one) && !isUnit(other)) return false;
      return one.side !== other.side || (isUnit(one) && isUnit(other) && one.side !== stacked);
    });
    if (!clashes) found.push({ ...one, id: `${one.kind}-${i}`, hex });
  }
  return found;
}

function printed({ id, kind, side, strength, movement, second }: Standing & { readonly id: string }) {
  const category = `${side}-${second ? 'second' : 'first'}`;
  if (kind === 'artillery') return { id, name: id, side, kind };
  if (kind === 'leader') return { id, name: id, side, kind, movement, value: (strength % 3) + 1 };
  return { id, name: id, side, kind, strength, movement, category };
}

const HEAD = {
  system: 'thirty-years-war',
  id: 'random',
  title: 'Random',
  sides: SIDES.map((id, i) => ({ id, name: id, livery: LIVERIES[i] })),
};

export type RandomBoard = {
  readonly scenario: { readonly map: object; readonly start: object };
  readonly facts: SightBoard;
};

/**
 * Boards with every terrain, slopes and hilltops, roads, and counters of both sides: of one size, or up to ten by ten.
 */
export function boards(size?: Size): fc.Arbitrary<RandomBoard> {
  const length = fc.integer({ min: 1, max: 10 });
  const sizes = size ? fc.constant(size) : fc.record({ columns: length, rows: length });
  const cells = fc.array(cell(6), { minLength: 100, maxLength: 100 });
  const counters = fc.array(standing(4), { maxLength: 24 });
  return fc.record({ of: sizes, cells, counters }).map(({ of, cells, counters }) => {
    const ground = mapOf(of, cells);
    const there = placed(ground, counters, '');
    return {
      scenario: {
        ...{ ...HEAD, rules: 'standard', gameTurns: 1, map: ground.map },
        counters: there.map((one) => ({ ...printed(one), category: null })),
        positions: Object.fromEntries(there.map(({ id, hex }) => [id, hex])),
        start: { gameTurn: 1, phasingSide: 'french', phase: 'artilleryFire', disrupted: disruptedOf(there) },
      },
      facts: {
        ...of,
        terrain: ground.terrain,
        slopes: ground.map.slopes,
        held: new Set(there.filter(({ kind }) => kind !== 'leader').map(({ hex }) => hex)),
      },
    };
  });
}

/** The same with a walled town strewn over the map: two sections in pieces, some of the walls gateways. */
export function walledBoards(size?: Size): fc.Arbitrary<RandomBoard> {
  const hundred = <T>(item: fc.Arbitrary<T>) => fc.array(item, { minLength: 100, maxLength: 100 });
  const inSection = hundred(fc.constantFrom('', '', '', 'one', 'two'));
  return fc
    .tuple(boards(size), inSection, hundred(fc.boolean()), hundred(fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 2)))
    .map(([{ scenario, facts }, drawn, gates, hits]) => {
      const grid = hexGrid(facts.columns, facts.rows);
      const sectionOf = (hex: number) => drawn[hex] ?? '';
      const sections = ['one', 'two'].map((id) => ({
        ...{ id, name: id },
        hexes: grid.numbers.filter((_, hex) => sectionOf(hex) === id),
      }));
      const hexsides = grid.numbers.flatMap((inside, hex) =>
        [0, 1, 2, 3, 4, 5]
          .map((direction) => neighbour(grid, hex, direction))
          .filter((next) => next !== OFF_MAP && sectionOf(hex) !== '' && sectionOf(hex) !== sectionOf(next))
          // Between two sections the wall belongs to the one or the other, not to both.
          .filter((next) => sectionOf(next) === '' || gates[(hex + next) % 100] === hex < next)
          .map((next) => ({
            ...{ inside, outside: numberOf(grid, next), section: sectionOf(hex) },
            kind: gates[hex] ? 'gateway' : 'fortification',
          })),
      );
      const fortress = { owner: 'spanish', sections, hexsides };
      const beside = new Set(hexsides.flatMap(({ inside, outside }) => [inside, outside]));
      const wallHits = Object.fromEntries(
        grid.numbers.flatMap((at, hex) => (beside.has(at) && hits[hex] ? [[at, hits[hex]]] : [])),
      );
      const walls = hexsides
        .filter(({ inside, outside }) => wallHits[inside] !== 2 && wallHits[outside] !== 2)
        .map(({ inside, outside }) => [inside, outside] as const);
      const start = { ...scenario.start, wallHits };
      return {
        scenario: { ...scenario, map: { ...scenario.map, fortress }, start },
        facts: { ...facts, walls },
      };
    });
}

function disruptedOf(there: readonly Placed[]): readonly string[] {
  return there.filter((one) => one.disrupted && isUnit(one)).map(({ id }) => id);
}

const yesOrNo = fc.constantFrom('no', 'yes');
const chosenOptions = fc.record({
  beck: yesOrNo,
  increasedLeaders: yesOrNo,
  simplifiedDemoralization: yesOrNo,
  askDefender: yesOrNo,
  hilltopHalf: fc.constantFrom('target', 'gun'),
  woodsCost: fc.constantFrom('2', '3'),
  manyAgainstMany: fc.constantFrom('allowed', 'oneSide'),
  beckEntry: fc.constantFrom('atOnce', 'mayWait'),
  leaderRemovalRadius: fc.constantFrom('valuePlusOne', 'value'),
});

export type BattleShape = Size & {
  /** Drawn; those that may not stand where they were drawn are left out. */
  readonly counters: number;
  /** How many hexes are clear for each three that are not. */
  readonly clear: number;
  /** Where play may start; in any phase unless given. */
  readonly phases?: readonly Phase[];
  /** The largest Movement Allowance. */
  readonly allowance: number;
  readonly gameTurns: number;
  /** Losses that demoralize the first category of a side; the second holds out twice as long. */
  readonly level: number;
};

/**
 * Scenarios by the rules of Rocroi that start in any phase of either side, in a Movement Phase also with stacked units;
 * Beck is about to come, or his counters wait beside the map. Some leave no way to part a stack: not every one starts.
 */
export function battles(shape: BattleShape): fc.Arbitrary<object> {
  const size = shape.columns * shape.rows;
  return fc
    .record({
      cells: fc.array(cell(shape.clear), { minLength: size, maxLength: size }),
      counters: fc.array(standing(shape.allowance), { minLength: shape.counters, maxLength: shape.counters }),
      reserve: fc.array(standing(shape.allowance), { minLength: 1, maxLength: 3 }),
      phase: fc.constantFrom(...(shape.phases ?? PHASES)),
      phasingSide: fc.constantFrom(...SIDES),
      beck: fc.constantFrom('later', 'now', 'waits'),
      options: chosenOptions,
    })
    .map(({ cells, counters, reserve, phase, phasingSide, beck, options }) => {
      const ground = mapOf(shape, cells);
      const there = placed(ground, counters, phase === 'movement' ? phasingSide : '');
      const coming = reserve
        .filter(({ kind }) => kind !== 'artillery')
        .map((one, i) => ({ ...one, side: 'spanish' as const, id: `beck-${i}` }));
      const isFirst = phase === 'disruptionRemoval' && phasingSide === 'french';
      const arrivals =
        coming.length > 0 ? { 5: coming.map(({ id }) => id), 6: coming.map(({ id }) => id) } : {};
      return {
        ...{ ...HEAD, rules: 'rocroi', gameTurns: shape.gameTurns, map: ground.map, options },
        counters: [...there, ...coming].map(printed),
        positions: Object.fromEntries(there.map(({ id, hex }) => [id, hex])),
        categories: SIDES.flatMap((side) => [
          { id: `${side}-first`, name: 'First', side, level: shape.level },
          { id: `${side}-second`, name: 'Second', side, level: 2 * shape.level },
        ]),
        beck: { side: 'spanish', fromGameTurn: 1, entryHexes: ['0101', '0102'], arrivals },
        start: {
          ...{ gameTurn: 1, phasingSide, phase, disrupted: disruptedOf(there) },
          beckHasCome: beck === 'waits',
          waiting: beck === 'waits' ? coming.map(({ id }) => id) : [],
          // With the option taken the roll is due by itself; the file may also name it.
          pending: beck === 'now' && isFirst && options.beck === 'yes' ? { kind: 'rollForBeck' } : null,
        },
      };
    });
}
