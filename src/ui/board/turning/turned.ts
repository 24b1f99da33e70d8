/** The counter that can be turned now, and where its handle is. */
import type { CounterView, Ghost } from '../../../core/contract/board';
import type { BoardGeometry, BoardPoint } from '../../../core/contract/geometry';
import type { CounterId, Place } from '../../../core/contract/values';
import type { Turns } from './facing';

export type Turnable = {
  readonly counter: CounterId;
  readonly at: Place;
  readonly centre: BoardPoint;
  readonly facing: number;
  readonly turns: Turns;
  /** From its middle to its front, in units of the sheet. */
  readonly reach: number;
};

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
  const ghost = ghosts.find(({ counter }) => counter === picked.id);
  const at = ghost?.at ?? picked.at;
  const facing = ghost?.facing ?? picked.facing;
  const centre = at === null ? null : geometry.centreOf(at);
  if (at === null || centre === null || facing === undefined) return null;
  const reach = picked.extent ? geometry.lengthOf(picked.extent.depth) / 2 : IN_HEX;
  return { counter: picked.id, at, centre, facing, turns: picked.turns, reach };
}
