import type { Listing } from '../../store/opening/listing';
import { useGame, useSettings } from '../../store/useGame';
import { useListings } from '../useOffer';

export type Playing = { readonly title: string; begin(): void };

/** The way into a battle that lessons lead to; going back from it leads to the list again. null: there is none. */
export function usePlaying(isMeant: (listing: Listing) => boolean): Playing | null {
  const meant = useListings().find(isMeant);
  const begin = useGame((state) => state.begin);
  const forTwo = useSettings((settings) => !settings.bothSides);
  if (!meant) return null;
  return {
    title: meant.title,
    begin: () => begin(meant, { options: {}, takeBack: 'free', forTwo }),
  };
}
