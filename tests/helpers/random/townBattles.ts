/** Random battles by the rules of Freiburg about a walled town, for property tests. */
import fc from 'fast-check';
import { hexGrid, neighbour, numberOf, OFF_MAP } from '../../../src/core/hex/hex';
import { type BattleShape, battles } from './arbitraries';

type Printed = {
  readonly id: string;
  readonly side: string;
  readonly category?: string;
  readonly kind: string;
};
/** What is used of a battle by the rules of Rocroi. */
type Drawn = {
  readonly map: object;
  readonly counters: readonly Printed[];
  readonly positions: { readonly [id: string]: string };
  readonly options: { readonly [option: string]: string };
  readonly start: { readonly [key: string]: unknown };
};

const SHARED_OPTIONS = ['askDefender', 'hilltopHalf', 'woodsCost', 'manyAgainstMany'];
const ARMIES = [
  { id: 'bavarian', name: 'Bavarian army', side: 'spanish' },
  { id: 'french', name: 'French Regular army', side: 'french' },
  { id: 'mercenary', name: 'French Mercenary army', side: 'french' },
];

function armyOf({ side, category = '' }: Printed): string {
  if (side === 'spanish') return 'bavarian';
  return category.endsWith('second') ? 'mercenary' : 'french';
}

/**
 * The same battles with a town of two sections strewn over the map, some of its walls gateways, some hit once or
 * breached, and here and there a French unit that was the last to pass. The Spanish side stands for the Bavarians.
 */
export function townBattles(shape: BattleShape): fc.Arbitrary<object> {
  const { columns, rows, gameTurns } = shape;
  const grid = hexGrid(columns, rows);
  const each = <T>(item: fc.Arbitrary<T>) => fc.array(item, { minLength: grid.size, maxLength: grid.size });
  return fc
    .record({
      battle: battles(shape) as fc.Arbitrary<Drawn>,
      sectionOf: each(fc.constantFrom('', '', 'one', 'one', 'two')),
      isGate: each(fc.boolean()),
      hits: each(fc.constantFrom(0, 0, 0, 0, 0, 1, 2)),
      wasFrench: each(fc.constantFrom(false, false, true)),
      wallFire: fc.constantFrom('past', 'stopped'),
    })
    .map(({ battle, sectionOf, isGate, hits, wasFrench, wallFire }) => {
      const sections = ['one', 'two'].map((id) => ({
        ...{ id, name: id },
        hexes: grid.numbers.filter((_, hex) => sectionOf[hex] === id),
      }));
      const hexsides = grid.numbers.flatMap((inside, hex) =>
        [0, 1, 2, 3, 4, 5]
          .map((direction) => neighbour(grid, hex, direction))
          .filter((next) => next !== OFF_MAP && sectionOf[hex] !== '' && sectionOf[hex] !== sectionOf[next])
          .filter((next) => sectionOf[next] === '' || hex < next)
          .map((next) => ({
            ...{ inside, outside: numberOf(grid, next), section: sectionOf[hex] },
            kind: isGate[hex] ? 'gateway' : 'fortification',
          })),
      );
      const atGates = hexsides.filter(({ kind }) => kind === 'gateway');
      const remembered = [
        ...sections.flatMap(({ hexes }) => hexes),
        ...atGates.map(({ outside }) => outside),
      ];
      const walled = new Set(hexsides.flatMap(({ inside, outside }) => [inside, outside]));
      const drawnFor = <T>(of: readonly T[], at: string) => of[grid.numbers.indexOf(at)];
      const wallHits = [...walled].flatMap((at) => (drawnFor(hits, at) ? [[at, drawnFor(hits, at)]] : []));
      const lastIn = [...new Set(remembered)].filter((at) => drawnFor(wasFrench, at));
      const counters = battle.counters.filter(({ id }) => !id.startsWith('beck-'));
      const options = Object.entries(battle.options).filter(([id]) => SHARED_OPTIONS.includes(id));
      return {
        ...battle,
        ...{ rules: 'freiburg', beck: null, categories: ARMIES },
        options: { ...Object.fromEntries(options), wallFire },
        map: {
          ...battle.map,
          entrenchmentOwner: 'spanish',
          areas: { hill: [] },
          fortress: { owner: 'spanish', sections, hexsides },
        },
        counters: counters.map((one) => (one.kind === 'artillery' ? one : { ...one, category: armyOf(one) })),
        freiburg: {
          victory: '17.25',
          days: [{ id: '5-august', title: '5 August', firstPlayer: 'french', gameTurns }],
        },
        start: {
          ...battle.start,
          ...{ beckHasCome: false, waiting: [], pending: null, wallHits: Object.fromEntries(wallHits) },
          lastIn: Object.fromEntries(lastIn.map((at) => [at, 'french'])),
        },
      };
    });
}
