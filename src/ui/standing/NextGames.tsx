import { useMemo } from 'react';
import { type Players, personsAt } from '../../store/computer/players';
import { detailsOf } from '../../store/opening/details';
import type { Listing } from '../../store/opening/listing';
import { useGame, usePlay, useSettings } from '../../store/useGame';
import { useCoachIsOn, useHasCoach } from '../coach/coachContext';
import { useHasComputer } from '../computer/computerContext';
import { useListings, useOffer } from '../useOffer';

type Props = { readonly own: Listing };

/** After a battle that is made for a first time: the one that it leads to, played by the same. */
export function NextGame({ own }: Props) {
  const begin = useGame((state) => state.begin);
  const listings = useListings();
  const next = own.firstGame
    ? listings.find(({ system, firstGame }) => system === own.system && !firstGame)
    : undefined;
  const players = usePlayersThere(next);
  const setUp = useSetUp();
  const keepCoach = useKeptCoach();
  if (!next) return null;
  return (
    <button
      type="button"
      className="act main"
      onClick={() => {
        keepCoach();
        begin(next, { ...setUp, players });
      }}
    >
      Now play {next.title}
      {Object.keys(players).length > 0 ? ' against the computer' : ''}
    </button>
  );
}

/** The same battle with the sides changed. */
export function SameGame({ own }: Props) {
  const begin = useGame((state) => state.begin);
  const again = useOtherPlayers();
  const setUp = useSetUp();
  if (!again) return null;
  return (
    <button type="button" className="act" onClick={() => begin(own, { ...setUp, players: again.players })}>
      Again, {again.words}
    </button>
  );
}

function useSetUp() {
  const forTwo = useSettings((settings) => !settings.bothSides);
  return { options: {}, takeBack: 'free', forTwo } as const;
}

/** A coach that was on because the battle is one for a first time stays on in the next. */
function useKeptCoach(): () => void {
  const isOn = useCoachIsOn();
  const isThere = useHasCoach();
  const change = useSettings((settings) => settings.change);
  return () => {
    if (isThere && isOn) change({ coach: true });
  };
}

/** Those of this game, as far as their sides fight there, too. */
function usePlayersThere(next: Listing | undefined): Players {
  const offer = useOffer();
  const players = usePlay((play) => play.players);
  return useMemo(() => {
    const sides = (next && detailsOf(offer, next)?.sides) ?? [];
    return Object.fromEntries(
      Object.entries(players).filter(([side]) => sides.some(({ id }) => id === side)),
    );
  }, [offer, next, players]);
}

/** With the sides changed; after a game without the computer, against it. null: there is no computer. */
function useOtherPlayers(): { readonly players: Players; readonly words: string } | null {
  const here = usePlay((play) => play);
  const level = useSettings((settings) => settings.against);
  const hasComputer = useHasComputer();
  const { players } = here;
  const { sides } = here.table;
  if (!hasComputer) return null;
  const persons = personsAt(here);
  const isMixed = persons > 0 && persons < sides.length;
  const led = isMixed ? sides.filter(({ id }) => players[id] !== undefined) : sides.slice(0, 1);
  const others = sides.filter((side) => !led.includes(side));
  const [known = level] = Object.values(players);
  const whom = led.map(({ name }) => name).join(' and ');
  return {
    players: Object.fromEntries(others.map(({ id }) => [id, known])),
    words: isMixed ? `leading the ${whom}` : 'against the computer',
  };
}
