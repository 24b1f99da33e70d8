/**
 * A whole scenario file from a position in one line: what lessons, live examples, drills and tests are played on. The line
 * is that of `line`; whatever else matters is said beside it, everything else is as in any small battle.
 */
import * as v from 'valibot';
import { type Read, readJson } from '../../../../core/json/readJson';
import { PHASES } from '../scenario';
import { groundForm, mapFile } from './ground';
import { type Piece, readPieces, SIDES } from './line';

const side = v.picklist(['F', 'S', 'B']);
const any = v.exactOptional(v.unknown());
const names = v.exactOptional(v.array(v.string()));
const lost = v.exactOptional(v.strictTuple([v.number(), v.number()]));

const settingEntries = {
  title: v.exactOptional(v.string()),
  phase: v.exactOptional(v.picklist(PHASES)),
  side: v.exactOptional(side),
  map: v.exactOptional(groundForm),
  options: v.exactOptional(v.record(v.string(), v.string())),
  rules: v.exactOptional(v.picklist(['standard', 'rocroi', 'freiburg'])),
  /** Other names than `F 8-3`, by the ids of their counters. */
  names: v.exactOptional(v.record(v.string(), v.string())),
  /** Of Freiburg: which day it is, and by which case it is won. */
  day: v.exactOptional(v.picklist(['3-august', '5-august', '9-august'])),
  victory: v.exactOptional(v.picklist(['17.15', '17.25', '17.36', '19.6'])),
  areas: v.exactOptional(v.record(v.string(), v.array(v.string()))),
  exits: names,
  firstPlayer: v.exactOptional(side),
  deployment: any,
  gameTurn: v.exactOptional(v.number()),
  gameTurns: v.exactOptional(v.number()),
  demoralized: names,
  /** Strength Points lost so far: ordinary ones, and of demoralized infantry. */
  losses: v.exactOptional(v.strictObject({ F: lost, S: lost, B: lost })),
  /** Of Rocroi: what the enemy scores for the loss of a Leader. */
  leaderPoints: v.exactOptional(v.record(v.string(), v.number())),
  /** Counters in reserve that come with a 5 and with a 6. */
  beck: v.exactOptional(v.strictObject({ 5: v.array(v.string()), 6: v.array(v.string()) })),
  /** Anything else of a scenario's start. */
  start: v.exactOptional(v.record(v.string(), v.unknown())),
};
const settingForm = v.strictObject(settingEntries);
const positionForm = v.strictObject({
  system: v.exactOptional(v.literal('thirty-years-war')),
  position: v.string(),
  ...settingEntries,
});

type Passed = { readonly deployment?: unknown; readonly start?: { readonly [key: string]: unknown } };
export type Setting = Omit<Read<typeof settingForm>, keyof Passed> & Passed;

/** What victory is judged by on the days of Freiburg. */
const GROUND = { line3August: [], hill: [] };
const CATEGORIES = [
  { id: 'french-infantry', name: 'French infantry', side: 'french', level: 82 },
  { id: 'french-cavalry', name: 'French cavalry and Royaux', side: 'french', level: 90 },
  { id: 'spanish-cavalry', name: 'Spanish cavalry', side: 'spanish', level: 100 },
  { id: 'italian', name: 'Italian infantry', side: 'spanish', level: 110 },
  { id: 'spanish-infantry', name: 'Spanish infantry', side: 'spanish', level: 125 },
];
/** Where the words of a counter go in a scenario's start. */
const LISTS = { captured: 'captured', moved: 'moved', fired: 'fired', fought: 'fought', tried: 'attempted' };

/** Reads `{ "position": "F 8-3 0609 | …", … }`. Throws a `DataError`; what it means is checked when the scenario is read. */
export function readPosition(json: unknown): unknown {
  const { position, system: _, ...setting } = readJson(positionForm, json, 'position');
  return scenarioOfPosition(position, setting);
}

/** The scenario file of a line. Throws a `DataError` for a line of another form. */
export function scenarioOfPosition(line: string, setting: Setting): unknown {
  const rules = setting.rules ?? 'standard';
  const pieces = readPieces(line, rules === 'freiburg');
  // S plays the Bavarian part where no unit is called B.
  const other = rules === 'freiburg' && !/(^|\| *)S /.test(line) ? 'bavarian' : 'spanish';
  const { beck, map = {} } = setting;
  return {
    system: 'thirty-years-war',
    id: 'board',
    title: setting.title ?? 'A position',
    rules,
    map: { ...mapFile(map, other), areas: { ...GROUND, ...setting.areas } },
    sides: [
      { id: 'french', name: 'French', livery: 'blue' },
      { id: other, name: other === 'bavarian' ? 'Bavarian' : 'Spanish', livery: 'red' },
    ],
    gameTurns: setting.gameTurns ?? 14,
    counters: pieces.map(({ counter }) => ({
      ...counter,
      name: setting.names?.[counter.id] ?? counter.name,
    })),
    positions: Object.fromEntries(pieces.flatMap(({ counter, hex }) => (hex ? [[counter.id, hex]] : []))),
    ...(rules === 'freiburg' ? freiburgParts(pieces, setting, other) : { categories: CATEGORIES }),
    ...(setting.leaderPoints && { leaderPoints: setting.leaderPoints }),
    ...(beck && {
      beck: { side: 'spanish', fromGameTurn: 9, entryHexes: entryHexes(), arrivals: beck },
    }),
    demoralizationPoints:
      rules === 'freiburg' ? {} : { french: { some: 15, all: 20 }, spanish: { some: 15, all: 25 } },
    ...(setting.options && { options: setting.options }),
    start: startOf(pieces, setting),
  };
}

function startOf(pieces: readonly Piece[], setting: Setting): object {
  const ids = (test: (piece: Piece) => boolean) => pieces.filter(test).map((piece) => piece.counter.id);
  const lost = Object.entries(setting.losses ?? {}).flatMap(([side, losses]) => {
    const [ordinary, demoralizedInfantry] = losses ?? [0, 0];
    return [[SIDES[side === 'F' || side === 'B' ? side : 'S'], { ordinary, demoralizedInfantry }] as const];
  });
  return {
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
  };
}

/** What a scenario of Freiburg has besides. The armies' Leaders are the first of theirs on the board. */
function freiburgParts(pieces: readonly Piece[], setting: Setting, bavarian: string): object {
  const leaderOf = (army: string) =>
    pieces.find(({ counter }) => 'value' in counter && counter.category === army)?.counter.id ?? null;
  const id = setting.day ?? '5-august';
  const army = (name: string, of: string) => ({
    id: name,
    name: `${name} army`,
    side: of,
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

/** Where Beck's corps comes on in a small position. */
function entryHexes(): readonly string[] {
  return Array.from({ length: 9 }, (_, i) => `01${10 + i}`);
}
