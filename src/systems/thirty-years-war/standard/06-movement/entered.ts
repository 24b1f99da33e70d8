/** What a battle remembers of the units that have been in certain hexes. */
import type { CounterId } from '../../../../core/contract/values';
import { hook } from '../../engine/hook';
import type { HexNumber } from '../../scenario/map';

/** Counters that have entered hexes, one after the other. */
export type Entering = readonly { readonly counter: CounterId; readonly path: readonly HexNumber[] }[];

/** Writes on the board what a battle remembers of it; the counters stand at the end of their way. */
export const entered = hook((_board, _entering: Entering): void => {});
