/** A small position as it is put together, before it is laid. */
import type { Ground } from '../../scenario/position/ground';
import type { Letter } from '../../scenario/position/line';
import type { PrintedCounter } from '../../scenario/scenario';

export type Placed = {
  readonly letter: Letter;
  readonly printed: PrintedCounter;
  /** The number of its hex in the small map. */
  readonly hex: string;
  readonly disrupted: boolean;
};
export type Site = {
  readonly map: Ground & { readonly columns: number; readonly rows: number };
  readonly counters: readonly Placed[];
  /** The book that it is played by. */
  readonly rules: string;
  /** Whose Player-Turn it is. */
  readonly side: 'F' | 'S' | 'B';
};

/** The side of a letter, as the setting of a position names it. */
export function sideOfLetter(letter: Letter): Site['side'] {
  return letter === 'M' ? 'F' : letter;
}
