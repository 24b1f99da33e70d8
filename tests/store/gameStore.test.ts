import { describe, expect, it, vi } from 'vitest';
import type { Mark } from '../../src/core/contract/board';
import { enterDie, takeDiceFrom } from '../../src/core/dice/handDice';
import { NULL_STORAGE } from '../../src/store/saved/nullStorage';
import { targetOf, toyStore } from '../helpers/toy/toyStore';
import { toySystem } from '../helpers/toy/toySystem';

describe('a press', () => {
  it('that only builds something becomes the draft, and the prompt shows it', () => {
    const { begin, press, play } = toyStore();
    begin();
    press('n1');
    expect(play().draft).toEqual({ picked: 'n1' });
    expect(play().prompt.subject?.title).toBe('n1');
    expect(play().game.record.entries).toHaveLength(0);
  });

  it('that gives a command performs it and clears the draft', () => {
    const { begin, press, play, at } = toyStore();
    begin();
    press('n1', '0203');
    expect(at('n1')).toBe('0203');
    expect(play().draft).toBeNull();
    expect(play().log.groups).toMatchObject([
      { turn: 'Game-Turn 1', segment: 'North Movement', lines: [{ text: 'n1 0202 → 0203' }] },
    ]);
  });

  it('that is refused keeps the draft and gives all reasons', () => {
    const { store, begin, press, play } = toyStore();
    begin();
    press('n1', '0305');
    expect(store.getState().refusal).toMatchObject({
      target: { on: 'place', at: '0305' },
      reasons: [{ rule: '2.3', counters: ['n1'] }],
    });
    expect(play().draft).toEqual({ picked: 'n1' });
    press('0203');
    expect(store.getState().refusal).toBeNull();
  });

  it('sets the store once', () => {
    const { store, begin, press } = toyStore();
    begin();
    const heard = vi.fn();
    store.subscribe(heard);
    press('n1');
    press('0203');
    press('0505');
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('sets nothing where nothing changes', () => {
    const { store, begin, press } = toyStore();
    begin();
    press('n1');
    const heard = vi.fn();
    store.subscribe(heard);
    const { pointAt, hideCounters, learn } = store.getState();
    pointAt(null);
    hideCounters(false);
    learn(null);
    expect(heard).not.toHaveBeenCalled();
    hideCounters(true);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('that meets a mistake of ours changes nothing and says so', () => {
    const broken = {
      ...toySystem,
      press: () => {
        throw new Error('a bug');
      },
    };
    const { store, begin, press, play } = toyStore(NULL_STORAGE, broken);
    begin();
    const before = play();
    expect(() => press('n1')).toThrow('a bug');
    expect(play()).toBe(before);
    expect(store.getState().refusal?.reasons[0]?.text).toMatch(/Nothing was changed/);
  });

  it('with several commands stops quietly at one that is refused', () => {
    const { store, begin, press, at, play } = toyStore();
    begin();
    press('rush');
    expect(at('n1')).toBe('0101');
    expect(store.getState().refusal).toBeNull();
    expect(play().game.record.entries).toHaveLength(1);
  });

  it('with several commands is undone and redone as one', () => {
    const { store, begin, press, play } = toyStore();
    begin();
    press('pass');
    expect(play().moment.segment).toBe('South Movement');
    store.getState().undo();
    expect(play().moment.segment).toBe('North Movement');
    store.getState().redo();
    expect(play().moment.segment).toBe('South Movement');
  });
});

describe('a die', () => {
  const untilTheDie = (seed = 'seven') => {
    const toy = toyStore();
    toy.begin({}, seed);
    toy.press('n1', '0203', 'end', 'n1', 's1');
    return toy;
  };

  it('leaves its receipt with the row of the table', () => {
    const { store } = untilTheDie();
    const { lastReceipt, news } = store.getState();
    expect(news[0]?.dice).toHaveLength(1);
    expect(lastReceipt?.receipt?.table?.row).toBe((lastReceipt?.dice[0]?.face ?? 0) - 1);
  });

  it('is the same when the same act is done again, and the other branch is kept', () => {
    const { store, press, play } = untilTheDie();
    const thrown = play().game.record.entries.at(-1)?.dice;
    store.getState().undo();
    expect(store.getState().lastReceipt).toBeNull();
    press('end');
    store.getState().undo();
    press('n1', 's1');
    const { entries, head } = play().game.record;
    expect(entries.at(head)?.dice).toEqual(thrown);
    expect(entries).toHaveLength(4);
    expect(play().log.groups.at(-1)?.lines[0]?.text).toMatch(/^n1 attacks s1/);
  });

  it('that the players throw is asked for, entered and can be withdrawn', () => {
    const { store, begin, press, play } = toyStore();
    begin();
    press('n1', '0203', 'end');
    store.setState({ play: { ...play(), game: takeDiceFrom(play().game, 'hand') } });
    press('n1', 's1');
    expect(play().wanted).toMatchObject({ purpose: 'n1 attacks s1', sides: 6 });
    store.getState().withdrawDie();
    expect(play().wanted).toBeNull();
    press('n1', 's1');
    store.getState().enterDie(7);
    expect(store.getState().refusal?.reasons[0]?.rule).toBe('table:dice');
    expect(enterDie(toySystem, play().game, 6).outcome).toBe('done');
    store.getState().enterDie(6);
    expect(play().wanted).toBeNull();
    expect(play().board.counters.find((c) => c.id === 's1')?.tray).toBe('eliminated');
  });
});

describe('pointing', () => {
  it('previews without doing, and asks the system once a target and position', () => {
    const preview = vi.spyOn(toySystem, 'preview');
    const { store, begin, press, play } = toyStore();
    begin();
    press('n1');
    const { hover } = store.getState();
    hover(targetOf('0203'));
    expect(store.getState().preview?.cost).toBe('1 of 1 MP');
    hover(targetOf('0505'));
    expect(store.getState().preview?.reasons[0]?.rule).toBe('2.3');
    hover(targetOf('0203'));
    expect(preview).toHaveBeenCalledTimes(2);
    expect(play().draft).toEqual({ picked: 'n1' });
    press('n2');
    expect(store.getState().preview).toBeNull();
    hover(targetOf('0203'));
    expect(preview).toHaveBeenCalledTimes(3);
  });

  it('goes on after a refusal; what it has drawn stays for as long as the refusal does', () => {
    const line: Mark = {
      means: 'sight-blocked',
      label: '',
      shape: { kind: 'line', through: ['0202', '0304'] },
    };
    const withLine: typeof toySystem.preview = (...asked) => ({
      ...toySystem.preview(...asked),
      marks: [line],
    });
    const { store, begin, press } = toyStore(NULL_STORAGE, { ...toySystem, preview: withLine });
    begin();
    press('n1');
    store.getState().hover(targetOf('0304'));
    const { preview } = store.getState();
    expect(preview?.marks).toEqual([line]);
    press('0304');
    expect(store.getState().preview).toBe(preview);
    expect(store.getState().refusal?.marks).toBe(preview?.marks);
    store.getState().hover(targetOf('0203'));
    expect(store.getState().refusal?.marks).toBe(preview?.marks);
    press('n1');
    expect(store.getState().refusal).toBeNull();
  });

  it('tells what would be carried out from what only begins something or is refused', () => {
    const { store, begin, press } = toyStore();
    begin();
    const would = (...targets: readonly string[]) =>
      targets.map((target) => store.getState().wouldAct(targetOf(target)));
    // Nothing is chosen: a unit is chosen, a hex refused.
    expect(would('n1', '0203', 'end')).toEqual([false, false, true]);
    press('n1');
    // The second hex is too far.
    expect(would('n2', '0203', '0505')).toEqual([false, true, false]);
    expect(store.getState().play?.game.record.entries).toHaveLength(0);
    press('0203');
    store.getState().lookBack(0);
    expect(would('end')).toEqual([false]);
  });

  it('at a reason lights its shapes and where its counters stand; otherwise a refusal lights all of its own', () => {
    const { store, begin, press } = toyStore();
    begin();
    press('n1', '0304');
    const { pointOut, refusal, causes } = store.getState();
    expect(refusal?.reasons.map(({ rule }) => rule)).toEqual(['2.3', '2.4']);
    expect(causes).toHaveLength(4);
    pointOut(refusal?.reasons.slice(0, 1) ?? [], 'cause');
    expect(store.getState().causes).toMatchObject([
      { means: 'cause', shape: { places: ['0304'] } },
      { means: 'cause', shape: { places: ['0202'] } },
    ]);
    pointOut([]);
    expect(store.getState().causes).toEqual(causes);
  });
});

it('what is still to be done can be brought into view, again and again', () => {
  const { store, begin, press, play } = toyStore();
  begin();
  press('end');
  const [obligations] = play().prompt.obligations;
  if (obligations) store.getState().lookAt(obligations);
  expect(store.getState().focus).toEqual({ place: '0204', n: 1 });
  if (obligations) store.getState().lookAt(obligations);
  expect(store.getState().focus?.n).toBe(2);
});

describe('the log', () => {
  it('keeps the groups of earlier phases as they are', () => {
    const { begin, press, play } = toyStore();
    begin();
    press('n1', '0203', 'pass');
    const before = play().log.groups[0];
    press('s2', '0305');
    expect(play().log.groups[0]).toBe(before);
    expect(play().log.groups.filter(({ lines }) => lines.length > 0)).toHaveLength(2);
  });

  it('is rebuilt without what was undone', () => {
    const { store, begin, press, play } = toyStore();
    begin();
    press('n1', '0203', 'n2', '0303');
    store.getState().undo();
    expect(play().log.groups[0]?.lines.map((line) => line.text)).toEqual(['n1 0202 → 0203']);
  });
});

it('values that did not change are the same objects', () => {
  const { begin, press, play } = toyStore();
  begin();
  const before = play();
  press('n1');
  expect(play().table).toBe(before.table);
  expect(play().sheets).toBe(before.sheets);
  expect(play().log).toBe(before.log);
});

it('the chosen options stand with their specs', () => {
  const { begin, play } = toyStore();
  begin({ ghosts: 'yes' });
  expect(play().options).toMatchObject([{ id: 'ghosts', value: 'yes' }]);
});

it('Escape drops the draft, then the refusal', () => {
  const { store, begin, press, play } = toyStore();
  begin();
  press('n1');
  store.getState().cancelDraft();
  expect(play().draft).toBeNull();
  press('0101');
  expect(store.getState().refusal).not.toBeNull();
  store.getState().cancelDraft();
  expect(store.getState().refusal).toBeNull();
});
