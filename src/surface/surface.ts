/**
 * What a game lies on and looks like: where its places are, how its ground and counters are drawn, what the legend
 * says. Each system has one; the board around it draws what every game has.
 */
import type { ReactNode } from 'react';
import type { BoardView, CounterView, Mark, Trace } from '../core/contract/board';
import type { BoardGeometry, BoardPoint, Turn } from '../core/contract/geometry';
import type { Field, Ground, GroundNote, SideView, TableView } from '../core/contract/map';
import type { SideId } from '../core/contract/values';
import type { CounterFace, CounterForm } from './counterFace';

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

/** A pattern, and how large one piece of it is; drawn with the class `sided` it has the colour of its side. */
export type Tile = { readonly size: number; readonly turn?: number; readonly drawing: ReactNode };
/** How a mark is drawn that only this system has: under the counters, and its label over them. */
export type OwnMark = {
  /** As it is read out. */
  readonly words: string;
  /** The pattern of the first side and of the second. */
  readonly tiles?: readonly [Tile, Tile];
  /** Given where many places of it are one area: how far inside it the line around it runs; null: by its side. */
  readonly inset?: number | null;
  /** It is a line, from counter to counter. */
  readonly isLine?: true;
  /** With a label it is lettered and nothing else. */
  readonly lettered?: true;
  /** In a single place; left out: its pattern and a line around it. */
  draw?(at: {
    readonly centre: BoardPoint;
    readonly corners: readonly BoardPoint[];
    readonly pattern: string;
  }): ReactNode;
};
export type OwnMarks = { readonly [own: string]: OwnMark };

/** A line of the key: what a mark says in this game, or something that only its surface draws. */
export type KeyLine =
  | { readonly says: string; readonly means: Mark['means']; readonly side: SideId | null }
  | { readonly says: string; readonly sample: ReactNode };
export type Key = { readonly lines: readonly KeyLine[]; readonly note: string };

/** All that a system draws, for those who work on it. */
export type Samples = {
  readonly table: TableView;
  /** Counters in each of their states, in the forms that they have. */
  readonly counters: readonly {
    readonly name: string;
    readonly face: CounterView['face'];
    readonly forms: readonly CounterForm[];
    readonly facing?: number;
  }[];
  /** What the ground looks like, and what it is. */
  readonly grounds: readonly { readonly says: string; readonly view: BoardView }[];
  /** Every way in which counters share a place. */
  readonly stacks: readonly CounterView[];
  /** As many marks as there are, over one another. */
  readonly marks: readonly Mark[];
};

/** Methods, not function properties: a surface with a geometry of its own then stands in a list of surfaces. */
export interface Surface<G extends BoardGeometry = BoardGeometry> {
  /** The id of its system. */
  readonly system: string;
  geometryOf(field: Field, turn?: Turn): G;
  /** The printed sheet: drawn once a game, then only moved. */
  Sheet(props: SheetProps<G>): ReactNode;
  /** What is printed in type, where it changes with the zoom. */
  Lettering?(props: LetteringProps<G>): ReactNode;
  /** What play has left on the ground, under marks and counters; what these would hide of it is drawn by `Over`. */
  Traces?(props: TracesProps<G>): ReactNode;
  /** What stays in sight over the counters. */
  Over?(props: OverProps<G>): ReactNode;
  readonly counterFace: CounterFace;
  /** Marks that only this system has, by their names. */
  readonly marks?: OwnMarks;
  /** A kind of ground as it is drawn, small, for the legend. */
  Swatch(props: SwatchProps): ReactNode;
  /** What else is drawn on the map, for the legend. */
  keyOf(table: TableView): Key;
  /** Only fetched for the gallery. */
  samples?(): Promise<Samples>;
}
