/** What can be played: the systems and the battles that come with the page. */
import { createContext, useContext } from 'react';
import type { GameSystem } from '../core/seam';
import type { CatalogueEntry } from '../store/catalogue';

export type Offer = {
  readonly systems: readonly GameSystem[];
  readonly catalogue: readonly CatalogueEntry[];
};
export const OfferContext = createContext<Offer>({ systems: [], catalogue: [] });

export function useOffer(): Offer {
  return useContext(OfferContext);
}
