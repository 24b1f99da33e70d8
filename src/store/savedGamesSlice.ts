/** Stored games: opened, begun, listed, named, copied, deleted, sent and received. */

import { areAtStart } from '../core/record/record';
import type { Offer, Opened, Outside, StoreContext } from './context';
import { AT_START } from './idle';
import { errorMessage, READ_BEFORE } from './opening/messages';
import { openErrorMessage, openerOf } from './opening/openAway';
import { isLarge, openHere } from './opening/openingJob';
import { randomId } from './randomId';
import { fileOf, textOf } from './saved/gameFile';
import { copyOf, isOwnName, nameFrom, nameOf, notTaken } from './saved/gameName';
import type { SavedHeader } from './saved/savedGame';
import { lostGames, NO_SPARES } from './saved/spares';
import type { GameState, SavedGamesState } from './state';
import { storageOf } from './storageState';
import { NO_TAB_LOCK, readLocked } from './tabLock';
import type { OpenGame, Setting } from './table/openGame';

/** A game of a whole afternoon has a hundredth of this. */
const MOST_BYTES = 20_000_000;
/** A browser does not retry a script that it could not fetch until the page is reloaded. */
const NOT_FETCHED =
  'The battles and their rules could not be fetched. Once there is a network again, reload this page.';

/** `lay` puts a game on the table without storing it: it is stored already. */
type Giving = Pick<StoreContext, 'get' | 'set' | 'commit'> & {
  lay(play: OpenGame, more: Partial<GameState>): void;
};

