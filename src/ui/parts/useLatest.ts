import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The value of the last committed render, for handlers that outlive it: an effect event can be called only in effects.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
