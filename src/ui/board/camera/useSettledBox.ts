import { useEffect, useState } from 'react';
import type { Camera } from './camera';
import { SETTLED_AFTER } from './drawing';
import type { Box } from './view';

/**
 * What the window shows of the sheet while the map rests, in board units; null: not known yet, or nobody asks. A map that
 * moves has what it showed before.
 */
export function useSettledBox(camera: Pick<Camera, 'watch'>, isAsked: boolean): Box | null {
  const [shown, setShown] = useState<Box | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let due: ReturnType<typeof setTimeout> | undefined;
    const unwatch = camera.watch(({ x, y, scale }, { width, height }, glides) => {
      clearTimeout(due);
      const box = {
        left: -x / scale,
        right: (width - x) / scale,
        top: -y / scale,
        bottom: (height - y) / scale,
      };
      due = setTimeout(
        () => setShown((last) => (isSame(last, box) ? last : box)),
        glides ? 0 : SETTLED_AFTER,
      );
    });
    return () => {
      clearTimeout(due);
      unwatch();
    };
  }, [camera, isAsked]);
  return isAsked ? shown : null;
}

function isSame(one: Box | null, { left, right, top, bottom }: Box): boolean {
  return one !== null && one.left === left && one.right === right && one.top === top && one.bottom === bottom;
}
