/** The units of one side as tables, each made when it is first asked for and kept as long as they stand as they do. */
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import type { Battlefield } from './battlefield';
import type { Piece } from './piece';

/** More than any map has. */
const MOST_HEXES = 10_000;

export class Force {
  private knownUnits: readonly Piece[] | null = null;
  private knownLayout: string | null = null;
  private knownHeld: Uint8Array | null = null;

  /**
   * Of the pieces of a position those that are units of that side on the map; `shared`: the hexes in which two or more
   * of them stand (6.32).
   */
  constructor(
    private readonly field: Battlefield,
    private readonly pieces: readonly Piece[],
    private readonly side: 0 | 1,
    readonly shared: readonly HexIndex[],
  ) {}

  /** In the scenario's order. */
  units(): readonly Piece[] {
    this.knownUnits ??= this.pieces.filter((p) => p.unit && p.side === this.side && p.hex !== OFF_MAP);
    return this.knownUnits;
  }

  /** Where its units stand and which are disrupted, as a key: equal keys, equal places. */
  layout(): string {
    this.knownLayout ??= this.units().map(codeOf).join('');
    return this.knownLayout;
  }

  /** 1 for the hexes that its units stand in. */
  held(): Uint8Array {
    if (!this.knownHeld) {
      this.knownHeld = new Uint8Array(this.field.grid.size);
      for (const { hex } of this.units()) this.knownHeld[hex] = 1;
    }
    return this.knownHeld;
  }
}

function codeOf({ hex, state }: Piece): string {
  return String.fromCharCode(state.disrupted ? hex + MOST_HEXES : hex);
}
