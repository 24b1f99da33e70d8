/** Where a counter of a force can be put down as the set-up stands: what the map lights. */
import type { CounterId, SideId } from '../../../../core/contract/values';
import { LastFew } from '../../../../core/lastFew';
import type { HexNumber } from '../../scenario/map';
import { isUnit } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { moreHexes, type Slot, slotsOf, slotsOfType } from './forces';
import { put, standingIn } from './placing';
import type { Standing } from './standing';

/**
 * Hexes where a counter can be put down as the set-up stands: those of its type, wherever they differ. Hexes of the
 * same zones, with the same type of unit on them, are all open or none is, as counters of a type stand for each other.
 */
export function openFor(board: Board, side: SideId, standing: Standing, slot: Slot): ReadonlySet<HexNumber> {
  const known = openedIn(standing);
  const before = known.get(slot.id);
  if (before?.stamp === board.stamp) return before.hexes;
  const all = slotsOf(board, side);
  const unitAt = new Map<HexNumber, Slot>();
  for (const one of isUnit(slot.printed) ? all : []) {
    const at = standing[one.index] ?? null;
    if (at !== null && isUnit(one.printed) && one.id !== slot.id) unitAt.set(at, one);
  }
  const from = standing[slot.index];
  const isOpen = new Map<string, boolean>();
  const hexes = new Set<HexNumber>();
  for (const { at, zone } of groundOfType(board, side, slot.type)) {
    const other = unitAt.get(at);
    const isOwn = at === from;
    // Of most hexes there is no more to say than their zones.
    const alike = isOwn || other ? `${zone} ${isOwn} ${other?.type}` : zone;
    const open = isOpen.get(alike) ?? 'standing' in put(board, side, standing, slot, at);
    isOpen.set(alike, open);
    if (open) hexes.add(at);
  }
  known.set(slot.id, { stamp: board.stamp, hexes });
  return hexes;
}
type OpenHexes = { readonly stamp: number; readonly hexes: ReadonlySet<HexNumber> };
/** Prompt, board and press ask the same of one set-up. */
const opened = new LastFew<Standing, Map<CounterId, OpenHexes>>();

function openedIn(standing: Standing): Map<CounterId, OpenHexes> {
  const known = opened.get(standing);
  if (known) return known;
  const made = new Map<CounterId, OpenHexes>();
  opened.set(standing, made);
  return made;
}

/** Where counters of a type may stand, in order, each hex with its zones. */
function groundOfType(board: Board, side: SideId, type: string): readonly Ground[] {
  const ofType = slotsOfType(board, side, type);
  const known = grounds.get(ofType);
  if (known) return known;
  const zones = zonesOf(board, side);
  const ground = hexesOf(ofType).map((at) => ({ at, zone: zones.get(at) ?? '' }));
  grounds.set(ofType, ground);
  return ground;
}
type Ground = { readonly at: HexNumber; readonly zone: string };
const grounds = new WeakMap<readonly Slot[], readonly Ground[]>();

/** Where any of them may stand, in order; most share their hexes. */
export function hexesOf(slots: readonly Slot[]): readonly HexNumber[] {
  const zones = [...new Set(slots.map(({ hexes }) => hexes))];
  return [...new Set(zones.flatMap((zone) => [...zone]))].sort();
}

/** For each hex the zones that it lies in, as a key: those of counters, and those that are filled last. */
function zonesOf(board: Board, side: SideId): ReadonlyMap<HexNumber, string> {
  const slots = slotsOf(board, side);
  const beyond = (board.deployment?.forces[side] ?? []).map((force) => moreHexes(board.scenario, force));
  const keys = new Map<HexNumber, string>();
  for (const [i, zone] of [...new Set(slots.map(({ hexes }) => hexes)), ...beyond].entries())
    for (const hex of zone) keys.set(hex, `${keys.get(hex) ?? ''}${i},`);
  return keys;
}

/** What a free hex is chosen for while no counter is chosen: the first type beside the map that can stand there. */
export function firstFor(board: Board, side: SideId, standing: Standing, at: HexNumber): Slot | null {
  if (standingIn(board, side, standing, at).length > 0) return null;
  const open = slotsOf(board, side).filter(({ index }) => standing[index] === null);
  const types = [...new Set(open.map(({ type }) => type))];
  const firsts = types.flatMap((type) => open.find((slot) => slot.type === type) ?? []);
  return firsts.find((slot) => 'standing' in put(board, side, standing, slot, at)) ?? null;
}
