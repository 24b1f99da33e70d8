/** What the Thirty Years War games lie on: printed maps of hexes in columns, and square counters. */
import { type HexGeometry, hexGeometry } from '../../../surface/hexGeometry';
import type { Surface } from '../../../surface/surface';
import { Bulwarks } from './Bulwarks';
import { counterFace } from './counter/Counter';
import { GroundSwatch } from './GroundSwatch';
import { keyOf } from './key';
import { Lettering } from './Lettering';
import { MARKS } from './marks';
import { PrintedMap } from './PrintedMap';
import { Traces } from './Traces';
import '../../../surface/land/ground.css';
import '../../../surface/land/print.css';

export const thirtyYearsWarSurface: Surface<HexGeometry> = {
  system: 'thirty-years-war',
  geometryOf(field, turn) {
    if (field.of !== 'hexes') throw new Error('these games are played on hexes');
    return hexGeometry(field, turn);
  },
  Sheet: PrintedMap,
  Lettering,
  Traces: (props) => <Traces {...props} level="under" />,
  Over: Bulwarks,
  counterFace,
  marks: MARKS,
  Swatch: GroundSwatch,
  keyOf,
  samples: async () => (await import('./samples')).SAMPLES,
};
