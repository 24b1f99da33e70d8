/** Keys while looking back: arrows by step, Page keys by segment, Home, End, Space, Escape. */
import { useContext, useEffectEvent, useLayoutEffect } from 'react';
import type { Replay } from '../../store/table/replay';
import { StoresContext } from '../../store/useGame';

export function useReplayKeys(toggle: () => void): void {
  const store = useContext(StoresContext)?.game;
  const onSpace = useEffectEvent(toggle);
  useLayoutEffect(() => {
    if (!store) return;
    const onKey = (event: KeyboardEvent) => {
      const { replay, lookBackTo, endLookBack } = store.getState();
      if (!replay || event.defaultPrevented || isElsewhere(event)) return;
      const to = pointFor(event.key, replay);
      if (to !== null) lookBackTo(to);
      else if (event.key === 'Escape') endLookBack();
      else if (event.key === ' ' && !isOnButton(event)) onSpace();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store]);
}

function pointFor(key: string, { at, line, stops }: Replay): number | null {
  switch (key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'PageUp':
      return stops.findLast((stop) => stop.at < at)?.at ?? 0;
    case 'PageDown':
      return stops.find((stop) => stop.at > at)?.at ?? line.length;
    case 'Home':
      return 0;
    case 'End':
      return line.length;
    default:
      return null;
  }
}

/** In a field, a dialog or a menu keys mean something else; the slider belongs to the bar. */
function isElsewhere({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return true;
  if (document.querySelector('dialog[open], [popover]:popover-open')) return true;
  const field = 'input:not([type="range"]), textarea, select, [contenteditable]';
  return target instanceof HTMLElement && target.closest(field) !== null;
}

function isOnButton({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('button, summary, a') !== null;
}
