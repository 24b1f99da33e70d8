/** What the page knows: the game on the table and its past, how it is looked at, and the games that are kept. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Die } from '../core/dice';
import type { Mark, Reason, Target } from '../core/seam';
import type { AtTable } from './atTable';
import type { WrittenLine } from './gameLog';
import { AT_START, IDLE } from './idle';
import { IN_BROWSER } from './keeping';
import { type KeepingState, keepingSlice, type Outside } from './keepingSlice';
import type { Playing } from './present';
import type { SavedGame } from './savedGame';
import type { TableState } from './tableSlice';
import type { TimeState } from './timeSlice';

export type Refusal = {
  readonly reasons: readonly Reason[];
  readonly target: Target | null;
  /** What pointing at the target has drawn: a refusal takes none of it away. */
  readonly marks: readonly Mark[];
  /** What was pressed, where nothing was tried: an explanation, not a refusal. */
  readonly about?: readonly string[];
};
export type GameStore = StoreApi<GameState>;

export type GameState = PlayState & TimeState & TableState & KeepingState;

/** What can be done with a game on the table. */
export type TableActions = Pick<
  PlayState & TimeState & TableState,
  {
    [Name in keyof (PlayState & TimeState & TableState)]: (PlayState & TimeState & TableState)[Name] extends (
      ...given: never[]
    ) => unknown
      ? Name
      : never;
  }[Exclude<keyof (PlayState & TimeState & TableState), 'dismissNotices' | 'dismissStorage'>]
>;

type PlayState = {
  readonly play: Playing | null;
  readonly refusal: Refusal | null;
  /** The line of the last die thrown, until the game goes on without one. */
  readonly lastReceipt: WrittenLine | null;
  /** What the last press wrote into the log. */
  readonly news: readonly WrittenLine[];
  /** What the awaited die is about, as the board marked it at the press. */
  readonly awaitedMarks: readonly Mark[];
  /** `others`: this game is stored, and others are not. */
  readonly storage: { readonly kept: 'browser' | 'memory' | 'others'; readonly message: string };
  /** What has to be said about the game that was opened. */
  readonly notices: readonly string[];

  press(target: Target): void;
  /** The game on the table as it is stored; null when there is none. */
  asSaved(): SavedGame | null;
  cancelDraft(): void;
  dismissRefusal(): void;
  dismissNotices(): void;
  /** That a change was not stored for a while has been read. */
  dismissStorage(): void;
  /** From now on dice are Tercio's or the players' own; not while a die is awaited. */
  takeDiceFrom(by: Die['by']): void;
  enterDie(face: number): void;
  withdrawDie(): void;
};

export function createGameStore(outside: Outside): GameStore {
  const { savedGames, offer } = outside;

  return createStore<GameState>()((set, get) => {
    let table: AtTable | null = null;
    /** A game comes on the table only once its rules have come, and what acts on it comes with them. */
    const laid = (): AtTable => {
      const come = table ?? offer.now()?.games.atTable({ get, set }, outside);
      if (!come) throw new Error('a game before its rules');
      if (!table) set(come.actions);
      table = come;
      return come;
    };

    savedGames.whenAnswered(() => {
      const { play, storage, elsewhere } = get();
      if (play && !elsewhere && storage.kept === 'memory') void laid().keep(play);
      void get().listSaved();
    });

    return {
      ...AT_START,
      ...IDLE,
      ...keepingSlice(
        {
          get,
          set,
          show: (play, more) => laid().show(play, more),
          lay(play, more) {
            laid();
            set({ ...more, play });
          },
        },
        outside,
      ),
      storage: IN_BROWSER,
      replaySpeed: 'steady',
      consulting: null,

      dismissNotices: () => set({ notices: [] }),
      dismissStorage: () => set(({ storage }) => (storage.kept === 'browser' ? { storage: IN_BROWSER } : {})),
    };
  });
}
