/** The map of a scenario for the board and the legend: what lies where, and what it costs and does. */
import type { Ground, GroundArea, GroundLabel, GroundNote } from '../../../core/contract/map';
import type { BattleMap, Scenario } from '../scenario/scenario';
import { TERRAIN_CHART, type TerrainRow } from '../tables/terrain';

/** Kinds of areas as they are drawn, and their colours on a map at a glance. */
const AREAS = [
  { kind: 'wood', tint: 'forest' },
  { kind: 'marsh', tint: 'marsh' },
  { kind: 'pond', tint: 'water' },
] as const;

/** North is on the left of the page; routed units leave by the left or the right edge (12.3). */
export function groundOf(scenario: Scenario): Ground {
  const { map } = scenario;
  const areas: GroundArea[] = AREAS.flatMap(({ kind, tint }) =>
    map[kind].length > 0 ? [{ kind, tint, places: map[kind] }] : [],
  );
  const labels = map.labels.map(({ text, at }): GroundLabel => {
    const kind = labelKind(map, text, at);
    const leaving = kind === 'edge' ? leavers(scenario, at) : '';
    return { kind, text: leaving === '' ? text : `${text} · ${leaving}`, at };
  });
  // Beside a road that leads there it is said with the road.
  const edge = (column: number) => {
    const leaving = leavers(scenario, hexAt(column));
    return labels.find(({ text }) => leaving !== '' && text.endsWith(leaving))?.text ?? leaving;
  };
  return {
    field: { of: 'hexes', columns: map.columns, rows: map.rows },
    areas,
    hexsides: map.streams.flatMap(({ name, hexsides }) =>
      hexsides.map((between) => ({ kind: 'stream', name, between })),
    ),
    ways: map.roads.map(({ name, hexes }) => ({ kind: 'road', name, through: hexes })),
    labels,
    edges: {
      top: { label: '', compass: 'east' },
      right: { label: edge(map.columns), compass: 'south' },
      bottom: { label: '', compass: 'west' },
      left: { label: edge(1), compass: 'north' },
    },
  };
}

/** Who leaves the map by the column of that hex; '' for nobody. */
function leavers({ map, sides }: Scenario, at: string): string {
  const column = Number(at.slice(0, 2));
  const which = column === 1 ? 'first' : column === map.columns ? 'last' : '';
  const side = sides.find((one) => one.edge === which);
  return side ? `the ${side.name} leave here` : '';
}

const hexAt = (column: number) => `${String(column).padStart(2, '0')}01`;

/** How a name is lettered: by the ground it stands on, or in the margin beside a road. */
function labelKind(map: BattleMap, text: string, at: string): string {
  if (text.startsWith('to ')) return 'edge';
  return AREAS.find(({ kind }) => map[kind].includes(at))?.kind ?? 'place';
}

export const notesOf = ({ provenance, unitsProvenance }: Scenario): readonly string[] =>
  [provenance.note, unitsProvenance.note].flatMap((note) => note || []);

/** All that the table says about the map of a scenario. */
export function groundNotes({ map }: Scenario): readonly GroundNote[] {
  const { rows, stream, road } = TERRAIN_CHART;
  const notes: readonly (GroundNote & { readonly on: boolean })[] = [
    {
      on: true,
      drawn: 'area',
      kind: 'clear',
      name: 'Clear',
      text: 'Every hex costs 1. The only ground for charges.',
    },
    { on: map.wood.length > 0, drawn: 'area', kind: 'wood', name: 'Wood', text: said(rows.wood) },
    { on: map.marsh.length > 0, drawn: 'area', kind: 'marsh', name: 'Marsh', text: said(rows.marsh) },
    { on: map.pond.length > 0, drawn: 'area', kind: 'pond', name: 'Pond', text: 'Nobody enters it.' },
    {
      on: map.streams.length > 0,
      ...{ drawn: 'hexside', kind: 'stream', name: 'Stream' },
      text: `To cross it costs ${stream.cost} more. An attack across it: ${stream.attack}. No charge leads across it.`,
    },
    {
      on: map.roads.length > 0,
      ...{ drawn: 'way', kind: 'road', name: 'Road' },
      text: `Along it each hex costs ${road}, whatever the ground.`,
    },
  ];
  return notes.flatMap(({ on, ...note }) => (on ? [note] : []));
}

function said({ infantry, cavalry, attack, blocksSight }: TerrainRow): string {
  const sight = blocksSight ? 'Blocks sight.' : 'Sight is free.';
  return `Costs ${infantry} for foot and leaders, ${cavalry} for tercios and horse. An attack into it: ${attack}, by horse another ${TERRAIN_CHART.horseInTheRough}. ${sight}`;
}
