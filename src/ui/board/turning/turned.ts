/** The counter that can be turned now, where its handles are, and where it looks as one of them is drawn. */
import type { CounterView, Ghost } from '../../../core/contract/board';
import type { BoardGeometry, BoardPoint, Turn } from '../../../core/contract/geometry';
import type { Pivot } from '../../../core/contract/table';
import type { CounterId, Place } from '../../../core/contract/values';
import type { FiguresBox } from '../../../surface/counterFace';
import { boxAround } from '../marks/labelBoxes';

import { facingTowards, shownFacing, type Turns, type Way } from './facing';

export type Turnable = {
  readonly counter: CounterId;
  readonly at: Place;
  readonly centre: BoardPoint;
  readonly facing: number;
  /** It is shown where it would come to stand: turning it changes what is put together, and does nothing yet. */
  readonly isToCome: boolean;
  readonly turns: Turns;
  /** About its front corners, not about its middle. */
  readonly wheels: boolean;
  /** From its middle to its front, and to a flank, in units of the sheet. */
  readonly reach: number;
  readonly half: number;
};
/** null: its middle stays. */
export type Handle = { readonly pivot: Pivot | null; readonly at: BoardPoint };

export const NO_GHOSTS: readonly Ghost[] = [];
/** How far a counter in a hex reaches. */
const IN_HEX = 25;

/** The one in the hand, where it stands or would come to stand. */
export function turnable(
  counters: readonly CounterView[],
  ghosts: readonly Ghost[],
  geometry: BoardGeometry,
): Turnable | null {
  const picked = counters.find(({ condition, turns }) => turns !== undefined && condition.includes('picked'));
  if (picked?.turns === undefined) return null;
  const { id: counter, turns, extent } = picked;
  const ghost = ghosts.find((one) => one.counter === counter);
  const at = ghost?.at ?? picked.at;
  const facing = ghost?.facing ?? picked.facing;
  const centre = at === null ? null : geometry.centreOf(at);
  if (at === null || centre === null || facing === undefined) return null;
  const wheels = picked.wheels === true;
  const reach = extent ? geometry.lengthOf(extent.depth) / 2 : IN_HEX;
  const half = extent ? geometry.lengthOf(extent.width) / 2 : IN_HEX;
  return { counter, at, centre, facing, isToCome: ghost !== undefined, turns, wheels, reach, half };
}

/** Ahead and to the right, a unit each. */
function axes(facing: number, turn: Turn) {
  const angle = (shownFacing(facing, turn) * Math.PI) / 180;
  const ahead = { x: Math.sin(angle), y: -Math.cos(angle) };
  return { ahead, right: { x: -ahead.y, y: ahead.x } };
}

function frontOf({ centre, facing, reach }: Turnable, aside: number, turn: Turn, forward = 0): BoardPoint {
  const { ahead, right } = axes(facing, turn);
  return {
    x: centre.x + ahead.x * (reach + forward) + right.x * aside,
    y: centre.y + ahead.y * (reach + forward) + right.y * aside,
  };
}

/** The corner that stays. */
function pivotOf(one: Turnable, pivot: Pivot, turn: Turn): BoardPoint {
  return frontOf(one, pivot === 'left' ? -one.half : one.half, turn);
}

/** Before its front, so far away: one in the middle, or one at each corner. */
export function handlesOf(one: Turnable, turn: Turn, away: number): readonly Handle[] {
  if (!one.wheels) return [{ pivot: null, at: frontOf(one, 0, turn, away) }];
  return [
    { pivot: 'left', at: frontOf(one, one.half, turn, away) },
    { pivot: 'right', at: frontOf(one, -one.half, turn, away) },
  ];
}

/** Half of a handle at most, as a share of a place, so that it covers few others. */
export const HANDLE_SHARE = 0.24;
/** From the counter to the middle of a handle, in halves of that. */
export const HANDLE_AWAY = 32 / 22;

/** What handles cover where places bound their size: no label is to lie there. */
export function handleBoxes(
  one: Turnable,
  { turn, pitch }: Pick<BoardGeometry, 'turn' | 'pitch'>,
): readonly FiguresBox[] {
  const half = HANDLE_SHARE * pitch;
  const size = { width: 2 * half, height: 2 * half };
  return handlesOf(one, turn, HANDLE_AWAY * half).map(({ at }) => boxAround(at, size));
}

/** Where it looks as a handle that was taken at one point is drawn to another. */
export function facingDrawn(
  one: Turnable,
  pivot: Pivot | null,
  from: BoardPoint,
  to: BoardPoint,
  turn: Turn,
): number {
  if (pivot === null) return facingTowards(one.centre, to, turn, one.turns);
  const stays = pivotOf(one, pivot, turn);
  const by = facingTowards(stays, to, turn, 'freely') - facingTowards(stays, from, turn, 'freely');
  return (one.facing + by + 360) % 360;
}

/** As it would stand, the corner or its middle staying where it is. */
export function turnedAbout(one: Turnable, facing: number, pivot: Pivot | null, turn: Turn): Turnable {
  if (pivot === null) return { ...one, facing };
  const stays = pivotOf(one, pivot, turn);
  const { ahead, right } = axes(facing, turn);
  const aside = pivot === 'left' ? one.half : -one.half;
  const centre = {
    x: stays.x - ahead.x * one.reach + right.x * aside,
    y: stays.y - ahead.y * one.reach + right.y * aside,
  };
  return { ...one, facing, centre };
}

/** By keys: to the right about the right corner, to the left about the left one. */
export function pivotTo({ wheels, facing }: Turnable, to: number): { readonly pivot?: Pivot } {
  if (!wheels) return {};
  const way: Way = (to - facing + 360) % 360 <= 180 ? 1 : -1;
  return { pivot: way === 1 ? 'right' : 'left' };
}
