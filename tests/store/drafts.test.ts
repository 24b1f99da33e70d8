import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { chargePosition } from '../../e2e/helpers/positions';
import type { Target } from '../../src/core/contract/table';
import type { Json } from '../../src/core/contract/values';
import { ROOT, type TakeBack } from '../../src/core/record/record';
import { createGameStore } from '../../src/store/gameStore';
import { loaded } from '../../src/store/opening/lazy';
import type { SavedGame } from '../../src/store/saved/savedGame';
import { createSavedGames, type SavedGames } from '../../src/store/saved/savedGames';
import { headlessOffer } from '../helpers/headlessOffer';
import { counter } from '../helpers/toy/toySystem';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const OFFER = headlessOffer();
const SET_UP = { system: 'thirty-years-war', id: 'freiburg-3-august', title: '', subtitle: '' };
const option = (id: string): Target => ({ on: 'option', id });
const place = (at: string): Target => ({ on: 'place', at });
const one = (id: string): Target => ({ on: 'counter', id: counter(id) });

function page(savedGames: SavedGames = createSavedGames()) {
  const store = createGameStore({ offer: loaded(OFFER), savedGames });
  const state = () => store.getState();
  const play = () => {
    const playing = state().play;
    if (!playing) throw new Error('no game');
    return playing;
  };
  return {
    store,
    state,
    play,
    press: (...targets: readonly Target[]) => {
      for (const target of targets) state().press(target);
    },
    /** Where the counters stand that are placed. */
    placed: () =>
      Object.fromEntries(
        play().board.counters.flatMap(({ id, at }) => (at === null ? [] : [[String(id), String(at)]])),
      ),
  };
}

/** 3 August: two counters of the Bavarian force stand, a third is chosen. */
function settingUp(takeBack: TakeBack = 'free', savedGames?: SavedGames) {
  const table = page(savedGames);
  table.state().begin(SET_UP, { options: {}, takeBack });
  table.press(one('bav-6-3-01'), place('1419'), place('1520'));
  return table;
}

describe('a set-up', () => {
  it('is taken back counter by counter, and made again', () => {
    const { state, placed } = settingUp();
    const both = { 'bav-6-3-01': '1419', 'bav-6-3-02': '1520' };
    expect(placed()).toEqual(both);
    state().undo();
    expect(placed()).toEqual({ 'bav-6-3-01': '1419' });
    state().undo();
    expect(placed()).toEqual({});
    state().redo();
    state().redo();
    expect(placed()).toEqual(both);
    expect(state().refusal).toBeNull();
  });

  it.each([
    ['rest', 'all others placed'],
    ['suggested', 'the suggestion taken'],
    ['clear', 'all taken off'],
  ])('%s is a step: with one undo the handwork stands as before (%s)', (id) => {
    const { state, placed, press } = settingUp();
    const before = placed();
    press(option('cancel'), option(id));
    expect(placed()).not.toEqual(before);
    state().undo();
    expect(placed()).toEqual(before);
    state().redo();
    expect(placed()).not.toEqual(before);
  });

  it('a swap and a counter taken off are steps', () => {
    const { state, placed, press } = settingUp();
    press(option('cancel'), one('bav-2-8-01'), place('1419'), option('cancel'));
    expect(placed()).toMatchObject({ 'bav-2-8-01': '1419' });
    press(one('bav-2-8-01'), option('take-off'));
    expect(placed()).not.toHaveProperty('bav-2-8-01');
    state().undo();
    expect(placed()).toMatchObject({ 'bav-2-8-01': '1419' });
    state().undo();
    expect(placed()).toEqual({ 'bav-6-3-01': '1419', 'bav-6-3-02': '1520' });
  });

  it('that was declared done comes back as it was, and goes on back through its steps', () => {
    const { state, placed, play, press } = settingUp();
    press(option('rest'));
    const full = placed();
    press(option('done'), option('suggested'));
    expect(play().prompt.heading).toBe('French set-up');
    state().undo();
    state().undo();
    expect([play().prompt.heading, placed()]).toEqual(['Bavarian set-up', full]);
    state().undo();
    expect(Object.keys(placed())).toHaveLength(2);
    for (let n = 0; n < 2; n++) state().redo();
    expect([play().prompt.heading, Object.keys(play().draft ?? {})]).toEqual(['French set-up', []]);
    state().redo();
    expect(play().draft).not.toBeNull();
  });

  it('Esc leaves what stands, and puts back only what is in hand', () => {
    const { state, placed, play } = settingUp();
    const before = placed();
    state().cancelDraft();
    expect([placed(), play().canPutBack]).toEqual([before, false]);
    state().cancelDraft();
    expect(placed()).toEqual(before);
  });

  it('goes to its start at once, also before anything is in the record', () => {
    const { state, placed, play } = settingUp();
    const before = placed();
    state().undoSegment();
    expect([placed(), play().draftsAhead, play().canRedo]).toEqual([{}, 2, true]);
    state().redoAll();
    expect(placed()).toEqual(before);
  });

  it('steps are no one’s to allow: they are taken back also where commands are not', () => {
    const { state, placed, press } = settingUp('never');
    state().undo();
    expect(Object.keys(placed())).toHaveLength(1);
    press(option('rest'), option('done'));
    state().undo();
    expect(state().refusal?.reasons[0]?.rule).toBe('table:take-back');
  });

  it('with consent the other side is asked for the command, and its draft comes back', () => {
    const { state, placed, press } = settingUp('ask');
    press(option('rest'));
    const full = placed();
    press(option('done'));
    state().undo();
    expect(state().asking).toMatchObject({ presses: 1 });
    state().answerTakeBack(true);
    expect(placed()).toEqual(full);
  });

  it('is there again with every step after a reload', async () => {
    const saved = createSavedGames();
    const { state, play, press, placed } = settingUp('free', saved);
    const hand = placed();
    press(option('cancel'), option('suggested'), option('done'), option('suggested'));
    state().undo();
    await saved.settled();
    const again = page();
    await again.state().open(play().id);
    expect([again.play().draft, again.play().canRedo]).toEqual([null, true]);
    again.state().undo();
    again.state().undo();
    expect(again.placed()).toEqual(hand);
    again.state().redo();
    again.state().redo();
    again.state().redo();
    expect(again.play().draft).toMatchObject({ kind: 'setUp' });
  });

  it('stored by an earlier version, it is one step', async () => {
    const saved = createSavedGames();
    const { play, placed } = settingUp('free', saved);
    const before = placed();
    const { record } = play().game;
    const old: SavedGame = { record, draft: play().draft, name: '', scenario: null };
    const again = page({ ...saved, read: async () => old });
    await again.state().open('old');
    expect(again.placed()).toEqual(before);
    again.state().undo();
    expect(again.placed()).toEqual({});
    again.state().redo();
    expect(again.placed()).toEqual(before);
  });

  it.each<readonly [string, unknown]>([
    ['no trail', 'none'],
    ['a draft of no system', [{ at: ROOT, now: 1, first: null, changes: [[{ kind: 'dance' }]] }]],
    ['a point that is not there', [{ at: 7, now: 0, first: null, changes: [] }]],
    ['a step beyond the last', [{ at: ROOT, now: 9, first: null, changes: [] }]],
    ['keys of every object', JSON.parse('[{"at":-1,"now":0,"first":{"__proto__":{}},"changes":[]}]')],
  ])('with steps that are damaged (%s) it goes on with the draft alone', async (_, trails) => {
    const { play, placed } = settingUp();
    const damaged = { record: play().game.record, draft: play().draft, name: '', scenario: null, trails };
    const again = page({ ...createSavedGames(), read: async () => damaged as SavedGame });
    await again.state().open('damaged');
    expect(again.placed()).toEqual(placed());
    expect(again.play().trails).toHaveLength(1);
  });
});

