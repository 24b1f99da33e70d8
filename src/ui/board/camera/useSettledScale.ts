import { useEffect, useState } from 'react';
import type { Camera } from './camera';
import { SETTLED_AFTER } from './drawing';

/** The scale at which the map was last drawn sharp: while it is zoomed, its layers are stretched as pictures. */
export function useSettledScale(camera: Pick<Camera, 'current' | 'watch'>): number {
  const [scale, setScale] = useState(() => camera.current().scale);
  useEffect(() => {
    let due: ReturnType<typeof setTimeout> | undefined;
    const unwatch = camera.watch((next, _window, glides) => {
      clearTimeout(due);
      due = setTimeout(() => setScale(next.scale), glides ? 0 : SETTLED_AFTER);
    });
    return () => {
      clearTimeout(due);
      unwatch();
    };
  }, [camera]);
  return scale;
}
