/** Everything that this game draws, for the gallery. */
import type { CounterCondition, CounterView, Mark } from '../../../core/contract/board';
import type { TableView } from '../../../core/contract/map';
import type { CounterId, SideId } from '../../../core/contract/values';
import type { Samples } from '../../../surface/surface';
import type { BatteryFace, Face, LeaderFace, UnitFace } from '../look/face';

// A sample is written here as a file would bring it; nothing else makes ids of words.
const [SPANISH, FRENCH] = ['spanish' as SideId, 'french' as SideId];

const FOOT: UnitFace = {
  ...{ kind: 'infantry', letter: 'B', movement: 5, morale: 2, steps: 1, fullSteps: 1, order: 'good' },
  ...{ charges: false, charging: false, forGood: false, moved: false, attacked: false, outOfCommand: false },
  ...{ colour: 'green', nation: 1 },
};
const TWO: UnitFace = { ...FOOT, morale: 3, steps: 2, fullSteps: 2 };
const TERCIO: UnitFace = { ...TWO, kind: 'tercio', letter: 'A', movement: 4, colour: 'blue', nation: 0 };
const HORSE: UnitFace = { ...FOOT, kind: 'cavalry', letter: 'D', movement: 9, colour: 'yellow', nation: 0 };
const HEAVY: UnitFace = { ...HORSE, letter: 'C', movement: 8, charges: true, colour: 'red' };
const LEADER: LeaderFace = {
  ...{ kind: 'leader', value: 2, radius: 6, rank: 'leader', atRisk: false },
  ...{ colour: 'red', nation: 1 },
};
const BATTERY: BatteryFace = { kind: 'battery', captured: false, colour: '', nation: 0 };

const RIGHT = 90;
const unit = (name: string, face: Face, facing = RIGHT) =>
  ({ name, face, forms: ['whole'], facing }) as const;
const badge = (name: string, face: Face) => ({ name, face, forms: ['whole', 'badge'] }) as const;

/** Every kind and state, and every way to look. */
const COUNTERS: Samples['counters'] = [
  unit('Foot', FOOT, 30),
  unit('Foot, two steps', { ...TWO, colour: 'orange' }, 90),
  unit('Foot, reduced', { ...TWO, steps: 1 }, 150),
  unit('Tercio', TERCIO, 210),
  unit('Tercio, reduced', { ...TERCIO, steps: 1 }, 270),
  unit('Horse', HORSE, 330),
  unit('Horse that may charge', HEAVY),
  unit('About to charge', { ...HEAVY, charging: true, moved: true }),
  unit('French right wing', { ...HEAVY, nation: 1 }),
  unit('French left wing', { ...HEAVY, nation: 1, colour: 'white' }),
  unit('Disorganised', { ...FOOT, order: 'disorganised' }),
  unit('Disorganised for good', { ...TERCIO, order: 'disorganised', forGood: true }),
  unit('Routed', { ...HORSE, order: 'routed' }),
  unit('Moved', { ...FOOT, moved: true }),
  unit('Moved and attacked', { ...FOOT, moved: true, attacked: true }),
  unit('Out of command', { ...FOOT, outOfCommand: true }),
  badge('Leader', LEADER),
  badge('Leader at risk', { ...LEADER, atRisk: true }),
  badge('Aide', { ...LEADER, rank: 'aide', value: 0 }),
  badge('Commander in chief', { ...LEADER, rank: 'chief', value: 3, colour: '' }),
  badge('Battery', BATTERY),
  badge('Battery, captured', { ...BATTERY, captured: true }),
];

function counter(
  name: string,
  at: string,
  face: Face,
  facing?: number,
  condition: readonly CounterCondition[] = [],
): CounterView {
  const side = face.nation === 0 ? SPANISH : FRENCH;
  const looks = facing === undefined ? {} : { facing };
  const id = `${name} ${at}` as CounterId;
  return { id, side, at, tray: '', name, label: name, face, tags: [], condition, ...looks };
}