describe('a battle', () => {
  const underWay = () => {
    const table = page();
    table.state().openText(JSON.stringify(chargePosition()));
    table.press(one('tercio'), one('royaux'));
    return table;
  };
  const battle = (draft: Json) => {
    const found = draft && typeof draft === 'object' && 'attackers' in draft ? draft : null;
    return found && 'defenders' in found ? [found.attackers, found.defenders] : null;
  };

  it('is taken apart unit by unit, and put together again', () => {
    const { state, play } = underWay();
    state().undo();
    expect(battle(play().draft)).toEqual([[], ['tercio']]);
    state().undo();
    expect(play().draft).toBeNull();
    state().redo();
    state().redo();
    expect(battle(play().draft)).toEqual([['royaux'], ['tercio']]);
  });

  it('that is discarded comes back with one undo', () => {
    const { state, play, press } = underWay();
    press(option('cancel'));
    expect(play().draft).toBeNull();
    state().undo();
    expect(battle(play().draft)).toEqual([['royaux'], ['tercio']]);
  });

  it('whose roll is taken back lies there as it was, and its dice are the same again', () => {
    const { state, play, press } = underWay();
    press(option('roll'));
    const { entries, generator } = play().game.record;
    state().undo();
    expect(battle(play().draft)).toEqual([['royaux'], ['tercio']]);
    press(option('roll'));
    expect(play().game.record.entries.at(0)?.dice).toEqual(entries.at(0)?.dice);
    expect(play().game.record.generator).toEqual(generator);
  });

  it('whose die is awaited comes back when the command is withdrawn', () => {
    const { state, play, press } = underWay();
    state().takeDiceFrom('hand');
    press(option('roll'));
    expect([play().wanted?.sides, play().draft]).toEqual([6, null]);
    state().withdrawDie();
    expect(battle(play().draft)).toEqual([['royaux'], ['tercio']]);
  });
});

describe('a way', () => {
  it('that is traced is taken back hex by hex; a move that was only chosen comes back without its counter', () => {
    const { state, play, press } = page();
    state().begin({ ...SET_UP, id: 'rocroi' }, { options: {}, takeBack: 'free' });
    press(option('end-phase'));
    const path = () => {
      const { draft } = play();
      return draft && typeof draft === 'object' && 'path' in draft ? draft.path : null;
    };
    press(one('fr-royal'), option('trace'), place('1707'), place('1607'));
    expect(path()).toEqual(['1707', '1607']);
    state().undo();
    expect(path()).toEqual(['1707']);
    state().redo();
    press(option('go'));
    state().undo();
    expect(path()).toEqual(['1707', '1607']);
    state().undo();
    state().undo();
    expect(path()).toEqual([]);
    state().undo();
    press(one('fr-royal'), place('1607'));
    const { head } = play().game.record;
    state().undo();
    expect([play().draft, play().game.record.head]).toEqual([null, head - 1]);
  });
});
