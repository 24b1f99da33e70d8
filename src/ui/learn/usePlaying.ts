import { useContext, useMemo } from 'react';
import { LEVEL_WORDS } from '../../store/computer/players';
import { detailsOf } from '../../store/opening/details';
import type { Listing } from '../../store/opening/listing';
import { useGame, useSettings } from '../../store/useGame';
import { ComputerContext } from '../computer/computerContext';
import { useListings, useOffer } from '../useOffer';

export type Playing = {
  readonly title: string;
  /** The way into it without a computer, and who plays the other side then. */
  readonly without: string;
  readonly words: string;
  begin(): void;
  /** The same with the other side played by the computer; null: there is none, or it is not known yet. */
  readonly against: { readonly words: string; begin(): void } | null;
};

/** The way into a battle that lessons lead to; going back from it leads to the list again. null: there is none. */
export function usePlaying(isMeant: (listing: Listing) => boolean): Playing | null {
  const meant = useListings().find(isMeant);
  const begin = useGame((state) => state.begin);
  const forTwo = useSettings((settings) => !settings.bothSides);
  const against = useAgainst(meant);
  if (!meant) return null;
  const setUp = { options: {}, takeBack: 'free', forTwo } as const;
  return {
    title: meant.title,
    without: forTwo ? 'For two at this screen' : 'Lead both sides',
    words: forTwo
      ? 'For two at this screen: alone you lead both sides, each in its turn.'
      : 'Lead both sides: each in its turn.',
    begin: () => begin(meant, setUp),
    against: against && { ...against, begin: () => begin(meant, { ...setUp, players: against.players }) },
  };
}

/** Who leads what: the first side is the player's, the computer has all others. */
function useAgainst(meant: Listing | undefined) {
  const offer = useOffer();
  const level = useSettings((settings) => settings.against);
  const hasPage = useContext(ComputerContext) !== null;
  const details = useMemo(() => (meant && hasPage ? detailsOf(offer, meant) : null), [offer, meant, hasPage]);
  const [own, ...others] = details?.sides ?? [];
  if (!details?.system.hasComputer || !own || others.length === 0) return null;
  return {
    players: Object.fromEntries(others.map(({ id }) => [id, level])),
    words: `Against the computer you lead the ${own.name}, a ${LEVEL_WORDS[level]} leads the ${others.map(({ name }) => name).join(' and ')}.`,
  };
}
