/**
 * What play has left on the ground: in hexes it lies on the printed sheet, under all that is lit or stands there, along
 * hexsides (a breach) over the counters beside it.
 */
import { memo } from 'react';
import type { Trace } from '../../../core/contract/board';
import type { HexGeometry } from '../../../surface/hexGeometry';
import type { TracesProps } from '../../../surface/surface';
import { Breach, Damage, GateSign, Pennant } from './fortress/Ruin';

type Props = TracesProps<HexGeometry> & {
  /** What lies along hexsides is drawn over the counters, what lies in hexes under them; left out: all. */
  readonly level?: 'under' | 'over';
};

export const Traces = memo(function Traces({ traces, geometry, sides, level }: Props) {
  const here = traces.filter(
    ({ shape }) => level === undefined || (shape.kind === 'hexside') === (level === 'over'),
  );
  if (here.length === 0) return null;
  return (
    <svg
      className="traces"
      width={geometry.width}
      height={geometry.height}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
    >
      <title>What play has left on the ground</title>
      {here.map((trace) => (
        <TraceShape key={keyOf(trace)} trace={trace} geometry={geometry} sides={sides} />
      ))}
    </svg>
  );
}, isSameLayer);

function TraceShape({
  trace: { kind, label, shape, side },
  geometry,
  sides,
}: { readonly trace: Trace } & Pick<Props, 'geometry' | 'sides'>) {
  const number = sides.findIndex(({ id }) => id === side);
  const livery = sides[number] ? `livery-${sides[number].livery}` : '';
  const drawn =
    shape.kind === 'places'
      ? shape.places.map((place) => {
          const centre = geometry.centreOf(place);
          return kind === 'held' && centre ? (
            <Pennant key={String(place)} at={centre} isSecond={number === 1} />
          ) : null;
        })
      : shape.kind === 'hexside'
        ? hexsideDrawing(kind, shape.between, geometry, number)
        : null;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is no control
    <g className={`trace ${kind} ${livery}`} role="img" aria-label={label}>
      {drawn}
    </g>
  );
}

function hexsideDrawing(
  kind: string,
  between: readonly [string, string],
  geometry: HexGeometry,
  side: number,
) {
  const ends = geometry.hexside(between);
  const [here, there] = [geometry.centreOf(between[0]), geometry.centreOf(between[1])];
  if (!ends || !here || !there) return null;
  const along = { ends, here, there, seed: between.join('-') };
  switch (kind) {
    case 'breach':
      return <Breach {...along} />;
    case 'damage':
      return <Damage {...along} />;
    case 'gate':
      return <GateSign {...along} side={side < 0 ? null : side} />;
    default:
      return null;
  }
}

function keyOf({ kind, shape, side }: Trace): string {
  return `${kind} ${side ?? ''} ${JSON.stringify(shape)}`;
}

/** Traces are made again with every view; comparing them is cheaper than drawing them. */
function isSameLayer(a: Props, b: Props): boolean {
  return (
    a.geometry === b.geometry &&
    a.sides === b.sides &&
    (a.traces === b.traces || JSON.stringify(a.traces) === JSON.stringify(b.traces))
  );
}
