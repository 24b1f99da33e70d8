/** A table made of plain values: two sides and a small map with every kind of ground that is drawn. */
import type { Trace } from '../../../../core/contract/board';
import type { SideView, TableView } from '../../../../core/contract/map';
import type { SideId } from '../../../../core/contract/values';

// A sample is written here as a file would bring it; nothing else makes ids of words.
export const FRENCH = 'french' as SideId;
export const SPANISH = 'spanish' as SideId;
export const SIDES: readonly SideView[] = [
  { id: FRENCH, name: 'French', livery: 'blue' },
  { id: SPANISH, name: 'Spanish', livery: 'red' },
];

const WALLED = ['1304', '1305', '1205', '1105', '1104'].map(
  (outside) => ({ kind: 'fortification', name: 'Wall', between: ['1204', outside] }) as const,
);
export const SAMPLE_TABLE: TableView = {
  title: 'Sample',
  subtitle: 'every kind of ground',
  notes: [],
  sides: SIDES,
  ground: {
    field: { of: 'hexes', columns: 14, rows: 6 },
    areas: [
      { kind: 'forest', places: ['0101', '0102', '0201', '0202'] },
      { kind: 'woods', places: ['0401', '0402', '0501'] },
      { kind: 'town', places: ['0701', '0702'] },
      { kind: 'marsh', places: ['0901', '0902'] },
      { kind: 'rough', places: ['1101', '1102'] },
      { kind: 'ditch', places: ['1301', '1302'] },
      { kind: 'entrenchment', places: ['1304', '1305'] },
      { kind: 'fortress', places: ['1204'] },
    ],
    hexsides: [
      { kind: 'stream', name: 'Brook', between: ['0105', '0204'] },
      { kind: 'stream', name: 'Brook', between: ['0204', '0205'] },
      { kind: 'stream', name: 'Brook', between: ['0205', '0305'] },
      { kind: 'ford', name: 'Ford', between: ['0204', '0205'] },
      { kind: 'river', name: 'River', between: ['0504', '0604'] },
      { kind: 'river', name: 'River', between: ['0605', '0505'] },
      { kind: 'river', name: 'River', between: ['0505', '0604'] },
      { kind: 'bridge', name: 'Bridge', between: ['0505', '0604'] },
      { kind: 'slope', name: '', between: ['0904', '1004'] },
      { kind: 'slope', name: '', between: ['0905', '1004'] },
      { kind: 'slope', name: '', between: ['1005', '1004'] },
      ...WALLED,
      { kind: 'gateway', name: 'Gate', between: ['1204', '1203'] },
    ],
    ways: [{ kind: 'road', name: 'Road', through: ['0405', '0505', '0604', '0704', '0803', '0902'] }],
    labels: [
      { kind: 'wood', text: 'Forest', at: '0102' },
      { kind: 'town', text: 'Town', at: '0702' },
      { kind: 'marsh', text: 'Marsh', at: '0902' },
      { kind: 'pond', text: 'Pond', at: '0805' },
      { kind: 'village', text: 'Village', at: '0306' },
      { kind: 'height', text: 'Height', at: '1004' },
      { kind: 'edge', text: 'to the west', at: '0105' },
    ],
    edges: {
      top: { label: 'beyond the top', compass: 'N' },
      right: { label: 'beyond the right', compass: 'E' },
      bottom: { label: 'beyond the bottom', compass: 'S' },
      left: { label: '', compass: 'W' },
    },
  },
};

const hexside = (...between: readonly [string, string]) => ({ kind: 'hexside', between }) as const;

/** Every way in which play leaves something on the ground. */
export const TRACES: readonly Trace[] = [
  { kind: 'breach', label: 'Breached', shape: hexside('1204', '1105') },
  { kind: 'damage', label: 'Hit once', shape: hexside('1204', '1304') },
  { kind: 'damage', label: 'Hit once from without', shape: hexside('1205', '1204') },
  { kind: 'gate', label: 'Open to neither side', shape: hexside('1204', '1203') },
  { kind: 'gate', label: 'In French hands', shape: hexside('1204', '1104'), side: FRENCH },
  { kind: 'held', label: 'Last French', shape: { kind: 'places', places: ['1204'] }, side: FRENCH },
  { kind: 'held', label: 'Last Spanish', shape: { kind: 'places', places: ['1203'] }, side: SPANISH },
];
