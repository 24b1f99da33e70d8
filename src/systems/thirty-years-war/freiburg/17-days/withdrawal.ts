/** Withdrawal of Bavarian guns: case 17.34. A free way to an exit hex, then one die. */
import * as v from 'valibot';
import type { CounterId } from '../../../../core/contract/values';
import { DIRECTIONS, type HexIndex, hexAt, neighbour, numberOf, OFF_MAP } from '../../../../core/hex/hex';
import type { Read } from '../../../../core/json/readJson';
import { counterIdSchema } from '../../engine/commandParts';
import { command, event } from '../../engine/declare';
import { inTurn } from '../../engine/inTurn';
import { unknownCounter } from '../../engine/reasons';
import { decided } from '../../play/prospects';
import type { Reason, Receipt } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import { gunReasons, isOpenGun } from '../../standard/05-artillery/artillery';
import { stepsOf } from '../../standard/06-movement/reach';
import { PROHIBITED } from '../../standard/12-terrain/terrain';
import type { Board } from '../../state/board';
import { lowestEqual } from '../../state/equals';
import { whileUnitsLast } from '../../state/lastAsked';
import type { Piece } from '../../state/piece';
import { FIRED } from '../../state/piece';
import { controllersOf, enemySide, isInEnemyZoc, knownPiece, pieceOf, unitIn } from '../../state/position';
import { named, nameInRecords } from '../../wording';
import { bavarianIndex, today } from '../15-morale/armies';
import { firedInstead, gunsStay, notBavarian, notThatDay, noWayToExit, waysCut } from './reasons';

const form = v.strictObject({ do: v.literal('withdrawGun'), gun: counterIdSchema });

declare module '../../engine/types' {
  interface CommandTypes {
    /** A gun is taken off the field instead of firing. */
    withdrawGun: Read<typeof form>;
  }
  interface EventTypes {
    gunWithdrawn: { readonly gun: CounterId; readonly die: number; readonly away: boolean };
  }
}

/** A way over the map by hex numbers, and those of its hexes that enemies close. */
type Route = { readonly way: readonly HexNumber[]; readonly cut: readonly HexNumber[] };

/** The roll that brings a gun away. @rule freiburg:17.34 */
export const AWAY = 6;
/** A hex closed by the French counts as much as any detour. */
const CLOSED = 1000;

/** The way that is shown for a Bavarian gun on the day on which guns may go. */
export function withdrawalRoute(board: Board, gun: Piece): Route | null {
  const mayGo = today(board).withdrawal && gun.side === bavarianIndex(board.scenario);
  return mayGo ? routeOf(board, gun) : null;
}

/**
 * The shortest free way from the gun to an exit hex, or of those with the fewest hexes that the French close. No hex
 * but its own may be French-occupied or in a French Zone of Control, the exit hex included.
 */
function routeOf(board: Board, gun: Piece): Route {
  const known = routes(board, enemySide(gun.side));
  const from = board.day * board.field.grid.size + gun.hex;
  const route = known.get(from) ?? findRoute(board, gun);
  known.set(from, route);
  return route;
}
/** By the day, which has its own exits, and the hex of the gun: nothing but the French and walls closes a way. */
const routes = whileUnitsLast(() => new Map<number, Route>());

function findRoute(board: Board, gun: Piece): Route {
  const { grid } = board.field;
  const cost = new Int32Array(grid.size).fill(-1);
  const previous = new Int16Array(grid.size).fill(OFF_MAP);
  const exits = new Set(today(board).exitHexes.map((number) => hexAt(grid, number)));
  const step = stepsOf(board, gun);
  const open = new Set([gun.hex]);
  cost[gun.hex] = 0;
  let end = OFF_MAP;
  while (open.size > 0) {
    let at = OFF_MAP;
    for (const hex of open) if (at === OFF_MAP || (cost[hex] ?? 0) < (cost[at] ?? 0)) at = hex;
    if (exits.has(at)) {
      end = at;
      break;
    }
    open.delete(at);
    for (const direction of DIRECTIONS) {
      const next = neighbour(grid, at, direction);
      // The cost of a step depends on the hex that it enters: the first way found is the best.
      if (cost[next] !== -1 || step(at, direction) >= PROHIBITED) continue;
      cost[next] = (cost[at] ?? 0) + (isClosed(board, gun, next) ? CLOSED : 1);
      previous[next] = at;
      open.add(next);
    }
  }
  if (end === OFF_MAP) return { way: [], cut: [] };
  const hexes: number[] = [end];
  for (let at = end; at !== gun.hex; at = previous[at] ?? gun.hex) hexes.unshift(previous[at] ?? gun.hex);
  const numbers = (some: readonly HexIndex[]) => some.map((hex) => numberOf(grid, hex));
  const cut = hexes.slice(1).filter((hex) => isClosed(board, gun, hex));
  return { way: numbers(hexes), cut: numbers(cut) };
}

