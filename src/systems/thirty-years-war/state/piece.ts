/** A counter as the rules see it: what is printed on it, and where and how it lies now. */

import type { CounterId, SideId } from '../../../core/contract/values';
import { type HexIndex, numberOf, OFF_MAP } from '../../../core/hex/hex';
import type { HexNumber } from '../scenario/map';
import type { CounterKind, PrintedCounter } from '../scenario/scenario';
import { type Battlefield, isUnit, sideAt } from './battlefield';
import { type CounterState, OFF_MAP_PLACES, type OffMap } from './state';

/**
 * Bits of its flags, of which the undo log of a board has room for eight: disrupted, and what it did in this
 * Player-Turn.
 */
export const DISRUPTED = 1;
/** Disruption Removal was attempted (9.2). */
export const ATTEMPTED = 2;
/** It fired (5.0). */
export const FIRED = 4;
/** It moved (6.16). */
export const MOVED = 8;
/** It took part in a battle (8.14); of a Leader: was used in one. */
export const FOUGHT = 16;
/** All that a counter did in its Player-Turn. */
export const DEEDS = ATTEMPTED | FIRED | MOVED | FOUGHT;

/** Only the board that it lies on writes it. */
export interface Piece {
  readonly index: number;
  readonly id: CounterId;
  readonly printed: PrintedCounter;
  readonly kind: CounterKind;
  /** Infantry or cavalry. */
  readonly unit: boolean;
  /** `OFF_MAP` when it is not on the map. */
  readonly hex: HexIndex;
  /** The printed number of its hex; null off the map. */
  readonly at: HexNumber | null;
  /** Why it is not on the map; null while it is. */
  readonly off: OffMap | null;
  /** 0 or 1, by who holds it: its printed side, but for captured artillery (5.33). */
  readonly side: 0 | 1;
  readonly holder: SideId;
  readonly disrupted: boolean;
  readonly attempted: boolean;
  readonly fired: boolean;
  readonly moved: boolean;
  readonly fought: boolean;
}

/** In the place of a reason to be off the map, while it is on it. */
export const ON_MAP = -1;

/** The piece as its board writes it. */
export class LivePiece implements Piece {
  readonly id: CounterId;
  readonly kind: CounterKind;
  readonly unit: boolean;
  hex: HexIndex = OFF_MAP;
  side: 0 | 1 = 0;
  /** Bits from `DISRUPTED` to `FOUGHT`. */
  flags = 0;
  /** Why it is off the map, in `OFF_MAP_PLACES`. */
  place: number = ON_MAP;
  /** The same in plain JSON; null once it has changed. */
  plain: CounterState | null = null;

  constructor(
    readonly field: Battlefield,
    readonly index: number,
    readonly printed: PrintedCounter,
  ) {
    this.id = printed.id;
    this.kind = printed.kind;
    this.unit = isUnit(printed);
  }

  get at(): HexNumber | null {
    return this.hex === OFF_MAP ? null : numberOf(this.field.grid, this.hex);
  }

  get off(): OffMap | null {
    return this.place === ON_MAP ? null : (OFF_MAP_PLACES[this.place] ?? null);
  }

  get holder(): SideId {
    return sideAt(this.field.scenario, this.side);
  }

  get disrupted(): boolean {
    return (this.flags & DISRUPTED) !== 0;
  }

  get attempted(): boolean {
    return (this.flags & ATTEMPTED) !== 0;
  }

  get fired(): boolean {
    return (this.flags & FIRED) !== 0;
  }

  get moved(): boolean {
    return (this.flags & MOVED) !== 0;
  }

  get fought(): boolean {
    return (this.flags & FOUGHT) !== 0;
  }

  copy(): LivePiece {
    const copy = new LivePiece(this.field, this.index, this.printed);
    copy.hex = this.hex;
    copy.side = this.side;
    copy.flags = this.flags;
    copy.place = this.place;
    copy.plain = this.plain;
    return copy;
  }

  /** In plain JSON; the same object as long as nothing about it changes. */
  toPlain(): CounterState {
    this.plain ??= {
      id: this.id,
      at: this.at,
      off: this.off,
      holder: this.holder,
      disrupted: this.disrupted,
      attempted: this.attempted,
      fired: this.fired,
      moved: this.moved,
      fought: this.fought,
    };
    return this.plain;
  }
}

/** The flags of a counter in plain JSON. */
export function flagsOf({ disrupted, attempted, fired, moved, fought }: CounterState): number {
  return (
    (disrupted ? DISRUPTED : 0) |
    (attempted ? ATTEMPTED : 0) |
    (fired ? FIRED : 0) |
    (moved ? MOVED : 0) |
    (fought ? FOUGHT : 0)
  );
}
