/**
 * Where the units of a side could come to, and whom they would have in front there, in the next segment of their corps.
 */
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { frontOf } from '../02-facing/facing';
import { activeUnits } from '../05-activation/active';
import { canMove, moveOf } from '../07-movement/move';
import { endsFrom } from '../07-movement/reach';
import { type Board, boardOf, type Leader, type Unit } from '../state/board';
import { apart } from '../state/near';
import type { SideIndex } from '../state/numbering';
import type { State } from '../state/state';
import { playedWith } from './expect';

/** A unit that could stand somewhere at the end of its move. */
export type Comer = {
  readonly unit: Unit;
  readonly hex: HexIndex;
  readonly facing: number;
  /** It could charge from there (11.2). */
  readonly charge: boolean;
  /** As its segment begins: disorder removed, command fixed. */
  readonly segment: Board;
};

/** The position that it was found for stays with it: others are compared with it. */
export type Approach = {
  readonly board: Board;
  readonly side: SideIndex;
  /** Those who would have a hex in front of them. */
  readonly before: ReadonlyMap<HexIndex, readonly Comer[]>;
};

/** Of every corps of that side whose marker is still to come in this turn, or else in the next. @rule 5.1, 5.2 */
export function approachOf(board: Board, side: SideIndex): Approach {
  const before = new Map<HexIndex, Comer[]>();
  const next = nextTurn(board.state);
  for (const leader of board.leaders) {
    const isDue = board.state.cup.includes(leader.id);
    const state = isDue ? board.state : next;
    const segment = leader.side === side && state ? segmentOf(state, leader) : null;
    if (segment) addCorps(before, board, segment);
  }
  return { board, side, before };
}

/** null: there is none. */
function nextTurn(state: State): State | null {
  if (state.over || state.turn >= state.scenario.turns.count) return null;
  return {
    ...state,
    units: state.units.map((unit) =>
      unit.moved || unit.attacked ? { ...unit, moved: false, attacked: false } : unit,
    ),
    leaders: state.leaders.map((leader) => (leader.moved ? { ...leader, moved: false } : leader)),
  };
}

/** The board as the segment of a corps leader begins; null: he has none. @rule 5.2 */
function segmentOf(state: State, leader: Leader): Board | null {
  if (leader.at === null || leader.corps === null) return null;
  const cup = { ...state, step: 'cup', side: null, segment: null, inARow: null } as const;
  const drawn = { ...cup, cup: [leader.id], agenda: [], routing: [] };
  return boardOf(playedWith(drawn, { do: 'draw' }, 1));
}

function addCorps(before: Map<HexIndex, Comer[]>, board: Board, segment: Board): void {
  for (const unit of activeUnits(segment)) {
    if (unit.order === 'routed' || unit.attacked || isFar(board, unit)) continue;
    const add = (hex: HexIndex, facing: number, charge: boolean) => {
      for (const direction of frontOf(facing)) {
        const front = board.neighbour(hex, direction);
        if (front === OFF_MAP) continue;
        const comer = { unit, hex, facing, charge, segment };
        const there = before.get(front);
        if (there) there.push(comer);
        else before.set(front, [comer]);
      }
    };
    add(unit.hex, unit.facing, false);
    if (!canMove(segment, unit)) continue;
    const { mover, pose } = moveOf(segment, unit);
    for (const end of endsFrom(segment, mover, pose))
      if (end.tests === 0) add(end.pose.hex, end.pose.facing, end.pose.charge);
  }
}

/** Whether none of those whom it would fight is as near as it can go. */
function isFar(board: Board, unit: Unit): boolean {
  return !board.units.some(
    ({ side, hex }) =>
      side !== unit.side && hex !== OFF_MAP && apart(board, unit.hex, hex) <= unit.movement + REACH,
  );
}
/** Both sides move, and a step lies between fronts. */
const REACH = 6;