export function savedGamesSlice({ get, set, commit, lay }: Giving, outside: Outside): SavedGamesState {
  const { savedGames, tabLock = NO_TAB_LOCK, spares = NO_SPARES } = outside;

  const list = async (more: { readonly justDiscarded?: SavedHeader | null } = {}) => {
    const marked = spares.marks();
    const all = await savedGames.list();
    const unread = savedGames.unread();
    set({
      saved: all.filter(({ removed }) => removed === null),
      discarded: all.filter(({ removed }) => removed !== null),
      unread,
      ...more,
    });
    // What cannot be read is not lost.
    const lost = unread === null ? await lostGames(spares, marked, new Set(all.map(({ id }) => id))) : [];
    set({ lost });
  };
  /** Tries what was asked for, lists the result, and reports a failure. */
  const changing = async (
    work: Promise<unknown>,
    more: { readonly justDiscarded?: SavedHeader | null } = {},
  ) => {
    try {
      await work;
      await list(more);
    } catch (error) {
      set({ notices: [`The browser did not do it: ${errorMessage(error)}`] });
    }
  };
  /** The game that is being read; cancelled when another game is put on the table, or the table is left. */
  let awaited: { readonly id: string | null } | null = null;
  const opener = openerOf(outside.openAway, (progress) => set({ progress }));
  const expect = (request: typeof awaited) => {
    opener.giveUp();
    awaited = request;
  };
  const fetchOffer = () =>
    outside.offer.fetch().catch((error: unknown) => {
      throw new Error(`${NOT_FETCHED} (${errorMessage(error)})`);
    });
  /** For what needs the battles and their rules while those are being fetched. */
  const onceThere = (act: () => void) => {
    const request = { id: null };
    expect(request);
    set({ ...AT_START, opening: true });
    const failed = (error: unknown) => {
      if (awaited !== request) return;
      set({ opening: false, notices: [errorMessage(error)] });
    };
    void fetchOffer().then(() => {
      if (awaited === request) act();
    }, failed);
  };
  /** Gives a game a name that no other in the list has. */
  const toldApart = (setting: Setting): Setting => {
    const { name, table } = setting;
    const called = notTaken(nameOf({ name, title: table.title }), get().saved.map(nameOf));
    return { ...setting, name: called === table.title ? '' : called };
  };
  const putOnTable = (offer: Offer, { setting, game, drafts, notices }: Opened) =>
    commit(offer.games.deriveView(toldApart(setting), game, drafts, null), { ...AT_START, notices });
  const notOpened = (error: unknown) =>
    set({
      opening: false,
      progress: null,
      notices: [`This game could not be opened. ${openErrorMessage(error)}`],
    });
  const openLarge = async (offer: Offer, text: string) => {
    const request = { id: null };
    expect(request);
    set({ ...AT_START, opening: true });
    try {
      const game = await opener.open(offer, { as: 'file', text });
      if (awaited === request) putOnTable(offer, game);
    } catch (error) {
      if (awaited === request) notOpened(error);
    }
  };
  /** `notices`: still shown when the game is open. */
  const openSaved = async (id: string, notices: readonly string[] = []): Promise<void> => {
    const request = { id };
    expect(request);
    set({ ...AT_START, notices, opening: true });
    const done = (more: Parameters<StoreContext['set']>[0], also: readonly string[]) => ({
      ...AT_START,
      ...more,
      notices: [...new Set([...get().notices, ...also])],
    });
    try {
      // First the game that was left before is written, and its lock released.
      await savedGames.settled();
      const { saved, isHere } = await readLocked(tabLock, savedGames, id);
      if (awaited !== request) return;
      if (!saved) return set(done({}, ['This game is not stored in this browser.']));
      const offer = await fetchOffer();
      if (awaited !== request) return;
      const { setting, game, drafts, notices: news } = await opener.open(offer, { as: 'saved', id, saved });
      if (awaited !== request) return;
      const play = offer.games.deriveView(setting, game, drafts, null);
      if (play.id === id) return lay(play, done({ elsewhere: !isHere() }, news));
      // What can be read of a damaged game is stored at once, as a separate game; from then on that one is used.
      const isKept = (await savedGames.read(play.id)) !== null;
      if (awaited !== request) return;
      if (!isKept) return commit(play, done({}, news));
      await openSaved(play.id);
      if (get().play?.id.startsWith(play.id)) set({ notices: [READ_BEFORE, ...get().notices] });
    } catch (error) {
      if (awaited !== request) return;
      set(done({}, [`This game could not be opened: ${openErrorMessage(error)}`]));
    } finally {
      if (get().play?.id !== id && (awaited === request || awaited?.id !== id)) tabLock.release(id);
    }
  };
  const headerOf = (id: string) => [...get().saved, ...get().discarded].find((game) => game.id === id);

  return {
    opening: false,
    progress: null,
    elsewhere: false,
    saved: [],
    unread: null,
    discarded: [],
    lost: [],
    justDiscarded: null,

    begin(listing, setUp, seed = randomId()) {
      const offer = outside.offer.now();
      if (!offer) return onceThere(() => get().begin(listing, setUp, seed));
      const { setting, game, drafts } = offer.games.beginGame(offer, listing, setUp, seed);
      expect(null);
      commit(offer.games.deriveView(toldApart(setting), game, drafts, null), {
        ...AT_START,
        consulting: null,
      });
    },

    open: (id) => openSaved(id),

    openText(text) {
      const offer = outside.offer.now();
      if (!offer) return onceThere(() => get().openText(text));
      if (outside.openAway && isLarge({ as: 'file', text })) return void openLarge(offer, text);
      try {
        const game = openHere(offer, { as: 'file', text });
        expect(null);
        putOnTable(offer, game);
      } catch (error) {
        notOpened(error);
      }
    },
    async openFile(file) {
      try {
        if (file.size > MOST_BYTES) throw new Error('The file is far too large for a game.');
        get().openText(await file.text());
      } catch (error) {
        set({ notices: [`This file could not be opened. ${errorMessage(error)}`] });
      }
    },

    leave() {
      const { play } = get();
      expect(null);
      set({ ...AT_START, consulting: null });
      if (!play || !isUntouched(play)) return void list();
      spares.drop(play.id);
      void changing(savedGames.eraseUntouched(play.id));
    },
    async playHere() {
      const { play, elsewhere } = get();
      if (!play || !elsewhere) return;
      await tabLock.clear(play.id);
      if (get().play?.id === play.id) await openSaved(play.id, get().notices);
    },
    listSaved: () => list(),

    async rename(id, name) {
      const fit = nameFrom(name);
      const { play } = get();
      if (play?.id === id) set({ play: { ...play, name: fit } });
      await changing(savedGames.rename(id, fit));
    },
    async duplicate(id) {
      const header = headerOf(id);
      if (!header) return;
      const copied = savedGames.duplicate(id, copyOf(header)).then((kept) => {
        if (kept?.kept === 'memory') set({ storage: storageOf(kept, get()) });
      });
      await changing(copied);
    },
    async remove(id) {
      spares.drop(id);
      await changing(savedGames.discard(id, true), { justDiscarded: headerOf(id) ?? null });
    },
    async restore(id) {
      const header = headerOf(id);
      await changing(savedGames.discard(id, false), { justDiscarded: null });
      const saved = await savedGames.read(id).catch(() => null);
      if (saved && header) spares.keep(id, saved, header);
    },
    async erase(id) {
      spares.drop(id);
      await changing(savedGames.erase(id), { justDiscarded: null });
    },
    async bringBack() {
      for (const { id } of get().lost) {
        const spare = await spares.read(id);
        if (spare) await savedGames.write(id, spare.game, spare.summary);
      }
      await list();
    },
    forgetLost() {
      for (const { id } of get().lost) spares.drop(id);
      set({ lost: [] });
    },

    share(as) {
      const { play, asSaved } = get();
      const saved = asSaved();
      if (!play || !saved) return null;
      const file = fileOf(saved, { title: play.table.title, turn: play.moment.turn });
      return as === 'file' ? file : { ...file, text: textOf(saved) };
    },
    async shareSaved(id) {
      try {
        const header = headerOf(id);
        const saved = await savedGames.read(id);
        if (!saved || !header) return null;
        const offer = await fetchOffer();
        return fileOf({ ...saved, scenario: offer.games.scenarioOfSaved(offer, saved) }, header);
      } catch (error) {
        set({ notices: [`This game cannot be saved as a file: ${errorMessage(error)}`] });
        return null;
      }
    },
  };
}

/** A game in which nothing was done is not worth a line in the list. */
function isUntouched({ game: { record }, draft, trails, name, table }: OpenGame): boolean {
  const { entries, awaiting, bookmarks } = record;
  const isPlayed = !entries.every((_, at) => areAtStart(record, at));
  const isBegun = isPlayed || awaiting !== null || draft !== null || trails.length > 0;
  return !isBegun && bookmarks.length === 0 && !isOwnName({ name, title: table.title });
}