const EDGE = { label: '', compass: '' };
const TABLE: TableView = {
  title: 'Sample',
  subtitle: 'every kind of ground',
  notes: [],
  sides: [
    { id: SPANISH, name: 'Spanish', livery: 'red' },
    { id: FRENCH, name: 'French', livery: 'blue' },
  ],
  ground: {
    field: { of: 'hexes', columns: 14, rows: 6 },
    areas: [
      { kind: 'wood', places: ['0101', '0102', '0201', '0202', '0301'] },
      { kind: 'marsh', places: ['0801', '0901', '0902'] },
      { kind: 'pond', places: ['1001', '1101', '1102'] },
    ],
    hexsides: [
      { kind: 'stream', name: 'Brook', between: ['1102', '1202'] },
      { kind: 'stream', name: 'Brook', between: ['1103', '1202'] },
      { kind: 'stream', name: 'Brook', between: ['1103', '1203'] },
    ],
    ways: [{ kind: 'road', name: 'Road', through: ['0106', '0205', '0305', '0404', '0504', '0603'] }],
    labels: [
      { kind: 'wood', text: 'Wood', at: '0102' },
      { kind: 'marsh', text: 'Marsh', at: '0902' },
      { kind: 'pond', text: 'Pond', at: '1101' },
      { kind: 'edge', text: 'to the north', at: '0106' },
    ],
    edges: { top: EDGE, right: EDGE, bottom: EDGE, left: { label: 'to the north', compass: 'north' } },
  },
};

/** Two lines that meet, with all that stands beside a unit. */
const STACKS: readonly CounterView[] = [
  counter('In line, above', '0403', TERCIO, 90),
  counter('In line, with leader', '0404', TERCIO, 90, ['picked']),
  counter('His leader', '0404', { ...LEADER, nation: 0, colour: 'blue' }),
  counter('In line, with battery', '0405', TERCIO, 90, ['obliged']),
  counter('Its battery', '0405', BATTERY),
  counter('Opposite', '0504', FOOT, 270, ['ready']),
  counter('On its flank', '0503', { ...HEAVY, nation: 1, charging: true }, 210),
  counter('With both', '0705', { ...FOOT, outOfCommand: true }, 330),
  counter('Its leader', '0705', { ...LEADER, rank: 'chief', colour: '', value: 3 }),
  counter('Its guns', '0705', { ...BATTERY, nation: 1, captured: true }),
  counter('Running', '0804', { ...FOOT, order: 'routed' }),
  counter('Lone leader', '1004', { ...LEADER, atRisk: true }),
  counter('Lone battery', '1204', BATTERY),
];

const places = (means: Mark['means'], hexes: readonly string[], side?: SideId): Mark => ({
  means,
  label: '',
  shape: { kind: 'places', places: hexes },
  ...(side === undefined ? {} : { side }),
});
const line = (means: Mark['means'], label: string, ...through: readonly string[]): Mark => ({
  means,
  label,
  shape: { kind: 'line', through },
});

const MARKS: readonly Mark[] = [
  places({ own: 'front' }, ['0503', '0504'], SPANISH),
  places({ own: 'flank' }, ['0403', '0405'], SPANISH),
  places({ own: 'rear' }, ['0303', '0304'], SPANISH),
  places({ own: 'front' }, ['0604', '0704'], FRENCH),
  places({ own: 'threatened' }, ['0806'], FRENCH),
  places({ own: 'cancelled' }, ['0604']),
  places({ own: 'command' }, ['0904', '0905', '1003', '1004', '1005', '1104', '1105'], FRENCH),
  places({ own: 'free' }, ['1304']),
  places({ own: 'tested-6' }, ['1305']),
  places({ own: 'tested-4' }, ['1404']),
  places({ own: 'pushes' }, ['1405']),
  places({ own: 'uncommanded' }, ['1302']),
  places({ own: 'breaks' }, ['1303']),
  places({ own: 'disordered' }, ['1401']),
  places({ own: 'routed' }, ['1402']),
  places({ own: 'breaking' }, ['1403']),
  line({ own: 'chain' }, '', '1004', '0904', '0804'),
  line({ own: 'battle-line' }, '', '0403', '0404'),
  places({ own: 'in-line' }, ['0804']),
  { ...places({ own: 'turn' }, ['1003']), label: 'turn 2 MP, test' },
  { ...places({ own: 'number' }, ['1304']), label: '1' },
  line('path', '7 MP', '0804', '0904', '1003', '1103'),
  line('attack', '', '0504', '0404'),
];

export const SAMPLES: Samples = {
  table: TABLE,
  counters: COUNTERS,
  grounds: [
    { says: 'Wood, marsh and pond, a stream and a road.', view: { counters: [], marks: [] } },
    { says: 'Lines of battle on it.', view: { counters: STACKS, marks: [] } },
  ],
  stacks: STACKS,
  marks: MARKS,
};
