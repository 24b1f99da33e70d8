/** What of it matters to a battle who has been in which hexes. */
import type { CounterId } from '../../../../core/contract/values';
import { hook } from '../../engine/hook';
import type { HexNumber } from '../../scenario/map';

/** Counters that have entered hexes, one after the other. */
export type Entering = readonly { readonly counter: CounterId; readonly path: readonly HexNumber[] }[];

/** Writes on the board what of it a battle remembers; the counters stand where they have come to. */
export const entered = hook((_board, _entering: Entering): void => {});
