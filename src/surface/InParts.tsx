import { Children, type ReactNode } from 'react';
import { useParts } from './drawingQueue';

/** Of the ground each of these is a part of its own. */
export function InParts({ children }: { readonly children: ReactNode }) {
  const all = Children.toArray(children);
  return all.slice(0, useParts(all.length, 'ground'));
}
