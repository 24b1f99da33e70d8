/** A press beside an open menu closes it, as the browser does, and does nothing else there. */
import { useEffect } from 'react';

export function useClosingPresses(): void {
  useEffect(() => {
    // The menus report themselves: otherwise each press would have to search the whole page for them.
    const opened = new Set<Element>();
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (!(target instanceof Element)) return;
      if (newState === 'open') opened.add(target);
      else opened.delete(target);
    };
    let closes = false;
    const onDown = (event: PointerEvent) => {
      closes = [...opened].some(isOpen) && isBeside(event.target);
      // the board uses this event, not clicks
      if (closes) event.stopPropagation();
    };
    // Keys and assistive technology click without a pointer: those are not presses beside a menu.
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

/** A menu that was removed from the page while open does not report it. */
function isOpen(menu: Element): boolean {
  return menu.isConnected && menu.matches('[popover]:popover-open');
}

/** The button of a menu does not count: it closes its own menu, or opens another. */
function isBeside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[popover]:popover-open, [popovertarget]') === null;
}
