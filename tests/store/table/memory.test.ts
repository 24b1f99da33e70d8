import { describe, expect, it } from 'vitest';
import type { Remnant } from '../../../src/core/contract/board';
import type { LogLine, Moment } from '../../../src/core/contract/table';
import type { SideId } from '../../../src/core/contract/values';
import type { LogGroup } from '../../../src/store/table/gameLog';
import { EMPTY_LOG, logOf } from '../../../src/store/table/gameLog';
import { graveLines, happenedAt, memoryOf } from '../../../src/store/table/memory';
import { attack, beginToy, end, move, played } from '../../helpers/toy/toyGame';
import { toySystem } from '../../helpers/toy/toySystem';

const way = (label: string, ...through: readonly string[]): Remnant => ({
  kind: 'trail',
  label,
  shape: { kind: 'line', through },
});
const line = (trace: Remnant | null, entry = 0) => ({
  ...{ text: trace?.label ?? '', side: null, receipt: null, counters: [], where: [] },
  ...{ entry, nth: 0, dice: [], ...(trace ? { leaves: [trace] } : {}) },
});
const group = (turn: string, by: string, ...traces: readonly (Remnant | null)[]): LogGroup => ({
  ...{ turn, segment: `${by} phase`, side: by as SideId },
  entries: [],
  lines: traces.map((trace) => line(trace)),
});
const remembered = (groups: readonly LogGroup[], turn: string, by: string, over = false, watched = false) => {
  const moment: Moment = { turn, segment: '', side: by as SideId };
  const verdict = over ? { winner: null, level: null, points: null, text: '' } : null;
  return memoryOf({ log: { groups, line: [] }, moment, verdict }, watched).map(({ label }) => label);
};

describe('what is said of a place', () => {
  const die: Remnant = {
    kind: 'die',
    label: 'A fights B: Dr',
    shape: { kind: 'hexside', between: ['0101', '0102'] },
  };
  const fallen: Remnant = { kind: 'fallen', label: 'B falls', shape: { kind: 'places', places: ['0102'] } };
  it('is what happened there and at its hexsides, not who passed', () => {
    const traces = [die, fallen, way('C moves', '0102', '0103')];
    expect(happenedAt(traces, '0102')).toEqual(['A fights B: Dr', 'B falls']);
    expect(happenedAt(traces, '0101')).toEqual(['A fights B: Dr']);
    expect(happenedAt(traces, '0103')).toEqual([]);
  });
});

describe('what is remembered', () => {
  const groups = [
    group('1', 'north', way('n', '0101', '0102')),
    group('1', 'south', way('s', '0301', '0302')),
    group('1', 'south', way('t', '0303', '0302')),
  ];
  it('is what a turn leaves that is looked on at: nothing as it begins', () => {
    expect(remembered(groups, '1', 'south', false, true)).toEqual(['s', 't']);
    expect(remembered(groups, '2', 'north', false, true)).toEqual([]);
  });
  it('is the turn of the other side, in all its phases', () => {
    expect(remembered(groups, '2', 'north')).toEqual(['s', 't']);
  });
  it('stays while the present turn goes on, and is over with it', () => {
    const more = [...groups, group('2', 'north', way('m', '0102', '0103'))];
    expect(remembered(more, '2', 'north')).toEqual(['s', 't']);
    expect(remembered(more, '2', 'south')).toEqual(['m']);
  });
  it('is nothing before anyone has had a turn', () => {
    expect(remembered([], '1', 'north')).toEqual([]);
    expect(remembered([group('1', 'north', way('n', '0101', '0102'))], '1', 'north')).toEqual([]);
  });
  it('is the last turn of all once the game is over', () => {
    expect(remembered(groups, '1', 'south', true)).toEqual(['s', 't']);
  });
  it('has one trail for those who went the same way together', () => {
    const together = [group('1', 'south', way('unit', '0301', '0302'), way('gun', '0301', '0302'))];
    expect(remembered(together, '2', 'north')).toEqual(['unit']);
  });
});

it('what no one may miss is of the last press alone, and comes back when one goes back to it', () => {
  const weighed = {
    ...toySystem,
    tell(...args: Parameters<typeof toySystem.tell>): LogLine | null {
      const told = toySystem.tell(...args);
      return told && args[1].did === 'moved' ? { ...told, weight: 'grave', headline: 'It moves' } : told;
    },
  };
  const at = (game: ReturnType<typeof beginToy>) =>
    graveLines({ game, log: logOf(weighed, game, EMPTY_LOG) }).map(({ headline }) => headline);
  const moved = played(beginToy(), move('n1', '0203'));
  expect(at(beginToy())).toEqual([]);
  expect(at(moved)).toEqual(['It moves']);
  expect(at(played(moved, end))).toEqual([]);
  expect(at(played(moved, end, attack('n1', 's1')))).toEqual([]);
});
