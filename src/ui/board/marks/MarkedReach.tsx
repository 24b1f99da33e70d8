import { memo } from 'react';
import type { Mark } from '../../../core/contract/board';
import type { BoardGeometry, BoardPoint } from '../../../core/contract/geometry';
import type { Place } from '../../../core/contract/values';
import type { FiguresBox } from '../../../surface/counterFace';
import { inset, n, polygon } from '../../../surface/paths';
import { boxAround } from './labelBoxes';
import { extent } from './markAreas';
import { type Ink, patternOf } from './markPatterns';
import { cornersOf } from './markShapes';
import { MEANING_IN_WORDS } from './markWords';
import { clearSpot, spotsOfPlace } from './tagSpots';
import { tagWidth } from './tagWidth';

/** Whether a mark lights a hex that may be entered and that is named by the figure on it: what it costs. */
export function hasCost({ means, label, shape }: Mark): boolean {
  return means === 'reach' && label !== '' && shape.kind === 'places';
}

type Props = { readonly marks: readonly Mark[]; readonly geometry: BoardGeometry; readonly ink: Ink };

/** All hexes that may be entered at a cost, in three figures instead of three for each: sixty at once are common. */
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

type CostsProps = Pick<Props, 'marks' | 'geometry'> & {
  readonly occupied: string;
  readonly figures: readonly FiguresBox[];
};
type CostAt = { readonly cost: string; readonly place: Place; readonly centre: BoardPoint };

/**
 * What it costs to enter them: one text for all hexes of the same cost, instead of one for each. It stands in the
 * middle of a hex, or on a tag beside the counters that would hide it.
 */
export function Costs(props: CostsProps) {
  const { inHexes, tagged } = costsOf(props);
  return (
    <>
      <Figures className="mark cost reach" costs={inHexes} below={6} />
      {tagged.length > 0 ? (
        <g className="mark tags reach">
          <path d={tagged.map(({ cost, centre }) => box(centre, tagWidth(cost))).join('')} />
          <Figures costs={tagged} below={5} />
        </g>
      ) : null}
    </>
  );
}

/** Where tags with costs lie: hex numbers leave them free. */
export function costTags({ marks, ...rest }: CostsProps): readonly FiguresBox[] {
  return costsOf({ marks: marks.filter(hasCost), ...rest }).tagged.map(({ cost, centre }) =>
    boxAround(centre, { width: tagWidth(cost), height: TAG_HEIGHT }),
  );
}

type Found = {
  readonly inHexes: readonly CostAt[];
  readonly tagged: readonly CostAt[];
};
/** Figures, hex numbers and the name of what is pointed at ask one after the other for the same. */
let last: { readonly asked: CostsProps; readonly found: Found } | null = null;

function costsOf(asked: CostsProps): Found {
  if (last === null || !isSame(last.asked, asked)) last = { asked, found: costsFor(asked) };
  return last.found;
}

function isSame(a: CostsProps, b: CostsProps): boolean {
  return (
    a.geometry === b.geometry &&
    a.occupied === b.occupied &&
    a.figures === b.figures &&
    a.marks.length === b.marks.length &&
    a.marks.every((mark, index) => mark === b.marks[index])
  );
}

function costsFor({ marks, geometry, occupied, figures }: CostsProps): Found {
  const costs = marks.flatMap(({ label: cost, shape }): readonly CostAt[] => {
    if (shape.kind !== 'places') return [];
    return shape.places.flatMap((place) => {
      const centre = geometry.centreOf(place);
      return centre === null ? [] : [{ cost, place, centre }];
    });
  });
  const taken = new Set<Place>(occupied.split(' '));
  const isTagged = ({ place }: CostAt) => taken.has(place);
  const tagged = costs.filter(isTagged).map((one): CostAt => {
    const size = { width: tagWidth(one.cost), height: TAG_HEIGHT };
    return {
      ...one,
      centre: clearSpot(spotsOfPlace(one.place, one.cost, geometry), size, figures) ?? one.centre,
    };
  });
  return { inHexes: costs.filter((one) => !isTagged(one)), tagged };
}

type FiguresProps = {
  readonly className?: string;
  readonly costs: readonly CostAt[];
  /** How far below the centre a figure ends, in board units. */
  readonly below: number;
};

function Figures({ className, costs, below }: FiguresProps) {
  // Each letter of a text is given a place of its own: of two, a text can stand in one hex only.
  const textOf = ({ cost, place }: CostAt) => (cost.length === 1 ? cost : `${cost} ${place}`);
  return [...new Set(costs.map(textOf))].map((text) => {
    const hexes = costs.filter((one) => textOf(one) === text);
    const names = hexes.map(({ place }) => String(place));
    const cost = hexes[0]?.cost ?? '';
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: figures on a map are no control
      <text
        key={text}
        className={className}
        role="img"
        aria-label={`${names.length === 1 ? 'Hex' : 'Hexes'} ${names.join(', ')}: ${MEANING_IN_WORDS.reach}, ${cost}`}
        x={hexes.map(({ centre }) => n(centre.x)).join(' ')}
        y={hexes.map(({ centre }) => n(centre.y + below)).join(' ')}
      >
        {cost.repeat(hexes.length)}
      </text>
    );
  });
}

const TAG_HEIGHT = 18;
const CORNER = 4;

/** A box with round corners around a point. */
function box({ x, y }: BoardPoint, width: number): string {
  const [across, down] = [width - 2 * CORNER, TAG_HEIGHT - 2 * CORNER];
  const turn = (dx: number, dy: number) => `a${CORNER} ${CORNER} 0 0 1 ${dx} ${dy}`;
  return (
    `M${n(x - across / 2)} ${n(y - TAG_HEIGHT / 2)}h${n(across)}${turn(CORNER, CORNER)}v${down}` +
    `${turn(-CORNER, CORNER)}h${n(-across)}${turn(-CORNER, -CORNER)}v${-down}${turn(CORNER, -CORNER)}z`
  );
}
