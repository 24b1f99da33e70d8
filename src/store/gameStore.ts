/**
 * One game and its past. Nothing here judges what is legal: a press goes to the system, its commands through
 * `perform`, and the result is set at once.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Game, stateOf } from '../core/game';
import { enterDie, withdrawAwaiting } from '../core/handDice';
import { neverCase } from '../core/neverCase';
import { performPress } from '../core/perform';
import type { Performed } from '../core/resolve';
import type { Foresight, GameSystem, Json, Mark, Place, Reason, SystemTypes, Target } from '../core/seam';
import { redo, undo } from '../core/timeline';
import type { CatalogueEntry } from './catalogue';
import { type Cause, causesOf, placeOf } from './causes';
import type { WrittenLine } from './gameLog';
import { IN_BROWSER, storageOf, underItsName } from './keeping';
import { beginGame, type Options, openFile, openSaved } from './opening';
import { type Playing, present, summaryOf } from './present';
import { randomId } from './randomId';
import type { SavedGames, SavedHeader } from './savedGames';

export type Refusal = { readonly reasons: readonly Reason[]; readonly target: Target | null };
export type Consulting = { readonly system: GameSystem; readonly rule: string };
export type GameStore = StoreApi<GameState>;

export type GameState = {
  readonly play: Playing | null;
  readonly opening: boolean;
  readonly refusal: Refusal | null;
  readonly foresight: Foresight | null;
  /** What a refusal is about, or the one reason or log line that is pointed at. */
  readonly causes: readonly Mark[];
  /** What the board is to bring into its middle; `n` tells one call from the next. */
  readonly focus: { readonly place: Place; readonly n: number } | null;
  /** The line of the last die thrown, until the game goes on without one. */
  readonly lastReceipt: WrittenLine | null;
  /** What the last press wrote into the log. */
  readonly news: readonly WrittenLine[];
  readonly storage: { readonly kept: 'browser' | 'memory'; readonly message: string };
  /** What has to be said about the game that was opened. */
  readonly notices: readonly string[];
  readonly saved: readonly SavedHeader[];
  /** The case that the rulebook lies open at; an empty one is its first page. */
  readonly consulting: Consulting | null;

  begin(entry: CatalogueEntry, options: Options, seed?: string): void;
  open(id: string): Promise<void>;
  /** A game from the text of a file; it is kept in this browser as a game of its own. */
  openText(text: string): void;
  press(target: Target): void;
  hover(target: Target | null): void;
  undo(): void;
  redo(): void;
  cancelDraft(): void;
  dismissRefusal(): void;
  enterDie(face: number): void;
  withdrawDie(): void;
  /** Lights shapes and counters; with nothing given, what the refusal is about. */
  pointOut(causes: readonly Cause[]): void;
  /** Brings the first place of a reason into view. */
  lookAt(cause: Cause): void;
  consult(rule: string | null, system?: GameSystem): void;
  dismissNotices(): void;
  leave(): void;
  listSaved(): Promise<void>;
  remove(id: string): Promise<void>;
};

type Outside = {
  readonly systems: readonly GameSystem[];
  readonly catalogue: readonly CatalogueEntry[];
  readonly savedGames: SavedGames;
};

/** What no longer holds once the position or the draft is another. */
const FRESH = { refusal: null, foresight: null, causes: [], news: [] } as const;
const AT_START = {
  ...FRESH,
  play: null,
  opening: false,
  lastReceipt: null,
  notices: [],
  focus: null,
} as const;
const MISTAKE = 'That is a mistake in Tercio, not in your play. Nothing was changed.';

