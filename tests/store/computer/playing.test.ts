import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stateOf } from '../../../src/core/game';
import { LEVELS } from '../../../src/core/opponent/levels';
import { playerOf } from '../../../src/core/opponent/opponent';
import { perform } from '../../../src/core/perform';
import { computerAnswerer } from '../../../src/store/computer/answerer';
import { openComputerDesk } from '../../../src/store/computer/desk';
import type { Players } from '../../../src/store/computer/players';
import { followComputer } from '../../../src/store/computer/playing';
import { seedOf } from '../../../src/store/computer/seed';
import { loaded } from '../../../src/store/opening/lazy';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import { createSavedGames, type SavedGames } from '../../../src/store/saved/savedGames';
import { createSettings, type Pace } from '../../../src/store/settings';
import type { SetUp } from '../../../src/store/state';
import { Shelf } from '../../helpers/browser/shelf';
import { fakeWorkers } from '../../helpers/desk/fakeWorker';
import { toyMind } from '../../helpers/toy/toyMind';
import { TOY_ENTRY, toyStore } from '../../helpers/toy/toyStore';
import { side, type ToyCommand, type ToyState, toySystem } from '../../helpers/toy/toySystem';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const think = computerAnswerer({ systems: [toySystem], minds: [toyMind] });
/** So far apart that a turn goes by without a battle. */
const PLACES = { n1: '0101', n2: '0501', s1: '0105', s2: '0505' };
const farApart: typeof toySystem = {
  ...toySystem,
  start: (scenario, options) => toySystem.start({ ...scenario, places: PLACES }, options),
};
const SOUTH: Players = { south: 'recruit' };
const BOTH: Players = { north: 'recruit', south: 'captain' };

type Set = Partial<SetUp> & {
  readonly pace?: Pace;
  readonly savedGames?: SavedGames;
  readonly seed?: string;
  readonly isNear?: boolean;
  readonly system?: typeof toySystem;
  readonly answers?: typeof think;
};

/** A tab with a toy game in which the computer plays the south, unless it is said otherwise. */
function tab({
  pace = 'once',
  savedGames = NULL_STORAGE,
  seed = 'seven',
  isNear = false,
  system = isNear ? toySystem : farApart,
  answers = think,
  ...setUp
}: Set = {}) {
  const toy = toyStore(savedGames, system);
  const workers = fakeWorkers(answers);
  const settings = createSettings(() => new Shelf().asStorage());
  settings.getState().change({ pace });
  const desk = loaded(
    openComputerDesk(
      workers.begin,
      () => Promise.reject(new Error('not here')),
      (then) => then(),
    ),
  );
  const state = () => toy.store.getState();
  const asked = () => workers.begun.reduce((sum, one) => sum + one.asked.length, 0);
  return {
    ...toy,
    workers,
    settings,
    state,
    asked,
    begin: () => state().begin(TOY_ENTRY, { options: {}, takeBack: 'free', players: SOUTH, ...setUp }, seed),
    follow: () => followComputer({ game: toy.store, settings, desk }),
    /** Thinks and acts until a person is to decide, or the game is over. */
    playOut(most = 400) {
      for (let i = 0; i < most && state().play?.computer && !state().held; i++) {
        if (workers.begun.length > 0) workers.last().work();
        vi.advanceTimersByTime(5_000);
      }
    },
    entries: () => toy.play().game.record.entries.slice(),
    head: () => toy.play().game.record.head,
    by: () => toy.play().prompt.by,
  };
}
function begun(set?: Set) {
  const one = tab(set);
  one.begin();
  one.follow();
  return one;
}
const rule = ({ state }: ReturnType<typeof tab>) => state().refusal?.reasons[0]?.rule;

