/** A scenario file of a position in one line; what the line means is said in `board.ts`. */
import type { HexTerrain, Phase } from '../../src/systems/thirty-years-war/scenario';

type Hexsides = readonly (readonly [string, string])[];
type Side = 'F' | 'S';
/** Lists of hexes a terrain, and hexsides; a slope names its lower hex first, bridges and fords stand on water. */
export type Ground = { readonly [T in HexTerrain]?: readonly string[] } & {
  readonly [edge in 'streams' | 'rivers' | 'bridges' | 'fords' | 'slopes']?: Hexsides;
} & { readonly roads?: readonly (readonly string[])[]; readonly columns?: number; readonly rows?: number };

export type Setting = {
  readonly phase?: Phase;
  readonly side?: Side;
  readonly map?: Ground;
  readonly options?: { readonly [option: string]: string };
  readonly rules?: 'standard' | 'rocroi';
  readonly gameTurn?: number;
  readonly gameTurns?: number;
  readonly demoralized?: readonly string[];
  /** Strength Points lost so far: ordinary ones, and of demoralized infantry. */
  readonly losses?: { readonly [S in Side]?: readonly [ordinary: number, demoralizedInfantry: number] };
  /** Counters in reserve that come with a 5 and with a 6. */
  readonly beck?: { readonly 5: readonly string[]; readonly 6: readonly string[] };
  /** Anything else of a scenario's start. */
  readonly start?: { readonly [key: string]: unknown };
};

const SIDES = { F: 'french', S: 'spanish' } as const;
const CATEGORIES = [
  { id: 'french-infantry', side: 'french', level: 82 },
  { id: 'french-cavalry', side: 'french', level: 90 },
  { id: 'spanish-cavalry', side: 'spanish', level: 100 },
  { id: 'italian', side: 'spanish', level: 110 },
  { id: 'spanish-infantry', side: 'spanish', level: 125 },
];
/** Where the words of a counter go in a scenario's start. */
const LISTS = { captured: 'captured', moved: 'moved', fired: 'fired', fought: 'fought', tried: 'attempted' };
const COUNTER =
  /^([FS]) (?:(gun)|leader(\d)(?:-(\d+))?|(\d+)-(\d+)(\*?)) (\d{4}|waiting|lost|reserve)((?: \w+)*)$/;

export function scenarioFile(line: string, setting: Setting): unknown {
  const pieces = readPieces(line);
  const ids = (test: (piece: Piece) => boolean) => pieces.filter(test).map((piece) => piece.counter.id);
  const { losses = {}, beck, map = {} } = setting;
  const lost = Object.entries(losses).map(([side, [ordinary, demoralizedInfantry]]) => [
    side === 'F' ? SIDES.F : SIDES.S,
    { ordinary, demoralizedInfantry },
  ]);
  return {
    system: 'thirty-years-war',
    id: 'board',
    title: 'A position',
    rules: setting.rules ?? 'standard',
    map: mapFile(map),
    sides: [
      { id: 'french', name: 'French', livery: 'blue' },
      { id: 'spanish', name: 'Spanish', livery: 'red' },
    ],
    gameTurns: setting.gameTurns ?? 14,
    counters: pieces.map((piece) => piece.counter),
    positions: Object.fromEntries(pieces.flatMap(({ counter, hex }) => (hex ? [[counter.id, hex]] : []))),
    categories: CATEGORIES.map((category) => ({ ...category, name: category.id })),
    beck: beck && { side: 'spanish', fromGameTurn: 9, entryHexes: entryHexes(), arrivals: beck },
    demoralizationPoints: { french: { some: 15, all: 20 }, spanish: { some: 15, all: 25 } },
    start: {
      gameTurn: setting.gameTurn ?? 1,
      phasingSide: SIDES[setting.side ?? 'F'],
      phase: setting.phase ?? 'movement',
      disrupted: ids((piece) => piece.disrupted),
      eliminated: ids((piece) => piece.place === 'lost'),
      waiting: ids((piece) => piece.place === 'waiting'),
      beckHasCome: pieces.some((piece) => piece.place === 'waiting'),
      demoralized: setting.demoralized ?? [],
      losses: Object.fromEntries(lost),
      ...Object.fromEntries(
        Object.entries(LISTS).map(([word, list]) => [list, ids((piece) => piece.words.includes(word))]),
      ),
      ...setting.start,
    },
  };
}

function mapFile(map: Ground): unknown {
  const { roads, streams, rivers, bridges = [], fords = [], slopes, columns, rows, ...terrain } = map;
  return {
    columns: columns ?? 12,
    rows: rows ?? 12,
    terrain,
    roads: (roads ?? []).map((hexes) => ({ hexes })),
    streams: streams ? [{ hexsides: streams }] : [],
    rivers: rivers ? [{ hexsides: rivers }] : [],
    bridges: [
      ...bridges.map((hexside) => ({ kind: 'bridge', hexside })),
      ...fords.map((hexside) => ({ kind: 'ford', hexside })),
    ],
    slopes: slopes ?? [],
  };
}

function entryHexes(): readonly string[] {
  return Array.from({ length: 9 }, (_, i) => `01${10 + i}`);
}

type Piece = ReturnType<typeof readPiece>;

function readPieces(line: string): readonly Piece[] {
  const seen = new Map<string, number>();
  return line.split('|').map((text) => {
    const piece = readPiece(text.trim());
    const { id } = piece.counter;
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    return { ...piece, counter: { ...piece.counter, id: before === 0 ? id : `${id}${' bcdef'[before]}` } };
  });
}

function readPiece(text: string) {
  const found = COUNTER.exec(text);
  if (!found) throw new Error(`not a counter: ${text}`);
  const [, mark, gun, value, ride = '6', strength, movement, star, place = '', rest = ''] = found;
  const side = mark === 'F' ? SIDES.F : SIDES.S;
  const words = rest.split(' ');
  const hex = /^\d/.test(place) ? place : null;
  const shape = gun ? 'gun' : value ? `leader${value}` : `${strength}-${movement}`;
  const stem = hex ? `${side[0]}${hex}${gun ? 'g' : value ? 'l' : ''}` : `${side[0]}-${shape}`;
  const common = { id: stem, name: `${mark} ${shape}`, side };
  const base = { place, hex, words, disrupted: star === '*' };
  if (gun) return { ...base, counter: { ...common, kind: 'artillery' } };
  if (value) {
    return { ...base, counter: { ...common, kind: 'leader', value: Number(value), movement: Number(ride) } };
  }
  const mounted = words.includes('cav') || (Number(movement) >= 6 && !words.includes('inf'));
  const unit = { strength: Number(strength), movement: Number(movement) };
  const kind = mounted ? 'cavalry' : 'infantry';
  return { ...base, counter: { ...common, ...unit, kind, category: categoryOf(side, kind, words) } };
}

function categoryOf(side: string, kind: string, words: readonly string[]): string {
  if (words.includes('royaux')) return 'french-cavalry';
  return words.includes('italian') ? 'italian' : `${side}-${kind}`;
}
