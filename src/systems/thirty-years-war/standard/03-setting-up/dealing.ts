/** Case 3.0: counters of one kind and the same values stand for each other, so a set-up has one form. */
import type { SideId } from '../../../../core/contract/values';
import { LastFew } from '../../../../core/lastFew';
import type { Placed } from '../../engine/commandParts';
import type { HexNumber } from '../../scenario/map';
import { COUNTER_KINDS, type Force, type PrintedCounter } from '../../scenario/scenario';
import type { Board } from '../../state/board';
import { counted, listed } from '../../wording';
import { type Slot, slotsById, slotsByType, slotsOf, slotsOfType, typeOf } from './forces';
import type { Positions, Standing } from './standing';

/** `6-3`, `gun`, or the name of a Leader. */
export function typeName({ kind, name, strength, movement }: PrintedCounter): string {
  if (kind === 'leader') return name;
  return kind === 'artillery' ? 'gun' : `${strength}-${movement}`;
}

/** `14 × 6-3, 4 × 2-8, von Mercy and 5 guns`, in whatever order they come. */
export function countTypes(printed: readonly PrintedCounter[]): string {
  const types = new Map<string, { readonly one: PrintedCounter; count: number }>();
  const inOrder = printed.toSorted((a, b) => COUNTER_KINDS.indexOf(a.kind) - COUNTER_KINDS.indexOf(b.kind));
  for (const one of inOrder) {
    const type = typeOf(one);
    const known = types.get(type);
    if (known) known.count++;
    else types.set(type, { one, count: 1 });
  }
  return listed(
    [...types.values()].map(({ one, count }) => {
      if (one.kind === 'leader') return one.name;
      return one.kind === 'artillery' ? counted(count, 'gun') : `${count} × ${typeName(one)}`;
    }),
  );
}

/**
 * The same hexes with counters of one type dealt out again: the lowest to the lowest hex, each where its part of the
 * force may stand; null when that cannot be. @rule 3.0
 */
function dealt(board: Board, side: SideId, places: readonly Placed[]): Positions | null {
  const byId = slotsById(board, side);
  const hexesOf = new Map<string, HexNumber[]>();
  for (const { counter, at } of places) {
    const slot = byId.get(counter);
    if (!slot) return null;
    const ofType = hexesOf.get(slot.type);
    if (ofType) ofType.push(at);
    else hexesOf.set(slot.type, [at]);
  }
  const positions: { [counter: string]: HexNumber } = {};
  for (const [type, hexes] of hexesOf) {
    const holders = dealOut(slotsOfType(board, side, type), hexes);
    if (!holders) return null;
    for (const [at, slot] of holders) positions[slot.id] = at;
  }
  return positions;
}

/**
 * The same for a set-up in which counters of those types have been moved: where all of the one `before` was dealt out,
 * the others stand as they stood.
 */
export function dealtAgain(
  board: Board,
  side: SideId,
  moved: Standing,
  before: Standing,
  types: ReadonlySet<string>,
): Standing | null {
  const settled = [...moved];
  const wasDealtOut = dealtOut.get(before) === true;
  for (const [type, ofType] of slotsByType(board, side)) {
    if (wasDealtOut && !types.has(type)) continue;
    const hexes: HexNumber[] = [];
    for (const { index } of ofType) {
      const at = moved[index] ?? null;
      if (at !== null) hexes.push(at);
      settled[index] = null;
    }
    const holders = dealOut(ofType, hexes);
    if (!holders) return null;
    for (const [at, slot] of holders) settled[slot.index] = at;
  }
  dealtOut.set(settled, true);
  return settled;
}
/** Set-ups in which every type is dealt out, as far as known; one that is suggested or stored need not be. */
const dealtOut = new LastFew<Standing, true>();

/** Which counters of a type stand in those hexes; null when none is left for one of them. */
function dealOut(
  ofType: readonly Slot[],
  unsorted: readonly HexNumber[],
): readonly (readonly [HexNumber, Slot])[] | null {
  const hexes = unsorted.toSorted();
  const [first] = ofType;
  // Of one part of a force all may stand in the same hexes: the usual case.
  if (first && ofType.every((slot) => slot.hexes === first.hexes)) {
    const fit = hexes.length <= ofType.length && hexes.every((hex) => first.hexes.has(hex));
    return fit ? pairs(hexes, ofType) : null;
  }
  // Those with the fewest hexes are dealt out first where they fit.
  const holders = match(
    hexes,
    ofType.toSorted((a, b) => a.hexes.size - b.hexes.size),
    (hex, slot) => slot.hexes.has(hex),
  );
  return holders && inOrder(hexes, holders, ofType);
}

function pairs(hexes: readonly HexNumber[], slots: readonly Slot[]): readonly (readonly [HexNumber, Slot])[] {
  const taken: (readonly [HexNumber, Slot])[] = [];
  for (const [i, at] of hexes.entries()) {
    const slot = slots[i];
    if (slot) taken.push([at, slot]);
  }
  return taken;
}

/** Of counters that may stand in the same hexes the lowest takes the lowest hex. */
function inOrder(
  hexes: readonly HexNumber[],
  holders: readonly Slot[],
  ofType: readonly Slot[],
): readonly (readonly [HexNumber, Slot])[] {
  const queues = new Map<Force, Slot[]>();
  for (const slot of ofType) {
    const queue = queues.get(slot.force);
    if (queue) queue.push(slot);
    else queues.set(slot.force, [slot]);
  }
  return hexes.flatMap((at, i) => {
    const force = holders[i]?.force;
    const next = force && queues.get(force)?.shift();
    return next ? [[at, next] as const] : [];
  });
}

/** Gives each item a place of its own (augmenting paths, places tried in their order); null: not all can have one. */
export function match<I, P>(
  items: readonly I[],
  places: readonly P[],
  fits: (item: I, place: P) => boolean,
): readonly P[] | null {
  const given: P[] = [];
  const holder = new Map<P, Seated<I>>();
  const seat = (one: Seated<I>, tried: Set<P>): boolean => {
    const mayTake = (place: P) => !tried.has(place) && fits(one.item, place);
    const canBeLeft = (place: P) => {
      if (!mayTake(place)) return false;
      tried.add(place);
      const other = holder.get(place);
      return other !== undefined && seat(other, tried);
    };
    const isFree = (place: P) => !holder.has(place) && mayTake(place);
    const place = places.find(isFree) ?? places.find(canBeLeft);
    if (place === undefined) return false;
    holder.set(place, one);
    given[one.at] = place;
    return true;
  };
  return items.every((item, at) => seat({ item, at }, new Set())) ? given : null;
}
type Seated<I> = { readonly item: I; readonly at: number };

/** The command in its one form; what cannot be set up is left as it is. */
export function canonicalSetUp(board: Board, side: SideId, positions: readonly Placed[]): readonly Placed[] {
  const settled = dealt(board, side, positions);
  return settled ? placesOf(board, side, settled) : positions;
}

export function placesOf(board: Board, side: SideId, positions: Positions): readonly Placed[] {
  const places: Placed[] = [];
  for (const { id } of slotsOf(board, side)) {
    const at = positions[id];
    if (at !== undefined) places.push({ counter: id, at });
  }
  return places;
}