export function createGameStore({ systems, catalogue, savedGames }: Outside): GameStore {
  /** What was foreseen for the present state and draft. */
  let foreseen = new Map<string, Foresight>();

  return createStore<GameState>()((set, get) => {
    const show = (play: Playing, more: Partial<GameState> = {}) => {
      foreseen = new Map();
      set({ ...FRESH, ...more, play });
      void keep(play);
    };

    const keep = async (play: Playing) => {
      const { id, game, draft } = play;
      const kept = await savedGames.write(id, { record: game.record, draft }, summaryOf(play));
      set((state) => ({ storage: storageOf(kept, state), ...underItsName(kept, play, state) }));
    };

    /** Goes on to a game with the same setting; without a draft unless one is given. */
    const goTo = (game: Game, draft: Json = null, more: Partial<GameState> = {}) => {
      const { play } = get();
      if (play && (game !== play.game || draft !== play.draft)) show(present(play, game, draft, play), more);
    };

    const refuse = (reasons: readonly Reason[], target: Target | null) => {
      const { play } = get();
      const causes = play ? reasons.flatMap((reason) => causesOf(reason, play.board)) : [];
      set({ refusal: { reasons, target }, foresight: null, causes });
    };

    /** What performed commands have led to; the dice they threw are shown until the game goes on without any. */
    const settle = (play: Playing, game: Game) => {
      const next = present(play, game, null, play);
      const known = new Set(play.log.line);
      const news = next.log.line
        .filter((entry) => !known.has(entry))
        .flatMap((entry) => next.log.written.get(entry)?.lines ?? []);
      const lastReceipt = news.findLast((line) => line.receipt && line.dice.length > 0) ?? null;
      show(next, { news, lastReceipt });
    };

    const pressOn = (play: Playing, target: Target) => {
      const { system, game, draft } = play;
      const pressed = system.press(stateOf(game), draft, target);
      switch (pressed.to) {
        case 'draft':
          return show(present(play, game, pressed.draft, play), { lastReceipt: get().lastReceipt });
        case 'refusal':
          return refuse(pressed.reasons, target);
        case 'commands': {
          const done = performPress(system, game, pressed.commands);
          if (done.refused) return refuse(done.refused, target);
          if (done.game !== game) settle(play, done.game);
          return;
        }
        default:
          return neverCase(pressed);
      }
    };

    const after = (performed: Performed<SystemTypes>, play: Playing) => {
      if (performed.outcome === 'refused') refuse(performed.reasons, null);
      else settle(play, performed.game);
    };

    return {
      ...AT_START,
      storage: IN_BROWSER,
      saved: [],
      consulting: null,

      begin(entry, options, seed = randomId()) {
        const { setting, game, draft } = beginGame(systems, entry, options, seed);
        show(present(setting, game, draft, null), { ...AT_START, consulting: null });
      },

      async open(id) {
        set({ ...AT_START, opening: true });
        try {
          const saved = await savedGames.read(id);
          if (!saved) return set({ opening: false, notices: ['This game is not stored in this browser.'] });
          const { setting, game, draft, notices } = openSaved(systems, catalogue, id, saved);
          foreseen = new Map();
          set({ ...AT_START, play: present(setting, game, draft, null), notices });
        } catch (error) {
          set({ opening: false, notices: [`This game could not be opened: ${messageOf(error)}`] });
        }
      },

      openText(text) {
        try {
          const { setting, game, draft, notices } = openFile(systems, catalogue, text);
          show(present(setting, game, draft, null), { ...AT_START, notices });
        } catch (error) {
          set({ notices: [`This file could not be opened: ${messageOf(error)}`] });
        }
      },

      press(target) {
        const { play } = get();
        if (!play) return;
        try {
          pressOn(play, target);
        } catch (error) {
          // Nothing was set yet, so the game stands as it did; the player has to know that it does.
          refuse([{ rule: 'table:mistake', text: MISTAKE, counters: [], where: [] }], target);
          throw error;
        }
      },

      hover(target) {
        const { play } = get();
        if (!play) return;
        const key = target && JSON.stringify(target);
        const known = key === null ? null : foreseen.get(key);
        const foresight = known ?? (target && play.system.foresee(stateOf(play.game), play.draft, target));
        if (key !== null && foresight) foreseen.set(key, foresight);
        if (foresight !== get().foresight) set({ foresight });
      },

      undo() {
        const { play } = get();
        if (play) goTo(undo(play.game), null, { lastReceipt: null });
      },
      redo() {
        const { play } = get();
        if (!play) return;
        const game = redo(play.game);
        if (game !== play.game) settle(play, game);
      },
      cancelDraft() {
        const { play } = get();
        if (play && play.draft !== null) goTo(play.game, null);
        else set({ ...FRESH });
      },
      dismissRefusal: () => set({ refusal: null, causes: [] }),

      enterDie(face) {
        const { play } = get();
        if (play) after(enterDie(play.system, play.game, face), play);
      },
      withdrawDie() {
        const { play } = get();
        if (play) goTo(withdrawAwaiting(play.game), null);
      },

      pointOut(pointed) {
        const { play, refusal } = get();
        if (!play) return;
        const causes = pointed.length > 0 ? pointed : (refusal?.reasons ?? []);
        set({ causes: causes.flatMap((cause) => causesOf(cause, play.board)) });
      },
      lookAt(cause) {
        const { play, focus } = get();
        const place = play && placeOf(cause, play.board);
        if (place !== null) set({ focus: { place, n: (focus?.n ?? 0) + 1 } });
      },
      consult(rule, system = get().play?.system) {
        set({ consulting: rule !== null && system ? { system, rule } : null });
      },
      dismissNotices: () => set({ notices: [] }),

      leave() {
        const { play } = get();
        foreseen = new Map();
        set({ ...AT_START, consulting: null });
        // A game that nobody touched is not worth a line in the list.
        const untouched = play && play.game.record.entries.length === 0 && play.draft === null;
        void (untouched ? get().remove(play.id) : get().listSaved());
      },
      async listSaved() {
        set({ saved: await savedGames.list() });
      },
      async remove(id) {
        await savedGames.remove(id).catch(() => undefined);
        set({ saved: await savedGames.list() });
      },
    };
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : `${error}`;
}
