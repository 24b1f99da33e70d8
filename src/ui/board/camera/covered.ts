/** What lies over the map, so that nobody sees what is below it: the overview, and the buttons in its corner. */
import type { Box } from './view';

const OVER = '.overview, .layers > button';

/** In CSS pixels of the window of the map; empty where nothing does. */
export function coveredBoxes(window: HTMLElement | null): readonly Box[] {
  const place = window?.closest('.board-place') ?? window?.parentElement;
  const board = window?.getBoundingClientRect();
  if (!place || !board) return [];
  return [...place.querySelectorAll(OVER)].flatMap((over) => {
    const { left, right, top, bottom, width } = over.getBoundingClientRect();
    if (width === 0) return [];
    return {
      left: left - board.left,
      right: right - board.left,
      top: top - board.top,
      bottom: bottom - board.top,
    };
  });
}
