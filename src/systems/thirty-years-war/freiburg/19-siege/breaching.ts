/** Fire at the walls of the town: case 19.55. Two hits on a hex breach every wall and gateway along it. */

import * as v from 'valibot';
import type { CounterId } from '../../../../core/contract/values';
import { distance, type HexIndex, hexAt, neighbour, numberOf, OFF_MAP } from '../../../../core/hex/hex';
import type { Read } from '../../../../core/json/readJson';
import { change } from '../../engine/change';
import { counterIdSchema } from '../../engine/commandParts';
import { command, event } from '../../engine/declare';
import { inTurn } from '../../engine/inTurn';
import { unknownCounter } from '../../engine/reasons';
import { decided, type Result } from '../../play/prospects';
import type { Reason, Receipt, ReceiptItem } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import {
  gunReasons,
  gunsThatMayAct,
  sightReasons,
  waysToDisrupt,
} from '../../standard/05-artillery/artillery';
import { hasLineOfSight } from '../../standard/05-artillery/line-of-sight';
import { wallIsBreached, wallStands } from '../../standard/12-terrain/barriers';
import { lowestEqual } from '../../state/equals';
import type { Piece } from '../../state/piece';
import { knownPiece, pieceOf, positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { fireResult, RANGES, rangeColumn, resultsAtRange } from '../../tables/artilleryFire';
import { counted, listed, named } from '../../wording';
import { type FreiburgState, freiburgOf, withFreiburg } from '../state';
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

const DIRECTIONS = [0, 1, 2, 3, 4, 5];

/** Unbreached walls and gateways along a hex, each by the hex beyond it. */
function standingAlong(state: State, hex: HexIndex): readonly HexIndex[] {
  const { field, walls } = positionOf(state);
  return DIRECTIONS.filter((direction) => wallStands(walls, hex, direction)).map((direction) =>
    neighbour(field.grid, hex, direction),
  );
}

/** All reasons why a gun may not fire at the walls of a hex now. */
export function wallFireReasons(state: State, gun: Piece, at: HexNumber): readonly Reason[] {
  const unable = gunReasons(state, gun);
  if (unable.length > 0) return unable;
  const position = positionOf(state);
  const hex = hexAt(position.field.grid, at);
  if (hex === OFF_MAP) return [noHexOfWalls(state, gun, at)];
  if (standingAlong(state, hex).length === 0) {
    const isOpen = DIRECTIONS.some((direction) => wallIsBreached(position.walls, hex, direction));
    return [isOpen ? wallsBreached(state, at) : noWallAlong(state, at)];
  }
  if (hex === gun.hex) return [gunInThatHex(state, gun)];
  return sightReasons(state, gun, hex, 'walls');
}

/** Hexes with a wall that the gun may fire at, the nearest first. */
export function wallTargets(state: State, gun: Piece): readonly HexNumber[] {
  const position = positionOf(state);
  const { grid, scenario } = position.field;
  const { fortress } = scenario.map;
  const beside = new Set(fortress?.hexsides.flatMap(({ inside, outside }) => [inside, outside]));
  return [...beside]
    .map((at) => ({ at, hex: hexAt(grid, at) }))
    .filter(
      ({ hex }) =>
        hex !== gun.hex &&
        standingAlong(state, hex).length > 0 &&
        hasLineOfSight(position, state.options, gun.hex, hex, 'walls'),
    )
    .sort(
      (a, b) =>
        distance(grid, gun.hex, a.hex) - distance(grid, gun.hex, b.hex) || Number(a.at) - Number(b.at),
    )
    .map(({ at }) => at);
}

export const fireAtWalls = command('fireAtWalls', {
  form,
  given: {
    phase: 'artilleryFire',
    elsewhere: noWallsHere,
  },
  check(state, { gun: id, at }) {
    const gun = pieceOf(state, id);
    return gun ? wallFireReasons(state, gun, at) : [unknownCounter(state, id)];
  },
  canonical: (state, command) => ({ ...command, gun: lowestEqual(state, command.gun) }),
  *moves(state, asking) {
    for (const gun of inTurn(gunsThatMayAct(state), asking)) {
      if (lowestEqual(state, gun.id) !== gun.id) continue;
      for (const at of inTurn(wallTargets(state, gun), asking)) yield { do: 'fireAtWalls', gun: gun.id, at };
    }
  },
  resolve(play, { gun: id, at }) {
    const column = rangeColumn(rangeTo(play.state, knownPiece(play.state, id), at));
    const [die = 0] = play.dice([`Fire at the walls of ${at}`]);
    play.emit({ happened: 'wallsFiredAt', gun: id, at, die, hit: fireResult(column, die) === 'Dd' });
  },
});

export const wallsFiredAt = event('wallsFiredAt', (state, { gun, at, hit }) => {
  const fired = change(state, [gun], (counter) => ({ ...counter, fired: true }));
  return hit ? withFreiburg(fired, { wallHits: withHit(freiburgOf(state).wallHits, at) }) : fired;
});

function withHit(hits: FreiburgState['wallHits'], at: HexNumber): FreiburgState['wallHits'] {
  return { ...hits, [at]: Math.min((hits[at] ?? 0) + 1, HITS_TO_BREACH) };
}

export function rangeTo(state: State, gun: Piece, at: HexNumber): number {
  const { grid } = positionOf(state).field;
  return distance(grid, gun.hex, hexAt(grid, at));
}

/** What the fire would breach: `the wall to 1012 and the Breisacher Tor to 1013`. */
export function wallsInWords(state: State, at: HexNumber): string {
  const { field } = positionOf(state);
  const hex = hexAt(field.grid, at);
  const beyond = standingAlong(state, hex).map((other) => ({
    word: wallWord(field, hex, other),
    to: numberOf(field.grid, other),
  }));
  const walls = beyond.flatMap(({ word, to }) => (word === 'wall' ? to : [])).sort();
  const gates = beyond.filter(({ word }) => word !== 'wall').map(({ word, to }) => `the ${word} to ${to}`);
  const plain = walls.length > 0 ? [`the ${walls.length > 1 ? 'walls' : 'wall'} to ${listed(walls)}`] : [];
  return listed([...plain, ...gates]);
}

const MEANS = {
  breached: 'all walls of the hex are breached',
  'hit once': 'a first hit; one more breaches its walls',
  nothing: 'no effect',
} as const;

/** What the die will decide, or with `die` has decided. @rule freiburg:19.55 */
export function wallFireReceipt(state: State, gun: Piece, at: HexNumber, die: number | null): Receipt {
  const range = rangeTo(state, gun, at);
  const column = rangeColumn(range);
  const ways = waysToDisrupt(range);
  const hits = freiburgOf(state).wallHits[at] ?? 0;
  const hit =
    hits + 1 >= HITS_TO_BREACH
      ? ({ what: 'breached', tone: 'best' } as const)
      : ({ what: 'hit once', tone: 'good' } as const);
  const item = (by: string, why: string, rule: ReceiptItem['rule']): ReceiptItem => ({
    ...{ by, because: why, rule },
    counters: [gun.id],
  });
  return {
    title: `Fire of ${named(positionOf(state), gun)} at the walls of ${at}`,
    items: [
      item(`range ${range}`, `column ${RANGES[column]} of the Artillery Fire Table`, '5.11'),
      item(
        `${hits} of ${HITS_TO_BREACH}`,
        `${counted(hits, 'hit')} on ${at} so far; ${HITS_TO_BREACH} breach ${wallsInWords(state, at)}`,
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
