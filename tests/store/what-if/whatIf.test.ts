/** What if: plans on a game of their own, played as one press, put away, or kept by name beside the game. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Target } from '../../../src/core/contract/table';
import type { CounterId } from '../../../src/core/contract/values';
import { stateOf } from '../../../src/core/game';
import { createGameStore } from '../../../src/store/gameStore';
import { loaded } from '../../../src/store/opening/lazy';
import { offerOf } from '../../../src/store/opening/offer';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import { createSavedGames, type SavedGames } from '../../../src/store/saved/savedGames';
import { readWhatIfs } from '../../../src/store/what-if/keptWhatIfs';
import { whatIfsOf } from '../../../src/store/what-if/whatIf';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { headlessOffer } from '../../helpers/headlessOffer';
import { type Setting, scenarioFile } from '../../helpers/positions/boardFile';
import { draws, PATIENCE } from '../../helpers/random/arbitraries';
import { toyStore } from '../../helpers/toy/toyStore';

const MARCH = 'F 6-6 0403 | F 10-3 0606 | S 6-3 0504 | S 4-3 1010';

function storeOf(savedGames: SavedGames = NULL_STORAGE) {
  const store = createGameStore({
    offer: loaded(offerOf({ systems: [thirtyYearsWar], catalogue: [] })),
    savedGames,
  });
  const state = () => store.getState();
  const play = () => {
    const now = state().play;
    if (!now) throw new Error('no game');
    return now;
  };
  const targetOf = (id: string): Target => {
    if (/^\d{4}$/.test(id)) return { on: 'place', at: id };
    const counter = play().board.counters.some((one) => one.id === id);
    return counter ? { on: 'counter', id: id as CounterId } : { on: 'option', id };
  };
  return {
    ...{ store, state, play },
    press: (...ids: readonly string[]) => ids.forEach((id) => void state().press(targetOf(id))),
    at: (id: string) => play().board.counters.find((one) => one.id === id)?.at,
    rules: () => (state().refusal?.reasons ?? []).map(({ rule }) => rule),
  };
}

function table(line = MARCH, setting: Setting = { phase: 'movement' }) {
  const one = storeOf();
  const whole = scenarioFile(line, setting);
  const record = { format: 'tercio-game', formatVersion: 1, system: 'thirty-years-war', seed: 'plan' };
  one.state().openText(JSON.stringify({ ...record, scenario: { whole }, entries: [] }));
  expect(one.state().notices).toEqual([]);
  return one;
}

describe('a plan', () => {
  it('is tried on a game of its own: the real one, what is stored and what is sent stay as they were', () => {
    const { state, play, press, at } = table();
    const before = state().share('text')?.text;
    const real = play().game;
    state().beginWhatIf();
    press('f0403', '0503');
    expect(at('f0403')).toBe('0503');
    expect(play().whatIf?.real.game).toBe(real);
    expect(state().asSaved()?.record).toBe(real.record);
    expect(state().share('text')?.text).toBe(before);
    expect(
      play()
        .board.counters.filter(({ supposed }) => supposed)
        .map(({ id }) => id),
    ).toEqual(['f0403']);
    state().putWhatIfAway();
    expect([play().game, play().whatIf, at('f0403')]).toEqual([real, null, '0403']);
    expect(play().whatIfs).toEqual([]);
  });

  it('is played as one press, and one undo takes all of it back', () => {
    const { state, play, press, at } = table();
    const start = stateOf(play().game);
    state().beginWhatIf();
    press('f0403', '0503', 'f0606', '0605');
    const planned = stateOf(play().game);
    state().playWhatIf();
    expect(play().whatIf).toBeNull();
    expect(stateOf(play().game)).toEqual(planned);
    expect(new Set(play().game.record.entries.map(({ press: number }) => number)).size).toBe(1);
    expect(play().game.record.diceFrom).toBe('generator');
    state().undo();
    expect([stateOf(play().game), at('f0606')]).toEqual([start, '0606']);
  });

  it('is undone and redone by itself, and never back into what was played', () => {
    const { state, play, press, at, rules } = table();
    press('f0606', '0605');
    const played = play().game.record.head;
    state().beginWhatIf();
    expect(play().canUndo).toBe(false);
    press('f0403', '0503');
    state().undo();
    expect([at('f0403'), play().canUndo, play().canRedo]).toEqual(['0403', false, true]);
    state().undo();
    expect(rules()).toEqual(['table:plan']);
    expect(play().game.record.head).toBe(played);
    state().redo();
    expect(at('f0403')).toBe('0503');
    state().goToEntry(-1);
    expect(rules()).toEqual(['table:plan']);
    expect(state().canRetake('f0606' as CounterId)).toBe(false);
    expect(state().canRetake('f0403' as CounterId)).toBe(true);
    state().undoSegment();
    expect([at('f0403'), at('f0606')]).toEqual(['0403', '0605']);
  });

  it('ends before the first die, which stays unthrown', () => {
    const { state, play, press, rules } = table('F 12-6 0503 | S 4-3 0504', { phase: 'combat' });
    const { generator } = play().game.record;
    state().beginWhatIf();
    press('f0503', 's0504', 'resolve');
    expect(play().prompt.receipt).not.toBeNull();
    const roll = play().prompt.choices.find(({ weight }) => weight === 'main');
    if (roll) state().press(roll.target);
    expect(rules()).toEqual(['table:plan']);
    expect([play().wanted, play().game.record.head, play().game.record.generator]).toEqual([
      null,
      -1,
      generator,
    ]);
  });

  it('ends where the other side decides: nothing can be chosen there, and nothing pressed', () => {
    const { state, play, press, rules } = table('F 6-6 0101 | S 4-3 1010');
    state().beginWhatIf();
    press('f0101', '0102', 'end-phase');
    expect(play().prompt.by).toBeNull();
    expect(play().prompt.choices).toEqual([]);
    press('s1010');
    expect(rules()).toEqual(['table:plan']);
    state().playWhatIf();
    expect(play().moment.side).toBe('spanish');
  });

  it('does not touch what belongs to the game itself', () => {
    const { state, play, rules } = table();
    state().beginWhatIf();
    const game = play().game;
    for (const act of [
      () => state().takeDiceFrom('hand'),
      () => state().bookmark(-1, 'here'),
      () => state().setPlayer('french' as never, 'captain'),
    ]) {
      state().dismissRefusal();
      act();
      expect(rules()).toEqual(['table:plan']);
    }
    expect(play().game).toBe(game);
  });

  it('is not begun where the computer decides', () => {
    const toy = toyStore();
    toy.begin();
    toy.store.getState().setPlayer(toy.play().table.sides[0]?.id as never, 'recruit');
    toy.store.getState().beginWhatIf();
    expect(toy.play().whatIf).toBeNull();
  });
});

describe('plans that are kept', () => {
  it('are named, opened and deleted, and only their own side is shown them', () => {
    const { state, play, press, at } = table();
    state().beginWhatIf();
    press('f0403', '0503');
    state().keepWhatIf(' the left ');
    state().putWhatIfAway();
    expect(whatIfsOf(play()).map(({ name }) => name)).toEqual(['the left']);
    expect(at('f0403')).toBe('0403');
    state().beginWhatIf('the left');
    expect([at('f0403'), play().whatIf?.barred]).toEqual(['0503', []]);
    state().putWhatIfAway();
    state().beginWhatIf('no such plan');
    expect(at('f0403')).toBe('0403');
    state().putWhatIfAway();
    const other = { ...play(), prompt: { ...play().prompt, by: 'spanish' as never } };
    expect(whatIfsOf(other)).toEqual([]);
    state().dropWhatIf('the left');
    expect(whatIfsOf(play())).toEqual([]);
  });

  it('name what is no longer possible before they are played, with the case', () => {
    const { state, play, press, at } = table();
    state().beginWhatIf();
    press('f0403', '0503', 'f0606', '0605');
    state().keepWhatIf('both');
    state().putWhatIfAway();
    press('f0403', '0402');
    state().beginWhatIf('both');
    expect(at('f0606')).toBe('0605');
    expect(play().whatIf?.barred.map(({ reasons }) => reasons.map(({ rule }) => rule))).toEqual([['6.16']]);
    expect(play().whatIf?.barred[0]?.text).toMatch(/F 6-6/);
    state().playWhatIf();
    expect([at('f0403'), at('f0606')]).toEqual(['0402', '0605']);
  });

  it('are there again after a reload, and so is the one that was being made', async () => {
    globalThis.indexedDB = new IDBFactory();
    const first = storeOf(createSavedGames());
    const whole = scenarioFile(MARCH, { phase: 'movement' });
    const record = { format: 'tercio-game', formatVersion: 1, system: 'thirty-years-war', seed: 'plan' };
    first.state().openText(JSON.stringify({ ...record, scenario: { whole }, entries: [] }));
    first.state().beginWhatIf();
    first.press('f0403', '0503');
    first.state().keepWhatIf('the left');
    first.press('f0606', '0605');
    await expect
      .poll(async () => {
        await first.state().listSaved();
        return first.state().saved.length;
      })
      .toBe(1);
    const second = storeOf(createSavedGames());
    await second.state().open(first.play().id);
    expect([second.play().whatIf, second.at('f0403')]).toEqual([null, '0403']);
    expect(whatIfsOf(second.play()).map(({ name }) => name)).toEqual(['the left', '']);
    second.state().beginWhatIf('');
    expect([second.at('f0403'), second.at('f0606')]).toEqual(['0503', '0605']);
  });

  it('are read with care: what is no plan is left out, and a damaged command is named', () => {
    expect(readWhatIfs('plans')).toEqual([]);
    expect(readWhatIfs([null, 1, { name: 'x' }, { name: 'y', side: 'french', commands: [7] }])).toEqual([
      { name: 'y', side: 'french', commands: [7] },
    ]);
    const { state, play, store } = table();
    const whatIfs = [{ name: 'y', side: 'french' as never, commands: [7] }];
    store.setState({ play: { ...play(), whatIfs } });
    state().beginWhatIf('y');
    expect(play().whatIf?.barred.map(({ text }) => text.slice(0, 13))).toEqual(['It is damaged']);
  });
});

describe('any plan', () => {
  it('is one of any game: in Rocroi 1643 it leads where its commands lead, and throws no die', () => {
    const begun = () => {
      const store = createGameStore({ offer: loaded(headlessOffer()), savedGames: NULL_STORAGE });
      const listing = { system: 'rocroi-1643', id: 'rocroi-1643', title: '', subtitle: '' };
      store.getState().begin(listing, { options: {}, takeBack: 'free' }, 'plan');
      return () => {
        const { play, ...state } = store.getState();
        if (!play) throw new Error('no game');
        return { play, ...state };
      };
    };
    const [planned, plain] = [begun(), begun()];
    planned().beginWhatIf();
    let given = 0;
    for (let step = 0; step < 12; step++) {
      const { system, game } = planned().play;
      const command = [...system.moves(stateOf(game))].find((one) => planned().giveAll([one]));
      if (command === undefined) break;
      plain().giveAll([command]);
      given++;
    }
    expect(given).toBeGreaterThan(1);
    planned().playWhatIf();
    expect(stateOf(planned().play.game)).toEqual(stateOf(plain().play.game));
    expect(planned().play.game.record.entries.some(({ dice }) => dice.length > 0)).toBe(false);
  });

  it(
    'leads where its commands lead when they are given one by one',
    () => {
      let given = 0;
      fc.assert(
        fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (picks) => {
          const [planned, plain] = [table(), table()];
          planned.state().beginWhatIf();
          for (const pick of picks) {
            const commands = [...thirtyYearsWar.moves(stateOf(planned.play().game) as never)];
            const command = commands[pick % commands.length];
            if (!command || planned.play().prompt.by === null) break;
            if (!planned.state().giveAll([command])) break;
            plain.state().giveAll([command]);
            given++;
          }
          planned.state().playWhatIf();
          expect(stateOf(planned.play().game)).toEqual(stateOf(plain.play().game));
          const commandsIn = ({ play }: typeof plain) =>
            play().game.record.entries.map(({ command, dice }) => ({ command, dice }));
          expect([...commandsIn(planned)]).toEqual([...commandsIn(plain)]);
        }),
        draws(25, 3),
      );
      expect(given).toBeGreaterThan(25);
    },
    PATIENCE,
  );
});
