/** What lies over the corners of the map. */
import type { Size } from './view';

/** The overview lies over the lower left corner of the map where there is room for it. */
export function coveredCorner(window: HTMLElement): Size {
  const lying = [...(window.parentElement?.children ?? [])]
    .find(({ classList }) => classList.contains('overview'))
    ?.getBoundingClientRect();
  const board = window.getBoundingClientRect();
  const isBelow = lying !== undefined && lying.top > board.top + board.height / 2;
  return isBelow && lying.width > 0
    ? { width: lying.right - board.left, height: board.bottom - lying.top }
    : { width: 0, height: 0 };
}
