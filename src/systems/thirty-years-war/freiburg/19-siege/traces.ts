/** What play has left on the walls of a town: breaches, hits, gateways in other hands, and whose unit was last where. */

import type { Trace } from '../../../../core/contract/board';
import type { SideId } from '../../../../core/contract/values';
import { directionTo, hexAt } from '../../../../core/hex/hex';
import type { Wall } from '../../scenario/map';
import { wallIsBreached, wallStands, wallsClosedTo } from '../../standard/12-terrain/barriers';
import { sideName } from '../../state/battlefield';
import { type Position, positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { capital } from '../../wording';
import { freiburgOf } from '../state';
import { wallName } from './wall-names';

export function tracesOfTown(state: State): readonly Trace[] {
  const { fortress } = state.scenario.map;
  if (!fortress) return [];
  const position = positionOf(state);
  return [
    ...heldTraces(state),
    ...fortress.hexsides.flatMap((wall) => [...wallTraces(state, position, wall)]),
  ];
}

/** Hexes that another side than the owner's was last in, a side at a time. @rule freiburg:19.57 */
function heldTraces(state: State): readonly Trace[] {
  const { scenario } = state;
  const { lastIn } = freiburgOf(state);
  return scenario.sides.flatMap(({ id, name }) => {
    const places = Object.keys(lastIn).filter((hex) => lastIn[hex] === id);
    if (places.length === 0) return [];
    return [
      { kind: 'held', label: `last held by the ${name} side`, shape: { kind: 'places', places }, side: id },
    ];
  });
}

function* wallTraces(state: State, { field, walls }: Position, wall: Wall): Generator<Trace> {
  const [from, to] = [hexAt(field.grid, wall.inside), hexAt(field.grid, wall.outside)];
  const direction = directionTo(field.grid, from, to);
  const name = capital(wallName(field, from, to));
  const at = (...between: readonly [string, string]) => ({ kind: 'hexside', between }) as const;
  if (wallIsBreached(walls, from, direction)) {
    yield { kind: 'breach', label: `${name} is breached`, shape: at(wall.inside, wall.outside) };
    return;
  }
  if (!wallStands(walls, from, direction)) return;
  // A hit is told on the side of the hex that it counts for. @rule freiburg:19.55
  for (const [hex, other] of [[wall.inside, wall.outside] as const, [wall.outside, wall.inside] as const]) {
    if ((freiburgOf(state).wallHits[hex] ?? 0) > 0)
      yield { kind: 'damage', label: `The walls of ${hex} are hit once`, shape: at(hex, other) };
  }
  if (wall.kind !== 'gateway') return;
  const holder = gateHolder(state, (side) => wallsClosedTo(walls, side, false)?.[from * 6 + direction] !== 1);
  if (holder === state.scenario.map.fortress?.owner) return;
  const open = holder === null ? 'open to nobody' : `open to the ${sideName(state.scenario, holder)} side`;
  const trace = { kind: 'gate', label: `${name} is ${open}`, shape: at(wall.inside, wall.outside) };
  yield holder === null ? trace : { ...trace, side: holder };
}

/** Whose friendly gateway it is. @rule freiburg:19.57 */
function gateHolder({ scenario }: State, isOpenTo: (side: 0 | 1) => boolean): SideId | null {
  return scenario.sides.find((_, i) => isOpenTo(i === 0 ? 0 : 1))?.id ?? null;
}
