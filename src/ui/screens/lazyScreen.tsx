import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Lazy } from '../../store/opening/lazy';

/**
 * A component that is fetched when it is first needed, with what stands in its place until then. One that has come is
 * drawn at once: React's `lazy` waits even then, and keeps what it has put there for 300 ms.
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
