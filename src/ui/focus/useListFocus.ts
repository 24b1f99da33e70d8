/**
 * A press in a list often removes what was pressed. The focus then stays in the list, on the line that takes its place,
 * so that players who use keys or a screen reader continue where they were.
 */
import { type RefObject, useEffect } from 'react';

/** `fallback` finds an element in the list that does nothing when focused: a heading, a line. */
export function useListFocus(list: RefObject<HTMLElement | null>, fallback: string): void {
  useEffect(() => {
    const container = list.current;
    if (!container) return;
    let last: Element | null = null;
    /** The elements around the focus, from the inside out, noted while they exist. */
    let around: readonly Element[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      last = target instanceof Element && container.contains(target) ? target : null;
      around = last ? ancestorsOf(last, container) : [];
    };
    const watcher = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      const line = around.find((element) => element.isConnected);
      const next = line?.querySelector<HTMLElement>('button, [tabindex]');
      const heading = container.querySelector<HTMLElement>(fallback);
      (line && line !== container ? (next ?? heading) : heading)?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocus);
    watcher.observe(container, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      watcher.disconnect();
    };
  }, [list, fallback]);
}

/** Up to its line of the list, and the list itself. */
function ancestorsOf(element: Element, container: Element): readonly Element[] {
  const line = element.closest('li');
  return line && container.contains(line) ? [line, container] : [container];
}
