/**
 * What a game lies on and looks like: where its places are, how its ground and counters are drawn, what the legend says.
 * Each system has one; the board around it draws what every game has.
 */
import type { ReactNode } from 'react';
import type { MarkMeaning, Trace } from '../core/contract/board';
import type { BoardGeometry, Turn } from '../core/contract/geometry';
import type { Field, Ground, GroundNote, SideView, TableView } from '../core/contract/map';
import type { SideId } from '../core/contract/values';
import type { CounterFace } from './counterFace';

export type SheetProps<G extends BoardGeometry> = { readonly table: TableView; readonly geometry: G };
export type LetteringProps<G extends BoardGeometry> = { readonly ground: Ground; readonly geometry: G };
export type TracesProps<G extends BoardGeometry> = {
  readonly traces: readonly Trace[];
  readonly geometry: G;
  readonly sides: readonly SideView[];
};
export type OverProps<G extends BoardGeometry> = TracesProps<G> & {
  readonly ground: Ground;
  /** Places with counters, `0609 0610`. */
  readonly occupied: string;
};

export type SwatchProps = Pick<GroundNote, 'kind' | 'drawn'> & { readonly sides: readonly SideView[] };

/** A line of the key: what a mark says in this game, or something that only its surface draws. */
export type KeyLine =
  | { readonly says: string; readonly means: MarkMeaning; readonly side: SideId | null }
  | { readonly says: string; readonly sample: ReactNode };
export type Key = { readonly lines: readonly KeyLine[]; readonly note: string };

/** Methods, not function properties: a surface with a geometry of its own then stands in a list of surfaces. */
export interface Surface<G extends BoardGeometry = BoardGeometry> {
  /** The id of its system. */
  readonly system: string;
  geometryOf(field: Field, turn?: Turn): G;
  /** The printed sheet: drawn once a game, then only moved. */
  Sheet(props: SheetProps<G>): ReactNode;
  /** What is printed in type, where it changes with the zoom. */
  Lettering?(props: LetteringProps<G>): ReactNode;
  /** What play has left on the ground, under all that is lit or stands upon it. */
  Traces?(props: TracesProps<G>): ReactNode;
  /** What stays in sight over the counters. */
  Over?(props: OverProps<G>): ReactNode;
  readonly counterFace: CounterFace;
  /** A kind of ground as it is drawn, small, for the legend. */
  Swatch(props: SwatchProps): ReactNode;
  /** What lies on the map besides ground and counters, for the legend. */
  keyOf(table: TableView): Key;
}