describe('a side of the computer', () => {
  it('is played until a person is to decide, each act with its reason', () => {
    const one = begun();
    expect([one.by(), one.asked()]).toEqual(['north', 0]);
    one.press('pass');
    expect([one.by(), one.state().thinking, one.asked()]).toEqual(['south', true, 1]);
    one.playOut();
    expect([one.by(), one.state().thinking]).toEqual(['north', false]);
    const own = one.entries().flatMap(({ parent }, at) => (parent < 1 ? [] : [at]));
    expect(own.length).toBeGreaterThan(1);
    for (const at of own) expect(one.state().told.get(at)).toMatch(/^Recruit: The best of \d+ commands\.$/);
  });

  it('does at one look what belongs to it, each act with its own reason, and looks again where one is barred', () => {
    const doing = (why: string, ...commands: readonly ToyCommand[]) => ({ commands, why });
    const go = (counter: string, to: string): ToyCommand => ({ do: 'move', counter, to });
    const barred = go('s2', '0101');
    const after = [doing('Second.', go('s2', '0504')), doing('Third.', barred), doing('Fourth.', barred)];
    const one = begun({
      answers: ({ state }) => {
        const isFirst = (state as ToyState).counters.some(({ at }) => at === PLACES.s1);
        const first = isFirst ? doing('First.', go('s1', '0104')) : doing('Last.', { do: 'endPhase' });
        return { proposals: [{ ...first, counters: [], places: [], after: isFirst ? after : [] }] };
      },
    });
    one.press('pass');
    one.workers.last().work();
    for (let i = 0; i < 5; i++) vi.advanceTimersByTime(1);
    expect([...one.state().told.values()]).toEqual(['Recruit: First.', 'Recruit: Second.']);
    expect(one.asked()).toBe(1);
    one.workers.last().work();
    vi.advanceTimersByTime(1);
    expect([...one.state().told.values()].slice(2)).toEqual(['Recruit: Last.']);
  });

  it('shows nothing that a person could choose, and refuses whatever is pressed for it', () => {
    const one = begun();
    one.press('pass');
    expect(one.play().prompt.choices).toEqual([]);
    expect(one.play().board.counters.flatMap(({ condition }) => condition)).not.toContain('ready');
    const before = one.entries().length;
    one.press('s1', '0104', 'end');
    expect([rule(one), one.entries().length]).toEqual(['table:computer', before]);
  });

  it('is the same game as where no page is, with the same seed and level', () => {
    const one = begun({ players: BOTH, isNear: true });
    one.playOut();
    expect(one.play().verdict).not.toBeNull();
    const { record, start } = one.play().game;
    const seed = seedOf(record.seed);
    const seat = (level: keyof typeof LEVELS) =>
      playerOf({ rules: toySystem, mind: toyMind, level: LEVELS[level], seed });
    const seats: { readonly [side: string]: ReturnType<typeof seat> } = {
      north: seat('recruit'),
      south: seat('captain'),
    };
    let state = start as ToyState;
    for (const [at, { command }] of record.entries.entries()) {
      expect(seats[state.side]?.(state)).toEqual(command);
      state = stateOf(one.play().game, at) as ToyState;
    }
  });

  it('its thought takes no part in the dice: given by hand the same commands throw the same', () => {
    const one = begun({ players: BOTH, isNear: true });
    one.playOut();
    const { record } = one.play().game;
    expect(record.entries.some(({ dice }) => dice.length > 0)).toBe(true);
    const by = tab({ players: {}, isNear: true });
    by.begin();
    let { game } = by.play();
    for (const { command } of record.entries) {
      const done = perform(toySystem as never, game, command as ToyCommand);
      if (done.outcome !== 'done') throw new Error('not legal');
      game = done.game;
    }
    expect(game.record.entries.map(({ dice }) => dice)).toEqual(record.entries.map(({ dice }) => dice));
    expect(game.record.generator).toEqual(record.generator);
  });

  it('waits for dice that players throw themselves', () => {
    const one = begun({ players: BOTH, isNear: true });
    one.state().takeDiceFrom('hand');
    for (let i = 0; i < 400 && !one.play().wanted; i++) {
      one.workers.last().work();
      vi.advanceTimersByTime(1);
    }
    expect(one.play().wanted?.sides).toBe(6);
    const { length } = one.entries();
    one.playOut(5);
    expect([one.entries().length, one.asked()]).toEqual([length, 0]);
    one.state().enterDie(6);
    expect(one.entries().at(-1)?.dice).toMatchObject([{ face: 6, by: 'hand' }]);
    one.playOut(20);
    expect(one.entries().length).toBeGreaterThan(length + 1);
  });

  it('is played at the pace that is chosen', () => {
    const one = begun({ pace: 'slow' });
    one.press('pass');
    const { length } = one.entries();
    one.workers.last().work();
    vi.advanceTimersByTime(2_000);
    expect([one.entries().length, one.state().thinking]).toEqual([length, false]);
    vi.advanceTimersByTime(300);
    expect(one.entries().length).toBe(length + 1);
  });

  it('goes on though its worker is killed in mid-thought', () => {
    const one = begun();
    one.press('pass');
    one.workers.last().fail();
    expect(one.workers.begun).toHaveLength(2);
    one.playOut();
    expect(one.by()).toBe('north');
  });

  it('waits, and says so, where it cannot be fetched', async () => {
    const one = begun();
    one.press('pass');
    one.workers.last().fail();
    one.workers.last().fail();
    await vi.waitFor(() => expect(one.state().held).toBe(true));
    expect(one.state().notices).toHaveLength(1);
    one.state().hold(false);
    one.playOut();
    expect(one.by()).toBe('north');
  });
});

