/**
 * A press in a list often takes away what was pressed. The focus then stays in the list, on the line that holds its
 * place, so that whoever works by keys or by ear goes on where he was.
 */
import { type RefObject, useEffect } from 'react';

/** `fallback` finds an element in the list whose focus does nothing by itself: a heading, a line. */
export function useListFocus(list: RefObject<HTMLElement | null>, fallback: string): void {
  useEffect(() => {
    const container = list.current;
    if (!container) return;
    let last: Element | null = null;
    /** What the focus is in, from the inside out, as long as it is there to ask. */
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

/** Up to the line of the list that it stands in, and the list itself. */
function ancestorsOf(element: Element, container: Element): readonly Element[] {
  const line = element.closest('li');
  return line && container.contains(line) ? [line, container] : [container];
}
