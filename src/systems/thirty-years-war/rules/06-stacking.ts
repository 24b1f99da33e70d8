/** One unit a hex at the end of every phase: case 6.32 as ruled. */
import { numberOf, OFF_MAP } from '../../../core/hex';
import { type Piece, phasingIndex, piecesIn, positionOf, unitIn } from '../position';
import type { HexNumber } from '../scenario';
import type { State } from '../state';
import { afterPassing, type Reach, reachOf, wayTo } from './06-reach';

/** Units that part, each into a hex of its own: who gets which, and who gets none. */
type Parting = {
  readonly mover: Piece | null;
  /** Hexes that are taken for good by units that have moved. */
  readonly taken: ReadonlySet<number>;
  readonly holder: ReadonlyMap<number, Piece>;
  readonly homeless: readonly Piece[];
};

/** The last one that was asked for: one is asked for all hexes that a unit can reach. */
let last: { readonly state: State; readonly parting: Parting } | null = null;

/**
 * Units still to move that could not all be parted, each into a hex of its own within its reach, if `mover` stopped
 * in `hex`. Friends never shorten a reach, so this is a matching of units and hexes. Empty: the stop may be made.
 * @rule 6.32
 */
export function unitsLeftWithoutHex(state: State, mover: Piece | null, hex: number): readonly Piece[] {
  if (last?.state !== state || last.parting.mover !== mover)
    last = { state, parting: partingOf(state, mover) };
  const { taken, holder, homeless } = last.parting;
  if (!mover?.unit) return homeless;
  const there = unitIn(positionOf(state), hex);
  const stuck = taken.has(hex) && there ? [there] : [];
  const displaced = holder.get(hex);
  if (!displaced) return [...stuck, ...homeless];
  const others = new Map(holder);
  others.delete(hex);
  const hasRoom = findHexFor(state, displaced, new Set([...taken, hex]), others, new Set());
  return hasRoom ? [...stuck, ...homeless] : [...stuck, ...homeless, displaced];
}

/** How all units part with that one off the map. */
function partingOf(state: State, mover: Piece | null): Parting {
  const side = phasingIndex(state);
  const units = positionOf(state).pieces.filter((p) => p.unit && p.side === side && p.hex !== OFF_MAP);
  const taken = new Set<number>();
  const stuck: Piece[] = [];
  for (const unit of units) {
    if (!unit.state.moved || unit === mover) continue;
    if (taken.has(unit.hex)) stuck.push(unit);
    taken.add(unit.hex);
  }
  const holder = new Map<number, Piece>();
  const crowded: Piece[] = [];
  for (const unit of units) {
    if (unit.state.moved || unit === mover) continue;
    if (taken.has(unit.hex) || holder.has(unit.hex)) crowded.push(unit);
    else holder.set(unit.hex, unit);
  }
  const without = crowded.filter((unit) => !findHexFor(state, unit, taken, holder, new Set()));
  return { mover, taken, holder, homeless: [...stuck, ...without] };
}

/** Gives the unit a free hex, or that of another unmoved unit which can itself go on; then that is how they part. */
function findHexFor(
  state: State,
  unit: Piece,
  taken: ReadonlySet<number>,
  holder: Map<number, Piece>,
  tried: Set<number>,
): boolean {
  const { spent } = reachOf(state, unit);
  const open: number[] = [];
  for (let hex = 0; hex < spent.length; hex++) {
    if ((spent[hex] ?? -1) < 0 || taken.has(hex) || tried.has(hex)) continue;
    if (holder.has(hex)) open.push(hex);
    else {
      tried.add(hex);
      holder.set(hex, unit);
      return true;
    }
  }
  for (const hex of open) {
    if (tried.has(hex)) continue;
    tried.add(hex);
    const other = holder.get(hex);
    if (other && findHexFor(state, other, taken, holder, tried)) {
      holder.set(hex, unit);
      return true;
    }
  }
  return false;
}

/** Hexes where two or more units of the Phasing Player stand together; they must part before the phase ends. */
export function stackedUnits(state: State): readonly (readonly Piece[])[] {
  const position = positionOf(state);
  const side = phasingIndex(state);
  return position.forces[side]
    .shared()
    .map((hex) => piecesIn(position, hex).filter((p) => p.unit && p.side === side));
}

/**
 * Whether a unit may stop in a hex, as far as friendly units there are concerned; `state` has the gateways as its way
 * there leaves them. @rule 6.31, 6.32
 */
export function mayStop(state: State, piece: Piece, hex: number): boolean {
  if (!piece.unit) return true;
  const position = positionOf(state);
  const friends = piecesIn(position, hex).filter((p) => p.unit && p !== piece);
  if (friends.some((friend) => friend.state.moved)) return false;
  // Without a stack here or elsewhere every unmoved unit can simply stay where it is.
  if (friends.length === 0 && position.forces[piece.side].shared().length === 0) return true;
  const [friend] = friends;
  if (friend && friends.length === 1 && position.forces[piece.side].shared().length === 0) {
    // The usual case: the friend has a free hex to go to, and everybody else stays at home.
    if (reachOf(state, friend).hexes.some((free) => free !== hex && unitIn(position, free) === null))
      return true;
  }
  return unitsLeftWithoutHex(state, piece, hex).length === 0;
}

/** The same after the cheapest way there, from where the counter stands or on from a path already traced. */
export function mayStopByUsualWay(
  state: State,
  piece: Piece,
  hex: number,
  from: { readonly path: readonly HexNumber[]; readonly reach: Reach } | null = null,
): boolean {
  const { field } = positionOf(state);
  if (!field.scenario.map.fortress) return mayStop(state, piece, hex);
  const further = wayTo(from?.reach ?? reachOf(state, piece), hex);
  const way = [...(from?.path ?? []), ...further.map((entered) => numberOf(field.grid, entered))];
  return mayStop(afterPassing(state, piece, way), piece, hex);
}
