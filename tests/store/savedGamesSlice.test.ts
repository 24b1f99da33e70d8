import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameSystem } from '../../src/core/contract/system';
import type { Offer } from '../../src/store/context';
import { createGameStore } from '../../src/store/gameStore';
import { loaded } from '../../src/store/opening/lazy';
import { offerOf } from '../../src/store/opening/offer';
import { copyOf, nameOf, notTaken } from '../../src/store/saved/gameName';
import type { SavedGame } from '../../src/store/saved/savedGame';
import { createSavedGames } from '../../src/store/saved/savedGames';
import type { GameState } from '../../src/store/state';
import { ticking } from '../helpers/browser/clock';
import { TOY_ENTRY, targetOf, toyStore } from '../helpers/toy/toyStore';
import { TOY_SCENARIO, type Toy, toySystem } from '../helpers/toy/toySystem';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const fighting: GameSystem<Toy> = {
  ...toySystem,
  start: (scenario, options) => ({ ...toySystem.start(scenario, options), phase: 'fight' }),
};
/** The same battle, begun in the Combat Phase with two units face to face. */
const FACE_TO_FACE = offerOf({
  systems: [fighting],
  catalogue: [
    { ...TOY_ENTRY, load: () => ({ ...TOY_SCENARIO, places: { ...TOY_SCENARIO.places, s1: '0203' } }) },
  ],
});
const DAY = 24 * 60 * 60 * 1000;
const TODAY = Date.now();

/** A tab with a game of two moves on the table. */
async function played(now = ticking) {
  const saved = createSavedGames(now);
  const toy = toyStore(saved);
  toy.begin();
  toy.press('n1', '0203', 'n2', '0303');
  await saved.list();
  return { ...toy, saved, state: () => toy.store.getState(), id: toy.play().id };
}
/** The same tab at its start page. */
async function put() {
  const tab = await played();
  tab.state().leave();
  await vi.waitFor(() => expect(tab.state().saved).toHaveLength(1));
  return tab;
}
const reopened = async (id: string) => {
  const saved = createSavedGames(ticking);
  const toy = toyStore(saved);
  await toy.store.getState().open(id);
  return { ...toy, saved, state: () => toy.store.getState() };
};

describe('a second game of a battle', () => {
  const names = (tab: { readonly state: () => GameState }) =>
    tab
      .state()
      .saved.map(({ name, title }) => nameOf({ name, title }))
      .toSorted();

  it('has a number behind its name, so that they can be distinguished', async () => {
    const tab = await put();
    tab.begin();
    expect(nameOf({ ...tab.play(), title: tab.play().table.title })).toBe('Skirmish (2)');
    tab.press('n1', '0203');
    tab.state().leave();
    await vi.waitFor(() => expect(names(tab)).toEqual(['Skirmish', 'Skirmish (2)']));
    tab.begin();
    expect(tab.play().name).toBe('Skirmish (3)');
  });
  it('has none when the first has a name of its own, and is not kept for the number alone', async () => {
    const tab = await put();
    tab.begin();
    tab.state().leave();
    await vi.waitFor(() => expect(names(tab)).toEqual(['Skirmish']));
    await tab.state().rename(tab.id, 'With Anna');
    tab.begin();
    expect(tab.play().name).toBe('');
  });
});

