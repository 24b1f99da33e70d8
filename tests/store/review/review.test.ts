import { describe, expect, it, vi } from 'vitest';
import type { ComputerAnswer, ComputerQuestion, Judged } from '../../../src/store/computer/answerer';
import { type ReviewProgress, reviewGame } from '../../../src/store/review/reviewing';
import { stretchesOf } from '../../../src/store/review/stretches';
import { keyMoments, luckOf, type Reviewed, turnsOf, worthAlong } from '../../../src/store/review/totals';
import { toyStore } from '../../helpers/toy/toyStore';
import { side } from '../../helpers/toy/toySystem';

/** A turn of the north with an attack in it, and the next side's first phase. */
function played() {
  const toy = toyStore();
  toy.begin();
  toy.press('n1', '0203', 'end', 'n1', 's1', 'end');
  return toy;
}

const judged = (given: Partial<Judged>): Judged => ({
  ...{ side: side('north'), before: 0, after: 0, luck: [], better: null, unit: 'counters' },
  ...given,
});
const one = (of: Partial<Reviewed>): Reviewed => ({
  ...{
    turn: 'Game-Turn 1',
    segment: 'Combat',
    side: side('north'),
    from: 0,
    entries: [1],
    state: null,
    acts: [],
  },
  judged: judged({}),
  ...of,
});

describe('the stretches of a game', () => {
  it('are its phases, each with the state at its start and what was done with which dice', () => {
    const { play } = played();
    const stretches = stretchesOf(play());
    expect(stretches.map(({ segment, acts }) => [segment, acts.length])).toEqual([
      ['North Movement', 2],
      ['North Combat', 2],
    ]);
    expect(stretches[1]?.from).toBe(1);
    expect(stretches[1]?.state).toMatchObject({ phase: 'fight' });
    expect(stretches[1]?.acts[0]?.faces).toHaveLength(1);
  });
});

describe('a review of a game', () => {
  const answer = (luck: number): ComputerAnswer => ({ proposals: [], judged: judged({ luck: [luck, 0] }) });

  it('asks stretch after stretch, tells how far it is, and knows what it has found before', () => {
    const { play } = played();
    const asked: ComputerQuestion[] = [];
    const told: ReviewProgress[] = [];
    const ask = vi.fn((question: ComputerQuestion, hear: (said: ComputerAnswer | null) => void) => {
      asked.push(question);
      hear(answer(asked.length));
      return () => {};
    });
    reviewGame({ ask }, play(), (now) => told.push(now));
    expect(asked.map(({ about }) => about.kind === 'review' && about.acts.length)).toEqual([2, 2]);
    expect(told.map(({ done, of }) => [done, of])).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    const again: ReviewProgress[] = [];
    reviewGame({ ask }, play(), (now) => again.push(now));
    expect(ask).toHaveBeenCalledTimes(2);
    expect(again.at(-1)?.all).toEqual(told.at(-1)?.all);
  });

  it('says where the computer could not be fetched, and hears nothing once it is ended', () => {
    const { play } = played();
    const told: ReviewProgress[] = [];
    reviewGame(
      {
        ask: (_, hear) => {
          hear(null);
          return () => {};
        },
      },
      play(),
      (now) => told.push(now),
    );
    expect(told.at(-1)).toMatchObject({ done: 0, failed: true });
    let hearLate: (said: ComputerAnswer | null) => void = () => {};
    const forget = vi.fn();
    const ask = (_: ComputerQuestion, hear: (said: ComputerAnswer | null) => void) => {
      hearLate = hear;
      return forget;
    };
    const late: ReviewProgress[] = [];
    const end = reviewGame({ ask }, play(), (now) => late.push(now));
    end();
    hearLate(answer(1));
    expect(forget).toHaveBeenCalledOnce();
    expect(late).toHaveLength(1);
  });
});

describe('what a game comes to', () => {
  const better = { commands: [], why: '', counters: [], places: [], after: [], by: 150, give: 20 };
  const all = [
    one({ judged: judged({ before: 0, after: 300, luck: [100, 50] }), entries: [1, 2] }),
    one({
      segment: 'Fire',
      from: 2,
      entries: [3],
      judged: judged({ before: 300, after: 300, luck: [-20], better }),
    }),
    one({
      ...{ side: side('south'), from: 3, entries: [4] },
      judged: judged({ side: side('south'), before: -300, after: -100, luck: [250] }),
    }),
  ];

  it('by turn and side: what play gained, what luck added, and where a plan was better', () => {
    expect(
      turnsOf(all).map(({ side: of, byPlay, byLuck, better: found }) => [of, byPlay, byLuck, found.length]),
    ).toEqual([
      ['north', 170, 130, 1],
      ['south', -50, 250, 0],
    ]);
  });
  it('for one side, as it came and without luck', () => {
    expect(worthAlong(all, side('north'))).toEqual([
      { at: 0, worth: 0, withoutLuck: 0 },
      { at: 1, worth: 300, withoutLuck: 150 },
      { at: 2, worth: 300, withoutLuck: 170 },
      { at: 3, worth: 100, withoutLuck: 220 },
    ]);
  });
  it('by luck, for each side in what it decided', () => {
    expect([luckOf(all, side('north')), luckOf(all, side('south'))]).toEqual([130, 250]);
  });
  it('by the throws and plans that mattered most, in the order of the game', () => {
    expect(keyMoments(all, 1).map(({ kind, entry, amount }) => [kind, entry, amount])).toEqual([
      ['plan', 2, 150],
      ['luck', 4, 250],
    ]);
    expect(keyMoments(all, 4).map(({ entry }) => entry)).toEqual([1, 2, 4]);
  });
});
