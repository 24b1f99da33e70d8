import type { BoardGeometry, Turn } from '../core/contract/geometry';
import type { Field } from '../core/contract/map';
import { hexGeometry } from './hexGeometry';
import { tableGeometry } from './tableGeometry';

/** Where the places of a field are, with hexes or without. */
export function geometryOf(field: Field, turn: Turn = 0): BoardGeometry {
  return field.of === 'hexes' ? hexGeometry(field, turn) : tableGeometry(field, turn);
}
