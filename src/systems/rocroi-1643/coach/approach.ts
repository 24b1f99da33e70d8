/**
 * Where the units of a side could come to, and whom they would have in front there, in the next segment of their corps.
 */
import type { CounterId } from '../../../core/contract/values';
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { frontOf } from '../02-facing/facing';
import { activeUnits, isCommanded } from '../05-activation/active';
import { canMove, moveOf } from '../07-movement/move';
import { search } from '../07-movement/search';
import { playedWith } from '../estimate/expect';
import { type Board, boardOf, type Leader, type Unit } from '../state/board';
import { isAlike } from '../state/counters';
import { apart } from '../state/near';
import type { SideIndex } from '../state/numbering';
import type { State } from '../state/state';

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

/** Where a unit could stand, and those of these who would have a hex in front of them. */
type Ways = {
  readonly all: readonly Comer[];
  readonly before: ReadonlyMap<HexIndex, readonly Comer[]>;
  /** All that it comes to, what it only passes through as well. */
  readonly hexes: readonly HexIndex[];
};

/** The position that it was found for stays with it: others are compared with it. */
export class Approach {
  private readonly found = new Map<HexIndex, readonly Comer[]>();

  constructor(
    readonly board: Board,
    readonly side: SideIndex,
    readonly ofUnit: ReadonlyMap<CounterId, Ways> = new Map(),
  ) {}

  /** Those who would have a hex in front of them. */
  before(hex: HexIndex): readonly Comer[] {
    const known = this.found.get(hex);
    if (known) return known;
    const all: Comer[] = [];
    for (const { before } of this.ofUnit.values()) for (const comer of before.get(hex) ?? []) all.push(comer);
    this.found.set(hex, all);
    return all;
  }
}

/**
 * Of every corps of that side whose marker is still to come in this turn, or else in the next; `like`: that of a
 * position from which this one differs little, whose ways are kept where nobody near stands otherwise. @rule 5.1, 5.2
 */
export function approachOf(board: Board, side: SideIndex, like: Approach | null = null): Approach {
  const ofUnit = new Map<CounterId, Ways>();
  const known = like
    ? { like, changed: [...changedHexes(like.board, board), ...loneLeaders(like.board, board)] }
    : null;
  const next = nextTurn(board.state);
  for (const leader of board.leaders) {
    const isDue = board.state.cup.includes(leader.id);
    const state = isDue ? board.state : next;
    const segment = leader.side === side && state ? segmentOf(state, leader) : null;
    if (!segment) continue;
    for (const unit of activeUnits(segment)) {
      if (unit.order === 'routed' || unit.attacked || isFar(board, unit)) continue;
      ofUnit.set(unit.id, (known && waysKept(segment, unit, known)) ?? waysOf(segment, unit));
    }
  }
  return new Approach(board, side, ofUnit);
}

/** The same; most positions that are asked for in turn differ little. */
export function nextApproach(board: Board, side: SideIndex): Approach {
  const isNear =
    last?.side === side &&
    last.board.scenario === board.scenario &&
    last.board.options === board.options &&
    last.board.facts.turn === board.facts.turn &&
    last.board.facts.cup === board.facts.cup;
  last = approachOf(board, side, isNear ? last : null);
  return last;
}
/** What was found last. */
let last: Approach | null = null;

type Known = { readonly like: Approach; readonly changed: readonly HexIndex[] };

/** Where somebody stands, or stood, that is not as it was. */
export function changedHexes(base: Board, board: Board): readonly HexIndex[] {
  if (base.units === board.units) return [];
  return board.units.flatMap((unit, i) => {
    const before = base.units[i];
    if (!before || isAlike(before, unit)) return [];
    return [unit.hex, before.hex].filter((hex) => hex !== OFF_MAP);
  });
}

/** The same of leaders who are with no unit: they bar a way. @rule 8.4 */
function loneLeaders(base: Board, board: Board): readonly HexIndex[] {
  return board.leaders.flatMap(({ hex }, i) => {
    const before = base.leaders[i]?.hex ?? OFF_MAP;
    if (before === hex) return [];
    const [left, there] = [before !== OFF_MAP && !base.unitIn(before), hex !== OFF_MAP && !board.unitIn(hex)];
    return [...(left ? [before] : []), ...(there ? [hex] : [])];
  });
}

/** Of a unit that is in command as it was, with nobody else near; undefined: they have to be looked for. */
function waysKept(segment: Board, unit: Unit, { like, changed }: Known): Ways | undefined {
  const ways = like.ofUnit.get(unit.id);
  const way = ways?.all[0];
  const isAsIs = way && isCommanded(way.segment, unit) === isCommanded(segment, unit);
  if (!isAsIs) return undefined;
  const margin = unit.foot && isCommanded(segment, unit) ? BESIDE : BESIDE + 1;
  const isNear = changed.some(
    (hex) =>
      apart(segment, hex, unit.hex) <= unit.movement + BESIDE &&
      ways.hexes.some((passed) => apart(segment, hex, passed) <= margin),
  );
  return isNear ? undefined : ways;
}
/**
 * A unit beside a hex stops those who come there. Those out of command it keeps from it, and horse from passing through
 * foot there: these have not come to the hex. @rule 7.1, 7.3, 8.2
 */
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
function waysOf(segment: Board, unit: Unit): Ways {
  const all: Comer[] = [{ unit, hex: unit.hex, facing: unit.facing, charge: false, segment }];
  let hexes: readonly HexIndex[] = [unit.hex];
  if (canMove(segment, unit)) {
    const { mover, pose } = moveOf(segment, unit);
    const poses = search(segment, mover, pose, { untested: true });
    for (let i = 0; i < poses.ends; i++) {
      const end = poses.end(i);
      const [hex, facing] = [poses.hex(end), poses.facing(end)];
      all.push({ unit, hex, facing, charge: poses.canCharge(end), segment });
    }
    hexes = poses.hexes();
  }
  const before = new Map<HexIndex, Comer[]>();
  for (const comer of all) add(before, segment, comer);
  return { all, before, hexes };
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
