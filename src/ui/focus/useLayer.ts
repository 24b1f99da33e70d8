import { useEffect, useEffectEvent } from 'react';
import { layers } from './layers';

/** As long as it is open, *Back* closes this before anything that lies below it. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const closing = useEffectEvent(close);
  useEffect(() => (isOpen ? layers.open(() => closing()) : undefined), [isOpen]);
}
