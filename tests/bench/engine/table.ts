/** A game on the table, as the store has it: what a press, an undo and a look back cost as the game grows. */
import type { Target } from '../../../src/core/contract/table';
import { stateOf } from '../../../src/core/game';
import { performPress } from '../../../src/core/perform';
import { createGameStore } from '../../../src/store/gameStore';
import type { SavedGames } from '../../../src/store/saved/savedGames';
import { headlessOffer } from '../../helpers/headlessOffer';
import type { Contestant } from '../measure';

/** Stores nothing, so that only the game is measured. */
const NOWHERE: SavedGames = {
  list: async () => [],
  unread: () => null,
  read: async () => null,
  hasGoneOn: async () => false,
  write: async (id) => ({ kept: 'browser', id, others: [] }),
  rename: async () => undefined,
  duplicate: async () => null,
  discard: async () => undefined,
  erase: async () => undefined,
  eraseUntouched: async () => undefined,
  held: () => [],
  whenAnswered: () => undefined,
  settled: async () => undefined,
};

type Play = NonNullable<ReturnType<ReturnType<typeof createGameStore>['getState']>['play']>;

/** The game of that file, opened. */
function tableWith(file: string) {
  const offer = headlessOffer();
  const store = createGameStore({
    savedGames: NOWHERE,
    offer: { now: () => offer, fetch: async () => offer },
  });
  store.getState().openText(file);
  const table = () => {
    const state = store.getState();
    if (!state.play) throw new Error(`a game that could not be opened: ${state.notices.join(' ')}`);
    return { ...state, play: state.play };
  };
  table();
  return { store, table };
}

/** After a move, so that it is a game in play: a counter is taken up, and where it can be put is found. */
function taken(file: string) {
  const { store, table } = tableWith(file);
  table().press(placeOfSomebody(table));
  return { store, table, place: placeOfSomebody(table) };
}

/** Takes up the first counter that can move; the first place where it can. */
function placeOfSomebody(table: ReturnType<typeof tableWith>['table']): Target {
  for (const { target } of table().play.prompt.choices) {
    if (target.on !== 'counter') continue;
    table().press(target);
    const places = table().play.prompt.choices.filter((choice) => choice.target.on === 'place');
    const [place] = places;
    if (place && table().play.draft !== null) return place.target;
    table().cancelDraft();
  }
  throw new Error('nobody can move');
}

/** One press that moves a counter, with what it wrote into the log; in between the game is what it was. */
export function pressAt(name: string, files: readonly string[]): Contestant {
  const all = files.map((file) => {
    const { store, table, place } = taken(file);
    return { store, table, place, play: table().play };
  });
  const run = () => {
    for (const { store, table, place, play } of all) {
      store.setState({ play });
      table().press(place);
      const { game, log } = table().play;
      if (game === play.game || log.groups.at(-1)?.lines.length === 0) throw new Error('nothing was done');
    }
    return all.length;
  };
  return { name, run };
}

/** The same press as far as the record goes: what it means, its commands and their entries. */
export function recordAt(name: string, files: readonly string[]): Contestant {
  const all = files.map((file) => {
    const { table, place } = taken(file);
    return { ...table().play, place };
  });
  const run = () => {
    for (const { system, game, draft, place } of all) {
      const pressed = system.press(stateOf(game), draft, place);
      if (pressed.to !== 'commands' || performPress(system, game, pressed.commands).game === game)
        throw new Error('nothing was done');
    }
    return all.length;
  };
  return { name, run };
}

/** The last press taken back and made again, with the log and the lines at its side read. */
export function undoAt(name: string, files: readonly string[]): Contestant {
  const all = files.map((file) => {
    const { table, place } = taken(file);
    table().press(place);
    return { table, head: table().play.game.record.head };
  });
  const run = () => {
    for (const { table, head } of all) {
      table().undo();
      if (table().play.game.record.head === head || read(table().play) === 0)
        throw new Error('nothing was taken back');
      while (table().play.game.record.head !== head) table().redo();
      read(table().play);
    }
    return 2 * all.length;
  };
  return { name, run };
}

/** Puts what is shown of them into words. */
function read({ log, sideLines: { ahead, branches } }: Play): number {
  return (log.groups.at(-1)?.lines.length ?? 0) + branches.length + (ahead?.lines.length ?? 0);
}

const STEPS = 10;

/** One step of a replay, back and forth behind where the game stands. */
export function replayAt(name: string, files: readonly string[]): Contestant {
  const all = files.map((file) => {
    const { table } = tableWith(file);
    table().lookBack(table().play.game.record.head);
    const end = table().replay?.at ?? 0;
    if (end < STEPS) throw new Error('a game that is too short');
    return { table, end };
  });
  const run = () => {
    for (const { table, end } of all) {
      for (let step = 1; step <= STEPS; step++) table().lookBackTo(end - step);
      for (let step = STEPS - 1; step >= 0; step--) table().lookBackTo(end - step);
    }
    return 2 * STEPS * all.length;
  };
  return { name, run };
}
