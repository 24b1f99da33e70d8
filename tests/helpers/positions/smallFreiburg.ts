/** Freiburg in small: all its ground, positions, days and armies on a map of 14 by 10, for games that are soon over. */
import { hexAt, hexGrid, neighbour, numberOf, OFF_MAP, printedNumber } from '../../../src/core/hex/hex';

const [COLUMNS, ROWS] = [14, 10];
const grid = hexGrid(COLUMNS, ROWS);

/** The hexes of those columns and rows. */
function block(columns: readonly [number, number], rows: readonly [number, number] = [1, ROWS]): string[] {
  const hexes: string[] = [];
  for (let column = columns[0]; column <= columns[1]; column++)
    for (let row = rows[0]; row <= rows[1]; row++) hexes.push(printedNumber(column - 1, row - 1));
  return hexes;
}

const around = (hex: string): readonly string[] =>
  [0, 1, 2, 3, 4, 5]
    .map((direction) => neighbour(grid, hexAt(grid, hex), direction))
    .flatMap((next) => (next === OFF_MAP ? [] : numberOf(grid, next)));

const SECTIONS = [
  { id: 'upper', name: 'upper town', hexes: block([12, 13], [3, 5]) },
  { id: 'lower', name: 'lower town', hexes: block([12, 13], [6, 8]) },
];
const HILL = block([8, 8], [3, 6]);
const TOWN = block([12, 13], [3, 8]);

/** Every hexside between two hexes of which one is inside and the other is not, each once. */
function walls() {
  const seen = new Set<string>();
  return SECTIONS.flatMap(({ id, hexes }) =>
    hexes.flatMap((inside) =>
      around(inside).flatMap((outside) => {
        const key = [inside, outside].sort().join('/');
        if (hexes.includes(outside) || seen.has(key)) return [];
        seen.add(key);
        const isGate = outside.startsWith('11') && Number(inside.slice(2)) % 2 === 0;
        return { inside, outside, section: id, kind: isGate ? 'gateway' : 'fortification', name: '' };
      }),
    ),
  );
}

const hexsidesBetween = (from: readonly string[], to: readonly string[]): [string, string][] =>
  from.flatMap((a) => around(a).flatMap((b): [string, string][] => (to.includes(b) ? [[a, b]] : [])));
const RIVER = hexsidesBetween(block([10, 10], [1, 6]), block([11, 11], [1, 7]));

const MAP = {
  columns: COLUMNS,
  rows: ROWS,
  terrain: {
    forest: ['0101', '0701', '1410'],
    woods: ['0303', '0704'],
    entrenchment: [...block([4, 4], [2, 9]), '0804'],
  },
  roads: [{ hexes: ['0608', '0708', '0808'] }],
  rivers: [{ hexsides: RIVER }],
  streams: [{ hexsides: hexsidesBetween(block([5, 5], [2, 5]), block([6, 6], [2, 5])) }],
  bridges: [{ kind: 'bridge', hexside: RIVER[3] }],
  slopes: hexsidesBetween(block([7, 7]), HILL),
  entrenchmentOwner: 'bavarian',
  fortress: { owner: 'bavarian', sections: SECTIONS, hexsides: walls() },
  areas: {
    line3August: block([4, 4], [2, 9]),
    line3AugustCavalry: ['0502'],
    french3August: block([1, 2]),
    bavarian5August: block([8, 10]),
    french5August: block([1, 6]),
    hill: HILL,
    hillOverflow: block([9, 9], [2, 7]),
    town: TOWN,
    siegeFrench: block([8, 9]),
    siegeFrenchRedeploy: block([1, 9]),
    northBank: block([1, 13]),
    bridgehead: ['1105', '1106'],
  },
};

