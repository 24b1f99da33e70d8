/** What can be played: the battles that come with the page, and the systems that play them. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { Parts } from '../store/context';
import { type Lazy, loaded } from '../store/opening/lazy';
import type { Listing } from '../store/opening/listing';

export type Offered = {
  readonly listings: readonly Listing[];
  readonly offer: Lazy<Parts>;
};
export const OfferContext = createContext<Offered>({
  listings: [],
  offer: loaded({ systems: [], catalogue: [] }),
});

/** The battles by name: available from the start. */
export function useListings(): readonly Listing[] {
  return useContext(OfferContext).listings;
}

/** null until it is loaded; without a network it may never be. */
export function useOffer(): Parts | null {
  const { offer } = useContext(OfferContext);
  const [there, setThere] = useState(offer.now);
  useEffect(() => {
    if (there) return;
    offer.fetch().then(setThere, () => undefined);
  }, [offer, there]);
  return there;
}
