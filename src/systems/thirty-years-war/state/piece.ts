/** A counter as the rules see it. */

import type { CounterId } from '../../../core/contract/values';
import type { HexIndex } from '../../../core/hex/hex';
import type { CounterKind, PrintedCounter } from '../scenario/scenario';
import type { CounterState } from './state';

/** A counter with its printed values and where it stands. */
export type Piece = {
  readonly index: number;
  readonly id: CounterId;
  readonly printed: PrintedCounter;
  readonly kind: CounterKind;
  readonly state: CounterState;
  /** `OFF_MAP` when it is not on the map. */
  readonly hex: HexIndex;
  /** 0 or 1, by who holds it. */
  readonly side: 0 | 1;
  readonly unit: boolean;
};
