/** Artillery fire and its capture: cases 5.0 to 5.35. */

import type { CounterId } from '../../../../core/contract/values';
import { distance, type HexIndex, numberOf, OFF_MAP } from '../../../../core/hex/hex';
import { hook } from '../../engine/hook';
import { unknownCounter } from '../../engine/reasons';
import { decided, type End, type Result } from '../../play/prospects';
import type { Reason, Receipt, ReceiptItem } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import { lastAsked, whileSightsLast } from '../../state/lastAsked';
import type { Piece } from '../../state/piece';
import { enemySide, pieceOf } from '../../state/position';
import { type FireResult, fireResult, RANGES, rangeColumn, resultsAtRange } from '../../tables/artilleryFire';
import { named } from '../../wording';
import { type Aim, isSeenBy, lineOfSight } from './line-of-sight';
import {
  aimedAtFriend,
  aimedAtNoUnit,
  firesForEnemy,
  firesNever,
  gunOffMap,
  hasFired,
  sightBlocked,
  targetOffMap,
} from './reasons';

/** All reasons why a gun may not fire at a unit now; the phase is judged by the sequence of play. */
export function fireReasons(board: Board, gunId: CounterId, targetId: CounterId): readonly Reason[] {
  const gun = pieceOf(board, gunId);
  const target = pieceOf(board, targetId);
  if (!gun) return [unknownCounter(board, gunId)];
  if (!target) return [unknownCounter(board, targetId)];
  return [...gunReasons(board, gun), ...targetReasons(board, gun, target)];
}

/** Why a counter cannot be chosen to fire. */
export function gunReasons(board: Board, gun: Piece): readonly Reason[] {
  if (gun.kind !== 'artillery') return [firesNever(board, gun)];
  const reasons: Reason[] = [];
  if (gun.side !== board.phasingIndex) reasons.push(firesForEnemy(board, gun));
  if (gun.hex === OFF_MAP) reasons.push(gunOffMap(board, gun));
  if (gun.fired) reasons.push(hasFired(board, gun));
  return reasons;
}

/** Why a gun may not fire at that counter where both stand. */
function targetReasons(board: Board, gun: Piece, target: Piece): readonly Reason[] {
  if (!target.unit) return [aimedAtNoUnit(board, target)];
  if (target.side === board.phasingIndex) return [aimedAtFriend(board, target)];
  if (target.hex === OFF_MAP) return [targetOffMap(board, target)];
  return gun.hex === OFF_MAP ? [] : sightReasons(board, gun, target.hex, 'unit');
}

/** All that stops the gun's line of sight to a hex. */
export function sightReasons(board: Board, gun: Piece, target: HexIndex, aim: Aim): readonly Reason[] {
  const { blocks } = lineOfSight(board, gun.hex, target, aim);
  const number = numberOf(board.field.grid, target);
  // The last of them says what to do instead; walls have no such way out.
  return blocks.map((block, i) =>
    sightBlocked(board, gun, number, block, aim === 'unit' && i === blocks.length - 1),
  );
}

/** Whether a gun that may fire has another task than firing at a unit. */
export const mayActOtherwise = hook((_board, _gun: Piece): boolean => false);

/** Guns of the Phasing Player that have not fired, and see an enemy unit or have another task. */
export const gunsThatMayAct = lastAsked((board): readonly Piece[] =>
  board.guns.filter((gun) => isOpenGun(board, gun) && mayAct(board, gun)),
);

/** Whether a gun of the Phasing Player has yet to fire, whatever it sees. */
export function isOpenGun(board: Board, gun: Piece): boolean {
  return gun.hex !== OFF_MAP && !gun.fired && gun.side === board.phasingIndex;
}

function mayAct(board: Board, gun: Piece): boolean {
  return targetsOf(board, gun).length > 0 || mayActOtherwise(board, gun);
}

/** Enemy units that a gun sees, disrupted ones too (5.11). */
export function targetsOf(board: Board, gun: Piece): readonly Piece[] {
  const known = seenFrom(board);
  const from = gun.hex * 2 + gun.side;
  const seen = known.get(from);
  if (seen?.board === board) return seen.units;
  const units = seen
    ? seen.units.flatMap(({ index }) => board.pieces[index] ?? [])
    : board.forces[enemySide(gun.side)].filter((piece) => isSeenBy(board, gun, piece));
  known.set(from, { board, units });
  return units;
}
/** By the hex of the gun and its side; of another board on which all stand alike it is the same units. */
const seenFrom = whileSightsLast(
  () => new Map<number, { readonly board: Board; readonly units: readonly Piece[] }>(),
);

/** Hexes from the gun to the target, the target counted. @rule 5.11 */
export function rangeOf(board: Board, gun: Piece, target: Piece): number {
  return distance(board.field.grid, gun.hex, target.hex);
}

/** Ways in six of disrupting at that range. */
export function waysToDisrupt(range: number): number {
  const ways = waysAt[range] ?? resultsAtRange(range).find(({ result }) => result === 'Dd')?.ways ?? 0;
  waysAt[range] = ways;
  return ways;
}
/** By range; filled as it is asked for. */
const waysAt: number[] = [];

/** What the die will decide, or with `die` has decided. @rule 5.1 */
export function fireReceipt(board: Board, gun: Piece, target: Piece, die: number | null): Receipt {
  const range = rangeOf(board, gun, target);
  const column = rangeColumn(range);
  const item = (by: string, why: string, counters: readonly CounterId[]): ReceiptItem => ({
    ...{ by, because: why, rule: '5.11', counters },
  });
  const items = [
    item(`range ${range}`, `column ${RANGES[column]} of the Artillery Fire Table`, [gun.id, target.id]),
  ];
  if (target.disrupted)
    items.push(item('no effect', 'the target is disrupted already and fire eliminates no unit', [target.id]));
  return {
    title: `Fire of ${named(board, gun)} on ${named(board, target)}`,
    items,
    total: chanceToDisrupt(board, gun, target),
    ...decided(
      [{ name: target.printed.name, counter: target.id }],
      resultsAtRange(range).map(({ result, ways }) => fireOutcome(target, result, ways)),
      die === null ? null : fireResult(column, die),
    ),
    table: { id: 'artillery-fire', column, row: die === null ? null : die - 1 },
  };
}

/** `2 in 6`, or that fire does nothing to a unit that is disrupted already. @rule 5.11 */
export function chanceToDisrupt(board: Board, gun: Piece, target: Piece): string {
  return target.disrupted ? 'no effect' : `${waysToDisrupt(rangeOf(board, gun, target))} in 6`;
}

function fireOutcome(target: Piece, result: FireResult, ways: number): Result {
  const name = target.printed.name;
  if (isDisruptedBy(target, result)) {
    const end: End = { what: 'disrupted', tone: 'good' };
    return { label: result, tone: 'good', means: `${name} is disrupted`, ways, ends: [end] };
  }
  const means = target.disrupted ? `nothing happens; ${name} is disrupted already` : 'nothing happens';
  return { label: result, tone: 'none', means, ways, ends: [{ what: 'nothing', tone: 'none' }] };
}

/** Whether that result disrupts the unit: fire does nothing to one that is disrupted already. @rule 5.11 */
function isDisruptedBy(target: Piece, result: FireResult): boolean {
  return result === 'Dd' && !target.disrupted;
}

/** Whether that die disrupts at the range between the two. */
export function disrupts(board: Board, gun: Piece, target: Piece, die: number): boolean {
  return isDisruptedBy(target, fireResult(rangeColumn(rangeOf(board, gun, target)), die));
}
