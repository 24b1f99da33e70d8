import { describe, expect, it, vi } from 'vitest';
import { MOST_LABELS, ROOT, type TakeBack } from '../../../src/core/record/record';
import { branchLine } from '../../../src/store/table/sideLines';
import { toyStore } from '../../helpers/toy/toyStore';
import { counter, toySystem } from '../../helpers/toy/toySystem';

/** n1 and n2 have moved, in two presses; the game stands in the first Movement Phase. */
function afterTwoMoves(takeBack: TakeBack = 'free') {
  const toy = toyStore();
  toy.begin({}, 'seven', takeBack);
  toy.press('n1', '0203', 'n2', '0303');
  const state = () => toy.store.getState();
  return {
    ...toy,
    state,
    head: () => toy.play().game.record.head,
    rule: () => state().refusal?.reasons[0]?.rule,
  };
}

describe('what was left is told when it is looked at, and not again', () => {
  it('neither at a command nor at a branch', () => {
    const tell = vi.fn(toySystem.tell);
    const toy = toyStore(undefined, { ...toySystem, tell });
    toy.begin();
    for (const to of ['0203', '0303', '0403']) {
      toy.press('n2', to);
      toy.store.getState().undo();
    }
    const before = tell.mock.calls.length;
    toy.press('n1', '0203');
    expect(tell.mock.calls.length).toBe(before + 1);
    expect(toy.play().sideLines.branches.length).toBeGreaterThan(0);
  });

  it('a branch that is as it was stays the same, so that it is not drawn again', () => {
    const { press, state, play } = afterTwoMoves();
    state().goToEntry(0);
    press('n2', '0301');
    const { branches } = play().sideLines;
    press('end');
    expect(play().sideLines.branches).toBe(branches);
  });

  it('there is room for a thousand bookmarks, and one more is refused', () => {
    const { state, play, rule, store } = afterTwoMoves();
    const { game } = play();
    const bookmarks = Array.from({ length: MOST_LABELS - 1 }, (_, i) => ({ entry: i + 9, text: 'x' }));
    store.setState({ play: { ...play(), game: { ...game, record: { ...game.record, bookmarks } } } });
    state().bookmark(0, 'It fits');
    expect([rule(), play().game.record.bookmarks.length]).toEqual([undefined, MOST_LABELS]);
    state().bookmark(1, 'It does not');
    expect([rule(), play().game.record.bookmarks.length]).toEqual(['table:full', MOST_LABELS]);
  });
});

describe('taking back freely', () => {
  it('undo and redo go step by step, and what is ahead is told', () => {
    const { state, at, play } = afterTwoMoves();
    state().undo();
    state().undo();
    expect([at('n1'), at('n2')]).toEqual(['0202', '0302']);
    expect(play().sideLines.ahead).toMatchObject({
      presses: 2,
      entries: [0, 1],
      lines: [{ text: 'n1 0202 → 0203' }, { text: 'n2 0302 → 0303' }],
    });
    state().redo();
    expect(state().news.map(({ text }) => text)).toEqual(['n1 0202 → 0203']);
    state().undo();
    state().redoAll();
    expect([at('n1'), at('n2')]).toEqual(['0203', '0303']);
    expect(play().sideLines.ahead).toBeNull();
  });

  it('what has been begun is taken back first', () => {
    const { state, press, play, head } = afterTwoMoves();
    press('n1');
    expect([play().draft, play().canUndo]).toEqual([{ picked: 'n1' }, true]);
    state().undo();
    expect([play().draft, head()]).toEqual([null, 1]);
    state().undo();
    expect(head()).toBe(0);
  });

  it('goes to the start of the phase in one', () => {
    const { state, press, head } = afterTwoMoves();
    press('end', 'n1', 's1');
    state().undoSegment();
    expect(head()).toBe(2);
    state().undoSegment();
    expect(head()).toBe(ROOT);
  });

  it('goes to any line, also of a branch, which then is the present one', () => {
    const { state, press, head, play } = afterTwoMoves();
    state().goToEntry(0);
    press('n2', '0301');
    const [branch] = play().sideLines.branches;
    expect(branch).toMatchObject({ leaf: 1, fork: 0 });
    if (branch) expect(branchLine(play().system, play().game, branch)).toMatchObject({ presses: 1 });
    state().goToEntry(1);
    expect([head(), play().sideLines.branches[0]?.leaf]).toEqual([1, 2]);
  });

  it('says why when there is nothing to take back or to play again', () => {
    const { state, rule, play } = afterTwoMoves();
    state().redo();
    expect(rule()).toBe('table:take-back');
    state().undoSegment();
    expect(state().refusal).toBeNull();
    state().undo();
    expect(rule()).toBe('table:take-back');
    state().undoSegment();
    expect(play().canUndo).toBe(false);
  });

  it('a command that waits for its die goes back, but not once a die is thrown', () => {
    const { store, state, press, head, rule, play } = afterTwoMoves();
    press('end');
    state().takeDiceFrom('hand');
    press('n1', 's1');
    expect(play().wanted).not.toBeNull();
    state().undo();
    expect([play().wanted, head()]).toEqual([null, 2]);
    press('n1', 's1');
    const { game } = play();
    const die = { purpose: 'n1 attacks s1', face: 3, sides: 6, by: 'hand' } as const;
    const awaiting = game.record.awaiting && { ...game.record.awaiting, dice: [die] };
    store.setState({ play: { ...play(), game: { ...game, record: { ...game.record, awaiting } } } });
    for (const act of ['undo', 'redo', 'redoAll', 'undoSegment', 'withdrawDie'] as const) {
      state().dismissRefusal();
      state()[act]();
      expect([act, rule(), head()]).toEqual([act, 'table:dice', 2]);
    }
    state().dismissRefusal();
    state().goToEntry(0);
    expect([rule(), head()]).toEqual(['table:dice', 2]);
  });
});

