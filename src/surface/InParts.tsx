import { Children, type ReactNode, useMemo } from 'react';
import { useParts } from './drawingQueue';

/** Of the ground each of these is a part of its own. */
export function InParts({ children }: { readonly children: ReactNode }) {
  // The same elements each time: what is drawn already is not drawn again with the next part.
  const all = useMemo(() => Children.toArray(children), [children]);
  return all.slice(0, useParts(all.length, 'ground'));
}
