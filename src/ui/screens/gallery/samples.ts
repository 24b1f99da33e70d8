import { useEffect, useState } from 'react';
import type { Samples, Surface } from '../../../surface/surface';
import { useOffer } from '../../useOffer';
import { useSurfaceOf } from '../../useSurface';

/** A system's surface, with all that it draws. */
export type Shown = { readonly surface: Surface; readonly samples: Samples };

/** Of the first system; null until they have come. */
export function useSamples(): Shown | null {
  const surface = useSurfaceOf(useOffer()?.systems[0]?.id ?? '');
  const [samples, setSamples] = useState<Samples | null>(null);
  useEffect(() => void surface?.samples?.().then(setSamples), [surface]);
  return surface && samples && { surface, samples };
}
