/** Random battles by all the rules of Freiburg: works, town, exits and armies near their Morale Test Levels. */
import fc from 'fast-check';
import { LEVELS } from '../../oracle/laws/moraleLaw';
import type { BattleShape } from './arbitraries';
import { townBattles } from './townBattles';

type Counter = {
  readonly id: string;
  readonly side: string;
  readonly kind: string;
  readonly category?: string;
};
type Drawn = {
  readonly map: { readonly terrain: { readonly [kind: string]: readonly string[] } };
  readonly counters: readonly Counter[];
  readonly categories: readonly { readonly id: string }[];
  readonly positions: { readonly [id: string]: string };
  readonly start: { readonly phase: string; readonly demoralized?: readonly string[] };
};

const DAYS = {
  '3-august': { victory: '17.15', endsWhenDemoralized: ['bavarian', 'french'] },
  '5-august': { victory: '17.25', endsWhenDemoralized: ['bavarian', 'french', 'mercenary'] },
  '9-august': { victory: '17.36', endsWhenDemoralized: [] },
} as const;
const tried = (day: keyof typeof DAYS) =>
  day === '3-august' ? ['bavarian', 'french'] : ['bavarian', 'french', 'mercenary'];

/**
 * The battles about a town on one of the three days: the entrenchments are the Line, a corner of the map is the Hill,
 * its upper edge the way out. The armies have lost something already; a Leader of the French is Turenne.
 */
export function freiburgBattles(shape: BattleShape): fc.Arbitrary<object> {
  const { columns, rows, gameTurns } = shape;
  const number = (column: number, row: number) =>
    `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
  const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
  return fc
    .record({
      battle: townBattles(shape) as fc.Arbitrary<Drawn>,
      day: fc.constantFrom(...(Object.keys(DAYS) as (keyof typeof DAYS)[])),
      firstPlayer: fc.constantFrom('french', 'spanish'),
      works: fc.array(fc.boolean(), { minLength: columns * rows, maxLength: columns * rows }),
      losses: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }),
      broken: fc.constantFrom('nobody', 'nobody', 'bavarian', 'mercenary'),
    })
    .map(({ battle, day, firstPlayer, works, losses, broken }) => {
      const taken = new Set(Object.values(battle.map.terrain).flat());
      const drawnWorks = upTo(columns)
        .flatMap((column) => upTo(rows).map((row) => number(column, row)))
        .filter((hex, i) => works[i] && i % 2 === 0 && !taken.has(hex));
      const entrenchment = [...(battle.map.terrain.entrenchment ?? []), ...drawnWorks];
      const leaders = new Map<string, string>();
      const counters = battle.counters.map((one) => {
        if (one.kind !== 'leader') return one;
        const army = one.side === 'spanish' ? 'bavarian' : leaders.has('french') ? 'mercenary' : 'french';
        if (!leaders.has(army)) leaders.set(army, one.id);
        return { ...one, category: army };
      });
      /** Units that fell before play begins, one an army. */
      const fallen = tried(day)
        .map((army, i) => {
          // Short of the last level, behind which every army is broken.
          const most = (LEVELS[`${day} ${army}`]?.[3] ?? 1) - 1;
          const strength = Math.floor(((losses[i] ?? 0) * most) / 100);
          const side = army === 'bavarian' ? 'spanish' : 'french';
          return {
            id: `fallen-${army}`,
            name: army,
            side,
            kind: 'infantry',
            strength,
            movement: 1,
            category: army,
          };
        })
        .filter(({ strength }) => strength > 0);
      const lostBy = (side: string) =>
        fallen.filter((one) => one.side === side).reduce((sum, { strength }) => sum + strength, 0);
      const file = {
        ...battle,
        counters: [...counters, ...fallen],
        categories: battle.categories.map((one) => ({ ...one, leader: leaders.get(one.id) ?? null })),
        map: {
          ...battle.map,
          terrain: { ...battle.map.terrain, entrenchment },
          areas: { line3August: entrenchment, hill: [number(1, rows), number(2, rows), number(1, rows - 1)] },
        },
        gameTurns,
        freiburg: {
          victory: DAYS[day].victory,
          days: [
            {
              ...{ id: day, title: day, firstPlayer, gameTurns, withdrawal: day === '9-august' },
              endsWhenDemoralized: DAYS[day].endsWhenDemoralized,
              exitHexes: day === '9-august' ? upTo(columns - 2).map((column) => number(column, 1)) : [],
            },
          ],
        },
        start: {
          ...battle.start,
          armies: Object.fromEntries(
            fallen.map(({ category, strength }) => {
              const passed = (LEVELS[`${day} ${category}`] ?? []).filter((level) => level <= strength);
              return [category, { casualties: strength, levelsTested: passed.length }];
            }),
          ),
          eliminated: fallen.map(({ id }) => id),
          losses: Object.fromEntries(
            ['french', 'spanish'].map((side) => [side, { ordinary: lostBy(side), demoralizedInfantry: 0 }]),
          ),
          demoralized: tried(day).filter((army) => army === broken),
        },
      };
      return JSON.parse(JSON.stringify(file).replaceAll('spanish', 'bavarian'));
    });
}
