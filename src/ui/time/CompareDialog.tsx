import { lazy, Suspense } from 'react';
import { useGame } from '../../store/useGame';

const Compare = lazy(async () => ({ default: (await import('./Compare')).Compare }));

/** Two lines of play side by side; fetched when it is opened. */
export function CompareDialog() {
  const isOpen = useGame(({ play, dialog }) => play !== null && dialog === 'compare');
  return isOpen ? (
    <Suspense>
      <Compare />
    </Suspense>
  ) : null;
}
