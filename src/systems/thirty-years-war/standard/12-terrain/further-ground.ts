/** What a battle has to say of its ground beyond the standard rules, in words and on the map. */

import type { Trace } from '../../../../core/contract/board';
import type { GroundNote } from '../../../../core/contract/map';
import type { HexIndex } from '../../../../core/hex/hex';
import { hook } from '../../engine/hook';

export type FurtherGround = {
  /** Of the hex as a whole. */
  readonly facts: readonly string[];
  /** What runs along its sides: in words, and to which hex. */
  readonly sides: readonly { readonly words: string; readonly beyond: HexIndex }[];
  /** More about these sides. */
  readonly remarks: readonly string[];
  /** What it all means, in sentences without their full stop. */
  readonly meaning: readonly string[];
};

const NOTHING: FurtherGround = { facts: [], sides: [], remarks: [], meaning: [] };

/** Of a hex. */
export const furtherGround = hook((_board, _hex: HexIndex): FurtherGround => NOTHING);
/** Kinds of hexside for the legend. */
export const furtherLegend = hook((): readonly GroundNote[] => []);
/** What play has left on the ground. */
export const tracesOf = hook((): readonly Trace[] => []);
