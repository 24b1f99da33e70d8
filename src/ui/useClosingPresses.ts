/** A press beside an open menu closes it, as the browser does, and does nothing else to what lies there. */
import { useEffect } from 'react';

export function useClosingPresses(): void {
  useEffect(() => {
    let closes = false;
    const onDown = (event: PointerEvent) => {
      closes = isBeside(event.target);
      // the board hears of presses by this event and not by clicks
      if (closes) event.stopPropagation();
    };
    // Keys and assistive technology click without a pointer: those are no presses beside anything.
    const onClick = (event: MouseEvent) => {
      if (!closes || event.detail === 0) return;
      closes = false;
      event.stopPropagation();
      event.preventDefault();
    };
    window.addEventListener('pointerdown', onDown, true);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('pointerdown', onDown, true);
      window.removeEventListener('click', onClick, true);
    };
  }, []);
}

/** The button of a menu is none: it closes its own, or changes over to another. */
function isBeside(target: EventTarget | null): boolean {
  return (
    document.querySelector('[popover]:popover-open') !== null &&
    target instanceof Element &&
    target.closest('[popover]:popover-open, [popovertarget]') === null
  );
}
