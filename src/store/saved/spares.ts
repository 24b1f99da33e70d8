/**
 * What is kept outside the database about the games in it: a mark for each, and a copy in the private files of the
 * origin. A browser that finds its database damaged silently throws it away; thanks to the marks the player is told,
 * and what was copied can be restored. Only a safety net below the other: if it fails the player is not told.
 */
import * as v from 'valibot';
import type { Json } from '../../core/contract/values';
import { nameOf } from './gameName';
import { type PendingChange, pendingChangeOf, readPendingChange } from './journal';
import { recoveryOf } from './recovery';
import type { SavedGame, Summary } from './savedGame';

export type Mark = {
  readonly id: string;
  readonly name: string;
  readonly turn: string;
  readonly commands: number;
};
/** A game that was stored here and is gone; `copied`: how many of its commands can be brought back. */
export type Lost = Mark & { readonly copied: number | null };
export type Spare = { readonly game: SavedGame; readonly summary: Summary };

export type Spares = {
  marks(): readonly Mark[];
  /** Marks a game that has just been stored, and copies it a little later. */
  keep(id: string, game: SavedGame, summary: Summary): void;
  /** The game was deleted: it is not lost. */
  drop(id: string): void;
  /** The copy, as far as it is a game; null if there is none. */
  read(id: string): Promise<Spare | null>;
  /** Copies at once what is waiting to be copied. */
  flush(): Promise<void>;
};

export const NO_SPARES: Spares = {
  marks: () => [],
  keep: () => undefined,
  drop: () => undefined,
  read: async () => null,
  flush: async () => undefined,
};

const PREFIX = 'tercio-stored:';
/** Milliseconds from the first change that is not copied yet to its copy. */
const WAIT = 5_000;
const markSchema = v.object({
  id: v.string(),
  name: v.string(),
  turn: v.string(),
  commands: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
type Copy = PendingChange & { readonly scenario?: Json };

/** `folder` gives where copies lie, and rejects where a page has no files of its own. */
export function createSpares(
  storage: () => Storage,
  folder: () => Promise<FileSystemDirectoryHandle>,
  wait = WAIT,
): Spares {
  const due = new Map<string, Spare>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, never rejecting: an earlier copy must not be written after a later one. */
  const queued = <T>(work: (files: FileSystemDirectoryHandle) => Promise<T>): Promise<T | null> => {
    const done = last.then(async () => {
      try {
        return await work(await folder());
      } catch {
        return null;
      }
    });
    last = done;
    return done;
  };
  const flush = async () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const now = [...due];
    due.clear();
    for (const [id, spare] of now) {
      void queued(async (files) => {
        const file = await files.getFileHandle(fileName(id), { create: true });
        const writable = await file.createWritable();
        await writable.write(textOf(id, spare));
        await writable.close();
      });
    }
    await last;
  };

  return {
    marks() {
      try {
        const keys = Object.keys(storage()).filter((key) => key.startsWith(PREFIX));
        return keys.flatMap((key) => readMark(storage().getItem(key)));
      } catch {
        return [];
      }
    },
    keep(id, game, summary) {
      const commands = game.record.entries.length;
      const mark: Mark = {
        id,
        name: nameOf({ name: game.name, title: summary.title }),
        turn: summary.turn,
        commands,
      };
      try {
        storage().setItem(PREFIX + id, JSON.stringify(mark));
      } catch {
        // Refused or full.
      }
      due.set(id, { game, summary });
      timer ??= setTimeout(() => void flush(), wait);
    },
    drop(id) {
      due.delete(id);
      try {
        storage().removeItem(PREFIX + id);
      } catch {
        // Refused: then no mark was made either.
      }
      void queued((files) => files.removeEntry(fileName(id)));
    },
    read: (id) =>
      queued(async (files) => {
        const file = await (await files.getFileHandle(fileName(id))).getFile();
        return spareOf(await file.text());
      }),
    flush,
  };
}

/** Marked games that the database no longer has; `listed`: the ids that it has. */
export async function lostGames(
  spares: Spares,
  marked: readonly Mark[],
  listed: ReadonlySet<string>,
): Promise<readonly Lost[]> {
  // Another tab may have deleted one while the database was being read.
  const still = new Set(spares.marks().map(({ id }) => id));
  const gone = marked.filter(({ id }) => still.has(id) && !listed.has(id));
  return await Promise.all(
    gone.map(async (mark) => {
      const spare = await spares.read(mark.id);
      return { ...mark, copied: spare?.game.record.entries.length ?? null };
    }),
  );
}

function fileName(id: string): string {
  return `${encodeURIComponent(id)}.json`;
}

function textOf(id: string, { game, summary }: Spare): string {
  const copy: Copy = { ...pendingChangeOf(id, game, summary), scenario: game.scenario };
  return JSON.stringify(copy);
}

function spareOf(text: string): Spare | null {
  const [copy] = readPendingChange(text);
  if (!copy) return null;
  const recovery = recoveryOf(copy, null);
  if (recovery.to !== 'write') return null;
  const { scenario = null }: Copy = copy;
  return { game: { ...recovery.game, scenario }, summary: copy.summary };
}

function readMark(text: string | null): readonly Mark[] {
  try {
    const json: unknown = JSON.parse(text ?? '');
    return v.is(markSchema, json) ? [json] : [];
  } catch {
    return [];
  }
}