describe('a game in the list', () => {
  it('has a picture of where both sides stand', async () => {
    const { state } = await put();
    expect(state().saved[0]?.picture).toEqual({
      field: { of: 'hexes', columns: 5, rows: 5 },
      areas: [],
      counters: [
        { livery: 'blue', at: ['0203', '0303'] },
        { livery: 'red', at: ['0204', '0304'] },
      ],
    });
  });

  it('has a name of its own, which stays when the game goes on', async () => {
    const { state, id } = await put();
    await state().rename(id, '  The evening\nwith Anna ');
    expect(state().saved[0]?.name).toBe('The evening with Anna');
    const later = await reopened(id);
    expect(later.play().name).toBe('The evening with Anna');
    later.press('end');
    expect((await later.saved.list())[0]).toMatchObject({
      name: 'The evening with Anna',
      stretch: 'North Combat',
    });
    await later.state().rename(id, '');
    expect(later.play().name).toBe('');
  });

  it('that is renamed elsewhere is still the same game to the tab that plays it', async () => {
    const { press, play, state, id, saved } = await played();
    const other = createSavedGames();
    await other.rename(id, 'Another name');
    press('end');
    expect(await saved.list()).toMatchObject([{ id, name: 'Another name' }]);
    expect(play().id).toBe(id);
    expect(state().notices).toEqual([]);
  });

  it('can be copied whole; the copy goes its own way', async () => {
    const { state, id } = await put();
    await state().duplicate(id);
    const [copy, first] = state().saved;
    expect([copy?.name, first?.name, first?.id]).toEqual(['Skirmish (copy)', '', id]);
    const tab = await reopened(copy?.id ?? '');
    tab.press('end');
    await tab.saved.list();
    const original = await reopened(id);
    expect([tab.play().game.record.entries.length, original.play().game.record.entries.length]).toEqual([
      3, 2,
    ]);
    expect(tab.play().game.record.entries.slice(0, 2)).toEqual(original.play().game.record.entries);
    expect(original.state().notices).toEqual([]);
  });
});

describe('a deleted game', () => {
  it('leaves the list with a line that brings it back', async () => {
    const { state, id } = await put();
    await state().remove(id);
    expect(state().saved).toEqual([]);
    expect(state().discarded.map((game) => game.id)).toEqual([id]);
    expect(state().justDiscarded).toMatchObject({ id, turn: 'Game-Turn 1' });
    await state().restore(id);
    expect(state().saved.map((game) => game.id)).toEqual([id]);
    expect(state()).toMatchObject({ discarded: [], justDiscarded: null });
    expect((await reopened(id)).play().game.record.entries).toHaveLength(2);
  });

  const atDay = (day: number) => createSavedGames(() => TODAY + day * DAY);

  it('is there for seven days, also after a reload, and then gone', async () => {
    const { id } = await put();
    await atDay(0).discard(id, true);
    for (const day of [1, 2.1, 3.1, 4.2, 5.3, 6.4])
      expect(await atDay(day).list()).toMatchObject([{ id, removed: TODAY }]);
    // Looked at twice on one day: that is still one day.
    expect(await atDay(6.9).list()).toHaveLength(1);
    expect(await atDay(7.5).list()).toEqual([]);
    expect(await atDay(0).read(id)).toBeNull();
  });

  it('is not lost to a clock that is wrong, by days or by years, before and after', async () => {
    const { id } = await put();
    await atDay(0).discard(id, true);
    for (const day of [8, 0, 8.5, 0.1, 9, 3_650, 0.2, -3_650, 0.3])
      expect(await atDay(day).list()).toHaveLength(1);
  });

  it('counts its days from the start when it was brought back and is deleted again', async () => {
    const { id } = await put();
    await atDay(0).discard(id, true);
    for (const day of [1, 2, 3, 4, 5, 6]) await atDay(day).list();
    await atDay(6).discard(id, false);
    await atDay(6).discard(id, true);
    for (const day of [7, 8, 9, 10, 11, 12]) expect(await atDay(day).list()).toHaveLength(1);
    expect(await atDay(13).list()).toEqual([]);
  });

  it('can be deleted for good at once', async () => {
    const { state, saved, id } = await put();
    await state().remove(id);
    await state().erase(id);
    expect(state()).toMatchObject({ saved: [], discarded: [], justDiscarded: null });
    expect(await saved.read(id)).toBeNull();
  });

  it('that another tab plays on with is one that is wanted', async () => {
    const { press, saved, id } = await played();
    await createSavedGames().discard(id, true);
    press('end');
    expect(await saved.list()).toMatchObject([{ id, removed: null }]);
  });
});

it('a game that no one touched but named is kept', async () => {
  const toy = toyStore(createSavedGames());
  toy.begin();
  await toy.store.getState().rename(toy.play().id, 'Friday');
  toy.store.getState().leave();
  await vi.waitFor(() => expect(toy.store.getState().saved).toMatchObject([{ name: 'Friday' }]));
});

