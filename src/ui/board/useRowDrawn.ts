import { type RefObject, useRef } from 'react';
import type { Target } from '../../core/contract/table';
import type { Place } from '../../core/contract/values';
import type { PointerUse } from './pointerUse';

type Spot = readonly [x: number, y: number];

/** A row that a pointer draws over the board: shown place by place, and pressed as a whole when it is let go. */
export function useRowDrawn(latest: RefObject<PointerUse>, hover: (target: Target | null) => void) {
  const drawn = useRef<{ readonly through: readonly Place[]; readonly last: Spot } | null>(null);

  function end() {
    drawn.current = null;
  }
  /** `from`: where the pointer went down, as a row begins; all in the window. */
  function draw(
    from: Spot | null,
    to: Spot,
    { isLast, isCanceled }: { readonly isLast: boolean; readonly isCanceled: boolean },
  ) {
    const before = from ? { through: [], last: from } : drawn.current;
    // A second finger has ended it.
    if (!before) return;
    const through = [...before.through];
    for (const place of placesBetween(before.last, to, latest.current))
      if (!through.some((other) => String(other) === String(place))) through.push(place);
    drawn.current = { through, last: to };
    if (!isLast) return hover({ on: 'places', through });
    end();
    hover(null);
    if (!isCanceled && through.length > 0) latest.current.onPress({ on: 'places', through });
  }
  return { draw, end };
}

/** A pointer that is moved fast leaves places out. */
function placesBetween(from: Spot, to: Spot, { camera, geometry }: PointerUse): readonly Place[] {
  const step = (geometry.pitch * camera.current().scale) / 4;
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const [x, y] = [0, 1].map(
      (axis) => (from[axis] ?? 0) + (((to[axis] ?? 0) - (from[axis] ?? 0)) * i) / steps,
    );
    return geometry.placeAt(camera.onSheet(x ?? 0, y ?? 0));
  }).filter((place) => place !== null);
}
