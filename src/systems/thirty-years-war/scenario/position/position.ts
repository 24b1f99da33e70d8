/**
 * A whole scenario file from a position in one line: what lessons, live examples, drills and tests are played on. The
 * line is that of `line`; whatever else matters is said beside it, everything else is as in any small battle.
 */
import * as v from 'valibot';
import { type Read, readJson } from '../../../../core/json/readJson';
import { bookNames, knownBooks } from '../../engine/book';
import { PHASES } from '../scenario';
import type { BookPosition, Said } from './form';
import { groundForm, mapFile } from './ground';
import { type Piece, readPieces, SIDES } from './line';

const side = v.picklist(['F', 'S', 'B']);
const names = v.exactOptional(v.array(v.string()));
const lost = v.exactOptional(v.strictTuple([v.number(), v.number()]));

const entries = {
  title: v.exactOptional(v.string()),
  phase: v.exactOptional(v.picklist(PHASES)),
  side: v.exactOptional(side),
  map: v.exactOptional(groundForm),
  options: v.exactOptional(v.record(v.string(), v.string())),
  rules: v.exactOptional(v.string()),
  /** Other names than `F 8-3`, by the ids of their counters. */
  names: v.exactOptional(v.record(v.string(), v.string())),
  areas: v.exactOptional(v.record(v.string(), v.array(v.string()))),
  /** Who sets up what before play begins. */
  deployment: v.exactOptional(v.unknown()),
  gameTurn: v.exactOptional(v.number()),
  gameTurns: v.exactOptional(v.number()),
  demoralized: names,
  /** Strength Points lost so far: ordinary ones, and of demoralized infantry. */
  losses: v.exactOptional(v.strictObject({ F: lost, S: lost, B: lost })),
};
/** Anything else of a scenario's start. */
const start = v.exactOptional(v.record(v.string(), v.unknown()));
const settingForm = v.strictObject(entries);

/** What is said beside a line; books add fields of their own. */
export type Setting = Read<typeof settingForm> & { readonly start?: Said };

const CATEGORIES = [
  { id: 'french-infantry', name: 'French infantry', side: 'french', level: 82 },
  { id: 'french-cavalry', name: 'French cavalry and Royaux', side: 'french', level: 90 },
  { id: 'spanish-cavalry', name: 'Spanish cavalry', side: 'spanish', level: 100 },
  { id: 'italian', name: 'Italian infantry', side: 'spanish', level: 110 },
  { id: 'spanish-infantry', name: 'Spanish infantry', side: 'spanish', level: 125 },
];
/** Where the words of a counter go in a scenario's start. */
const LISTS = { captured: 'captured', moved: 'moved', fired: 'fired', fought: 'fought', tried: 'attempted' };

/**
 * Reads `{ "position": "F 8-3 0609 | …", … }`. Throws a `DataError`; what it means is checked when the scenario is
 * read.
 */
export function readPosition(json: unknown): unknown {
  const form = v.strictObject({
    system: v.exactOptional(v.literal('thirty-years-war')),
    position: v.string(),
    ...entries,
    ...Object.assign({}, ...knownBooks().map(({ position }) => position?.entries ?? {})),
    rules: v.exactOptional(v.picklist(bookNames())),
    start,
  });
  // What books add is read by their own forms, which cannot be seen here.
  const {
    position,
    system: _,
    ...setting
  } = readJson(form, json, 'position') as Setting & {
    readonly position: string;
    readonly system?: unknown;
  };
  return scenarioOfPosition(position, setting);
}

/** The scenario file of a line. Throws a `DataError` for a line of another form. */
export function scenarioOfPosition(line: string, setting: Setting): unknown {
  const rules = setting.rules ?? 'standard';
  const books = knownBooks().flatMap(({ name, position }) => (position ? [{ name, position }] : []));
  const own: BookPosition | undefined = books.find(({ name }) => name === rules)?.position;
  const pieces = readPieces(line, own?.armyOf);
  const other = own?.other?.(line) ?? 'spanish';
  const parts: Said = Object.assign(
    { categories: CATEGORIES },
    ...books.map(({ name, position }) =>
      position.parts({ pieces, said: setting, other, isOwn: name === rules }),
    ),
  );
  const { areas = {}, ...more } = parts;
  return {
    system: 'thirty-years-war',
    id: 'board',
    title: setting.title ?? 'A position',
    rules,
    map: { ...mapFile(setting.map ?? {}, other), areas: { ...asTable(areas), ...setting.areas } },
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
    ...more,
    ...(setting.deployment !== undefined && { deployment: setting.deployment }),
    ...(setting.options && { options: setting.options }),
    start: startOf(pieces, setting),
  };
}

function asTable(json: unknown): Said {
  return typeof json === 'object' && json !== null ? { ...json } : {};
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
