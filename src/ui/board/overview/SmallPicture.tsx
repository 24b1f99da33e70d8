import { memo } from 'react';
import type { BoardGeometry, BoardPoint, Turn } from '../../../core/contract/geometry';
import type { Place } from '../../../core/contract/values';
import type { Picture } from '../../../store/saved/picture';
import { geometryOf } from '../../../surface/geometry';
import './small-picture.css';

/** Half the width of a counter: larger than printed, so that lines of battle can be seen. */
const HALF = 30;

type Props = { readonly picture: Picture; readonly turn?: Turn };

/** Where both armies stand, for those who can see it; the words beside it say the rest. */
export const SmallPicture = memo(function SmallPicture({ picture, turn = 0 }: Props) {
  const geometry = geometryOf(picture.field, turn);
  const { x, y, width, height } = geometry.frame;
  return (
    <svg className="small-picture" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {picture.areas.map(({ kind, hexes }) => (
        <path
          key={kind}
          className={`small-area ${kind}`}
          d={hexes.split(' ').map(hexPath(geometry)).join('')}
        />
      ))}
      {picture.patches?.map(({ kind, outline }, i) => (
        <path key={i} className={`small-area ${kind}`} d={closed(outline.flatMap(pointOf(geometry)))} />
      ))}
      {picture.counters.map(({ livery, at }, side) => (
        <path
          key={livery}
          className={`small-army livery-${livery}`}
          d={at
            .map((place) => geometry.centreOf(place))
            .map((centre) => (centre === null ? '' : side === 0 ? square(centre) : diamond(centre)))
            .join('')}
        />
      ))}
    </svg>
  );
});

const hexPath = (geometry: BoardGeometry) => (hex: string) => closed(geometry.cornersOf(hex) ?? []);
const pointOf = (geometry: BoardGeometry) => (place: Place) => geometry.centreOf(place) ?? [];
const closed = (corners: readonly BoardPoint[]) =>
  corners.length === 0 ? '' : `M${corners.map((at) => `${round(at.x)} ${round(at.y)}`).join('L')}Z`;

const square = ({ x, y }: BoardPoint) =>
  `M${round(x - HALF)} ${round(y - HALF)}h${2 * HALF}v${2 * HALF}h${-2 * HALF}Z`;
/** The other side is another form, not only another colour. */
const diamond = ({ x, y }: BoardPoint) => {
  const half = HALF * 1.3;
  return `M${round(x)} ${round(y - half)}l${half} ${half} ${-half} ${half} ${-half} ${-half}Z`;
};
const round = Math.round;
