/** What stays the same for a whole game: sides, ground, and what the legend says about it. */
import type { CounterView } from './board';
import type { Place, Point, SideId } from './values';

/** Names of colours; the theme defines a set for each. */
export const LIVERIES = ['blue', 'red', 'green', 'ochre'] as const;
export type Livery = (typeof LIVERIES)[number];
export type SideView = {
  readonly id: SideId;
  /** `French` */
  readonly name: string;
  readonly livery: Livery;
};

/** Colours of ground that the theme has, for a map at a glance. */
export const GROUND_TINTS = ['forest', 'woods', 'marsh', 'town', 'height', 'water'] as const;
export type GroundTint = (typeof GROUND_TINTS)[number];
type GroundKind = {
  /** As the surface knows it. */
  readonly kind: string;
  /** Left out where it is not seen at a glance. */
  readonly tint?: GroundTint;
};
/** Every place of `places` is of this kind. */
export type GroundArea = GroundKind & { readonly places: readonly Place[] };
/** The same on a table without hexes: what the outline encloses. */
export type GroundPatch = GroundKind & { readonly outline: readonly Point[] };
export type GroundSide = {
  readonly kind: string;
  readonly name: string;
  readonly between: readonly [string, string];
};
export type GroundWay = { readonly kind: string; readonly name: string; readonly through: readonly Place[] };
export type GroundLabel = { readonly kind: string; readonly text: string; readonly at: Place };

/**
 * Hexes lie in straight columns, each on a side, or in straight rows, each on a corner. The even or the odd of these,
 * counted from 01, lie half a hex further down or to the right.
 */
export type HexLayout = { readonly lines: 'columns' | 'rows'; readonly shifted: 'even' | 'odd' };
/** Hexes that are numbered `XXYY` by column and row; even columns are shifted where there is no layout. */
export type HexField = {
  readonly of: 'hexes';
  readonly columns: number;
  readonly rows: number;
  readonly layout?: HexLayout;
};
/** A table without hexes, measured in tenths of a millimetre. */
export type TableField = { readonly of: 'table'; readonly width: number; readonly height: number };
export type Field = HexField | TableField;

/** What lies under the counters and never changes in a game. */
export type Ground = {
  readonly field: Field;
  readonly areas: readonly GroundArea[];
  /** Of a table without hexes; left out where there are hexes. */
  readonly patches?: readonly GroundPatch[];
  readonly hexsides: readonly GroundSide[];
  readonly ways: readonly GroundWay[];
  readonly labels: readonly GroundLabel[];
  /** What lies beyond each edge, and in which compass direction. */
  readonly edges: {
    readonly [edge in 'top' | 'right' | 'bottom' | 'left']: {
      readonly label: string;
      readonly compass: string;
    };
  };
};

/** A kind of ground for the legend: how the board draws it, and what it costs, blocks and does. */
export type GroundNote = {
  readonly drawn: 'area' | 'hexside' | 'way';
  readonly kind: string;
  readonly name: string;
  readonly text: string;
};

/** Counters that stand or break together: its name, and a face on which the drawing shows what marks them. */
export type Formation = {
  readonly name: string;
  /** In words what marks them on a counter: `yellow, notched field`. */
  readonly sign: string;
  readonly side: SideId;
  readonly face: CounterView['face'];
};

/** What stays the same for a whole game. */
export type TableView = {
  readonly title: string;
  readonly subtitle: string;
  /**
   * The book of the rulebook whose cases this battle adds, as their numbers begin: `rocroi`; left out where none does.
   */
  readonly book?: string;
  /** What is reconstructed: players are told. */
  readonly notes: readonly string[];
  readonly sides: readonly SideView[];
  readonly ground: Ground;
  /** Every kind of ground that this map has. */
  readonly groundNotes?: readonly GroundNote[];
  /** For each side that has several; left out where none has. */
  readonly formations?: readonly Formation[];
};
