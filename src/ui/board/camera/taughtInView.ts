import { useEffect, useEffectEvent, useRef } from 'react';
import type { BoardView } from '../../../core/contract/board';
import type { BoardGeometry } from '../../../core/contract/geometry';
import { atNextFrame } from '../../parts/atNextFrame';
import type { Camera } from './camera';

/**
 * What a step is about stays in view to its end: where a counter goes beyond the part that is seen, that part follows.
 * `whole`: the step; '' on a table that does not teach.
 */
export function useTaughtInView(
  camera: Camera,
  geometry: BoardGeometry,
  { counters }: BoardView,
  whole: string,
): void {
  const standing = counters.map(({ id, at }) => `${id} ${at}`).join();
  const shown = useRef({ whole, standing });
  const follow = useEffectEvent(() => {
    const points = counters.flatMap(({ at }) => (at === null ? [] : [geometry.centreOf(at)]));
    camera.revealAll(
      points.filter((point) => point !== null),
      false,
    );
  });
  useEffect(() => {
    const before = shown.current;
    shown.current = { whole, standing };
    // A new step is shown as a whole.
    if (whole === '' || before.whole !== whole || before.standing === standing) return;
    return atNextFrame(follow);
  }, [whole, standing]);
}
