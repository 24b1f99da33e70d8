/** How a system's counters are drawn; the board itself knows only places, names and conditions. */
import type { ReactNode } from 'react';
import type { CounterView } from '../core/contract/board';

/**
 * `whole` is drawn in a box of 60 units with 44 of counter in it, `badge` in one of 32 with 24, `stand` in one that is
 * as large as the counter is on a table without hexes.
 */
export type CounterForm = 'whole' | 'badge' | 'stand';
export type CounterFaceProps = {
  readonly counter: CounterView;
  readonly livery: string;
  readonly form: CounterForm;
  /** Whether its name is drawn on it where there is room; in lists it is beside it. */
  readonly named?: boolean;
  /** Degrees, clockwise on the screen; a `stand` is turned already and looks up. */
  readonly facing?: number | undefined;
  /** Of a `stand`: its box, in units of the sheet. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
};
/** A part of a drawing that must stay legible, in its own units around its middle. */
export type FiguresBox = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How much worse it is to cover it than something of the same size; left out: 1. */
  readonly weight?: number;
};
export type CounterSample = Pick<CounterView, 'face' | 'condition' | 'facing'> & { readonly says: string };
export type CounterFace = {
  readonly Drawing: (props: CounterFaceProps) => ReactNode;
  /** The side above a unit at which this counter is drawn as a badge; null: it is itself a unit. */
  cornerOf(counter: CounterView): 'left' | 'right' | null;
  /** Where its figures are, which nothing on the board may cover; null: nowhere. */
  figuresOf(counter: CounterView, form: CounterForm): FiguresBox | null;
  /** Where the sign is that says what it is: labels of marks stand beside it as far as there is room; null: nowhere. */
  signOf(counter: CounterView, form: CounterForm): FiguresBox | null;
  /** Its states as they are drawn, for the legend. */
  readonly legend: readonly CounterSample[];
};
