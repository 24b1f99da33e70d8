/** What a player is told about the keeping of his game. */
import { nameOf } from './saved/gameName';
import type { Kept } from './saved/savedGame';
import type { GameState } from './state';
import type { OpenGame } from './table/openGame';

export const IN_BROWSER = { kept: 'browser', message: '' } as const;
/** Where that has happened once it may happen again. */
const STORED_AGAIN = {
  kept: 'browser',
  message:
    'For a while the browser did not store what was played. All of it is stored now; a file of your own is safer.',
} as const;

/** From so many commands on a game is worth being kept when the device runs short of room. */
const WORTH_KEEPING = 10;
let asked = false;

/** Asks the browser once, quietly, not to clear what is stored; it may well refuse. */
export async function askToKeep(commands: number): Promise<void> {
  if (asked || commands < WORTH_KEEPING) return;
  asked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Not every browser knows of it, and none has to do it.
  }
}

/** Whether the game is kept, after a write that went this way. */
export function storageOf(kept: Kept, { storage }: GameState): GameState['storage'] {
  switch (kept.kept) {
    case 'memory':
      return {
        kept: 'memory',
        message: `The browser does not store this game (${kept.why}). Play goes on, but closing the page loses it.`,
      };
    case 'browser':
    case 'copied':
      if (kept.others.length > 0) return { kept: 'others', message: othersInMemory(kept.others) };
      return storage.kept === 'browser' ? storage : STORED_AGAIN;
  }
}

function othersInMemory(names: readonly string[]): string {
  const games = names.map((name) => `“${name}”`).join(', ');
  const [which, each] =
    names.length === 1 ? [`Another game, ${games}, is`, 'It'] : [`Other games, ${games}, are`, 'Each'];
  return `${which} in memory only: closing the page loses what was played there. The browser is asked again with every change. ${each} can also be opened and saved as a file.`;
}

/** The copy that a game is kept as when another tab has gone on with it; said also to whoever has left it by then. */
export function underItsName(
  kept: Kept,
  written: OpenGame,
  { play, notices }: GameState,
): Partial<GameState> {
  if (kept.kept !== 'copied' || play?.id === kept.id) return {};
  const isOn = play?.id === written.id;
  const game = isOn ? 'This game' : `“${nameOf({ name: written.name, title: written.table.title })}”`;
  const notice = `${game} was continued in another tab; what was played here is kept beside it as “${kept.name}”.`;
  const said = notices.includes(notice) ? notices : [...notices, notice];
  if (!isOn) return { notices: said };
  return { notices: said, play: { ...play, id: kept.id, name: kept.name }, elsewhere: false };
}
