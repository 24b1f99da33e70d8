import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Lazy } from '../../store/opening/lazy';

/**
 * A component that is fetched when it is first needed, with a placeholder until then. A loaded one is drawn at once:
 * React's `lazy` suspends even then, and keeps its fallback for 300 ms.
 */
export function lazyScreen<M>(
  from: Lazy<M>,
  pick: (module: M) => ComponentType,
  Waiting: ComponentType,
): ComponentType {
  const Lazy = lazy(async () => ({ default: pick(await from.fetch()) }));
  return function Screen() {
    const [Here] = useState<ComponentType | null>(() => {
      const module = from.now();
      return module && pick(module);
    });
    if (Here) return <Here />;
    return (
      <Suspense fallback={<Waiting />}>
        <Lazy />
      </Suspense>
    );
  };
}
