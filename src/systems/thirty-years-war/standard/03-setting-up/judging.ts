/**
 * Setting up: case 3.0, for battles in which the players place their own forces. A set-up is judged as a whole, and
 * units stand one to a hex (6.32).
 */

import type { SideId } from '../../../../core/contract/values';
import { distance, hexAt, OFF_MAP } from '../../../../core/hex/hex';
import type { Placed } from '../../engine/commandParts';
import { hook } from '../../engine/hook';
import { unknownCounter } from '../../engine/reasons';
import type { BattlePlay } from '../../engine/system';
import type { Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import type { Force, PrintedCounter } from '../../scenario/scenario';
import { battlefieldOf, isUnit } from '../../state/battlefield';
import { Board } from '../../state/board';
import { afterSetUp, firstPlayer } from '../04-sequence/end';
import { endIfDecided } from '../10-leaders/loss';
import { mayBeSetUp, terrainOf } from '../12-terrain/terrain';
import { groundOf, moreHexes, type Slot, sideToSetUp, slotsById, slotsOf, unitsWithoutHex } from './forces';
import {
  enemyStandsThere,
  notOfForce,
  type Outside,
  outsideZone,
  setUpTwice,
  stillToPlace,
  twoUnitsInHex,
  zoneFilledFirst,
} from './reasons';
import { type Positions, type Standing, standingOf } from './standing';

/** All that is wrong with a whole set-up. */
export function setUpReasons(board: Board, side: SideId, positions: readonly Placed[]): readonly Reason[] {
  const byId = slotsById(board, side);
  const reasons: Reason[] = [];
  const given: { [counter: string]: HexNumber } = {};
  for (const { counter, at } of positions) {
    const slot = byId.get(counter);
    if (!slot) {
      const known = board.scenario.counters.find(({ id }) => id === counter);
      reasons.push(known ? notOfForce(board, known) : unknownCounter(board, counter));
    } else if (given[counter] !== undefined) {
      reasons.push(setUpTwice(board, slot.printed));
    } else {
      given[counter] = at;
      if (!slot.hexes.has(at)) reasons.push(outsideReason(board, side, slot, at));
    }
  }
  return [
    ...reasons,
    ...enemyReasons(board, side, given),
    ...crowdReasons(board, byId, given),
    ...crowdedBeyond(board, side, standingOf(board, side, given)),
    ...stillToSetUp(board, side, standingOf(board, side, given)),
  ];
}

/** However the enemy came to stand there, no counter is set up in his hex. @rule 6.12 */
function enemyReasons(board: Board, side: SideId, given: Positions): readonly Reason[] {
  const hexes = new Set(Object.values(given));
  return board.pieces
    .filter(({ at, holder }) => at !== null && holder !== side && hexes.has(at))
    .map((enemy) => enemyStandsThere(board, enemy));
}

/** More units in the second area of a part of the force than it takes. */
export function crowdedBeyond(board: Board, side: SideId, standing: Standing): readonly Reason[] {
  const { scenario, deployment } = board;
  return (deployment?.forces[side] ?? []).flatMap((force) => {
    const { more } = force;
    if (!more) return [];
    const beyond = new Set(moreHexes(scenario, force));
    const there = slotsOf(board, side).filter(
      ({ index, printed, force: own }) =>
        own === force && isUnit(printed) && beyond.has(standing[index] ?? ''),
    );
    if (there.length <= more.most) return [];
    const zone = groundOf(board, side, force);
    const free = zone.filter((hex) => !standing.includes(hex));
    return [zoneFilledFirst(board, more.most, zone.length, more, { hexes: free })];
  });
}

/** Why that counter is not set up there. */
export function outsideReason(board: Board, side: SideId, slot: Slot, at: HexNumber): Reason {
  return outsideZone(board, slot, at, whyOutside(board, side, slot, at));
}

function whyOutside(board: Board, side: SideId, { printed, force }: Slot, at: HexNumber): Outside {
  const field = battlefieldOf(board.scenario);
  const hex = hexAt(field.grid, at);
  if (hex === OFF_MAP) return { why: 'offMap' };
  if (!mayBeSetUp(field, printed.kind, hex)) return { why: 'ground', ground: terrainOf(field, hex) };
  return tooNear(board, side, force, at) ?? { why: 'beyond' };
}

/** What a part of the force keeps away from besides the enemy counters that its zone names: hexes, and how far. */
export const shunned = hook(
  (
    _board,
    _force: Force,
  ): { readonly hexes: readonly HexNumber[]; readonly apart: number; readonly what: string } | null => null,
);

/** The nearest of what the zone keeps away from, where the hex is nearer than that. */
function tooNear(
  board: Board,
  side: SideId,
  force: Force,
  at: HexNumber,
): Extract<Outside, { why: 'near' }> | null {
  const { scenario, pieces } = board;
  const enemies = () => pieces.flatMap(({ at: hex, holder }) => (hex !== null && holder !== side ? hex : []));
  const away = force.apart
    ? { hexes: enemies(), apart: force.apart.hexes, what: 'the enemy' }
    : shunned(board, force);
  if (!away) return null;
  const { grid } = battlefieldOf(scenario);
  const hex = hexAt(grid, at);
  const [nearest] = away.hexes
    .map((number) => ({ number, away: distance(grid, hex, hexAt(grid, number)) }))
    .toSorted((a, b) => a.away - b.away || (a.number < b.number ? -1 : 1));
  if (!nearest || nearest.away >= away.apart) return null;
  return { why: 'near', what: away.what, in: nearest.number, away: nearest.away };
}

/** @rule 6.32 */
function crowdReasons(board: Board, byId: ReadonlyMap<string, Slot>, given: Positions): readonly Reason[] {
  const first = new Map<HexNumber, PrintedCounter>();
  const reasons: Reason[] = [];
  for (const [id, at] of Object.entries(given)) {
    const printed = byId.get(id)?.printed;
    if (!printed || !isUnit(printed)) continue;
    const other = first.get(at);
    if (other) reasons.push(twoUnitsInHex(board, other, printed, at));
    else first.set(at, printed);
  }
  return reasons;
}

/** The counters of each part of the force that have no place yet, by type. */
export function stillToSetUp(board: Board, side: SideId, standing: Standing): readonly Reason[] {
  const open = new Map<Force, PrintedCounter[]>();
  for (const { index, force, printed } of slotsOf(board, side)) {
    if ((standing[index] ?? null) !== null) continue;
    const left = open.get(force);
    if (left) left.push(printed);
    else open.set(force, [printed]);
  }
  return [...open].flatMap(([force, left]) => {
    const spare = unitsWithoutHex(board, side, force);
    // Units beyond those that the zone has room for are given up: those left when it is full.
    if (left.length <= spare && left.every(isUnit)) return [];
    return [stillToPlace(board, force, left, spare, { hexes: groundOf(board, side, force) })];
  });
}

/** Places a side's force, then lets the other side set up or play begin. */
export function setUp(play: BattlePlay, side: SideId, positions: readonly Placed[]): void {
  const placed = new Set(positions.map(({ counter }) => counter));
  const left = slotsOf(play.board, side).flatMap(({ id }) => (placed.has(id) ? [] : id));
  play.emit({ happened: 'sideSetUp', side, positions });
  if (left.length > 0) play.emit({ happened: 'leftWithoutHex', counters: left, guns: [], to: side });
  afterSetUp(play, side);
  goOnSettingUp(play);
}

/** The next side sets up; when all stands play begins, unless it is decided already. */
export function goOnSettingUp(play: BattlePlay): void {
  const next = sideToSetUp(play.board);
  if (next) {
    play.emit({ happened: 'decisionOpened', pending: { kind: 'setUp', by: next } });
    return;
  }
  const { gameTurn, phase } = play.board;
  const first = firstPlayer(play.board);
  play.emit({ happened: 'phaseBegan', gameTurn, side: first, phase, obligations: null });
  endIfDecided(play);
}

/** The board with the counters of a half-done set-up standing on the map. */
export function laidOut(board: Board, positions: Positions): Board {
  let laid: Board | null = null;
  for (const piece of board.pieces) {
    const at = positions[piece.id];
    if (at === undefined) continue;
    laid ??= new Board(board);
    laid.place(piece, hexAt(board.field.grid, at));
  }
  return laid ?? board;
}
