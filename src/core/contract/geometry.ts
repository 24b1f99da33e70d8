/**
 * Where the places of a game lie on the sheet that is drawn: pure answers, without a page. A unit of the sheet is a CSS
 * pixel at 100 %.
 */
import type { Place } from './values';

/** Degrees by which the sheet is turned, clockwise. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

export type BoardPoint = { readonly x: number; readonly y: number };
/** One of the places of a map on which they can be counted. */
export type Cell = {
  readonly hex: string;
  readonly column: number;
  readonly row: number;
  readonly centre: BoardPoint;
  readonly corners: readonly BoardPoint[];
};

/** On the screen, however the sheet is turned. */
export type Direction = 'up' | 'down' | 'left' | 'right';
/** How far a step goes: to the next place, over several at once, or to the edge. */
export type Stride = 'next' | 'far' | 'edge';

export interface BoardGeometry {
  /** The same text for the same sheet, however it is turned. */
  readonly sheet: string;
  readonly turn: Turn;
  /** The whole sheet of paper. */
  readonly width: number;
  readonly height: number;
  /** What the border of the map encloses. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** About as far as from one place to the next. */
  readonly pitch: number;
  /** Whether places lie in straight rows on the screen, not in straight columns: they are read along them. */
  readonly isInRows: boolean;
  /** Every place, where they can be counted; empty on a table without hexes. */
  readonly cells: readonly Cell[];
  /** The place under a point; null beyond the map. */
  placeAt(point: BoardPoint): Place | null;
  /** As `placeAt`, but the nearest place for a point beyond the map. */
  nearestPlace(point: BoardPoint): Place;
  /** Null for a place that the map does not have. */
  centreOf(place: Place): BoardPoint | null;
  /** Null for a place without sides of its own. */
  cornersOf(place: Place): readonly BoardPoint[] | null;
  /** Both ends of the side between neighbours; null when they are none. */
  hexside(between: readonly [string, string]): readonly [BoardPoint, BoardPoint] | null;
  /** Where an arrow key leads; at the edge it stays where it is. */
  stepFrom(place: Place, direction: Direction, stride: Stride): Place;
  neighboursOf(place: Place): readonly Place[];
  /** So many tenths of a millimetre in units of the sheet; 0 where nothing is measured. */
  lengthOf(tenths: number): number;
  /** Which line it stands in where the sheet, as it is printed, is read from its top to its bottom. */
  lineOf(place: Place): number;
}
