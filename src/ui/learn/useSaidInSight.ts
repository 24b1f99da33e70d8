import { useEffect, useRef } from 'react';
import type { Said } from '../../store/learning/learning';
import { atNextFrame } from '../parts/atNextFrame';

/**
 * On a small screen the panel scrolls; what was said comes into view after the result of the press has: all of it, or,
 * where there is no room for that, from its first line on.
 */
export function useSaidInSight(said: Said | null) {
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said === null) return;
    let cancel = atNextFrame(() => {
      cancel = atNextFrame(() => bringIntoSight(answer.current));
    });
    return () => cancel();
  }, [said]);
  return answer;
}

function bringIntoSight(answer: HTMLElement | null): void {
  answer?.scrollIntoView?.({ block: 'nearest' });
  const panel = answer?.closest('.panel');
  if (!answer || !panel) return;
  const isCut = answer.getBoundingClientRect().top < panel.getBoundingClientRect().top;
  if (isCut) answer.scrollIntoView?.({ block: 'start' });
}
