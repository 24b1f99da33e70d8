/** What of it matters to a battle who has been in which hexes. */
import type { CounterId } from '../../../../core/contract/values';
import { hook } from '../../engine/hook';
import type { HexNumber } from '../../scenario/map';
import type { State } from '../../state/state';

/** Counters that have entered hexes, one after the other. */
export type Entering = readonly { readonly counter: CounterId; readonly path: readonly HexNumber[] }[];

/** The state after that, the counters standing where they have come to; as it is unless a battle remembers it. */
export const entered = hook((state: State, _entering: Entering): State => state);
