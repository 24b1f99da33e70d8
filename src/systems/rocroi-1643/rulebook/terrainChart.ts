/** The Terrain Effects Chart as screens show it. */
import type { CellExample } from '../../../core/contract/reader';
import type { Json } from '../../../core/contract/values';
import { TERRAIN, TERRAIN_CHART, type Terrain } from '../tables/terrain';
import { signed } from './chartCells';
import type { PrintedTable } from './cited';

const { rows, stream, road, horseInTheRough } = TERRAIN_CHART;
const NAMES: { readonly [T in Terrain]: string } = {
  clear: 'Clear',
  wood: 'Wood',
  marsh: 'Marsh',
  pond: 'Pond',
};
/** Who pays, by column; how such a unit is written in a position. */
const MOVERS = [
  { of: 'infantry', who: 'Foot', kind: 'foot' },
  { of: 'tercio', who: 'A tercio', kind: 'tercio' },
  { of: 'cavalry', who: 'Horse', kind: 'horse' },
  { of: 'leader', who: 'A leader', kind: null },
] as const;
const COLUMNS = ['Foot', 'Tercio', 'Horse', 'Leader', 'Attack into it', 'Sight'] as const;
const [ATTACK, SIGHT] = [COLUMNS.indexOf('Attack into it'), COLUMNS.indexOf('Sight')];
const HEXSIDES = ['Stream', 'Road'] as const;

const price = (points: number | null) => (points === null ? 'no' : `${points}`);

function cellsOf(terrain: Terrain): readonly string[] {
  const row = rows[terrain];
  const costs = MOVERS.map(({ of }) => price(row[of]));
  return [...costs, signed(row.attack), row.blocksSight ? 'blocked' : 'free'];
}

export const TERRAIN_EFFECTS: PrintedTable = {
  id: 'terrain',
  rule: '7.1',
  title: 'Terrain Effects Chart',
  corner: 'Ground',
  columns: COLUMNS,
  rows: [...TERRAIN.map((terrain) => NAMES[terrain]), ...HEXSIDES],
  cells: [
    ...TERRAIN.map(cellsOf),
    [...MOVERS.map(() => `+${stream.cost}`), `${stream.attack}`, 'free'],
    [...MOVERS.map(() => `${road}`), '0', 'free'],
  ],
  notes: [
    'Movement Points to enter a hex; across a stream those besides the hex. A road counts along it, in any ground.',
    `Horse that attacks a unit in anything but the clear: another ${horseInTheRough}.`,
  ],
  says: terrainSaid,
  shownBy: terrainShown,
};

function terrainSaid(row: number, column: number): string {
  const terrain = TERRAIN[row];
  return terrain ? groundSaid(terrain, column) : hexsideSaid(row - TERRAIN.length, column);
}

function groundSaid(terrain: Terrain, column: number): string {
  const name = NAMES[terrain].toLowerCase();
  const { attack, blocksSight } = rows[terrain];
  if (column === ATTACK && terrain === 'pond') return 'Nobody stands in a pond.';
  if (column === ATTACK)
    return `An attack on a unit there: ${attack === 0 ? 'nothing is changed' : signed(attack)}.`;
  if (column === SIGHT) return `A line of sight ${blocksSight ? 'is blocked there' : 'goes over it'}.`;
  const mover = MOVERS[column];
  const cost = mover ? rows[terrain][mover.of] : null;
  return cost === null ? 'Nobody enters a pond.' : `${mover?.who} pays ${cost} to enter ${name} ground.`;
}

function hexsideSaid(which: number, column: number): string {
  const isStream = which === 0;
  if (column === ATTACK)
    return isStream ? `An attack across a stream: ${stream.attack}.` : 'A road changes no attack.';
  if (column === SIGHT) return 'It does not block sight.';
  const who = MOVERS[column]?.who ?? 'Everybody';
  return isStream
    ? `${who} pays ${stream.cost} more to cross a stream, on a road too.`
    : `${who} pays ${road} for each hex along a road.`;
}

const [HERE, NEXT] = ['1418', '1319'];

/** A unit walks into such ground, or attacks somebody there. */
function terrainShown(row: number, column: number): CellExample | null {
  const terrain = TERRAIN[row];
  const map = terrain
    ? groundMap(terrain)
    : row === TERRAIN.length
      ? { streams: [[HERE, NEXT]] }
      : { roads: [[HERE, NEXT]] };
  if (column === ATTACK && terrain !== 'pond')
    return {
      position: { position: `F foot ${HERE}>3 | S foot ${NEXT}>0`, step: 'combat', map },
      act: { command: { do: 'attack', unit: `f${HERE}`, target: `s${NEXT}` }, dice: [3] },
    };
  // Beyond such ground, or across the hexside: the line goes through its middle.
  if (column === SIGHT)
    return {
      position: {
        position: `F gun ${GUN} | S foot ${BEHIND}>0 | F foot 2020`,
        step: 'aiming',
        map: sightMap(row),
      },
      act: { command: { do: 'aim', battery: `f${GUN}g`, target: `s${BEHIND}` }, dice: [] },
    };
  const mover = MOVERS[column];
  if (!mover?.kind || (terrain && rows[terrain][mover.of] === null)) return null;
  return {
    position: { position: `F ${mover.kind} ${HERE}>3 | S foot 0401`, map },
    act: { command: { do: 'move', unit: `f${HERE}`, steps: [NEXT] }, dice: [] },
  };
}

const [GUN, BETWEEN, BEHIND] = ['1520', '1519', '1518'];

function sightMap(row: number): { readonly [kind: string]: Json } {
  const terrain = TERRAIN[row];
  if (terrain === 'clear') return {};
  if (terrain) return { [terrain]: [BETWEEN] };
  return row === TERRAIN.length ? { streams: [[GUN, BETWEEN]] } : { roads: [[GUN, BETWEEN]] };
}

function groundMap(terrain: Terrain): { readonly [kind: string]: readonly string[] } {
  return terrain === 'clear' ? {} : { [terrain]: [NEXT] };
}
