/** A kind of ground as the board draws it, on a piece of map of its own: for the legend. */
import type { ReactNode } from 'react';
import type { Ground } from '../../core/contract/map';
import { DrawingContext } from '../drawingQueue';
import { HEX_HEIGHT, HEX_RADIUS, type HexGeometry, hexGeometry } from '../hexGeometry';
import type { SwatchProps } from '../surface';

const SIZE = { columns: 3, rows: 3 };
const EDGE = { label: '', compass: '' };
/** The hex that is shown, and the one below it. */
export const HERE = '0202';
export const BELOW = '0203';
const ABOVE = '0201';
/** Clear ground all around. */
export const NOTHING: Ground = {
  ...{ field: { of: 'hexes', ...SIZE }, areas: [], hexsides: [], ways: [], labels: [] },
  edges: { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE },
};

type Props = Pick<SwatchProps, 'drawn'> & { readonly land: (geometry: HexGeometry) => ReactNode };

export function PieceOfMap({ drawn, land }: Props) {
  const geometry = hexGeometry(SIZE);
  const { x, y } = geometry.centreOf(HERE) ?? { x: 0, y: 0 };
  // What runs along a hexside is shown with a little of the hex on either side of it.
  const top = drawn === 'hexside' ? y : y - HEX_HEIGHT / 2 - 3;
  const box = [x - HEX_RADIUS - 3, top, 2 * HEX_RADIUS + 6, HEX_HEIGHT + 6];
  return (
    <svg className="mark-sample ground" viewBox={box.join(' ')} aria-hidden="true">
      <DrawingContext value={null}>{land(geometry)}</DrawingContext>
    </svg>
  );
}

/** That kind alone, as it is drawn. */
export function groundOfKind(kind: string, drawn: SwatchProps['drawn']): Ground {
  switch (drawn) {
    case 'area':
      return { ...NOTHING, areas: [{ kind, places: [HERE] }] };
    case 'way':
      return { ...NOTHING, ways: [{ kind, name: '', through: [ABOVE, HERE, BELOW] }] };
    case 'hexside':
      return { ...NOTHING, hexsides: [{ kind, name: '', between: [HERE, BELOW] }] };
  }
}
