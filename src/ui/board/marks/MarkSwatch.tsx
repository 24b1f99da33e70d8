/** Marks as the board draws them, on a hex or two of their own: for keys and legends. */
import type { Mark, Remnant } from '../../../core/contract/board';
import type { SideView } from '../../../core/contract/map';
import type { Shape, SideId } from '../../../core/contract/values';
import { HEX_HEIGHT, HEX_RADIUS, hexGeometry } from '../../../surface/hexGeometry';
import type { OwnMarks } from '../../../surface/surface';
import { MarkLayer } from './MarkLayer';
import { Tokens, Trails } from './MemoryLayer';
import './marks.css';

const GROUND = { columns: 3, rows: 2 };
/** Meanings that are lines on the board. */
const LINES: readonly Mark['means'][] = ['path', 'later', 'measure', 'sight', 'sight-blocked', 'attack'];
const FROM = '0101';
const TO = '0301';
const BELOW = '0102';

type Props = {
  readonly means: Mark['means'];
  readonly sides: readonly SideView[];
  readonly own?: OwnMarks | undefined;
  readonly side?: SideId | undefined;
};

export function MarkSwatch({ means, sides, own, side }: Props) {
  const isLine = typeof means === 'string' ? LINES.includes(means) : own?.[means.own]?.isLine === true;
  const shape = isLine
    ? ({ kind: 'line', through: [FROM, TO] } as const)
    : ({ kind: 'places', places: [FROM] } as const);
  const mark: Mark = side ? { means, label: '', shape, side } : { means, label: '', shape };
  return <MarkSample marks={[mark]} sides={sides} own={own} isLine={isLine} />;
}

const REMNANT_SHAPES: { readonly [K in Remnant['kind']]: Shape } = {
  trail: { kind: 'line', through: [FROM, TO] },
  fallen: { kind: 'places', places: [FROM] },
  taken: { kind: 'places', places: [FROM] },
  die: { kind: 'hexside', between: [FROM, BELOW] },
};

/** What the turn before leaves: a way from the first hex to the third, or what lies in the first. */
export function MemorySwatch({
  kind,
  sides,
}: {
  readonly kind: Remnant['kind'];
  readonly sides: readonly SideView[];
}) {
  const geometry = hexGeometry(GROUND);
  const shape = REMNANT_SHAPES[kind];
  const [first] = sides;
  const traces: readonly Remnant[] = first ? [{ kind, label: '', sign: '4', shape, side: first.id }] : [];
  return (
    <span className="mark-sample memory-sample" aria-hidden="true">
      <Trails traces={traces} geometry={geometry} sides={sides} />
      <Tokens traces={traces} geometry={geometry} sides={sides} occupied="" />
    </span>
  );
}

/** Marks on the first hex of a small map; the picture is cut to that hex, or to the line from it to the third. */
export function MarkSample({
  marks,
  sides,
  own,
  isLine = false,
}: {
  readonly marks: readonly Mark[];
  readonly sides: readonly SideView[];
  readonly own?: OwnMarks | undefined;
  readonly isLine?: boolean;
}) {
  const geometry = hexGeometry(GROUND);
  const { x, y } = geometry.centreOf(FROM) ?? { x: 0, y: 0 };
  const reach = (geometry.centreOf(TO)?.x ?? x) - x;
  const box = isLine
    ? [x - 4, y - 25, reach + 16, 50]
    : [x - HEX_RADIUS - 3, y - HEX_HEIGHT / 2 - 3, 2 * HEX_RADIUS + 6, HEX_HEIGHT + 6];
  return (
    <svg className="mark-sample" viewBox={box.join(' ')} aria-hidden="true">
      {(['under', 'over'] as const).map((level) => (
        <MarkLayer key={level} {...{ marks, geometry, sides, own, level }} occupied="" />
      ))}
    </svg>
  );
}
