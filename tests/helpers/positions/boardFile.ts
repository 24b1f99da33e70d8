/** A scenario file of a position in one line; what the line means is said in `board.ts`. */

import type { HexTerrain } from '../../../src/systems/thirty-years-war/scenario/map';
import type { Phase } from '../../../src/systems/thirty-years-war/scenario/scenario';
import { distancesFrom } from '../../oracle/hexes';

type Hexsides = readonly (readonly [string, string])[];
type Side = 'F' | 'S' | 'B';
/** Lists of hexes a terrain, and hexsides; a slope names its lower hex first, bridges and fords stand on water. */
export type Ground = { readonly [T in HexTerrain]?: readonly string[] } & {
  readonly [edge in 'streams' | 'rivers' | 'bridges' | 'fords' | 'slopes']?: Hexsides;
} & {
  readonly roads?: readonly (readonly string[])[];
  /** Who built the entrenchments; both sides' own without it. */
  readonly worksOf?: Side;
  /** Walled sections of a Spanish fortress. Where two meet, the teeth point from the first to the second. */
  readonly sections?: readonly (readonly string[])[];
  /** The hexsides of its walls that are gateways. */
  readonly gates?: Hexsides;
  readonly columns?: number;
  readonly rows?: number;
};

export type Setting = {
  readonly phase?: Phase;
  readonly side?: Side;
  readonly map?: Ground;
  readonly options?: { readonly [option: string]: string };
  readonly rules?: 'standard' | 'rocroi' | 'freiburg';
  /** Of Freiburg: which day it is, and by which case it is won. */
  readonly day?: '3-august' | '5-august' | '9-august';
  readonly victory?: '17.15' | '17.25' | '17.36' | '19.6';
  readonly areas?: { readonly [area: string]: readonly string[] };
  readonly exits?: readonly string[];
  readonly firstPlayer?: Side;
  readonly deployment?: unknown;
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

/** What victory is judged by on the days of Freiburg. */
const GROUND = { line3August: [], hill: [] };

const SIDES = { F: 'french', M: 'french', S: 'spanish', B: 'bavarian' } as const;
const STEMS = { F: 'f', M: 'm', S: 's', B: 'b' } as const;
const ARMIES = { F: 'french', M: 'mercenary', S: 'bavarian', B: 'bavarian' } as const;
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
  /^([FSMB]) (?:(gun)|leader(\d)(?:-(\d+))?|(\d+)-(\d+)(\*?)) (\d{4}|waiting|lost|reserve)((?: \w+)*)$/;

export function scenarioFile(line: string, setting: Setting): unknown {
  const pieces = readPieces(line, setting.rules === 'freiburg');
  // S plays the Bavarian part where no unit is called B.
  const other = setting.rules === 'freiburg' && !/(^|\| *)S /.test(line) ? 'bavarian' : 'spanish';
  const ids = (test: (piece: Piece) => boolean) => pieces.filter(test).map((piece) => piece.counter.id);
  const { losses = {}, beck, map = {} } = setting;
  const lost = Object.entries(losses).map(([side, [ordinary, demoralizedInfantry]]) => [
    SIDES[side === 'F' || side === 'B' ? side : 'S'],
    { ordinary, demoralizedInfantry },
  ]);
  return {
    system: 'thirty-years-war',
    id: 'board',
    title: 'A position',
    rules: setting.rules ?? 'standard',
    map: { ...mapFile(map, other), areas: { ...GROUND, ...setting.areas } },
    sides: [
      { id: 'french', name: 'French', livery: 'blue' },
      { id: other, name: other === 'bavarian' ? 'Bavarian' : 'Spanish', livery: 'red' },
    ],
    gameTurns: setting.gameTurns ?? 14,
    counters: pieces.map((piece) => piece.counter),
    positions: Object.fromEntries(pieces.flatMap(({ counter, hex }) => (hex ? [[counter.id, hex]] : []))),
    ...(setting.rules === 'freiburg'
      ? freiburgParts(pieces, setting, other)
      : { categories: CATEGORIES.map((category) => ({ ...category, name: category.id })) }),
    beck: beck && { side: 'spanish', fromGameTurn: 9, entryHexes: entryHexes(), arrivals: beck },
    demoralizationPoints:
      setting.rules === 'freiburg' ? {} : { french: { some: 15, all: 20 }, spanish: { some: 15, all: 25 } },
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

/** What a scenario of Freiburg has besides. The armies' Leaders are the first of theirs on the board. */
function freiburgParts(pieces: readonly Piece[], setting: Setting, bavarian: string): object {
  const leaderOf = (army: string) =>
    pieces.find(({ counter }) => 'value' in counter && counter.category === army)?.counter.id ?? null;
  const id = setting.day ?? '5-august';
  const army = (name: string, side: string) => ({
    id: name,
    name: `${name} army`,
    side,
    leader: leaderOf(name),
  });
  const ends = {
    '3-august': ['bavarian', 'french'],
    '5-august': ['bavarian', 'french', 'mercenary'],
    '9-august': [],
  };
  return {
    categories: [army('bavarian', bavarian), army('french', 'french'), army('mercenary', 'french')],
    deployment: setting.deployment ?? null,
    freiburg: {
      victory: setting.victory ?? { '3-august': '17.15', '5-august': '17.25', '9-august': '17.36' }[id],
      days: [
        {
          id,
          title: id.replace('-august', ' August'),
          firstPlayer: SIDES[setting.firstPlayer ?? 'F'],
          gameTurns: setting.gameTurns ?? 14,
          endsWhenDemoralized: ends[id],
          exitHexes: setting.exits ?? [],
          withdrawal: id === '9-august',
        },
      ],
    },
  };
}

function mapFile(map: Ground, other: string): object {
  const { roads, streams, rivers, bridges = [], fords = [], slopes, columns, rows, ...more } = map;
  const { worksOf, sections, gates = [], ...terrain } = more;
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
    entrenchmentOwner: other === 'bavarian' ? other : worksOf ? SIDES[worksOf] : null,
    fortress: sections ? fortressOf(sections, gates, other) : null,
  };
}

/** A wall on every hexside that leads out of a section. */
function fortressOf(sections: readonly (readonly string[])[], gates: Hexsides, owner: string): unknown {
  const named = sections.map((hexes, i) => ({ id: `section-${i + 1}`, name: `Section ${i + 1}`, hexes }));
  const isGate = (a: string, b: string) => gates.some((gate) => gate.includes(a) && gate.includes(b));
  const hexsides = named.flatMap(({ id, hexes }, i) =>
    hexes.flatMap((inside) =>
      [...distancesFrom(inside, 12, 12)]
        .filter(
          ([outside, steps]) =>
            steps === 1 &&
            !sections
              .slice(0, i + 1)
              .flat()
              .includes(outside),
        )
        .map(([outside]) => ({
          ...{ inside, outside, section: id },
          kind: isGate(inside, outside) ? 'gateway' : 'fortification',
        })),
    ),
  );
  return { owner, sections: named, hexsides };
}

function entryHexes(): readonly string[] {
  return Array.from({ length: 9 }, (_, i) => `01${10 + i}`);
}

type Piece = ReturnType<typeof readPiece>;

function readPieces(line: string, freiburg: boolean): readonly Piece[] {
  const seen = new Map<string, number>();
  return line.split('|').map((text) => {
    const piece = readPiece(text.trim(), freiburg);
    const { id } = piece.counter;
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    return { ...piece, counter: { ...piece.counter, id: before === 0 ? id : `${id}${' bcdef'[before]}` } };
  });
}

function readPiece(text: string, freiburg: boolean) {
  const found = COUNTER.exec(text);
  if (!found) throw new Error(`not a counter: ${text}`);
  const [, mark, gun, value, ride = '6', strength, movement, star, place = '', rest = ''] = found;
  if (mark !== 'F' && mark !== 'M' && mark !== 'S' && mark !== 'B') throw new Error(`whose is ${text}?`);
  const side = SIDES[mark];
  const words = rest.split(' ');
  const hex = /^\d/.test(place) ? place : null;
  const shape = gun ? 'gun' : value ? `leader${value}` : `${strength}-${movement}`;
  const stem = hex ? `${STEMS[mark]}${hex}${gun ? 'g' : value ? 'l' : ''}` : `${STEMS[mark]}-${shape}`;
  const common = { id: stem, name: `${mark} ${shape}`, side };
  const base = { place, hex, words, disrupted: star === '*' };
  if (gun) return { ...base, counter: { ...common, kind: 'artillery' } };
  if (value) {
    const army = freiburg ? { category: ARMIES[mark] } : {};
    return {
      ...base,
      counter: { ...common, kind: 'leader', value: Number(value), movement: Number(ride), ...army },
    };
  }
  const mounted = words.includes('cav') || (Number(movement) >= 6 && !words.includes('inf'));
  const unit = { strength: Number(strength), movement: Number(movement) };
  const kind = mounted ? 'cavalry' : 'infantry';
  const category = freiburg ? ARMIES[mark] : categoryOf(side, kind, words);
  return { ...base, counter: { ...common, ...unit, kind, category } };
}

function categoryOf(side: string, kind: string, words: readonly string[]): string {
  if (words.includes('royaux')) return 'french-cavalry';
  return words.includes('italian') ? 'italian' : `${side}-${kind}`;
}