it.each<[string, (state: GameState) => void]>([
  ['has a bookmark at its start', ({ bookmark }) => bookmark(-1, 'With Anna')],
  [
    'waits for the die of its first command',
    ({ takeDiceFrom, press }) => {
      takeDiceFrom('hand');
      press(targetOf('n1'));
      press(targetOf('s1'));
    },
  ],
])('a game in which nothing was played yet is kept when it %s', async (_, touch) => {
  const store = createGameStore({ offer: loaded(FACE_TO_FACE), savedGames: createSavedGames() });
  store.getState().begin(TOY_ENTRY, { options: {}, takeBack: 'free' }, 'seven');
  touch(store.getState());
  const record = store.getState().play?.game.record;
  expect(record?.entries).toEqual([]);
  expect(record?.awaiting !== null || record?.bookmarks.length === 1).toBe(true);
  store.getState().leave();
  await vi.waitFor(() => expect(store.getState().saved).toHaveLength(1));
});

it('games held in memory because the browser refuses are named, copied and deleted too', async () => {
  const refused = () => {
    throw new DOMException('no storage here', 'SecurityError');
  };
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refused);
  const { state, id } = await played();
  state().leave();
  await vi.waitFor(() => expect(state().saved).toHaveLength(1));
  await state().rename(id, 'Here');
  await state().duplicate(id);
  expect(
    state()
      .saved.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Here', 'Here (copy)']);
  await state().remove(id);
  expect(state().saved.map(({ name }) => name)).toEqual(['Here (copy)']);
  await state().restore(id);
  expect(state().saved).toHaveLength(2);
});

it('games that the first Tercio stored are listed and open', async () => {
  const { play, id } = await played();
  const { entries, ...record } = play().game.record;
  globalThis.indexedDB = new IDBFactory();
  const old = await openDB('tercio', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('entries');
    },
  });
  const summary = { title: 'Skirmish', turn: 'Game-Turn 1', stretch: 'North Movement', points: '' };
  const times = { created: 1, changed: 1, revision: 3 };
  await old.put('games', { id, record, length: 2, draft: null, summary, ...times });
  for (const [i, entry] of entries.entries()) await old.put('entries', entry, [id, i]);
  old.close();
  const { state, press, saved } = await reopened(id);
  expect(state().notices).toEqual([]);
  expect(await saved.list()).toEqual([{ ...summary, id, changed: 1, name: '', removed: null }]);
  await state().listSaved();
  expect((await state().shareSaved(id))?.text).toContain('"places"');
  press('end');
  expect((await saved.read(id))?.record.entries).toHaveLength(3);
});

describe('when the catalogue has another scenario of that name', () => {
  const changed = { ...TOY_SCENARIO, places: { ...TOY_SCENARIO.places, n1: '0101' } };
  const store = (scenario: typeof TOY_SCENARIO) =>
    createGameStore({
      offer: loaded(offerOf({ systems: [toySystem], catalogue: [{ ...TOY_ENTRY, load: () => scenario }] })),
      savedGames: createSavedGames(),
    });

  it('a stored game goes on with its own, and says once in what they differ', async () => {
    const { id } = await put();
    const later = store(changed);
    await later.getState().open(id);
    const record = () => later.getState().play?.game.record;
    expect(record()?.entries).toHaveLength(2);
    expect(record()?.scenario.whole).toEqual(TOY_SCENARIO);
    expect(later.getState().notices).toEqual([
      'The scenario of this game differs from the one in this Tercio; the game is played with its own.',
      'places.n1: "0202" in the game, "0101" in this Tercio',
    ]);
    later.getState().press(targetOf('end'));
    later.getState().leave();
    await vi.waitFor(() => expect(later.getState().saved).toHaveLength(1));
    await later.getState().open(id);
    expect(record()?.entries).toHaveLength(3);
    expect(later.getState().notices).toEqual([]);
  });

  it('a file goes on with the one it carries, and says in what they differ', async () => {
    const { state } = await played();
    const file = state().share('file');
    const other = store(changed);
    other.getState().openText(file?.text ?? '');
    expect(other.getState().notices[1]).toBe('places.n1: "0202" in the game, "0101" in this Tercio');
    expect(other.getState().play?.game.record.scenario.whole).toEqual(TOY_SCENARIO);
    expect(other.getState().play?.game.record.entries).toHaveLength(2);
  });

  it('the first three differences are named, the others counted', async () => {
    const { state } = await played();
    const other = store({ ...TOY_SCENARIO, places: { n1: '0101', n2: '0102', s1: '0103', s2: '0105' } });
    other.getState().openText(state().share('file')?.text ?? '');
    expect(other.getState().notices).toHaveLength(5);
    expect(other.getState().notices[4]).toBe('And 1 more difference.');
  });

  it('text without a scenario says that they differ, and that it cannot be said in what', async () => {
    const { state } = await played();
    const other = store(changed);
    other.getState().openText(state().share('text')?.text ?? '');
    expect(other.getState().notices.join(' ')).toMatch(
      /not the one that this game was begun with.*does not carry/,
    );
    // From 0101 the first move is too far.
    expect(other.getState().notices[0]).toBe(
      'Command 1 is not legal: Too far. (2.3) The game is kept as it was at its start.',
    );
  });
});

