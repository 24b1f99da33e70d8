import { lazy, Suspense } from 'react';
import { useGame } from '../../store/useGame';
import { useHasComputer } from '../computer/computerContext';

const Review = lazy(async () => ({ default: (await import('./Review')).Review }));

/** A game that is over, looked back at by the computer; fetched when it is opened. */
export function ReviewDialog() {
  const isOpen = useGame(({ play, dialog }) => play?.verdict !== null && dialog === 'review');
  return isOpen ? (
    <Suspense>
      <Review />
    </Suspense>
  ) : null;
}

/** What opens it: only where a computer player knows the game, and once nothing can be decided any more. */
export function ReviewButton({ className }: { readonly className: string }) {
  const openDialog = useGame((state) => state.openDialog);
  const isOver = useGame(({ play }) => play !== null && play.verdict !== null);
  const hasComputer = useHasComputer();
  if (!hasComputer || !isOver) return null;
  return (
    <button type="button" className={className} onClick={() => openDialog('review')}>
      What decided it?
    </button>
  );
}
