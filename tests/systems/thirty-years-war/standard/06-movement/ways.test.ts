/** Ways of the chosen counter: what a press means, what is offered, and which way shows best why one is closed. */

import { describe, expect, it } from 'vitest';
import { hexAt, numberOf } from '../../../../../src/core/hex/hex';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { surcharges } from '../../../../../src/systems/thirty-years-war/standard/06-movement/cost';
import {
  leastClosedWay,
  reachOf,
} from '../../../../../src/systems/thirty-years-war/standard/06-movement/reach';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { board, refused } from '../../../../helpers/positions/board';
import type { Ground, Setting } from '../../../../helpers/positions/boardFile';
import { distancesFrom } from '../../../../oracle/hexes';

const { preview, press, prompt, read } = thirtyYearsWar;
const inHand = (counter: string, ...path: readonly string[]) =>
  read.draft({ kind: 'move', counter, path, tracing: path.length > 0 });
const at = (hex: string) => ({ on: 'place', at: hex }) as const;
/** Why a press on a hex is refused; none: the path that it leads to. */
function pressed(state: State, counter: string, hex: string): readonly string[] {
  const draft = inHand(counter);
  const led = press(state, draft, at(hex));
  if (led.to === 'refusal') return refused(led.reasons);
  return led.to === 'commands' ? led.commands.flatMap((one) => (one.do === 'move' ? one.path : [])) : [];
}
const offered = (state: State, counter: string, ...path: readonly string[]) =>
  prompt(state, inHand(counter, ...path)).choices.flatMap(({ target, cost }) =>
    target.on === 'place' ? [`${target.at} ${cost}`] : [],
  );
const FOOT = 'F 8-6 0606 inf';
/** A river around a hex. */
const moat = (hex: string) =>
  [...distancesFrom(hex, 12, 12)].flatMap(([other, steps]) => (steps === 1 ? [[hex, other] as const] : []));

describe('6.14, 6.15 a press on a hex', () => {
  it('takes the cheapest way there', () => {
    const map = { rough: ['0605'] };
    expect(pressed(board('F 4-6 0606', { map }), 'f0606', '0604')).toEqual(['0706', '0705', '0604']);
  });
  it('on one that is too far is refused for what the way there costs', () => {
    const state = board('F 8-3 0606');
    const led = press(state, inHand('f0606'), at('0601'));
    if (led.to !== 'refusal') throw new Error('not refused');
    expect(led.reasons.map(({ rule, text }) => [rule, text])).toEqual([
      ['6.14', 'This way costs 5 Movement Points and F 8-3 (0606) has 3: stop nearer.'],
    ]);
    // Round the rough ground, as the way with the fewest points goes.
    const rough = preview(board('F 8-3 0606', { map: { rough: ['0604'] } }), inHand('f0606'), at('0601'));
    expect(rough.reasons.map(({ text }) => text)).toEqual([
      'This way costs 6 Movement Points and F 8-3 (0606) has 3: stop nearer.',
    ]);
  });
  it('on one that is too far says what makes the way cost more, and where', () => {
    const around = ['0504', '0505', '0506', '0704', '0705', '0706', '0407', '0507', '0707', '0807'];
    const map = { marsh: ['0605', '0604', ...around], streams: [['0605', '0604'] as const] };
    const led = press(board('F 8-3 0606', { map }), inHand('f0606'), at('0604'));
    expect(led.to === 'refusal' && led.reasons.map(({ rule, text, where }) => [rule, text, where])).toEqual([
      [
        '6.14',
        'This way costs 6 Movement Points and F 8-3 (0606) has 3: stop nearer. Costs more: 2 × marsh hex 2 (12.0); stream hexside +2 (6.22).',
        [
          { kind: 'places', places: ['0606'] },
          { kind: 'places', places: ['0605'] },
          { kind: 'places', places: ['0604'] },
          { kind: 'hexside', between: ['0605', '0604'] },
        ],
      ],
    ]);
  });
  it('on one behind a river names the hexside that closes it, and that alone', () => {
    const state = board('F 8-3 0604', { map: { rivers: moat('0606') } });
    expect(pressed(state, 'f0604', '0606')).toEqual(['6.23 0605 0606 f0604']);
  });
  it('on one that is closed to a disrupted unit says by which case', () => {
    const state = board('F 8-3* 0604', { map: { rivers: moat('0606') } });
    expect(pressed(state, 'f0604', '0606')).toEqual(['9.15 0605 0606 f0604']);
  });
  it('12.0 on one whose ground is closed says to a disrupted unit what that is', () => {
    const led = press(board('F 8-3* 0604', { map: { forest: ['0605'] } }), inHand('f0604'), at('0605'));
    if (led.to !== 'refusal') throw new Error('not refused');
    expect(led.reasons.map(({ text }) => text)).toEqual([
      'A forest hex (0605) is closed to disrupted infantry: go around it.',
    ]);
  });
  it('on its own is no move', () => {
    expect(pressed(board('F 8-3 0604'), 'f0604', '0604')).toEqual(['6.15 f0604']);
  });
});

