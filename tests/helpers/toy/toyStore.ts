import type { GameSystem } from '../../../src/core/contract/system';
import type { TakeBack } from '../../../src/core/record/record';
import type { CatalogueEntry } from '../../../src/store/context';
import { createGameStore } from '../../../src/store/gameStore';
import { loaded } from '../../../src/store/opening/lazy';
import { offerOf } from '../../../src/store/opening/offer';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import type { SavedGames } from '../../../src/store/saved/savedGames';
import { NO_SPARES, type Spares } from '../../../src/store/saved/spares';
import type { OpenGame } from '../../../src/store/table/openGame';
import { counter, TOY_SCENARIO, toySystem } from './toySystem';

export const TOY_ENTRY: CatalogueEntry = { ...TOY_SCENARIO, load: () => TOY_SCENARIO };

export function toyStore(
  savedGames: SavedGames = NULL_STORAGE,
  system: GameSystem = toySystem,
  spares: Spares = NO_SPARES,
) {
  const store = createGameStore({
    offer: loaded(offerOf({ systems: [system], catalogue: [TOY_ENTRY] })),
    savedGames,
    spares,
  });
  return {
    store,
    begin: (options = {}, seed = 'seven', takeBack: TakeBack = 'free') =>
      store.getState().begin(TOY_ENTRY, { options, takeBack }, seed),
    /** `n1` presses a counter, `0202` a place, anything else a button. */
    press: (...targets: readonly string[]) => {
      for (const target of targets) store.getState().press(targetOf(target));
    },
    play: (): OpenGame => {
      const { play } = store.getState();
      if (!play) throw new Error('no game');
      return play;
    },
    at: (id: string) => store.getState().play?.board.counters.find((c) => c.id === id)?.at,
  };
}

export function targetOf(text: string) {
  if (/^[ns]\d$/.test(text)) return { on: 'counter', id: counter(text) } as const;
  if (/^\d{4}$/.test(text)) return { on: 'place', at: text } as const;
  return { on: 'option', id: text } as const;
}
