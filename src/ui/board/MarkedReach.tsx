import { memo } from 'react';
import type { Mark } from '../../core/seam';
import type { BoardGeometry } from './geometry';
import { inset, polygon } from './ground/paths';
import { extent } from './markAreas';
import { type Ink, patternOf } from './markPatterns';
import { cornersOf } from './markShapes';
import { MEANING_IN_WORDS } from './markWords';

/** Whether a mark lights a hex that may be entered and that is named by the figure on it: what it costs. */
export function isPriced({ means, label, shape }: Mark): boolean {
  return means === 'reach' && label !== '' && shape.kind === 'places';
}

type Props = { readonly marks: readonly Mark[]; readonly geometry: BoardGeometry; readonly ink: Ink };

/** All hexes that may be entered at a cost, in three figures instead of three for each: sixty at once are nothing unusual. */
export const MarkedReach = memo(function MarkedReach({ marks, geometry, ink }: Props) {
  const places = marks.flatMap(({ shape }) => (shape.kind === 'places' ? shape.places : []));
  if (places.length === 0) return null;
  const hexes = places.flatMap((place) => {
    const centre = geometry.centreOf(place);
    return centre === null ? [] : [{ centre, corners: cornersOf(place, centre, geometry) }];
  });
  const drawn = (share: number) =>
    hexes.map(({ corners, centre }) => polygon(inset(corners, centre, share))).join('');
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is no control
    <g className="mark reach" role="img" aria-label={`${MEANING_IN_WORDS.reach}, ${extent(places)}`}>
      <path className="tint" d={drawn(0.97)} />
      <path className="pattern" d={drawn(0.9)} fill={patternOf(ink, 'reach', undefined)} />
      <path className="rim" d={drawn(0.93)} />
    </g>
  );
});
