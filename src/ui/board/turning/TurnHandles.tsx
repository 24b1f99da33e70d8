/** What turns the counter in the hand: drawn before its front or its corners, as large on the screen at every zoom. */
import type { BoardGeometry } from '../../../core/contract/geometry';
import type { Camera } from '../camera/camera';
import { useSettledScale } from '../camera/useSettledScale';
import { handlesOf, type Turnable } from './turned';
import './turning.css';

type Props = {
  readonly turnable: Turnable;
  readonly geometry: BoardGeometry;
  readonly camera: Pick<Camera, 'current' | 'watch'>;
};

/** CSS pixels: half of the handle, which a finger has to meet, and its distance from the counter. */
const RADIUS = 22;
const GAP = 10;

export function TurnHandles({ turnable, geometry, camera }: Props) {
  const scale = useSettledScale(camera);
  return handlesOf(turnable, geometry.turn, (GAP + RADIUS) / scale).map(({ pivot, at: { x, y } }) => (
    <div
      key={pivot}
      className="turn-handle"
      aria-hidden="true"
      data-pivot={pivot ?? 'middle'}
      style={{
        width: 2 * RADIUS,
        height: 2 * RADIUS,
        transform: `translate(${x - RADIUS}px, ${y - RADIUS}px) scale(${1 / scale})`,
      }}
    >
      <svg viewBox="-22 -22 44 44" aria-hidden="true">
        <circle className="grip" r="13" />
        <path className="turn-sign" d="M-6.5 3A7 7 0 1 1 6.5 3M3 1.5L7 4L9.5 0" />
      </svg>
    </div>
  ));
}
