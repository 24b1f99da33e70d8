/** One unit a hex at the end of every phase: case 6.32 as ruled. */
import { numberOf, OFF_MAP } from '../../../../core/hex/hex';
import type { Piece } from '../../state/piece';
import { phasingIndex, piecesIn, positionOf, unitIn } from '../../state/position';
import type { State } from '../../state/state';
import { afterPassing, reachOf, wayTo } from './reach';

/** Units that part, each into a hex of its own: who gets which, and who gets none. */
type Parting = {
  readonly mover: Piece | null;
  /** 1 for hexes that are taken for good by units that have moved. */
  readonly taken: Uint8Array;
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
  const { holder, homeless } = last.parting;
  const displaced = holder.get(hex);
  if (!displaced || hexesTo(state, displaced, last.parting)) return homeless;
  return [...homeless, displaced];
}

/** How all units part with that one off the map. */
function partingOf(state: State, mover: Piece | null): Parting {
  const position = positionOf(state);
  const side = phasingIndex(state);
  const units = position.pieces.filter((p) => p.unit && p.side === side && p.hex !== OFF_MAP && p !== mover);
  const taken = new Uint8Array(position.field.grid.size);
  const stuck: Piece[] = [];
  for (const unit of units) {
    if (!unit.state.moved) continue;
    if (taken[unit.hex] === 1) stuck.push(unit);
    taken[unit.hex] = 1;
  }
  const holder = new Map<number, Piece>();
  const crowded: Piece[] = [];
  for (const unit of units) {
    if (unit.state.moved) continue;
    if (taken[unit.hex] === 1 || holder.has(unit.hex)) crowded.push(unit);
    else holder.set(unit.hex, unit);
  }
  const without = crowded.filter((unit) => {
    const hexes = hexesTo(state, unit, { taken, holder });
    hexes?.reduce((goes, hex) => {
      const other = holder.get(hex) ?? goes;
      holder.set(hex, goes);
      return other;
    }, unit);
    return hexes === null;
  });
  return { mover, taken, holder, homeless: [...stuck, ...without] };
}

/**
 * Hexes by which the unit finds room: its own new one, then where its holder goes, and so on to one that is free; null
 * when there is no such way. `tried` has hexes that are out of the question.
 */
function hexesTo(
  state: State,
  unit: Piece,
  parting: Pick<Parting, 'taken' | 'holder'>,
  tried = new Set<number>(),
): readonly number[] | null {
  const { taken, holder } = parting;
  const reached = [unit.hex, ...reachOf(state, unit).hexes].filter(
    (hex) => taken[hex] === 0 && !tried.has(hex),
  );
  const free = reached.find((hex) => !holder.has(hex));
  if (free !== undefined) return [free];
  for (const hex of reached) {
    tried.add(hex);
    const other = holder.get(hex);
    const further = other && hexesTo(state, other, parting, tried);
    if (further) return [hex, ...further];
  }
  return null;
}

/** Hexes where two or more units of the Phasing Player stand together; they must part before the phase ends. */
export function stackedUnits(state: State): readonly (readonly Piece[])[] {
  const position = positionOf(state);
  const side = phasingIndex(state);
  return position.forces[side].shared.map((hex) => piecesIn(position, hex).filter((p) => p.unit));
}

/**
 * Whether a unit may stop in a hex, as far as friendly units there are concerned; `state` has the gateways as its way
 * there leaves them. @rule 6.31, 6.32
 */
export function mayStop(state: State, piece: Piece, hex: number): boolean {
  if (!piece.unit) return true;
  const position = positionOf(state);
  const friends = piecesIn(position, hex).filter((p) => p.unit);
  if (friends.some((friend) => friend.state.moved)) return false;
  // Without a stack here or elsewhere every unmoved unit can simply stay where it is.
  const noStack = position.forces[piece.side].shared.length === 0;
  const [friend] = friends;
  // The usual case: nobody is there, or the friend has a free hex to go to, and everybody else stays at home.
  const isFree = (other: number) => unitIn(position, other) === null;
  if (noStack && (!friend || reachOf(state, friend).hexes.some(isFree))) return true;
  return unitsLeftWithoutHex(state, piece, hex).length === 0;
}

/** The same after the cheapest way there. */
export function mayStopByUsualWay(state: State, piece: Piece, hex: number): boolean {
  const { field } = positionOf(state);
  if (!field.scenario.map.fortress) return mayStop(state, piece, hex);
  const way = wayTo(reachOf(state, piece), hex).map((entered) => numberOf(field.grid, entered));
  return mayStop(afterPassing(state, piece, way), piece, hex);
}
