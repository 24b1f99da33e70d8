import { useSyncExternalStore } from 'react';

/** Whether the element with that id has the focus. */
export function useHasFocus(id: string): boolean {
  return useSyncExternalStore(subscribe, () => document.activeElement?.id === id);
}

function subscribe(onChange: () => void) {
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onChange);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onChange);
  };
}
