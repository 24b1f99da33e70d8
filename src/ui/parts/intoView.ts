import { atNextFrame } from './atNextFrame';

/** As a `ref`: what appears further down than what led to it begins at the top of what is in sight. */
export function intoView(part: Element | null): (() => void) | undefined {
  return part ? atNextFrame(() => part.scrollIntoView?.({ block: 'start' })) : undefined;
}