describe('when the rules or the page have another version', () => {
  const store = (system: GameSystem, catalogue: Offer['catalogue'] = [TOY_ENTRY]) =>
    createGameStore({
      offer: loaded(offerOf({ systems: [system], catalogue })),
      savedGames: createSavedGames(),
    });
  const later = { ...toySystem, rulesVersion: 2 };

  it('a game of later rules is refused by name, and stays as it is stored', async () => {
    const { state, id, saved } = await played();
    const stored = await saved.read(id);
    const file = state().share('file')?.text.replace('"rulesVersion": 1', '"rulesVersion": 3') ?? '';
    state().openText(file);
    const said =
      'It was written by a later Tercio: its rules of Toy are of version 3, and this page knows version 1. ' +
      'Update this page and open it again; nothing was changed in it.';
    expect(state().notices).toEqual([`This game could not be opened. ${said}`]);
    await saved.write('later', { ...stored, record: { ...stored?.record, rulesVersion: 3 } } as SavedGame, {
      ...{ title: 'Skirmish', turn: '', stretch: '', points: '' },
    });
    await state().open('later');
    expect(state().notices).toEqual([`This game could not be opened: ${said}`]);
    expect((await createSavedGames().read('later'))?.record.rulesVersion).toBe(3);
  });

  it('a file of a later form is refused by name', async () => {
    const { state } = await played();
    state().openText('{"format": "tercio-game", "formatVersion": 3, "weather": "rain"}');
    expect(state().notices[0]).toMatch(
      /^This game could not be opened\. It was written by a later Tercio: .* files are of version 3,/,
    );
  });

  it('a game of earlier rules is followed by the present ones, which is said once', async () => {
    const { id } = await put();
    const tab = store(later);
    await tab.getState().open(id);
    expect(tab.getState().play?.game.record).toMatchObject({ rulesVersion: 2, entries: { length: 2 } });
    expect(tab.getState().notices[0]).toMatch(/earlier version of these rules/);
    tab.getState().press(targetOf('end'));
    tab.getState().leave();
    await vi.waitFor(() => expect(tab.getState().saved).toHaveLength(1));
    await tab.getState().open(id);
    expect(tab.getState().notices).toEqual([]);
  });

  it('a stored game of a battle that is no longer offered goes on with its own scenario', async () => {
    const { id } = await put();
    const tab = store(toySystem, []);
    await tab.getState().open(id);
    expect(tab.getState().notices).toEqual([]);
    expect(tab.getState().play?.game.record.entries).toHaveLength(2);
    tab.getState().press(targetOf('end'));
    expect(tab.getState().share('file')?.text).toContain('"places"');
  });
});

describe('the browser is asked to keep what is stored', () => {
  it('once, from ten commands on, and may refuse', async () => {
    const persist = vi.fn(async () => Promise.reject(new Error('no')));
    vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } });
    const { press, saved } = await played();
    press('end', 'end', 'end', 'end', 'end', 'end', 'end');
    await saved.list();
    expect(persist).not.toHaveBeenCalled();
    press('end');
    await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
    press('end');
    await saved.list();
    expect(persist).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});

it('a copy is called otherwise than its game, however long that is called', () => {
  const name = 'x'.repeat(80);
  expect(copyOf({ name, title: '' })).toBe(`${'x'.repeat(73)} (copy)`);
});

describe('a name that is taken', () => {
  it('gets the first free number behind it', () => {
    expect(notTaken('Rocroi', ['Our Rocroi'])).toBe('Rocroi');
    expect(notTaken('Rocroi', ['Rocroi', 'Rocroi (2)'])).toBe('Rocroi (3)');
  });
});
