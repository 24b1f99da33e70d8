/** What a game of Rocroi 1643 lies on: a printed map of hexes in columns, and counters that point where they look. */
import { type HexGeometry, hexGeometry } from '../../../surface/hexGeometry';
import type { Surface } from '../../../surface/surface';
import { counterFace } from './counter/Counter';
import { GroundSwatch } from './GroundSwatch';
import { keyOf } from './key';
import { Lettering } from './Lettering';
import { MARKS } from './marks';
import { PrintedMap } from './PrintedMap';
import '../../../surface/land/ground.css';
import '../../../surface/land/print.css';

export const rocroi1643Surface: Surface<HexGeometry> = {
  system: 'rocroi-1643',
  geometryOf(field, turn) {
    if (field.of !== 'hexes') throw new Error('this game is played on hexes');
    return hexGeometry(field, turn);
  },
  Sheet: PrintedMap,
  Lettering,
  counterFace,
  marks: MARKS,
  Swatch: GroundSwatch,
  keyOf,
  samples: async () => (await import('./samples')).SAMPLES,
};