describe('the way with the fewest closed steps', () => {
  const way = (map: Ground, from: string, to: string, others = '') => {
    const state = board(`F 8-3 ${from}${others}`, { map });
    const [piece] = boardOf(state).pieces;
    const { grid } = boardOf(state).field;
    if (!piece) throw new Error('no piece');
    const hexes = leastClosedWay(boardOf(state), piece, hexAt(grid, from), hexAt(grid, to));
    return hexes.map((hex) => numberOf(grid, hex));
  };

  it('is straight where nothing is closed', () => {
    expect(way({}, '0606', '0602')).toEqual(['0605', '0604', '0603', '0602']);
    expect(way({}, '0101', '0101')).toEqual([]);
    expect(way({}, '0102', '0101')).toEqual(['0101']);
  });
  it('goes round a closed hexside, however much longer that is', () => {
    const rows = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'));
    const wall = rows
      .slice(0, 11)
      .flatMap((row, i): [string, string][] => [
        [`01${row}`, `02${row}`],
        ...(i > 0 ? ([[`01${row}`, `02${rows[i - 1]}`]] as [string, string][]) : []),
      ]);
    const down = rows.slice(1).map((row) => `01${row}`);
    const up = rows.toReversed().map((row) => `02${row}`);
    const found = way({ rivers: wall, rows: 12 }, '0101', '0201');
    expect(found).toHaveLength(23 - 1);
    expect([found.slice(0, 10), found.slice(-10)]).toEqual([down.slice(0, 10), up.slice(-10)]);
  });
  it('goes around an enemy unit, and through one where there is no other way', () => {
    expect(way({}, '0606', '0604', ' | S 8-2 0605')).toEqual(['0706', '0705', '0604']);
    expect(way({}, '0606', '0604', ' | F 8-2 0605')).toEqual(['0605', '0604']);
    expect(way({}, '0606', '0605', ' | S 8-2 0605')).toEqual(['0605']);
  });
});

describe('a way that is traced', () => {
  it('6.14 has before it what is left of the allowance', () => {
    const state = board('F 8-2 0606');
    expect(offered(state, 'f0606', '0605').toSorted()).toEqual(
      ['0505', '0506', '0604', '0606', '0705', '0706'].map((hex) => `${hex} 2 of 2 MP`).sort(),
    );
    expect(offered(state, 'f0606', '0605', '0604')).toEqual([]);
    const led = press(state, inHand('f0606', '0605'), at('0603'));
    expect(led.to === 'refusal' && refused(led.reasons)).toEqual(['6.14 f0606']);
  });
  it('6.14 costs no more than it would in one go', () => {
    const state = board('F 4-6 0606');
    expect(preview(state, inHand('f0606', '0605', '0604'), at('0602')).cost).toBe('4 of 6 MP');
  });
});

