/** Fire at the walls of the town: case 19.55. Two hits on a hex breach every wall and gateway along it. */

import * as v from 'valibot';
import type { CounterId } from '../../../../core/contract/values';
import {
  DIRECTIONS,
  distance,
  type HexIndex,
  hexAt,
  neighbour,
  numberOf,
  OFF_MAP,
} from '../../../../core/hex/hex';
import type { Read } from '../../../../core/json/readJson';
import { counterIdSchema } from '../../engine/commandParts';
import { command, event } from '../../engine/declare';
import { inTurn } from '../../engine/inTurn';
import { unknownCounter } from '../../engine/reasons';
import { decided, type Result } from '../../play/prospects';
import type { Reason, Receipt, ReceiptItem } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import { gunReasons, isOpenGun, sightReasons, waysToDisrupt } from '../../standard/05-artillery/artillery';
import { hasLineOfSight } from '../../standard/05-artillery/line-of-sight';
import { wallIsBreached, wallStands } from '../../state/barriers';
import type { Battlefield } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { lowestEqual } from '../../state/equals';
import { whileSightsLast } from '../../state/lastAsked';
import type { Piece } from '../../state/piece';
import { FIRED } from '../../state/piece';
import { knownPiece, pieceOf } from '../../state/position';
import { fireResult, RANGES, rangeColumn, resultsAtRange } from '../../tables/artilleryFire';
import { counted, listed, named } from '../../wording';
import { changeFreiburg, type FreiburgState, freiburgOf } from '../state';
import { gunInThatHex, noHexOfWalls, noWallAlong, noWallsHere, wallsBreached } from './reasons';
import { wallWord } from './wall-names';
import { HITS_TO_BREACH } from './walls';

const form = v.strictObject({ do: v.literal('fireAtWalls'), gun: counterIdSchema, at: v.string() });

declare module '../../engine/types' {
  interface CommandTypes {
    /** Fire at the walls of a hex instead of at a unit. */
    fireAtWalls: Read<typeof form>;
  }
  interface EventTypes {
    /** `hit` is one of the results that breach them. */
    wallsFiredAt: {
      readonly gun: CounterId;
      readonly at: HexNumber;
      readonly die: number;
      readonly hit: boolean;
    };
  }
}

/** Unbreached walls and gateways along a hex, each by the hex beyond it. */
function standingAlong(board: Board, hex: HexIndex): readonly HexIndex[] {
  const { field, walls } = board;
  return DIRECTIONS.filter((direction) => wallStands(walls, hex, direction)).map((direction) =>
    neighbour(field.grid, hex, direction),
  );
}

/** All reasons why a gun may not fire at the walls of a hex now. */
export function wallFireReasons(board: Board, gun: Piece, at: HexNumber): readonly Reason[] {
  const unable = gunReasons(board, gun);
  if (unable.length > 0) return unable;
  const hex = hexAt(board.field.grid, at);
  if (hex === OFF_MAP) return [noHexOfWalls(board, gun, at)];
  if (standingAlong(board, hex).length === 0) {
    const isOpen = DIRECTIONS.some((direction) => wallIsBreached(board.walls, hex, direction));
    return [isOpen ? wallsBreached(board, at) : noWallAlong(board, at)];
  }
  if (hex === gun.hex) return [gunInThatHex(board, gun)];
  return sightReasons(board, gun, hex, 'walls');
}

/** Hexes with a wall that the gun may fire at, the nearest first. */
export function wallTargets(board: Board, gun: Piece): readonly HexNumber[] {
  return wallTargetsFrom(board, gun.hex);
}

/** Those of a gun that stood there. */
export function wallTargetsFrom(board: Board, from: HexIndex): readonly HexNumber[] {
  const known = targetsBy(board);
  const targets = known.get(from) ?? findWallTargets(board, from);
  known.set(from, targets);
  return targets;
}
/** By the hex of the gun. */
const targetsBy = whileSightsLast(() => new Map<HexIndex, readonly HexNumber[]>());

function findWallTargets(board: Board, from: HexIndex): readonly HexNumber[] {
  const { grid } = board.field;
  const range = (hex: HexIndex) => distance(grid, from, hex);
  return hexesWithWalls(board.field)
    .filter(({ hex }) => isWallTarget(board, from, hex))
    .toSorted((a, b) => range(a.hex) - range(b.hex) || Number(a.at) - Number(b.at))
    .map(({ at }) => at);
}

function isWallTarget(board: Board, from: HexIndex, hex: HexIndex): boolean {
  return hex !== from && hasLineOfSight(board, from, hex, 'walls') && hasStanding(board, hex);
}

function hasStanding({ walls }: Board, hex: HexIndex): boolean {
  for (const direction of DIRECTIONS) if (wallStands(walls, hex, direction)) return true;
  return false;
}

/** Hexes on either side of a wall or gateway; found once a map. */
function hexesWithWalls(field: Battlefield): readonly WithWalls[] {
  const known = withWalls.get(field);
  if (known) return known;
  const sides = field.scenario.map.fortress?.hexsides ?? [];
  const numbers = new Set(sides.flatMap(({ inside, outside }) => [inside, outside]));
  const hexes = [...numbers].map((at) => ({ at, hex: hexAt(field.grid, at) }));
  withWalls.set(field, hexes);
  return hexes;
}
type WithWalls = { readonly at: HexNumber; readonly hex: HexIndex };
const withWalls = new WeakMap<Battlefield, readonly WithWalls[]>();