function isClosed(board: Board, { side }: Piece, hex: number): boolean {
  return unitIn(board, hex)?.side === enemySide(side) || isInEnemyZoc(board, side, hex);
}

/** Enemy units that stand in the hex or control it. */
export function closersOf(board: Board, gun: Piece, hex: number): readonly Piece[] {
  const enemy = enemySide(gun.side);
  const there = unitIn(board, hex);
  return there?.side === enemy ? [there] : controllersOf(board, enemy, hex);
}

/** All reasons why a gun may not be withdrawn now. @rule freiburg:17.34 */
export function withdrawalReasons(board: Board, gun: Piece): readonly Reason[] {
  if (!today(board).withdrawal) return [notThatDay(board, gun)];
  if (gun.fired && gun.hex !== OFF_MAP) return [firedInstead(board, gun)];
  const unable = gunReasons(board, gun);
  if (unable.length > 0) return unable;
  if (gun.side !== bavarianIndex(board.scenario)) return [notBavarian(board, gun)];
  const { way, cut } = routeOf(board, gun);
  if (way.length === 0) return [noWayToExit(board, gun)];
  if (cut.length === 0) return [];
  const { grid } = board.field;
  const by = new Set(cut.flatMap((number) => closersOf(board, gun, hexAt(grid, number))));
  return [waysCut(board, gun, [...by], cut)];
}

export const withdrawGun = command('withdrawGun', {
  form,
  given: {
    phase: 'artilleryFire',
    elsewhere: gunsStay,
  },
  check(board, { gun: id }) {
    const gun = pieceOf(board, id);
    return gun ? withdrawalReasons(board, gun) : [unknownCounter(board, id)];
  },
  canonical: (board, command) => ({ ...command, gun: lowestEqual(board, command.gun) }),
  *moves(board, asking) {
    for (const gun of inTurn(board.guns, asking))
      if (
        isOpenGun(board, gun) &&
        lowestEqual(board, gun.id) === gun.id &&
        withdrawalReasons(board, gun).length === 0
      )
        yield { do: 'withdrawGun', gun: gun.id };
  },
  resolve(play, { gun: id }) {
    const gun = knownPiece(play.board, id);
    const die = play.die(() => `Withdrawal of ${nameInRecords(play.board, gun)}`);
    play.emit({ happened: 'gunWithdrawn', gun: id, die, away: die === AWAY });
  },
});

export const gunWithdrawn = event('gunWithdrawn', (board, { gun, away }) => {
  const piece = knownPiece(board, gun);
  board.remove(piece, away ? 'withdrawn' : 'destroyed');
  board.flag(piece, FIRED);
});

/** What the die will decide, or with `die` has decided. @rule freiburg:17.34 */
export function withdrawalReceipt(board: Board, gun: Piece, die: number | null): Receipt {
  return {
    title: `Withdrawal of ${named(board, gun)}`,
    items: [
      { by: `${AWAY}`, because: 'brings the gun away', rule: 'freiburg:17.34', counters: [gun.id] },
      { by: '1 to 5', because: 'it is lost on the way', rule: 'freiburg:17.34', counters: [gun.id] },
    ],
    total: '1 in 6',
    ...decided(
      [{ name: gun.printed.name, counter: gun.id }],
      [
        {
          ...{ label: 'away', tone: 'good', means: 'the gun leaves the map; neither side scores for it' },
          ...{ ways: 1, ends: [{ what: 'gets away', tone: 'good' }] },
        },
        {
          ...{ label: 'lost', tone: 'bad', means: 'the gun is gone and counts as destroyed' },
          ...{ ways: 5, ends: [{ what: 'lost', tone: 'bad' }] },
        },
      ],
      die === null ? null : die === AWAY ? 'away' : 'lost',
    ),
    table: null,
  };
}
