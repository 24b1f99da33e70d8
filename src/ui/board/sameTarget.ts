import type { BoardGeometry } from '../../core/contract/geometry';
import type { Target } from '../../core/contract/table';
import { distance } from '../../surface/paths';
import type { Camera } from './camera/camera';

/** CSS pixels within which a finger comes to the same point again. */
const SAME_POINT = 24;

/** Whether a finger that comes again means the same, as near as it can come to a point. */
export function isSameTarget(
  one: Target,
  other: Target,
  { centreOf }: BoardGeometry,
  camera: Camera,
): boolean {
  if (one.on === 'place' && other.on === 'place' && typeof one.at !== 'string') {
    const [a, b] = [centreOf(one.at), centreOf(other.at)];
    return a !== null && b !== null && distance(a, b) * camera.current().scale <= SAME_POINT;
  }
  return JSON.stringify(one) === JSON.stringify(other);
}
