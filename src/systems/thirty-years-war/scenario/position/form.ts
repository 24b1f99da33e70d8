/**
 * What a book adds to positions in one line: what may be said beside the line, and what that means in a scenario file.
 */
import type * as v from 'valibot';
import type { Letter, Piece } from './line';

export type OtherSide = 'spanish' | 'bavarian';
export type Said = { readonly [field: string]: unknown };

export type PositionUse = {
  readonly pieces: readonly Piece[];
  readonly said: Said;
  /** The side that fights the French. */
  readonly other: OtherSide;
  /** Whether the position is of this book; a book may have something to say of any. */
  readonly isOwn: boolean;
};
export type BookPosition = {
  readonly entries: v.ObjectEntries;
  /** Where units and Leaders belong to armies. */
  readonly armyOf?: (letter: Letter) => string;
  /** Who fights the French in a line; the Spanish where it is left out. */
  readonly other?: (line: string) => OtherSide;
  /** What the scenario file has besides, or otherwise than in the standard rules. */
  readonly parts: (use: PositionUse) => Said;
};
