import { useEffect, useRef } from 'react';
import { layers } from './layers';

/** As long as it is open, *Back* closes this before anything that lies below it. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => (isOpen ? layers.open(() => latest.current()) : undefined), [isOpen]);
}
