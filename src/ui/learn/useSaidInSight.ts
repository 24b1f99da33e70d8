import { useEffect, useRef } from 'react';
import type { Said } from '../../store/learning/learning';
import { atNextFrame } from '../parts/atNextFrame';

/** On a small screen the panel scrolls; what was said comes into view after the result of the press has. */
export function useSaidInSight(said: Said | null) {
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said === null) return;
    let cancel = atNextFrame(() => {
      cancel = atNextFrame(() => answer.current?.scrollIntoView?.({ block: 'nearest' }));
    });
    return () => cancel();
  }, [said]);
  return answer;
}
