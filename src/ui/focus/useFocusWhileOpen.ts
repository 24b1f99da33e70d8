import { type RefObject, useEffect } from 'react';
import { focusedNow, focusHeading } from './focus';

/** Opened, a part of the page has the focus, on its `first`; closed, what had it before, if nothing else has it now. */
export function useFocusWhileOpen(part: RefObject<HTMLElement | null>, first: string): void {
  useEffect(() => {
    const before = focusedNow();
    part.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    return () => {
      const isFree = () => document.activeElement === document.body || !document.activeElement;
      if (isFree()) before?.focus({ preventScroll: true });
      // What had it may lie in a menu that is closed by now.
      if (isFree()) focusHeading();
    };
  }, [part, first]);
}