export const fireAtWalls = command('fireAtWalls', {
  form,
  given: {
    phase: 'artilleryFire',
    elsewhere: noWallsHere,
  },
  check(board, { gun: id, at }) {
    const gun = pieceOf(board, id);
    return gun ? wallFireReasons(board, gun, at) : [unknownCounter(board, id)];
  },
  canonical: (board, command) => ({ ...command, gun: lowestEqual(board, command.gun) }),
  *moves(board, asking) {
    for (const gun of inTurn(board.guns, asking)) {
      if (!isOpenGun(board, gun) || lowestEqual(board, gun.id) !== gun.id) continue;
      for (const { at, hex } of inTurn(hexesWithWalls(board.field), asking))
        if (isWallTarget(board, gun.hex, hex)) yield { do: 'fireAtWalls', gun: gun.id, at };
    }
  },
  resolve(play, { gun: id, at }) {
    const column = rangeColumn(rangeTo(play.board, knownPiece(play.board, id), at));
    const die = play.die(() => `Fire at the walls of ${at}`);
    play.emit({ happened: 'wallsFiredAt', gun: id, at, die, hit: fireResult(column, die) === 'Dd' });
  },
});

export const wallsFiredAt = event('wallsFiredAt', (board, { gun, at, hit }) => {
  board.flag(knownPiece(board, gun), FIRED);
  if (hit) changeFreiburg(board, { wallHits: withHit(freiburgOf(board).wallHits, at) });
});

function withHit(hits: FreiburgState['wallHits'], at: HexNumber): FreiburgState['wallHits'] {
  return { ...hits, [at]: Math.min((hits[at] ?? 0) + 1, HITS_TO_BREACH) };
}

/** As if the walls of every hex had been hit that often. */
export function breachAll(board: Board): void {
  const hits = hexesWithWalls(board.field).map(({ at }) => [at, HITS_TO_BREACH]);
  changeFreiburg(board, { wallHits: Object.fromEntries(hits) });
}

export function rangeTo(board: Board, gun: Piece, at: HexNumber): number {
  const { grid } = board.field;
  return distance(grid, gun.hex, hexAt(grid, at));
}

/** What the fire would breach: `the wall to 1012 and the Breisacher Tor to 1013`. */
export function wallsInWords(board: Board, at: HexNumber): string {
  const { field } = board;
  const hex = hexAt(field.grid, at);
  const beyond = standingAlong(board, hex).map((other) => ({
    word: wallWord(field, hex, other),
    to: numberOf(field.grid, other),
  }));
  const walls = beyond.flatMap(({ word, to }) => (word === 'wall' ? to : [])).sort();
  const gates = beyond.filter(({ word }) => word !== 'wall').map(({ word, to }) => `the ${word} to ${to}`);
  const plain = walls.length > 0 ? [`the ${walls.length > 1 ? 'walls' : 'wall'} to ${listed(walls)}`] : [];
  return listed([...plain, ...gates]);
}

/** What comes of a hit there: `two hits breach the wall to 1012`, `the second hit breaches the wall to 1012`. */
export function hitInWords(board: Board, at: HexNumber): string {
  const breaches = hitsOn(board, at) + 1 >= HITS_TO_BREACH ? 'the second hit breaches' : 'two hits breach';
  return `${breaches} ${wallsInWords(board, at)}`;
}

function hitsOn(board: Board, at: HexNumber): number {
  return freiburgOf(board).wallHits[at] ?? 0;
}

const MEANS = {
  breached: 'all walls of the hex are breached',
  'hit once': 'a first hit; one more breaches its walls',
  nothing: 'no effect',
} as const;

/** What the die will decide, or with `die` has decided. @rule freiburg:19.55 */
export function wallFireReceipt(board: Board, gun: Piece, at: HexNumber, die: number | null): Receipt {
  const range = rangeTo(board, gun, at);
  const column = rangeColumn(range);
  const ways = waysToDisrupt(range);
  const hits = hitsOn(board, at);
  const hit =
    hits + 1 >= HITS_TO_BREACH
      ? ({ what: 'breached', tone: 'best' } as const)
      : ({ what: 'hit once', tone: 'good' } as const);
  const item = (by: string, why: string, rule: ReceiptItem['rule']): ReceiptItem => ({
    ...{ by, because: why, rule },
    counters: [gun.id],
  });
  return {
    title: `Fire of ${named(board, gun)} at the walls of ${at}`,
    items: [
      item(`range ${range}`, `column ${RANGES[column]} of the Artillery Fire Table`, '5.11'),
      item(
        `${hits} of ${HITS_TO_BREACH}`,
        `${counted(hits, 'hit')} on ${at} so far; ${HITS_TO_BREACH} breach ${wallsInWords(board, at)}`,
        'freiburg:19.55',
      ),
    ],
    total: `${ways} in 6`,
    ...decided(
      [{ name: `Walls of ${at}`, counter: null }],
      resultsAtRange(range).map(({ result, ways: times }): Result => {
        const end = result === 'Dd' ? hit : ({ what: 'nothing', tone: 'none' } as const);
        return { label: result, tone: end.tone, means: MEANS[end.what], ways: times, ends: [end] };
      }),
      die === null ? null : fireResult(column, die),
    ),
    table: { id: 'artillery-fire', column, row: die === null ? null : die - 1 },
  };
}
