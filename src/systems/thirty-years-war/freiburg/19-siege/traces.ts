/**
 * What play has left on the walls of a town: breaches, hits, gateways in other hands, and whose unit was last where.
 */

import type { Trace } from '../../../../core/contract/board';
import type { SideId } from '../../../../core/contract/values';
import { directionTo, hexAt } from '../../../../core/hex/hex';
import type { Wall } from '../../scenario/map';
import { wallIsBreached, wallStands, wallsClosedTo } from '../../state/barriers';
import { sideName } from '../../state/battlefield';

import type { Board } from '../../state/board';
import { capital } from '../../wording';
import { freiburgOf } from '../state';
import { wallName } from './wall-names';

export function tracesOfTown(board: Board): readonly Trace[] {
  const { fortress } = board.scenario.map;
  if (!fortress) return [];
  return [...heldTraces(board), ...fortress.hexsides.flatMap((wall) => [...wallTraces(board, board, wall)])];
}

/** Hexes that another side than the owner's was last in, a side at a time. @rule freiburg:19.57 */
function heldTraces(board: Board): readonly Trace[] {
  const { scenario } = board;
  const { lastIn } = freiburgOf(board);
  return scenario.sides.flatMap(({ id, name }) => {
    const places = Object.keys(lastIn).filter((hex) => lastIn[hex] === id);
    if (places.length === 0) return [];
    return [
      { kind: 'held', label: `last held by the ${name} side`, shape: { kind: 'places', places }, side: id },
    ];
  });
}

function* wallTraces(board: Board, { field, walls }: Board, wall: Wall): Generator<Trace> {
  const [from, to] = [hexAt(field.grid, wall.inside), hexAt(field.grid, wall.outside)];
  const direction = directionTo(field.grid, from, to);
  const name = capital(wallName(field, from, to));
  const at = (...between: readonly [string, string]) => ({ kind: 'hexside', between }) as const;
  if (wallIsBreached(walls, from, direction)) {
    yield { kind: 'breach', label: `${name} is breached`, shape: at(wall.inside, wall.outside) };
    return;
  }
  if (!wallStands(walls, from, direction)) return;
  // A hit is shown on the side of the hex that it counts for. @rule freiburg:19.55
  for (const [hex, other] of [[wall.inside, wall.outside] as const, [wall.outside, wall.inside] as const]) {
    if ((freiburgOf(board).wallHits[hex] ?? 0) > 0)
      yield { kind: 'damage', label: `The walls of ${hex} are hit once`, shape: at(hex, other) };
  }
  if (wall.kind !== 'gateway') return;
  const holder = gateHolder(board, (side) => wallsClosedTo(walls, side, false)?.[from * 6 + direction] !== 1);
  if (holder === board.scenario.map.fortress?.owner) return;
  const open =
    holder === null ? 'open to neither side' : `open to the ${sideName(board.scenario, holder)} side`;
  const trace = { kind: 'gate', label: `${name} is ${open}`, shape: at(wall.inside, wall.outside) };
  yield holder === null ? trace : { ...trace, side: holder };
}

/** Whose friendly gateway it is. @rule freiburg:19.57 */
function gateHolder({ scenario }: Board, isOpenTo: (side: 0 | 1) => boolean): SideId | null {
  return scenario.sides.find((_, i) => isOpenTo(i === 0 ? 0 : 1))?.id ?? null;
}
