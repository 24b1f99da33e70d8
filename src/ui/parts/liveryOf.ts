import type { SideView } from '../../core/contract/map';
import type { SideId } from '../../core/contract/values';

/** The class that gives an element the colours of that side; undefined where it is of neither. */
export function liveryOf(sides: readonly SideView[], id: SideId | null): string | undefined {
  const side = sides.find((other) => other.id === id);
  return side && `livery-${side.livery}`;
}