describe('taking back with the other side’s consent', () => {
  it('asks, and goes back only when it is given', () => {
    const { state, head } = afterTwoMoves('ask');
    state().undoSegment();
    expect(head()).toBe(1);
    expect(state().asking).toMatchObject({
      to: ROOT,
      presses: 2,
      by: { name: 'North' },
      asks: { name: 'South' },
    });
    state().answerTakeBack(false);
    expect([head(), state().asking]).toEqual([1, null]);
    state().undo();
    state().answerTakeBack(true);
    expect([head(), state().asking]).toEqual([0, null]);
    state().answerTakeBack(true);
    expect(head()).toBe(0);
  });

  it('does not ask for going on, nor for what is only begun', () => {
    const { state, press, play, head } = afterTwoMoves('ask');
    state().undo();
    state().answerTakeBack(true);
    state().redo();
    expect([head(), state().asking]).toEqual([1, null]);
    state().undo();
    state().answerTakeBack(true);
    state().goToEntry(1);
    expect([head(), state().asking]).toEqual([1, null]);
    expect(state().news.map(({ text }) => text)).toEqual(['n2 0302 → 0303']);
    press('n1');
    state().undo();
    expect([play().draft, state().asking]).toEqual([null, null]);
    state().goToEntry(1);
    expect(state().asking).toBeNull();
  });

  it('keeps what is begun until the answer, and forgets the question when the game goes on', () => {
    const { state, press, play } = afterTwoMoves('ask');
    press('n1');
    state().goToEntry(0);
    expect(state().asking).not.toBeNull();
    expect(play().draft).toEqual({ picked: 'n1' });
    press('end');
    expect(state().asking).toBeNull();
  });
});

describe('with nothing taken back', () => {
  it('every way back is refused, and the way on is not', () => {
    const { state, press, head, rule, play } = afterTwoMoves('never');
    expect(play().canUndo).toBe(false);
    const { undo, undoSegment, goToEntry } = state();
    for (const back of [undo, undoSegment, () => goToEntry(0)]) {
      state().dismissRefusal();
      back();
      expect([rule(), head()]).toEqual(['table:take-back', 1]);
    }
    state().lookBack(0);
    state().continueHere();
    expect([rule(), head()]).toEqual(['table:take-back', 1]);
    expect(state().replay).not.toBeNull();
    state().endLookBack();
    press('end');
    expect(head()).toBe(2);
  });

  it('what is only begun can still be put back', () => {
    const { state, press, play } = afterTwoMoves('never');
    press('n1');
    expect(play().canUndo).toBe(true);
    state().undo();
    expect([play().draft, state().refusal]).toEqual([null, null]);
  });
});

