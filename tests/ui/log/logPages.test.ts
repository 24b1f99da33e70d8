import { expect, it } from 'vitest';
import type { LogGroup } from '../../../src/store/table/gameLog';
import { pagesOf, pageWith } from '../../../src/ui/log/logPages';

/** A phase of so many lines, each of an entry of its own. */
function groups(...sizes: readonly number[]): readonly LogGroup[] {
  let entry = 0;
  return sizes.map((size) => ({
    ...{ turn: '1', segment: 'Movement', side: null },
    entries: Array.from({ length: size }, () => entry++),
    lines: [],
  }));
}

it('a log that is short is one page, a long one several of whole phases', () => {
  expect(pagesOf([])).toEqual([]);
  expect(pagesOf(groups(3, 4))).toEqual([{ from: 0, to: 2 }]);
  expect(pagesOf(groups(150, 60, 10, 500, 1))).toEqual([
    { from: 0, to: 2 },
    { from: 2, to: 4 },
    { from: 4, to: 5 },
  ]);
});

it('tells on which page an entry is', () => {
  const log = groups(150, 60, 10, 500, 1);
  const pages = pagesOf(log);
  expect([-1, 0, 209, 210, 719, 720, 5000].map((entry) => pageWith(pages, log, entry))).toEqual([
    0, 0, 0, 1, 1, 2, 2,
  ]);
});
