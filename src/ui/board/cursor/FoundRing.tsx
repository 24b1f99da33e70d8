import { useEffect, useState } from 'react';
import type { BoardGeometry } from '../../../core/contract/geometry';
import type { Place } from '../../../core/contract/values';
import { HEX_RADIUS } from '../../../surface/hexGeometry';

const STAYS = 5000;
const RADIUS = 1.25 * HEX_RADIUS;
const BOX = 2 * RADIUS + 16;

type Props = {
  readonly wanted: { readonly place: Place; readonly n: number };
  readonly geometry: BoardGeometry;
};

/** Around what was just asked for, over counters and marks; it goes by itself and never blinks. */
export function FoundRing({ wanted: { place, n }, geometry }: Props) {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setGone(n), STAYS);
    return () => clearTimeout(timer);
  }, [n]);
  const centre = geometry.centreOf(place);
  if (centre === null || gone === n) return null;
  return (
    <svg
      className="cursor found"
      aria-hidden="true"
      width={BOX}
      height={BOX}
      viewBox={`${-BOX / 2} ${-BOX / 2} ${BOX} ${BOX}`}
      style={{ transform: `translate(${centre.x - BOX / 2}px, ${centre.y - BOX / 2}px)` }}
    >
      <circle className="halo" r={RADIUS} />
      <circle className="found-ring" r={RADIUS} />
    </svg>
  );
}
