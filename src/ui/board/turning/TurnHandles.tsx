/**
 * What turns the counter in the hand: drawn before its front or its corners, as large on the screen at every zoom as
 * places allow. It is drawn around the counter; a press on the knob turns that by one corner.
 */
import type { BoardGeometry } from '../../../core/contract/geometry';
import type { Camera } from '../camera/camera';
import { useSettledScale } from '../camera/useSettledScale';
import { shownFacing } from './facing';
import { HANDLE_AWAY, HANDLE_SHARE, handlesOf, type Turnable } from './turned';
import './turning.css';

type Props = {
  readonly turnable: Turnable;
  readonly geometry: BoardGeometry;
  readonly camera: Pick<Camera, 'current' | 'watch'>;
};

/** CSS pixels: half of the handle, which a finger has to meet, and of one that is as small as can be met. */
const RADIUS = 22;
const LEAST = 13;

/** Of its full size, at that scale. */
function sizeAt(scale: number, pitch: number): number {
  return Math.min(1, Math.max(LEAST, HANDLE_SHARE * pitch * scale) / RADIUS);
}
/** From the counter to the knob, and the arc on which that swings around it, with a point at either end. */
const STEM = 'M0 8V27';
const SWING = 'M-16 2.6A50 50 0 0 1 16 2.6';
const POINTS = 'M21 4.7L12.6 6.1L15.4-1.6ZM-21 4.7L-12.6 6.1L-15.4-1.6Z';

export function TurnHandles({ turnable, geometry, camera }: Props) {
  const scale = useSettledScale(camera);
  const { turn, pitch } = geometry;
  const size = sizeAt(scale, pitch) / scale;
  return handlesOf(turnable, turn, HANDLE_AWAY * RADIUS * size).map(({ pivot, at: { x, y } }) => (
    <div
      key={pivot}
      className="turn-handle"
      aria-hidden="true"
      data-pivot={pivot ?? 'middle'}
      style={{
        width: 2 * RADIUS,
        height: 2 * RADIUS,
        transform: `translate(${x - RADIUS}px, ${y - RADIUS}px) scale(${size})`,
      }}
    >
      <svg viewBox="-22 -22 44 44" aria-hidden="true">
        <g transform={`rotate(${shownFacing(turnable.facing, turn)})`}>
          <path className="turn-rim" d={STEM + SWING} />
          <path className="turn-line" d={STEM + SWING} />
          <path className="turn-point" d={POINTS} />
        </g>
        <g className="turn-knob">
          <circle className="meets" r="13" />
          <circle className="grip" r="8" />
          <path className="turn-sign" d="M-3 0h.01M0 0h.01M3 0h.01" />
        </g>
      </svg>
    </div>
  ));
}
