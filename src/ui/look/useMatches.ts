import { useCallback, useSyncExternalStore } from 'react';

/** A finger is all there is to point with. */
export const BY_FINGER = '(hover: none) and (pointer: coarse)';

/** Whether a media query matches. */
export function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matches(query));
}

export function matches(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false;
}
