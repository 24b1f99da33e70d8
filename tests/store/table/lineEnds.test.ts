/** Lines of play side by side: what is counted where each ends, and who stands otherwise there. */
import { expect, it } from 'vitest';
import { compared, lineEnd } from '../../../src/store/table/lineEnds';
import { toyStore } from '../../helpers/toy/toyStore';

/** n2 went to 0303 on one line and to 0301 on the other, where n2 then hit s2, which is gone. */
function twoLines() {
  const toy = toyStore();
  toy.begin();
  toy.press('n1', '0203', 'n2', '0303');
  toy.store.getState().undo();
  toy.press('n2', '0301');
  const play = toy.play();
  const [branch] = play.sideLines.branches;
  if (!branch) throw new Error('no branch');
  const at = (entry: number) => lineEnd(play.system, play.game, play.table, entry);
  return { present: at(play.game.record.head), branch: at(branch.leaf), start: at(-1) };
}

it('names the counters that stand elsewhere, where in each, and no other', () => {
  const { present, branch, start } = twoLines();
  expect(compared(present, branch).counters).toEqual([{ id: 'n2', name: 'n2', where: ['0301', '0303'] }]);
  expect(compared(start, present).counters.map(({ id, where }) => [id, ...where])).toEqual([
    ['n1', '0202', '0203'],
    ['n2', '0302', '0301'],
  ]);
  expect(compared(present, present).counters).toEqual([]);
});

it('puts each row of the sheets beside that of the other line, and says where they differ', () => {
  const { present, branch } = twoLines();
  const [sheet] = branch.sheets;
  if (!sheet) throw new Error('no sheet');
  expect(compared(present, branch).sheets).toEqual([
    {
      ...{ id: 'losses', titles: ['Losses', 'Losses'], differs: false },
      rows: [
        { label: 'North', values: ['0 of 2', '0 of 2'], differs: false },
        { label: 'South', values: ['0 of 2', '0 of 2'], differs: false },
      ],
    },
  ]);
  const [north, south] = sheet.rows;
  if (!north || !south) throw new Error('no rows');
  const other = {
    ...branch,
    sheets: [{ ...sheet, title: 'Losses: 1', rows: [{ ...north, value: '1 of 2' }] }],
  };
  expect(compared(present, other).sheets[0]).toMatchObject({
    titles: ['Losses', 'Losses: 1'],
    differs: true,
  });
  expect(compared(present, other).sheets[0]?.rows).toEqual([
    { label: 'North', values: ['0 of 2', '1 of 2'], differs: true },
    { label: 'South', values: ['0 of 2', ''], differs: true },
  ]);
});

it('says of a counter what matters about it: off the map, or on its reverse side', () => {
  const { present } = twoLines();
  const changed = (change: object) => ({
    ...present,
    counters: present.counters.map((one) => (one.id === 's1' ? { ...one, ...change } : one)),
  });
  const where = (change: object) => compared(present, changed(change)).counters.map((one) => one.where[1]);
  expect(where({ at: null, tray: 'eliminated' })).toEqual(['eliminated']);
  expect(where({ at: null, tray: '' })).toEqual(['beside the map']);
  expect(where({ condition: ['reversed'] })).toEqual(['0204, reversed']);
  expect(where({ condition: ['spent'] })).toEqual([]);
  expect(where({ id: 'x' })).toEqual(['not there']);
});
