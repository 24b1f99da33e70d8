/** Where a counter shall end its move. */
import type { HexIndex } from '../../../core/hex/hex';
import type { Piece } from '../state/piece';

/** Leaving the map, in the place of a hex. */
export const AWAY = -2;
export type Step = { readonly piece: Piece; readonly hex: HexIndex };
