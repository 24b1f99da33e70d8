/** What a player is told about how the game is stored. */
import { nameOf } from './saved/gameName';
import type { Kept } from './saved/savedGame';
import type { GameState } from './state';
import type { OpenGame } from './table/openGame';

export const IN_BROWSER = { kept: 'browser', message: '' } as const;
/** It may happen again where it has happened once. */
const STORED_AGAIN = {
  kept: 'browser',
  message:
    'For a while the browser did not store what you played. All of it is stored now; a file of your own is safer.',
} as const;

/** From this many commands on, a game should be kept even when the device runs short of space. */
const WORTH_KEEPING = 10;
let asked = false;

/** Asks the browser once, quietly, not to clear what is stored; it may refuse. */
export async function askToKeep(commands: number): Promise<void> {
  if (asked || commands < WORTH_KEEPING) return;
  asked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Not every browser knows this request, and none has to grant it.
  }
}

/** Whether the game is stored, after a write with this result. */
export function storageOf(kept: Kept, { storage }: GameState): GameState['storage'] {
  switch (kept.kept) {
    case 'memory':
      return {
        kept: 'memory',
        message: `The browser does not store this game (${kept.why}). You can play on, but closing the page loses it.`,
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

/** Names the copy that a game becomes when another tab has continued it; said even if the game was left meanwhile. */
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
