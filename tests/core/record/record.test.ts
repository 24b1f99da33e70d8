import { describe, expect, it } from 'vitest';
import {
  areDiceIn,
  type Entry,
  endOfBranch,
  liesOn,
  lineTo,
  ROOT,
  tipFor,
} from '../../../src/core/record/record';
import { beginToy } from '../../helpers/toy/toyGame';

/** 0, 1 and 2 follow each other, with a die in 1; 3 leaves after 0, 4 after 3; 5 from the very start. */
const entries: readonly Entry<null>[] = [ROOT, 0, 1, 0, 3, ROOT].map((parent, at) => ({
  ...{ parent, press: at + 1, command: null },
  dice: at === 1 ? [{ purpose: 'fire', face: 4, sides: 6, by: 'generator' }] : [],
}));
const record = { ...beginToy().record, entries: entries as readonly Entry<never>[] };

describe('the tree of a record', () => {
  it('a line is its entries from the first on', () => {
    expect(lineTo(entries, 2)).toEqual([0, 1, 2]);
    expect(lineTo(entries, 4)).toEqual([0, 3, 4]);
    expect(lineTo(entries, 5)).toEqual([5]);
    expect(lineTo(entries, ROOT)).toEqual([]);
  });

  it('an entry lies on the lines that go through it or end there, the start on all', () => {
    const through = (entry: number) => [ROOT, 0, 1, 2, 3, 4, 5].filter((end) => liesOn(entries, entry, end));
    expect(through(ROOT)).toEqual([ROOT, 0, 1, 2, 3, 4, 5]);
    expect(through(0)).toEqual([0, 1, 2, 3, 4]);
    expect(through(1)).toEqual([1, 2]);
    expect(through(3)).toEqual([3, 4]);
    expect(through(4)).toEqual([4]);
  });

  it('a branch ends where nothing follows; where it forks, along the entry that was made first', () => {
    expect([ROOT, 0, 1, 2, 3, 4, 5].map((entry) => endOfBranch(entries, entry))).toEqual([
      2, 2, 2, 2, 4, 4, 5,
    ]);
  });

  it('redo leads on to where it led before if that lies beyond, else to the end of the branch', () => {
    const tips = (tip: number) => [ROOT, 0, 1, 3, 5].map((entry) => tipFor({ ...record, tip }, entry));
    expect(tips(4)).toEqual([4, 4, 2, 4, 5]);
    expect(tips(3)).toEqual([3, 3, 2, 3, 5]);
  });

  it('dice fell in some entries if they did in one of them', () => {
    expect(areDiceIn(record, [0, 1, 2])).toBe(true);
    expect(areDiceIn(record, [0, 2])).toBe(false);
    expect(areDiceIn(record, [])).toBe(false);
    expect(areDiceIn(record, [9])).toBe(false);
  });
});
