import { lazy, memo, Suspense } from 'react';
import { stateOf } from '../../core/game';
import { usePlay } from '../../store/useGame';

const Kept = lazy(async () => ({ default: (await import('./Kept')).Kept }));

/** What can be kept by name and begun again, as a set-up: where there is anything of the kind. */
export const KeptPlace = memo(function KeptPlace() {
  const place = usePlay(({ system, game, draft, computer }) =>
    computer ? null : (system.keeping?.(stateOf(game), draft)?.place ?? null),
  );
  if (place === null) return null;
  return (
    <Suspense>
      <Kept key={place} />
    </Suspense>
  );
});
