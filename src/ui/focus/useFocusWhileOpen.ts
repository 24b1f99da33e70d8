import { type RefObject, useEffect } from 'react';
import { focusedNow, focusHeading } from './focus';

/**
 * When opened, a part of the page takes the focus, on its `first`; when closed, it returns it, if nothing else has it.
 */
export function useFocusWhileOpen(part: RefObject<HTMLElement | null>, first: string): void {
  useEffect(() => {
    const before = focusedNow();
    part.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    return () => {
      const isFree = () => document.activeElement === document.body || !document.activeElement;
      if (isFree()) before?.focus({ preventScroll: true });
      // That may be in a menu that is closed by now.
      if (isFree()) focusHeading();
    };
  }, [part, first]);
}
