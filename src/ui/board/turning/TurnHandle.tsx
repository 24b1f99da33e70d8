/** What turns the counter in the hand: drawn before its front, as large on the screen at every zoom. */
import type { BoardGeometry } from '../../../core/contract/geometry';
import type { Camera } from '../camera/camera';
import { useSettledScale } from '../camera/useSettledScale';
import { shownFacing } from './facing';
import type { Turnable } from './turned';
import './turning.css';

type Props = {
  readonly turnable: Turnable;
  readonly geometry: BoardGeometry;
  readonly camera: Pick<Camera, 'current' | 'watch'>;
};

/** CSS pixels: half of the handle, which a finger has to meet, and its distance from the counter. */
const RADIUS = 22;
const GAP = 10;

export function TurnHandle({ turnable: { counter, centre, facing, reach }, geometry, camera }: Props) {
  const scale = useSettledScale(camera);
  const angle = (shownFacing(facing, geometry.turn) * Math.PI) / 180;
  const away = reach + (GAP + RADIUS) / scale;
  const x = centre.x + Math.sin(angle) * away;
  const y = centre.y - Math.cos(angle) * away;
  return (
    <div
      className="turn-handle"
      aria-hidden="true"
      data-turns={counter}
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
  );
}
