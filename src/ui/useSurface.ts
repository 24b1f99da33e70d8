/** What the games lie on: it comes with them, after the start page. */
import { createContext, useContext } from 'react';
import { type Lazy, loaded } from '../store/opening/lazy';
import { usePlay } from '../store/useGame';
import type { Surface } from '../surface/surface';

export const SurfacesContext = createContext<Lazy<readonly Surface[]>>(loaded([]));

/** That of a system; null as long as it has not come. */
export function useSurfaceOf(system: string): Surface | null {
  const surfaces = useContext(SurfacesContext).now();
  return surfaces?.find((one) => one.system === system) ?? null;
}

/** That of the game on the table. */
export function useSurface(): Surface | null {
  return useSurfaceOf(usePlay((play) => play.system.id));
}
