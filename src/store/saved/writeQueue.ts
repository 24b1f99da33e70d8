/**
 * Stores changes one after another: each goes into the journal at once, is written in its turn, and is held in memory
 * if the browser refuses it.
 */
import { sameUpTo } from '../../core/list';
import { PERSONS } from '../computer/players';
import { randomId } from '../randomId';
import { whatIfsBeside } from '../what-if/keptWhatIfs';
import { type Header, readGame, type Use, writeGame } from './gameDatabase';
import { copyOf, nameOf } from './gameName';
import type { Journal } from './journal';
import type { Due, Known } from './known';
import { recoveryOf } from './recovery';
import type { Kept, SavedGame, Stored, Summary } from './savedGame';
import { whyRefused } from './whyRefused';

/** Another page has written the game since it was read, and no copy beside it is allowed. */
export class GoneOn extends Error {}

export interface WriteQueue {
  /** Does that after everything queued so far, whether it succeeded or not. */
  queued<T>(work: () => Promise<T>): Promise<T>;
  /** Never rejects: what cannot be stored is held in memory and written with the next change. */
  write(id: string, game: SavedGame, summary: Summary): Promise<Kept>;
  /**
   * Stores it at once, called in a turn of the queue. `earlier`: it was played before and is stored late, so it must
   * not undo anything done since; rejects with `GoneOn` if it would.
   */
  store(id: string, game: SavedGame, summary: Summary, earlier?: Earlier | null): Promise<Stored>;
  /** Once the browser stores a game again, it is asked to store the refused ones too; returns those still refused. */
  storeHeld(): Promise<readonly string[]>;
  hold(id: string, game: SavedGame, summary: Summary): void;
}

type Earlier = { readonly removed: number | null };

export function createWriteQueue(use: Use, known: Known, journal: Journal, now: () => number): WriteQueue {
  const { seen, copies, waiting, written, unwritten, renamed } = known;
  let last: Promise<unknown> = Promise.resolve();
  /** The game that is being written. */
  let writing: string | null = null;

  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };

  const hold = (id: string, game: SavedGame, summary: Summary) => {
    const header = { ...summary, id, changed: now(), name: game.name, removed: null };
    unwritten.set(id, { game, summary, header });
  };

  async function store(
    id: string,
    game: SavedGame,
    summary: Summary,
    earlier: Earlier | null = null,
  ): Promise<Stored> {
    const { entries, ...record } = game.record;
    const copyName = copyOf({ name: game.name, title: summary.title });
    let foreign = false;
    const headerOf = (found: Header | undefined): Header => {
      foreign = found !== undefined && found.revision !== seen.get(id);
      if (foreign && earlier) throw new GoneOn();
      const before = foreign ? undefined : found;
      return {
        id: foreign ? randomId() : id,
        record,
        length: entries.length,
        draft: game.draft,
        trails: game.trails ?? [],
        players: game.players ?? PERSONS,
        ...whatIfsBeside(game.plans),
        summary,
        created: before?.created ?? now(),
        changed: now(),
        revision: (before?.revision ?? 0) + 1,
        // A deleted game that is played on is wanted again.
        removed: earlier?.removed ?? null,
        name: foreign ? copyName : renamed.has(id) ? game.name : (found?.name ?? game.name),
      };
    };
    const confirm = ({ id: key, revision }: Header): Stored => {
      written.set(key, entries);
      seen.set(key, revision);
      renamed.delete(id);
      if (!foreign) return { kept: 'browser', id };
      copies.set(id, key);
      return { kept: 'copied', id: key, name: copyName };
    };
    await recognise(id, game);
    return confirm(await use((db) => writeGame(db, id, game, headerOf, (k) => written.get(k)), confirm));
  }

  /** A game that was opened without the database may be in it: then what it holds is this game. */
  async function recognise(id: string, { record, draft, name }: SavedGame): Promise<void> {
    const held = unwritten.get(id);
    if (!held || seen.has(id)) return;
    const found = await use((db) => readGame(db, id));
    if (!found) return;
    const { revision } = found.header;
    const { entries: tail, ...rest } = record;
    const { summary } = held;
    const change = { id, base: revision, ahead: 0, from: 0, tail, record: rest, draft, name, summary };
    if (recoveryOf(change, { game: found.game, revision }).to === 'write') seen.set(id, revision);
  }

  async function storeHeld(): Promise<readonly string[]> {
    for (const [id, { game, summary, header }] of [...unwritten]) {
      try {
        await store(id, game, summary, header);
        unwritten.delete(id);
        if (!waiting.has(id)) journal.forget(id);
      } catch {
        // It stays in memory and is tried again with every change.
      }
    }
    return [...unwritten.values()].map(({ header }) => nameOf(header));
  }

  /** Keeps a change that the database has yet to confirm, in the moment it is made. */
  const addToJournal = (id: string, game: SavedGame, summary: Summary) => {
    const { entries, ...record } = game.record;
    const wrote = written.get(id);
    const tail = entries.slice(sameUpTo(entries, wrote ?? []));
    const base = seen.get(id) ?? 0;
    const ahead = writing === id ? 1 : 0;
    const { draft, trails, name, players, plans } = game;
    const place = { id, base, ahead, from: entries.length - tail.length };
    journal.add({
      ...place,
      tail,
      record,
      draft,
      trails: trails ?? [],
      name,
      players: players ?? PERSONS,
      ...whatIfsBeside(plans),
      summary,
    });
  };

  function write(asked: string, game: SavedGame, summary: Summary): Promise<Kept> {
    addToJournal(copies.get(asked) ?? asked, game, summary);
    const due = waiting.get(asked);
    if (due) {
      Object.assign(due, { game, summary });
      return due.kept;
    }
    const change: Due = {
      game,
      summary,
      kept: queued(async () => {
        waiting.delete(asked);
        const id = copies.get(asked) ?? asked;
        writing = id;
        try {
          const stored = await store(id, change.game, change.summary);
          unwritten.delete(id);
          // For a game that has just become a copy, the change may be under either id.
          for (const name of new Set([asked, id])) if (!waiting.has(name)) journal.forget(name);
          return { ...stored, others: await storeHeld() };
        } catch (error) {
          hold(id, change.game, change.summary);
          return { kept: 'memory', id, why: whyRefused(error) };
        } finally {
          writing = null;
        }
      }),
    };
    waiting.set(asked, change);
    return change.kept;
  }

  return { queued, write, store, storeHeld, hold };
}
