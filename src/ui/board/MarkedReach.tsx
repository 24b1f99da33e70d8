import { memo } from 'react';
import type { Mark, Place } from '../../core/seam';
import type { BoardGeometry } from './geometry';
import { inset, n, polygon } from './ground/paths';
import { extent } from './markAreas';
import { type Ink, patternOf } from './markPatterns';
import { cornersOf } from './markShapes';
import { MEANING_IN_WORDS } from './markWords';

/** Whether a mark lights a hex that may be entered and that is named by the figure on it: what it costs. */
export function isPriced({ means, label, shape }: Mark): boolean {
  return means === 'reach' && label !== '' && shape.kind === 'places';
}

/**
 * Whether its figure can be drawn together with others: in the middle of a hex, which counters would hide, and of a
 * single character, since each is given a place of its own.
 */
export function isPlainCost(mark: Mark, occupied: string): boolean {
  const { label, shape } = mark;
  if (!isPriced(mark) || label.length !== 1 || shape.kind !== 'places') return false;
  return shape.places.every((place) => typeof place === 'string' && !occupied.includes(place));
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

/** What it costs to enter them: one text for all hexes of the same cost, instead of one for each. */
export const Costs = memo(function Costs({ marks, geometry }: Pick<Props, 'marks' | 'geometry'>) {
  const hexesAt = new Map<string, Place[]>();
  for (const { label, shape } of marks) {
    if (shape.kind !== 'places') continue;
    const hexes = hexesAt.get(label);
    if (hexes) hexes.push(...shape.places);
    else hexesAt.set(label, [...shape.places]);
  }
  return [...hexesAt].map(([cost, hexes]) => {
    const spots = hexes.map((hex) => geometry.centreOf(hex)).filter((centre) => centre !== null);
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: figures on a map are no control
      <text
        key={cost}
        className="mark cost reach"
        role="img"
        aria-label={`${hexes.length === 1 ? 'Hex' : 'Hexes'} ${hexes.join(', ')}: ${MEANING_IN_WORDS.reach}, ${cost}`}
        x={spots.map(({ x }) => n(x)).join(' ')}
        y={spots.map(({ y }) => n(y + 6)).join(' ')}
      >
        {cost.repeat(spots.length)}
      </text>
    );
  });
});