describe('stopped, and let on', () => {
  it('it ends its thought at once and does nothing more until it is let', () => {
    const one = begun();
    one.press('pass');
    one.state().hold(true);
    expect([one.workers.last().isEnded(), one.state().thinking]).toEqual([true, false]);
    const { length } = one.entries();
    one.playOut(5);
    vi.advanceTimersByTime(10_000);
    expect(one.entries().length).toBe(length);
    one.state().hold(false);
    one.playOut();
    expect(one.by()).toBe('north');
  });

  it('between two acts, too', () => {
    const one = begun({ pace: 'slow' });
    one.press('pass');
    one.workers.last().work();
    one.state().hold(true);
    const { length } = one.entries();
    vi.advanceTimersByTime(10_000);
    expect(one.entries().length).toBe(length);
  });

  it('taken over it is a person’s, who can decide at once; given away again it goes on', () => {
    const one = begun();
    one.press('pass');
    one.state().setPlayer(side('south'), 'person');
    expect([one.state().thinking, one.workers.last().isEnded()]).toEqual([false, true]);
    one.press('s1', '0104');
    expect([one.at('s1'), one.by()]).toEqual(['0104', 'south']);
    one.state().setPlayer(side('south'), 'marshal');
    expect(one.play().computer?.level).toBe('marshal');
    one.playOut();
    expect(one.by()).toBe('north');
  });

  it('looking back holds its acts, and the end of it lets them go', () => {
    const one = begun();
    one.press('pass');
    one.state().lookBack(0);
    const { length } = one.entries();
    one.workers.last().work();
    vi.advanceTimersByTime(10_000);
    expect([one.entries().length, one.state().replay?.entry]).toEqual([length, 0]);
    one.state().endLookBack();
    expect(one.entries().length).toBe(length + 1);
  });
});

it('between two days it waits until the results have been read, once', () => {
  const between: typeof toySystem = {
    ...farApart,
    interlude: ({ side: now, phase }) =>
      now === 'south' && phase === 'move' ? { overline: 'Between', title: '', text: '', sheets: [] } : null,
  };
  const one = tab({ system: between });
  one.begin();
  one.follow();
  one.press('pass');
  expect([one.by(), one.state().held, one.asked()]).toEqual(['south', true, 0]);
  one.state().hold(false);
  expect([one.state().held, one.asked()]).toEqual([false, 1]);
});

it('results that were read hold it no more, whatever was read since', () => {
  const between: typeof toySystem = {
    ...farApart,
    interlude: ({ side: now, phase, counters }) =>
      now === 'south' && phase === 'move' && counters.every(({ moved }) => !moved)
        ? { overline: 'Between', title: '', text: '', sheets: [] }
        : null,
  };
  const one = tab({ system: between });
  one.begin();
  const end = one.follow();
  const readOn = () => {
    one.press('pass');
    const at = one.head();
    expect(one.state().held).toBe(true);
    one.state().hold(false);
    one.playOut();
    expect(one.by()).toBe('north');
    return at;
  };
  const first = readOn();
  readOn();
  one.state().goToEntry(first);
  expect([one.by(), one.state().held]).toEqual(['south', true]);
  one.state().hold(false);
  expect(one.state().held).toBe(false);
  end();
  // As after a reload.
  one.state().goToEntry(first);
  one.follow();
  one.state().hold(false);
  expect(one.state().held).toBe(false);
});

