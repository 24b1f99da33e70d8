/**
 * Where the units of a side could come to, and whom they would have in front there, in the next segment of their corps.
 */
import type { CounterId } from '../../../core/contract/values';
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { frontOf } from '../02-facing/facing';
import { activeUnits, isCommanded } from '../05-activation/active';
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
  /** Where each unit could stand. */
  readonly ofUnit: ReadonlyMap<CounterId, readonly Comer[]>;
};

/**
 * Of every corps of that side whose marker is still to come in this turn, or else in the next; `like`: that of a
 * position from which this one differs little, whose ways are kept where nobody near stands otherwise. @rule 5.1, 5.2
 */
export function approachOf(board: Board, side: SideIndex, like: Approach | null = null): Approach {
  const before = new Map<HexIndex, Comer[]>();
  const ofUnit = new Map<CounterId, readonly Comer[]>();
  const known = like ? { like, changed: changedHexes(like.board, board) } : null;
  const next = nextTurn(board.state);
  for (const leader of board.leaders) {
    const isDue = board.state.cup.includes(leader.id);
    const state = isDue ? board.state : next;
    const segment = leader.side === side && state ? segmentOf(state, leader) : null;
    if (!segment) continue;
    for (const unit of activeUnits(segment)) {
      if (unit.order === 'routed' || unit.attacked || isFar(board, unit)) continue;
      const ways = (known && waysKept(segment, unit, known)) ?? waysOf(segment, unit);
      ofUnit.set(unit.id, ways);
      for (const way of ways) add(before, board, way);
    }
  }
  return { board, side, before, ofUnit };
}

type Known = { readonly like: Approach; readonly changed: readonly HexIndex[] };

/** Where somebody stands, or stood, that is not as it was. */
export function changedHexes(base: Board, board: Board): readonly HexIndex[] {
  if (base.units === board.units) return [];
  return board.units.flatMap((unit, i) => {
    const before = base.units[i];
    return before === unit ? [] : [unit.hex, before?.hex ?? OFF_MAP].filter((hex) => hex !== OFF_MAP);
  });
}

/** Of a unit that is in command as it was, with nobody else near; undefined: they have to be looked for. */
function waysKept(segment: Board, unit: Unit, { like, changed }: Known): readonly Comer[] | undefined {
  const ways = like.ofUnit.get(unit.id);
  const [way] = ways ?? [];
  const isAsIs = way && isCommanded(way.segment, unit) === isCommanded(segment, unit);
  const isNear = changed.some((hex) => apart(segment, hex, unit.hex) <= unit.movement + BESIDE);
  return isAsIs && !isNear ? ways : undefined;
}
/** A unit beside its way stops it. */
const BESIDE = 1;

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

/** Where it stands, and where it could move without a test. */
function waysOf(segment: Board, unit: Unit): readonly Comer[] {
  const stays: Comer = { unit, hex: unit.hex, facing: unit.facing, charge: false, segment };
  if (!canMove(segment, unit)) return [stays];
  const { mover, pose } = moveOf(segment, unit);
  const ways = [stays];
  for (const { tests, pose: end } of endsFrom(segment, mover, pose))
    if (tests === 0) ways.push({ unit, hex: end.hex, facing: end.facing, charge: end.charge, segment });
  return ways;
}

function add(before: Map<HexIndex, Comer[]>, board: Board, comer: Comer): void {
  for (const direction of frontOf(comer.facing)) {
    const front = board.neighbour(comer.hex, direction);
    if (front === OFF_MAP) continue;
    const there = before.get(front);
    if (there) there.push(comer);
    else before.set(front, [comer]);
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