describe('6.32 beside one who has moved into the same hex', () => {
  const state = board('F 8-3 0606 | F 10-3 0606 moved');
  const [mover, other] = boardOf(state).pieces;
  if (!mover || !other) throw new Error('nobody there');
  const pointAtOther = (...path: readonly string[]) =>
    press(state, inHand(mover.id, ...path), { on: 'counter', id: other.id });

  it('a way may be traced back through their hex, one lying on top', () => {
    expect(offered(state, mover.id, '0605')).toContain('0606 2 of 3 MP');
    expect(pointAtOther('0605')).toMatchObject({ to: 'draft', draft: { path: ['0605', '0606'] } });
  });
  it('is pointed at himself before a way is begun', () => {
    const led = pointAtOther();
    expect(led.to === 'refusal' && refused(led.reasons)).toEqual([`6.16 ${other.id}`]);
  });
});

describe('12.0 what makes a way cost more', () => {
  const BETWEEN = [['0606', '0605']] as const;
  const told = (line: string, map: Ground, hex = '0605', options: Setting['options'] = {}) =>
    preview(board(line, { map, options }), inHand('f0606'), at(hex)).text;

  it('is told in all its parts, with their cases', () => {
    const map = { woods: ['0605'], streams: BETWEEN, slopes: BETWEEN };
    const traced = read.draft({ kind: 'move', counter: 'f0606', path: [], tracing: true });
    expect(preview(board(FOOT, { map }), traced, at('0605')).text).toBe(
      'The way goes one hex (0605). Costs more: woods hex 2 (6.22); stream hexside +2 (6.22); slope hexside +1 (6.24).',
    );
  });
  it('is told once for hexes of one kind', () => {
    const around = ['0704', '0705', '0706', '0505', '0506', '0504', '0507', '0707'];
    expect(told(FOOT, { marsh: ['0605', '0604', ...around] }, '0604')).toBe(
      'Move two hexes (0604). Costs more: 2 × marsh hex 2 (12.0).',
    );
  });
  it('6.23 is no bridge, which takes away whatever else runs along its hexside', () => {
    expect(told(FOOT, { rivers: BETWEEN, bridges: BETWEEN, slopes: BETWEEN })).toBe('Move one hex (0605).');
  });
  it('6.22 is what woods cost by the reading that was chosen', () => {
    expect(told(FOOT, { woods: ['0605'] }, '0605', { woodsCost: '3' })).toBe(
      'Move one hex (0605). Costs more: woods hex 3 (6.22).',
    );
  });
  it('freiburg:16.1 are enemy works, for the Cavalry by a case of its own', () => {
    const map = { entrenchment: ['0605'], worksOf: 'B' } as const;
    const into = (line: string) => {
      const state = board(`${line} | B 6-3 1212`, { map, rules: 'freiburg', phase: 'movement' });
      return preview(state, inHand('f0606'), at('0605')).text;
    };
    expect([into('F 6-3 0606'), into('F 3-8 0606')]).toEqual([
      'Move one hex (0605). Costs more: entrenchment hex 3 (12.0).',
      'Move one hex (0605). Costs more: entrenchment hex 3 (Freiburg 16.1).',
    ]);
  });
  it('freiburg:19.56 is a breach as well', () => {
    const sections = [
      ['0606', '0607'],
      ['0608', '0609'],
    ];
    const setting = { map: { sections }, rules: 'freiburg', start: { wallHits: { '0606': 2 } } } as const;
    const state = board('F 6-3 0506 | S 6-3 0101', setting);
    expect(preview(state, inHand('f0506'), at('0606')).text).toBe(
      'Move one hex (0606). Costs more: breached wall +1 (Freiburg 19.56).',
    );
  });
  it('9.15 is nothing to a disrupted unit, which counts hexes', () => {
    expect(told('F 8-6* 0606 inf', { rough: ['0605'], streams: BETWEEN })).toBe('Move one hex (0605).');
  });
  it('6.14 is, with a Movement Point for each hex, what the way costs in all', () => {
    const map = {
      ...{ rough: ['0504', '0605'], woods: ['0705', '0604'], marsh: ['0506', '0505'] },
      ...{ streams: [['0606', '0607'] as const], slopes: [['0606', '0706'] as const] },
    };
    const state = board('F 8-9 0606 inf', { map });
    const [piece] = boardOf(state).pieces;
    if (!piece) throw new Error('nobody');
    const { hexes, previous, spent } = reachOf(boardOf(state), piece);
    const wayTo = (hex: number): readonly number[] =>
      hex === piece.hex ? [] : [...wayTo(previous[hex] ?? piece.hex), hex];
    const inAll = hexes.map((hex) => {
      const parts = surcharges(boardOf(state), piece, wayTo(hex));
      return parts.reduce((sum, { of, points }) => sum + points - (of === 'hex' ? 1 : 0), wayTo(hex).length);
    });
    expect(inAll).toEqual(hexes.map((hex) => spent[hex]));
    expect(hexes.length).toBeGreaterThan(100);
  });
  it('is not told of clear hexes and roads', () => {
    expect(told(FOOT, {}, '0603')).toBe('Move three hexes (0603).');
    expect(told(FOOT, { rough: ['0605'], roads: [['0606', '0605']] })).toBe('Move one hex (0605).');
  });
});

