/** A press beside an open menu closes it, as the browser does, and does nothing else to what lies there. */
import { useEffect } from 'react';

export function useClosingPresses(): void {
  useEffect(() => {
    // Told by the menus themselves: at each press the whole page would have to be searched for them.
    const opened = new Set<Element>();
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (!(target instanceof Element)) return;
      if (newState === 'open') opened.add(target);
      else opened.delete(target);
    };
    let closes = false;
    const onDown = (event: PointerEvent) => {
      closes = [...opened].some(isOpen) && isBeside(event.target);
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
    window.addEventListener('beforetoggle', onToggle, true);
    window.addEventListener('pointerdown', onDown, true);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforetoggle', onToggle, true);
      window.removeEventListener('pointerdown', onDown, true);
      window.removeEventListener('click', onClick, true);
    };
  }, []);
}

/** One that was taken off the page while it was open does not say so. */
function isOpen(menu: Element): boolean {
  return menu.isConnected && menu.matches('[popover]:popover-open');
}

/** The button of a menu is none: it closes its own, or changes over to another. */
function isBeside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[popover]:popover-open, [popovertarget]') === null;
}
