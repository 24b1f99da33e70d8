/**
 * Where counters come onto the map and leave it, and hexes that are closed: what battles add to movement. Case 6.15.
 */

import type { HexIndex } from '../../../../core/hex/hex';
import { hook } from '../../engine/hook';
import type { Reason, RuleCase } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import type { Piece } from '../../state/piece';
import { closedHex } from './reasons';

/** How arrived counters come onto the map. */
export type Entry = {
  readonly hexes: readonly HexNumber[];
  /** Whether they come as soon as they can. */
  readonly must: boolean;
  readonly cases: {
    /** Where they enter and when, and where an enemy keeps them out. */
    readonly where: RuleCase;
    readonly closed: RuleCase;
  };
};
const NOWHERE: Entry = { hexes: [], must: false, cases: { where: '6.15', closed: '6.15' } };

export const entry = hook((): Entry => NOWHERE);
/** Hexes from which a counter may leave the map. */
export const exitHexes = hook((_board, _piece: Piece): readonly HexNumber[] => []);
/** The case that names these hexes. */
export const exitCase = hook((): RuleCase => '6.15');
/** Why a counter for which there are none cannot leave: who can, and when. */
export const closedMap = hook((): { readonly rule: RuleCase; readonly text: string } => ({
  rule: '6.15',
  text: 'this battle has no hexes to leave it by',
}));
/**
 * Hexes that a counter may not enter whatever the ground, each with the enemies that close it to him; null: none.
 * The same object as long as the position is.
 */
export const closedHexes = hook(
  (_board, _piece: Piece): ReadonlyMap<HexIndex, readonly Piece[]> | null => null,
);
/** The refusal for such a hex. */
export const closedReason = hook(
  (board, _piece: Piece, _hex: HexNumber, _by: readonly Piece[]): Reason => closedHex(board),
);
