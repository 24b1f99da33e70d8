/** Boxes of what is written on the map, in board units. */
import type { BoardPoint } from '../../../core/contract/geometry';
import type { FiguresBox } from '../../../surface/counterFace';

export function boxAround(
  { x, y }: BoardPoint,
  { width, height }: { readonly width: number; readonly height: number },
): FiguresBox {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** What two boxes share, in square units. */
export function shared(a: FiguresBox, b: FiguresBox): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
