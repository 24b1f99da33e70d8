/** The lines of a log are one stop for the Tab key; arrow keys go from line to line. */
import type { FocusEvent, KeyboardEvent } from 'react';

const LINE = '.line-text';

/** For the element around the lines. */
export const LINE_WALK = {
  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLElement) || !event.target.matches(LINE)) return;
    const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(LINE)];
    const at = lines.indexOf(event.target);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    lines[Math.min(Math.max(to, 0), lines.length - 1)]?.focus();
  },
  onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
    if (target.matches(LINE)) standAt(currentTarget, target);
  },
};

/** Makes a line the stop of the Tab key; if none is given, the last one that matches. */
export function standAt(box: HTMLElement, line: Element | string = LINE): void {
  for (const other of box.querySelectorAll<HTMLElement>(`${LINE}[tabindex="0"]`)) other.tabIndex = -1;
  const found = typeof line === 'string' ? [...box.querySelectorAll(line)].at(-1) : line;
  if (found instanceof HTMLElement) found.tabIndex = 0;
}
