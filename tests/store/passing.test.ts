/** Phases with nothing in them, as a table meets them: passed by themselves, told, and undone with what led there. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { Target } from '../../src/core/contract/table';
import { stateOf } from '../../src/core/game';
import { createGameStore } from '../../src/store/gameStore';
import { loaded } from '../../src/store/opening/lazy';
import { NULL_STORAGE } from '../../src/store/saved/nullStorage';
import { createSavedGames, type SavedGames } from '../../src/store/saved/savedGames';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import { headlessOffer } from '../helpers/headlessOffer';
import { board } from '../helpers/positions/board';

const option = (id: string): Target => ({ on: 'option', id });

function table(id: string, savedGames: SavedGames = NULL_STORAGE) {
  const store = createGameStore({ offer: loaded(headlessOffer()), savedGames });
  const state = store.getState;
  const play = () => {
    const playing = state().play;
    if (!playing) throw new Error('no game');
    return playing;
  };
  const listing = { system: thirtyYearsWar.id, id, title: '', subtitle: '' };
  state().begin(listing, { options: {}, takeBack: 'free' }, 'seven');
  return {
    state,
    play,
    press: (...ids: readonly string[]) => ids.forEach((one) => void state().press(option(one))),
    heading: () => play().prompt.heading,
    presses: () => play().game.record.entries.map(({ press }) => press),
    /** Each line of the log with the segment it stands under. */
    told: () =>
      play().log.groups.flatMap(({ segment, lines }) => lines.map(({ text }) => `${segment}: ${text}`)),
  };
}

describe('a phase in which nothing can be done', () => {
  it('is passed at the very start, which the log says, and nothing is there to take back', () => {
    const { state, play, heading, told } = table('rocroi');
    expect(heading()).toBe('French Artillery Fire Phase');
    expect(told()).toEqual(['French Disruption Removal Phase: Passed: no French unit is disrupted.']);
    expect(play().canUndo).toBe(false);
    state().undo();
    expect(state().refusal?.reasons[0]?.text).toMatch(/Nothing has been played yet/);
    expect(heading()).toBe('French Artillery Fire Phase');
  });

  it('is passed in the same way later, as a part of the press that led there', () => {
    const { state, press, heading, told, presses } = table('rocroi');
    press('end-phase', 'end-phase');
    expect(heading()).toBe('Spanish Artillery Fire Phase');
    expect(told().slice(1)).toEqual([
      'French Combat Phase: Passed: no French unit has an enemy whom it may attack.',
      'Spanish Disruption Removal Phase: Passed: no Spanish unit is disrupted.',
    ]);
    expect(presses()).toEqual([0, 1, 2, 2, 2]);
    state().undo();
    expect(heading()).toBe('French Movement Phase');
    state().undo();
    expect(heading()).toBe('French Artillery Fire Phase');
    state().redoAll();
    expect(heading()).toBe('Spanish Artillery Fire Phase');
  });

  it('is passed after a set-up, which undo takes back with it', () => {
    const { state, press, heading } = table('freiburg-3-august');
    press('suggested', 'done', 'suggested', 'done');
    expect(heading()).toBe('French Artillery Fire Phase');
    state().undo();
    expect(heading()).toBe('French set-up');
  });

  it('leaves a game untouched, so that it is not kept', async () => {
    const listed = async (...pressed: readonly string[]) => {
      globalThis.indexedDB = new IDBFactory();
      const savedGames = createSavedGames();
      const { state, play, press } = table('rocroi', savedGames);
      expect(play().game.record.entries).toHaveLength(1);
      press(...pressed);
      state().leave();
      await savedGames.settled();
      await state().listSaved();
      return state().saved.length;
    };
    expect([await listed(), await listed('end-phase')]).toEqual([0, 1]);
  });
});

describe('a phase is not passed', () => {
  const onward = (line: string, setting: Parameters<typeof board>[1]) =>
    thirtyYearsWar.onward?.(board(line, setting)) ?? null;
  const removal = { phase: 'disruptionRemoval' } as const;

  it('in which something can be done', () => {
    expect(onward('F 8-3* 0303 | S 10-2 0606', removal)).toBeNull();
    expect(onward('F 8-3 0303 | S 10-2* 0606', removal)).toEqual({
      do: 'endPhase',
      phase: 'disruptionRemoval',
    });
  });

  it('in which a player has acted: that player ends it', () => {
    const { press, play, heading, state } = table('rocroi');
    for (const id of ['fr-art-1', 'fr-art-2', 'fr-art-3']) {
      const gun = play().board.counters.find((one) => one.id === id);
      if (gun) state().press({ on: 'counter', id: gun.id });
      const target = play().prompt.choices.find(({ target }) => target.on === 'counter');
      if (target) state().press(target.target);
    }
    const fired = stateOf(play().game);
    expect(JSON.stringify(fired)).toContain('"fired":true');
    expect(heading()).toBe('French Artillery Fire Phase');
    press('end-phase');
    expect(heading()).toBe('French Movement Phase');
  });

  it('while a decision is open, and when the game is over', () => {
    expect(thirtyYearsWar.onward?.({ ...board('F 8-3 0303', removal), over: true })).toBeNull();
    const { play } = table('freiburg-3-august');
    expect(play().game.record.entries).toEqual([]);
  });
});

describe('the end of a Game-Turn', () => {
  it('is told in one line, at the end of what it tells of and nowhere else', () => {
    const { press, play, told } = table('rocroi');
    for (let presses = 0; presses < 20 && play().moment.turn === 'Game-Turn 1'; presses++) press('end-phase');
    const recaps = told().filter((text) => text.includes('Game-Turn 1 is over'));
    expect(recaps).toHaveLength(1);
    const group = play().log.groups.findLast(({ turn }) => turn === 'Game-Turn 1');
    expect(group?.lines.at(-1)?.text).toMatch(/^Game-Turn 1 is over\. Neither side lost anything/);
    expect(group?.segment).toMatch(/^Spanish/);
  });
});