describe('7.11 the hexes of a reach that the enemy controls', () => {
  it('are marked as his', () => {
    const { marks } = thirtyYearsWar.board(board('F 4-6 0606 | S 4-2 0303'), inHand('f0606'));
    expect(marks.flatMap(({ means, side }) => (means === 'control' ? [side] : []))).toEqual(['spanish']);
  });
});

describe('freiburg:17.33 the way off the map', () => {
  const EXITS: Setting = { rules: 'freiburg', day: '9-august', side: 'B', exits: ['0501', '0301', '0401'] };
  const out = (line: string, setting: Setting = {}, id = 'b0303') => {
    const state = board(`${line} | F 6-3 1212`, { ...EXITS, ...setting });
    return prompt(state, inHand(id)).choices.flatMap(({ target, label, cost }) =>
      target.on === 'option' && target.id === 'exit' ? [`${label} ${cost}`] : [],
    );
  };

  it('is the cheapest, wherever it stands in the list', () => {
    expect(out('B 6-5 0303')).toEqual(['Leave the map (by 0301) 3 of 5 MP']);
    expect(out('B 6-5 0301', {}, 'b0301')).toEqual(['Leave the map (by 0301) 1 of 5 MP']);
  });
  it('is not offered to those who cannot get there, or cannot pay for the last step', () => {
    expect(out('B 6-3 0309', {}, 'b0309')).toEqual([]);
    expect(out('B 6-2 0303')).toEqual([]);
    expect(out('B 6-3 0303')).toEqual(['Leave the map (by 0301) 3 of 3 MP']);
  });
  it('is enough to be taken up for, where nothing else can be done', () => {
    const map = { forest: ['0201', '0302', '0401', '0402', '0202'] };
    const state = board('B 4-6 0301 | F 6-3 1212', { ...EXITS, map });
    expect(prompt(state, null).choices.map(({ target }) => target)).toContainEqual({
      on: 'counter',
      id: 'b0301',
    });
  });
});

describe('6.32 where a counter is offered to stop', () => {
  const line = 'F 8-1 0606 | F leader2-1 0606 | F 8-1 0605 moved | F 8-1 0705';
  it('is not with a unit that has moved, but a Leader may', () => {
    const state = board(line);
    const stops = (id: string) => offered(state, id).filter((stop) => /^(0605|0705|0706)/.test(stop));
    expect(stops('f0606')).toEqual(['0706 1 of 1 MP']);
    expect(stops('f0606l')).toEqual(['0605 1 of 1 MP', '0706 1 of 1 MP']);
  });
  it('may be nowhere: then it can still go out and back', () => {
    const around = ['0605', '0607', '0706', '0707', '0506', '0507'].map((hex) => ` | F 8-3 ${hex} moved`);
    const { choices } = prompt(board(`F 8-1 0606${around.join('')}`), null);
    expect(choices.flatMap(({ target }) => (target.on === 'counter' ? [target.id] : []))).toEqual(['f0606']);
  });
});
