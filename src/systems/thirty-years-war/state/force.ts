/** The units of one side as tables, each made when it is first asked for and kept as long as they stand as they do. */
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import type { Barriers } from '../standard/12-terrain/barriers';
import { zoneCrosses } from '../standard/12-terrain/terrain';
import type { Battlefield } from './battlefield';
import type { Piece } from './piece';

/** Undisrupted units by the hexes that their Zones of Control cover; nothing for a hex that none does (7.1). */
type Control = readonly (readonly Piece[] | undefined)[];

export type Force = {
  /** Where its units stand and which are disrupted, as a key: equal keys, equal places. */
  layout(): string;
  /** 1 for the hexes that its units stand in. */
  held(): Uint8Array;
  /** Hexes that two or more of its units share (6.32). */
  shared(): readonly HexIndex[];
  control(): Control;
};

/** More than any map has. */
const MOST_HEXES = 10_000;

/** Of the pieces of a position those that are units of that side on the map. */
export function gathered(
  field: Battlefield,
  walls: Barriers | null,
  pieces: readonly Piece[],
  side: 0 | 1,
): Force {
  const { size } = field.grid;
  const units = once(() => pieces.filter((p) => p.unit && p.side === side && p.hex !== OFF_MAP));
  return {
    layout: once(() => units().map(codeOf).join('')),
    held: once(() => {
      const held = new Uint8Array(size);
      for (const { hex } of units()) held[hex] = 1;
      return held;
    }),
    shared: once(() => sharedBy(units())),
    control: once(() => controlOf(field, walls, units())),
  };
}

/** The answer is worked out when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function codeOf({ hex, state }: Piece): string {
  return String.fromCharCode(state.disrupted ? hex + MOST_HEXES : hex);
}

function sharedBy(units: readonly Piece[]): readonly HexIndex[] {
  const seen = new Set<HexIndex>();
  const shared = new Set<HexIndex>();
  for (const { hex } of units) {
    if (seen.has(hex)) shared.add(hex);
    seen.add(hex);
  }
  return [...shared];
}

function controlOf(field: Battlefield, walls: Barriers | null, units: readonly Piece[]): Control {
  const { neighbours, size } = field.grid;
  const control = new Array<Piece[] | undefined>(size);
  for (const unit of units) {
    if (unit.state.disrupted) continue;
    for (let direction = 0; direction < 6; direction++) {
      const hex = neighbours[unit.hex * 6 + direction] ?? OFF_MAP;
      if (hex === OFF_MAP || !zoneCrosses(field, walls, unit.hex, direction)) continue;
      const there = control[hex];
      if (there) there.push(unit);
      else control[hex] = [unit];
    }
  }
  return control;
}
