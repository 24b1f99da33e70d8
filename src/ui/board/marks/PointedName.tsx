/** The name of the counter that is pointed at, beside it: from afar there is no room for names on counters. */
import { useMemo } from 'react';
import type { Mark } from '../../../core/contract/board';
import type { Place } from '../../../core/contract/values';
import type { FiguresBox } from '../../../surface/counterFace';
import { labelBoxes, type NumbersUse } from './HexNumbers';
import { boxAround } from './labelBoxes';
import { costTags } from './MarkedReach';
import { Corners } from './MarkLayer';
import { Label } from './markShapes';
import { labelSpots } from './tagSpots';

type Props = Pick<NumbersUse, 'marks' | 'geometry' | 'occupied' | 'shown'> & {
  readonly name: string;
  readonly place: Place;
  readonly figures: readonly FiguresBox[];
};

/** Left out where it would cover a counter or whatever else is written, and where its name is written already. */
export function PointedName({ name, place, marks, geometry, figures, shown, occupied }: Props) {
  const spots = useMemo(() => {
    const isWritten = marks.some(({ means, label }) => means === 'named' && label === name);
    const centre = geometry.centreOf(place);
    if (isWritten || centre === null) return [];
    const taken = [
      ...figures,
      ...labelBoxes(marks, geometry, figures, shown),
      ...costTags({ marks, geometry, occupied, figures }),
      boxAround({ x: centre.x, y: centre.y - NUMBER.above }, NUMBER),
    ];
    const mark: Mark = { means: 'named', label: name, shape: { kind: 'places', places: [place] } };
    return labelSpots([mark], geometry, taken, shown).get(mark) ?? [];
  }, [name, place, marks, geometry, figures, shown, occupied]);
  return (
    <svg
      className="marks pointed-name"
      aria-hidden="true"
      width={geometry.width}
      height={geometry.height}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
    >
      <Corners geometry={geometry} />
      {spots.map(({ of, ...at }) => (
        <Label key={`${at.x} ${at.y}`} means="named" label={name} {...{ at, of }} />
      ))}
    </svg>
  );
}

/** Board units: where the number of the hex that is pointed at stands, at its largest. */
const NUMBER = { above: 29, width: 44, height: 18 };
