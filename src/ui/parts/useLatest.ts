import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What the last render on the screen was given, for what outlives it: an effect event can be called by effects only. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
