import type { ReactNode } from 'react';
import type { BoardGeometry } from '../../core/contract/geometry';

type Props = { readonly geometry: BoardGeometry; readonly children: ReactNode };

/**
 * Hex numbers and names. A picture of their own: they change with the zoom, and the map below must not be painted
 * again for that.
 */
export function Lettered({ geometry: { width, height }, children }: Props) {
  return (
    <svg
      className="lettering"
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {children}
    </svg>
  );
}
