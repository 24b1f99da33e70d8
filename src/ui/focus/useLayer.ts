import { useEffect, useEffectEvent } from 'react';
import { layers } from './layers';

/** While it is open, *Back* closes this before anything below it. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const closing = useEffectEvent(close);
  useEffect(() => (isOpen ? layers.open(() => closing()) : undefined), [isOpen]);
}
