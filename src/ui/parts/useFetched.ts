import { useEffect, useState } from 'react';
import type { Lazy } from '../../store/opening/lazy';

/** What is fetched when it is first needed: null until it is there, `missing` where it could not be had. */
export function useFetched<T>(from: Lazy<T>): T | 'missing' | null {
  const [there, setThere] = useState<{ readonly value: T | 'missing' } | null>(null);
  const now = from.now();
  useEffect(() => {
    if (now !== null) return;
    let isWanted = true;
    const come = (value: T | 'missing') => {
      if (isWanted) setThere({ value });
    };
    from.fetch().then(come, () => come('missing'));
    return () => {
      isWanted = false;
    };
  }, [from, now]);
  return now ?? there?.value ?? null;
}
