import { type ComponentType, lazy, useState } from 'react';
import type { Later } from '../../store/later';

/**
 * A component that is fetched when it is first needed. One that has come is drawn at once: React's `lazy` waits even
 * then, and shows what stands in its place for 300 ms.
 */
export function lazyScreen<M>(from: Later<M>, pick: (module: M) => ComponentType): ComponentType {
  const Lazy = lazy(async () => ({ default: pick(await from.fetch()) }));
  return function Screen() {
    const [Drawn] = useState<ComponentType>(() => {
      const module = from.now();
      return module ? pick(module) : Lazy;
    });
    return <Drawn />;
  };
}
