import { useState } from 'react';

/** Part of a long list: the first few items, and some more on request. */
export function useFew<T>(items: readonly T[], few: number) {
  const [most, setMost] = useState(few);
  const left = items.length - most;
  return {
    shown: left > 0 ? items.slice(0, most) : items,
    more:
      left > 0 ? (
        <button type="button" className="link more" onClick={() => setMost(most + few)}>
          {left} more
        </button>
      ) : null,
  };
}
