/** Case 3.0, forces that the players place: what belongs to each, where it may stand, and whose turn it is. */
import { hexAt } from '../../../core/hex';
import type { CounterId, SideId } from '../../../core/seam';
import { battlefieldOf, isUnit } from '../battlefield';
import type { Deployment, Force, HexNumber, PrintedCounter, Scenario } from '../scenario';
import type { State } from '../state';
import { mayBeSetUp } from './12-terrain';

/** Who stands where, as far as it is decided. */
export type Positions = { readonly [counter: string]: HexNumber };
/** A counter of the force with where it may be set up. */
export type Slot = {
  readonly id: CounterId;
  readonly printed: PrintedCounter;
  /** Slots of one type are dealt out among each other. */
  readonly type: string;
  readonly force: Force;
  readonly hexes: ReadonlySet<HexNumber>;
};

/** The side that sets up now: the first in order with counters of its force still to place; null when all stand. */
export function sideToSetUp(state: State): SideId | null {
  const { deployment } = state;
  if (!deployment) return null;
  const unplaced = new Set<string>(
    state.counters.filter(({ off }) => off === 'reserve').map((counter) => counter.id),
  );
  const isOpen = (side: SideId) =>
    (deployment.forces[side] ?? []).some(({ counters }) => counters.some((id) => unplaced.has(id)));
  return deployment.order.find(isOpen) ?? null;
}

/** Every counter that a side sets up, in the scenario's order. */
export function slotsOf({ scenario, deployment }: State, side: SideId): readonly Slot[] {
  if (!deployment) return [];
  let known = slots.get(deployment);
  if (!known) {
    known = new Map();
    slots.set(deployment, known);
  }
  const already = known.get(side);
  if (already) return already;
  const made = makeSlots(scenario, deployment.forces[side] ?? []);
  known.set(side, made);
  return made;
}
const slots = new WeakMap<Deployment, Map<string, readonly Slot[]>>();

function makeSlots(scenario: Scenario, forces: readonly Force[]): readonly Slot[] {
  // Counters of one kind in one part of the force share their hexes.
  const open = new Map<string, ReadonlySet<HexNumber>>();
  return scenario.counters.flatMap((printed) => {
    const part = forces.findIndex(({ counters }) => counters.includes(printed.id));
    const force = forces[part];
    if (!force) return [];
    const key = `${part} ${printed.kind}`;
    const hexes = open.get(key) ?? openHexes(scenario, force, printed);
    open.set(key, hexes);
    return { id: printed.id, printed, type: typeOf(printed), force, hexes };
  });
}

/** Counters of one kind and the same values are one type; a Leader is a type by himself. */
export function typeOf({ id, kind, strength, movement, category }: PrintedCounter): string {
  return kind === 'leader' ? id : `${kind} ${strength}-${movement} ${category}`;
}

function openHexes(scenario: Scenario, force: Force, printed: PrintedCounter): ReadonlySet<HexNumber> {
  const field = battlefieldOf(scenario);
  const more = isUnit(printed) ? moreHexes(scenario, force) : [];
  const zone = [...zoneHexes(scenario, force), ...more];
  return new Set(zone.filter((hex) => mayBeSetUp(field, printed.kind, hexAt(field.grid, hex))));
}

/** The hexes of a part of the force: areas of the map and sections of its fortress. */
export function zoneHexes(
  { map }: Scenario,
  { zone, also }: Pick<Force, 'zone' | 'also'>,
): readonly HexNumber[] {
  return [zone, ...also].flatMap(
    (name) => map.areas[name] ?? map.fortress?.sections.find((section) => section.id === name)?.hexes ?? [],
  );
}

/** Units of a part of the force for which its zone has no hex left, one unit a hex. @rule freiburg:19.31 */
export function unitsWithoutHex(state: State, side: SideId, force: Force): number {
  const units = slotsOf(state, side).filter((slot) => slot.force === force && isUnit(slot.printed));
  const zones = [...new Set(units.map(({ hexes }) => hexes))];
  if (zones.some(({ size }) => size >= units.length)) return 0;
  const hexes = new Set(zones.flatMap((zone) => [...zone]));
  return Math.max(0, units.length - hexes.size);
}

/** The second area of a part of the force, which takes some of its units. */
export function moreHexes({ map }: Scenario, { more }: Force): readonly HexNumber[] {
  return (more && map.areas[more.zone]) ?? [];
}