describe('names and bookmarks', () => {
  it('are written into the record, and are no change of the game', () => {
    const { state, press, play } = afterTwoMoves();
    state().goToEntry(0);
    press('n2', '0301');
    press('n1');
    const { news } = state();
    state().nameBranch(1, '  By the centre ');
    state().bookmark(0, 'Before the mistake');
    expect(play().sideLines.branches[0]?.name).toBe('By the centre');
    expect(play().game.record.bookmarks).toEqual([{ entry: 0, text: 'Before the mistake' }]);
    expect(play().draft).toEqual({ picked: 'n1' });
    expect(state().news).toBe(news);
    state().bookmark(0, ' ');
    expect(play().game.record.bookmarks).toEqual([]);
    state().goToEntry(1);
    expect(play().sideLines.name).toBe('By the centre');
  });
});

describe('looking back', () => {
  it('shows another point and changes nothing', () => {
    const { state, press, play, at } = afterTwoMoves();
    press('n1');
    const before = play();
    state().lookBack(0);
    const where = (id: string) => state().replay?.board.counters.find((c) => c.id === id)?.at;
    expect([where('n1'), where('n2')]).toEqual(['0203', '0302']);
    expect(state().replay).toMatchObject({
      line: [0, 1],
      at: 1,
      entry: 0,
      lines: [{ text: 'n1 0202 → 0203' }],
    });
    state().lookBackTo(0);
    expect([where('n1'), state().replay?.entry]).toEqual(['0202', ROOT]);
    state().lookBackTo(99);
    expect(state().replay?.at).toBe(2);
    expect(play()).toBe(before);
    expect(at('n2')).toBe('0303');
  });

  it('nothing is played, taken back or dropped meanwhile', () => {
    const { state, press, play, rule } = afterTwoMoves();
    press('n1');
    const before = play();
    state().lookBack(0);
    const { undo, redo, undoSegment, redoAll } = state();
    for (const act of [undo, redo, undoSegment, redoAll, () => press('0101')]) {
      state().dismissRefusal();
      act();
      expect(rule()).toBe('table:replay');
    }
    expect(play()).toBe(before);
    state().cancelDraft();
    expect([state().replay, play()]).toEqual([null, before]);
  });

  it('what is pointed out, brought into view or pointed at stands where it stood then', () => {
    const { state } = afterTwoMoves();
    state().lookBack(ROOT);
    const n1 = { counters: [counter('n1')], where: [] };
    state().pointOut([n1]);
    const places = ['0202'];
    expect(state().causes).toMatchObject([{ shape: { places } }, { label: 'n1', shape: { places } }]);
    state().lookAt(n1);
    expect(state().focus?.place).toBe('0202');
    state().pointAt({ place: '0202', counter: counter('n1') });
    expect(state().pointed).toEqual({ on: 'counter', id: 'n1' });
  });

  it('a die that is awaited is waited for until one is back', () => {
    const { state, press, play, rule } = afterTwoMoves();
    press('end');
    state().takeDiceFrom('hand');
    press('n1', 's1');
    state().lookBack(0);
    state().withdrawDie();
    expect([rule(), play().wanted?.sides, state().replay?.entry]).toEqual(['table:replay', 6, 0]);
  });

  it('knows where Game-Turns and phases begin', () => {
    const { state, press } = afterTwoMoves();
    press('end', 'end', 'pass');
    state().lookBack(ROOT);
    expect(state().replay?.stops.map(({ at, turn, segment }) => [at, turn, segment])).toEqual([
      [0, 'Game-Turn 1', 'North Movement'],
      [3, null, 'North Combat'],
      [4, null, 'South Movement'],
      [5, null, 'South Combat'],
      [6, 'Game-Turn 2', 'North Movement'],
    ]);
  });

  it('at a branch follows it to its end; a bookmark does not end it', () => {
    const { state, press } = afterTwoMoves();
    press('end');
    state().goToEntry(0);
    press('n2', '0301');
    state().lookBack(1);
    expect(state().replay).toMatchObject({ line: [0, 1, 2], at: 2 });
    state().bookmark(1, 'Here');
    expect(state().replay).toMatchObject({ line: [0, 1, 2], at: 2 });
  });

  it('going on from an earlier point leaves what came after as a branch', () => {
    const { state, press, head, play } = afterTwoMoves();
    state().lookBack(0);
    state().continueHere();
    expect([head(), state().replay]).toEqual([0, null]);
    press('n2', '0301');
    expect(play().sideLines.branches).toMatchObject([{ leaf: 1, fork: 0 }]);
    press('n1');
    state().lookBack(head());
    state().continueHere();
    expect(state().refusal?.reasons[0]?.text).toMatch(/already at this point/);
    state().endLookBack();
    expect([state().replay, play().draft]).toEqual([null, { picked: 'n1' }]);
  });
});
