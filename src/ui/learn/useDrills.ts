import { useEffect, useState } from 'react';
import type { Drills } from '../../core/contract/drills';
import { drillsOfPage } from '../../store/learning/drilling';

/** Null until they are loaded; without a network they may never be. */
export function useDrills(): readonly Drills[] | null {
  const [there, setThere] = useState(drillsOfPage.now);
  useEffect(() => {
    if (there) return;
    drillsOfPage.fetch().then(setThere, () => undefined);
  }, [there]);
  return there;
}
