/** Where the log is scrolled to: at its end as lines come, unless the reader has gone elsewhere. */
import type { LogGroup } from '../../store/table/gameLog';
import { standAt } from './lineWalk';

const scrolledFor = new WeakMap<HTMLElement, LogGroup>();
/** Whether its end was in view: asked of the box, as a drawing that makes the log smaller watches it from new. */
const atEnd = new WeakMap<HTMLElement, boolean>();

/**
 * Scrolls to a new line, and keeps it in view while the height of the log changes; a log that the reader has scrolled
 * stays where it is.
 */
export function stayAtTheEnd(box: HTMLElement | null, last: LogGroup | undefined): (() => void) | undefined {
  if (!box) return;
  const isNew = last !== undefined && scrolledFor.get(box) !== last;
  if (isNew) {
    scrolledFor.set(box, last);
    standAt(box, '.log-group:not(.taken-back) > ul > .log-line > .line-text');
  }
  // Only a reader changes this: a smaller log does not scroll by itself. Not known until it is laid out.
  if (isNew) atEnd.set(box, true);
  let height: number | null = null;
  const onScroll = () => {
    // The event of a scroll of ours may come when the box has another height already, of which the observer tells next.
    if (box.clientHeight === height) atEnd.set(box, isScrolledDown(box));
  };
  // It tells of a box as soon as that is laid out, and then of each other size.
  const observer = new ResizeObserver(() => {
    if (!atEnd.has(box)) atEnd.set(box, isScrolledDown(box));
    height = box.clientHeight;
    if (atEnd.get(box)) box.scrollTop = box.scrollHeight;
  });
  box.addEventListener('scroll', onScroll, { passive: true });
  observer.observe(box);
  return () => {
    box.removeEventListener('scroll', onScroll);
    observer.disconnect();
  };
}

/** The reader turns to other pages of it: its end is not followed until he scrolls there. */
export function leaveTheEnd(box: HTMLElement): void {
  atEnd.set(box, false);
}

/** Within a line of its end. */
function isScrolledDown({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollTop + clientHeight > scrollHeight - 24;
}