describe('undo', () => {
  it('takes back to the last decision of the person, and what the computer did goes with it', () => {
    const one = begun();
    one.press('n1', '0102');
    const before = one.head();
    one.press('pass');
    one.playOut();
    one.state().undo();
    expect([one.head(), one.by(), one.at('n1')]).toEqual([before, 'north', '0102']);
    one.playOut(5);
    expect(one.asked()).toBe(0);
    one.state().redo();
    expect([one.by(), one.head()]).toEqual(['north', one.entries().length - 1]);
  });

  it('in mid-thought it ends the thought', () => {
    const one = begun();
    one.press('n1', '0102');
    const before = one.head();
    one.press('pass');
    one.state().undo();
    expect([one.head(), one.by(), one.workers.last().isEnded()]).toEqual([before, 'north', true]);
    one.press('pass');
    one.playOut();
    expect(one.by()).toBe('north');
  });

  it('where somebody goes to a decision of the computer it waits until it is let', () => {
    const one = begun();
    one.press('pass');
    const there = one.head();
    one.playOut();
    const { length } = one.entries();
    one.state().goToEntry(there);
    expect([one.by(), one.state().held]).toEqual(['south', true]);
    vi.advanceTimersByTime(10_000);
    expect([one.entries().length, one.asked()]).toEqual([length, 0]);
    one.state().hold(false);
    one.playOut();
    // The same position, seed and level: the same acts again, with their dice.
    expect([one.by(), one.entries().length]).toEqual(['north', length]);
  });

  it('is refused where only the computer has played, and needs nobody’s leave against it', () => {
    const first = begun({ players: { north: 'recruit' } });
    first.playOut();
    expect(first.by()).toBe('south');
    first.state().undo();
    expect([rule(first), first.by()]).toEqual(['table:take-back', 'south']);
    const asking = begun({ takeBack: 'ask' });
    asking.press('pass');
    asking.playOut();
    asking.state().undo();
    expect([asking.state().asking, asking.head()]).toEqual([null, -1]);
  });

  it('where nobody but the computer plays it goes one act back, and it waits', () => {
    const one = begun({ players: BOTH, isNear: true });
    for (let i = 0; i < 3; i++) {
      one.workers.last().work();
      vi.advanceTimersByTime(1);
    }
    const before = one.head();
    one.state().undo();
    expect([one.head(), one.state().held]).toEqual([before - 1, true]);
  });
});

describe('a stored game', () => {
  it('keeps who plays through a reload, in mid-thought too, and goes on', async () => {
    vi.useRealTimers();
    const one = begun({ savedGames: createSavedGames() });
    one.press('pass');
    const { id } = one.play();
    await vi.waitFor(() => expect(one.state().storage.kept).toBe('browser'));
    const savedGames = createSavedGames();
    const again = tab({ savedGames });
    again.follow();
    await again.state().open(id);
    expect([again.play().players, again.by()]).toEqual([SOUTH, 'south']);
    expect(again.asked()).toBe(1);
  });

  it('as a file it says nothing of who plays', () => {
    const one = begun();
    one.press('pass');
    const text = one.state().share('file')?.text ?? '';
    expect(text).not.toContain('recruit');
    one.state().openText(text);
    expect([one.play().players, one.play().computer]).toEqual([{}, null]);
  });

  it('only the tab that plays it asks', () => {
    const one = begun();
    one.press('pass');
    expect(one.asked()).toBe(1);
    one.store.setState({ elsewhere: true });
    expect(one.workers.last().isEnded()).toBe(true);
    const { length } = one.entries();
    one.playOut(5);
    expect(one.entries().length).toBe(length);
    one.store.setState({ elsewhere: false });
    one.playOut();
    expect(one.by()).toBe('north');
  });

  it('a game without a computer player has persons, whatever was stored', () => {
    const { hasComputer: _, ...without } = toySystem;
    const toy = toyStore(NULL_STORAGE, without);
    toy.store.getState().begin(TOY_ENTRY, { options: {}, takeBack: 'free', players: SOUTH }, 'seven');
    toy.press('pass');
    expect(toy.play().computer).toBeNull();
  });
});