type Kind = 'infantry' | 'cavalry' | 'artillery' | 'leader';
const PRINTED = {
  infantry: { strength: 6, movement: 3 },
  cavalry: { strength: 3, movement: 8 },
  artillery: {},
  leader: { value: 2, movement: 8 },
};
const counter = (id: string, side: string, kind: Kind, army: string) => ({
  ...{ id, name: id, side, kind, ...PRINTED[kind] },
  ...(kind === 'artillery' ? {} : { category: army }),
});
const army = (short: string, side: string, id: string, infantry: number, cavalry: number, guns: number) => [
  ...Array.from({ length: infantry }, (_, i) => counter(`${short}-foot-${i}`, side, 'infantry', id)),
  ...Array.from({ length: cavalry }, (_, i) => counter(`${short}-horse-${i}`, side, 'cavalry', id)),
  ...Array.from({ length: guns }, (_, i) => counter(`${short}-gun-${i}`, side, 'artillery', id)),
  counter(`${short}-leader`, side, 'leader', id),
];
const BAVARIANS = army('bav', 'bavarian', 'bavarian', 4, 2, 2);
const REGULARS = army('fr', 'french', 'french', 3, 2, 1);
const MERCENARIES = army('me', 'french', 'mercenary', 2, 1, 1);
const idsOf = (counters: readonly { readonly id: string }[]) => counters.map(({ id }) => id);

const ARMIES = ['bavarian', 'french', 'mercenary'];
const DAYS = [
  { id: '3-august', moraleRow: '9-august', title: '3 August', endsWhenDemoralized: ['bavarian', 'french'] },
  { id: '5-august', moraleRow: '9-august', title: '5 August', endsWhenDemoralized: ARMIES },
  { id: '9-august', title: '9 August', endsWhenDemoralized: [], exitHexes: ['1401', '1402', '1403'] },
].map((day) => ({ firstPlayer: 'french', gameTurns: 1, withdrawal: false, ...day }));

const force = (zone: string, counters: readonly string[], more: object = {}) => ({
  ...{ zone, counters, where: `the ${zone}`, rule: '3.0', ...more },
});
const deployed = (bavarian: readonly object[], french: readonly object[]) => ({
  order: ['bavarian', 'french'],
  forces: { bavarian, french },
});
const LINE = deployed(
  [
    force(
      'line3August',
      idsOf(BAVARIANS).filter((id) => id !== 'bav-horse-0'),
    ),
    force('line3AugustCavalry', ['bav-horse-0']),
  ],
  [force('french3August', idsOf(REGULARS))],
);
const SIEGE = deployed(
  [force('town', idsOf(BAVARIANS))],
  [
    force('siegeFrench', idsOf([...REGULARS, ...MERCENARIES]), {
      apart: { zone: 'northBank', hexes: 3, where: 'the ground three hexes from the town' },
    }),
  ],
);

const common = {
  ...{ system: 'thirty-years-war', title: 'Freiburg in small', rules: 'freiburg', map: MAP, positions: {} },
  sides: [
    { id: 'french', name: 'French', livery: 'blue' },
    { id: 'bavarian', name: 'Bavarian', livery: 'red' },
  ],
  counters: [...BAVARIANS, ...REGULARS, ...MERCENARIES],
  categories: ARMIES.map((id) => ({
    ...{ id, name: `${id} army`, side: id === 'bavarian' ? 'bavarian' : 'french' },
    leader: { bavarian: 'bav-leader', french: 'fr-leader', mercenary: 'me-leader' }[id],
  })),
  start: { gameTurn: 1, phasingSide: 'french', phase: 'disruptionRemoval' },
};

/** Scenario files in one piece: the campaign, with the town to choose, the siege, and each of the three days alone. */
export const SMALL_FREIBURG: readonly object[] = [
  {
    ...{ ...common, id: 'small-campaign', gameTurns: 3, deployment: LINE },
    freiburg: { victory: '18.7', days: DAYS, reinforcements: idsOf(MERCENARIES) },
  },
  {
    ...{ ...common, id: 'small-both', gameTurns: 3, deployment: LINE },
    freiburg: {
      ...{ victory: '18.7', days: DAYS, reinforcements: idsOf(MERCENARIES) },
      townDefence: { days: DAYS, deployment: SIEGE },
    },
  },
  {
    ...{ ...common, id: 'small-siege', gameTurns: 2, deployment: SIEGE },
    freiburg: { victory: '19.6', days: DAYS.slice(1) },
  },
  {
    ...{ ...common, id: 'small-line', gameTurns: 1, deployment: LINE },
    freiburg: { victory: '17.15', days: DAYS.slice(0, 1) },
  },
  {
    ...{
      ...common,
      id: 'small-hill',
      gameTurns: 1,
      deployment: deployed(
        [force('hill', idsOf(BAVARIANS).slice(2))],
        [force('french5August', idsOf([...REGULARS, ...MERCENARIES]))],
      ),
    },
    freiburg: { victory: '17.36', days: [{ ...DAYS[2], withdrawal: true }] },
  },
];
