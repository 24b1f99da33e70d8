/**
 * A whole scenario file from a position in one line: what examples, lessons and tests are played on. The line is that
 * of `line`; whatever else matters is said beside it. Without a step it is the movement of the French centre.
 */
import * as v from 'valibot';
import { DataError } from '../../../core/json/dataError';
import { type Read, readJson } from '../../../core/json/readJson';
import { type Piece, readPieces, SIDES, WINGS } from './line';
import { STEPS } from './scenario';

const side = v.picklist(['F', 'S']);
const hexes = v.exactOptional(v.array(v.string()));
const form = v.strictObject({
  system: v.exactOptional(v.literal('rocroi-1643')),
  position: v.string(),
  title: v.exactOptional(v.string()),
  /** Other names than `F foot`, by the ids of their counters. */
  names: v.exactOptional(v.record(v.string(), v.string()), {}),
  step: v.exactOptional(v.picklist(STEPS), 'movement'),
  /** Whose segment, aim or rally it is. */
  side: v.exactOptional(side, 'F'),
  corps: v.exactOptional(v.picklist(WINGS), 'centre'),
  /** The segment is that of the commander in chief. */
  chief: v.exactOptional(v.boolean(), false),
  /** Whether all are in command, or who is reached, or that is asked; all where the leader is not there. */
  commanded: v.exactOptional(v.picklist(['all', 'reached', 'asked'])),
  turn: v.exactOptional(v.number(), 1),
  turns: v.exactOptional(v.number(), 8),
  options: v.exactOptional(v.record(v.string(), v.string()), {}),
  cup: v.exactOptional(v.array(v.string())),
  /** `F2`: the last two markers were French. */
  drawn: v.exactOptional(v.pipe(v.string(), v.regex(/^[FS]\d$/, 'a side and a number'))),
  demoralized: v.exactOptional(v.array(v.string()), []),
  map: v.exactOptional(
    v.strictObject({
      columns: v.exactOptional(v.number()),
      rows: v.exactOptional(v.number()),
      ...{ wood: hexes, marsh: hexes, pond: hexes },
      roads: v.exactOptional(v.array(v.array(v.string()))),
      streams: v.exactOptional(v.array(v.strictTuple([v.string(), v.string()]))),
    }),
    {},
  ),
});
type Setting = Read<typeof form>;

const SIZE = 24;
const COLOURS: { readonly [wing: string]: string } = {
  left: 'white',
  centre: 'green',
  reserve: 'orange',
  right: 'red',
};

/**
 * Reads `{ "position": "F foot 1418>3 | …", … }`. Throws a `DataError`; what it means is checked as a scenario is read.
 */
export function readPosition(json: unknown): unknown {
  const setting = readJson(form, json, 'position');
  const pieces = calledBy(setting.names, readPieces(setting.position));
  const drawn = drawnLeader(pieces, setting);
  const leaders = [...all(pieces, 'leader'), ...(drawn.absent ? [drawn.absent] : [])];
  return {
    system: 'rocroi-1643',
    id: 'board',
    title: setting.title ?? 'A position',
    map: mapOf(setting),
    sides: [
      { id: 'spanish', name: 'Spanish', livery: 'red', edge: 'first', facing: 0 },
      { id: 'french', name: 'French', livery: 'blue', edge: 'last', facing: 3 },
    ],
    turns: { count: setting.turns, start: '04:00', minutes: 45 },
    corps: ['french', 'spanish'].flatMap((of) =>
      WINGS.map((wing) => ({ id: `${of}-${wing}`, side: of, name: wing, colour: COLOURS[wing] })),
    ),
    units: all(pieces, 'unit'),
    leaders,
    batteries: all(pieces, 'battery'),
    options: setting.options,
    start: startOf(pieces, setting, drawn),
  };
}

/** The counters with the names that are said; a name for nobody is a slip. */
function calledBy(names: Setting['names'], pieces: readonly Piece[]): readonly Piece[] {
  for (const id of Object.keys(names))
    if (!pieces.some((piece) => piece.id === id)) throw new DataError(`names.${id}`, 'the id of a counter');
  return pieces.map((piece) => {
    const name = names[piece.id];
    return name === undefined ? piece : { ...piece, counter: { ...piece.counter, name } };
  });
}

function all(pieces: readonly Piece[], of: Piece['of']) {
  return pieces.filter((piece) => piece.of === of).map(({ counter }) => counter);
}

/** Whose marker is drawn; `absent`: the leader of a corps who is not in the line. */
function drawnLeader(pieces: readonly Piece[], { side: mark, corps: wing, chief, step }: Setting) {
  const side = SIDES[mark];
  const corps = chief ? null : `${side}-${wing}`;
  const found = pieces.find(
    ({ of, counter }) => of === 'leader' && counter.side === side && counter.corps === corps,
  );
  const isAsked = step === 'movement' || step === 'combat';
  if (found || !isAsked || chief) return { id: found?.id ?? null, absent: null };
  const id = `${corps}-leader`;
  const aide = { value: 0, radius: 4 };
  const absent = { id, name: 'Nobody', side, corps, value: 0, radius: 0, movement: 12, aide, at: null };
  return { id, absent };
}

function mapOf({ map: { roads = [], streams, columns = SIZE, rows = SIZE, ...ground } }: Setting) {
  return {
    columns,
    rows,
    ...ground,
    roads: roads.map((hexes) => ({ name: 'Road', hexes })),
    streams: streams ? [{ name: 'Stream', hexsides: streams }] : [],
  };
}

const FLAGS = ['disorganised', 'routed', 'reduced', 'moved', 'attacked', 'charging', 'captured'];

function startOf(
  pieces: readonly Piece[],
  { step, side: mark, corps, chief, commanded, turn, cup, drawn, demoralized }: Setting,
  { id: leader, absent }: ReturnType<typeof drawnLeader>,
) {
  const side = SIDES[mark];
  const ids = (flag: string) => pieces.filter(({ flags }) => flags.includes(flag)).map(({ id }) => id);
  const isSegment = step === 'movement' || step === 'combat';
  const led = isSegment ? { leader, corps: `${side}-${corps}`, side: null } : { side };
  return {
    ...{ turn, step, demoralized, ...led },
    ...(step === 'cup' ? { side: null } : {}),
    commanded: commanded ?? (absent ? 'all' : 'reached'),
    cup: cup ?? (isSegment && !chief ? [] : null),
    drawnInARow: drawn
      ? { side: drawn.startsWith('F') ? SIDES.F : SIDES.S, markers: Number(drawn.slice(1)) }
      : null,
    aides: ids('aide'),
    ...Object.fromEntries(FLAGS.map((flag) => [flag, ids(flag)])),
  };
}
