import { useEffect, useState } from 'react';
import type { Samples, Surface } from '../../../surface/surface';
import { useOffer } from '../../useOffer';
import { useSurfaceOf } from '../../useSurface';

/** A system's surface, with all that it draws. */
export type Shown = { readonly surface: Surface; readonly samples: Samples };

/** Of the system that is named, or of the first; null until they have come. */
export function useSamples(named: string): Shown | null {
  const systems = useOffer()?.systems;
  const system = systems?.find(({ id }) => id === named) ?? systems?.[0];
  const surface = useSurfaceOf(system?.id ?? '');
  const [samples, setSamples] = useState<Samples | null>(null);
  useEffect(() => void surface?.samples?.().then(setSamples), [surface]);
  return surface && samples && { surface, samples };
}
