/** The surfaces of the games: loaded with them, after the start page. */
import { createContext, useContext } from 'react';
import { type Lazy, loaded } from '../store/opening/lazy';
import { usePlay } from '../store/useGame';
import type { Surface } from '../surface/surface';

export const SurfacesContext = createContext<Lazy<readonly Surface[]>>(loaded([]));

/** The surface of a system; null until it is loaded. */
export function useSurfaceOf(system: string): Surface | null {
  const surfaces = useContext(SurfacesContext).now();
  return surfaces?.find((one) => one.system === system) ?? null;
}

/** The surface of the game on the table. */
export function useSurface(): Surface | null {
  return useSurfaceOf(usePlay((play) => play.system.id));
}
