import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { fireReceipt } from '../../../../src/systems/thirty-years-war/standard/05-artillery/artillery';
import { sortedUses } from '../../../../src/systems/thirty-years-war/standard/08-combat/combat';
import { battleReceipt } from '../../../../src/systems/thirty-years-war/standard/08-combat/strength';
import { removalReceipt } from '../../../../src/systems/thirty-years-war/standard/09-disruption/disruption';
import { pieceOf } from '../../../../src/systems/thirty-years-war/state/position';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { rangeColumn } from '../../../../src/systems/thirty-years-war/tables/artilleryFire';
import { type Act, attack, board } from '../../../helpers/positions/board';
import type { Setting } from '../../../helpers/positions/boardFile';

const receiptOf = (state: State, act: Act, die: number | null = null) => {
  const command = act(state);
  if (command.do !== 'attack') throw new Error('not a battle');
  return battleReceipt(boardOf(state), command, die);
};
const itemsOf = (state: State, act: Act) =>
  receiptOf(state, act).items.map(({ by, rule, counters }) => [by, rule, counters]);
/** 0605 against 0606, in the open. */
const fight = (attack: number, defence: number) =>
  board(`F ${attack}-3 0605 | S ${defence}-2 0606`, { phase: 'combat' });
const FIGHT = attack(['0605'], ['0606']);

describe('the receipt of a battle (8.0, 8.3, 8.4, 9.13, 10.11)', () => {
  it('names the counters that each of its lines is about', () => {
    const state = board('F 8-3 0605 | F leader2 0605 | S 10-2* 0606', {
      phase: 'combat',
      map: { streams: [['0605', '0606']] },
    });
    expect(itemsOf(state, attack(['0605'], ['0606'], { leaders: [['f0605l', 'f0605']] }))).toMatchObject([
      ['10', '8.3', ['s0606']],
      ['halved', '9.13', ['s0606']],
      ['doubled', '8.4', ['s0606']],
      ['8', '8.3', ['f0605']],
      ['+2', '10.11', ['f0605l', 'f0605']],
      ['1-1', '8.0', []],
    ]);
  });

  it('names a charge by its battle’s case, and marsh that is charged out of', () => {
    const state = board('F 4-6 0605 | S 8-2* 0606', {
      phase: 'combat',
      rules: 'rocroi',
      map: { marsh: ['0605'] },
    });
    expect(itemsOf(state, attack(['0605'], ['0606'], { charge: true })).slice(2)).toEqual([
      ['4', '8.3', ['f0605']],
      ['+4', 'rocroi:16.13', ['f0605']],
      ['halved', '12.0', ['f0605']],
      ['1-1', '8.0', []],
    ]);
  });

  it('names the optional rule for a Leader who helps from another hex, and not for one in the hex', () => {
    const state = board('F 8-3 0605 | F leader2 0604 | S 10-2 0606 | S leader1 0606', {
      phase: 'combat',
      rules: 'rocroi',
      options: { increasedLeaders: 'yes' },
    });
    const act = attack(['0605'], ['0606'], { leaders: 'default' });
    expect(itemsOf(state, act).filter(([by]) => /^[+]/.test(String(by)))).toEqual([
      ['+1', '10.11', ['s0606l', 's0606']],
      ['+2', 'rocroi:18.0', ['f0604l', 'f0605']],
    ]);
  });

  it('says that odds are rounded where they are', () => {
    const said = (attack: number, defence: number) =>
      receiptOf(fight(attack, defence), FIGHT).items.at(-1)?.because;
    const rounded = ', rounded in the defender’s favour';
    expect([said(10, 10), said(20, 10), said(10, 20), said(19, 10), said(10, 19)]).toEqual([
      '10 against 10',
      '20 against 10',
      '10 against 20',
      `19 against 10${rounded}`,
      `10 against 19${rounded}`,
    ]);
  });
});

describe('what a battle may lead to (8.6)', () => {
  it('is told with its chances, from the attacker’s best to his worst', () => {
    const chances = (attack: number, defence: number) =>
      receiptOf(fight(attack, defence), FIGHT).outcomes.map(({ label, chance: [ways, of], tone }) => {
        return `${label} ${ways}/${of} ${tone}`;
      });
    expect([chances(16, 4), chances(9, 9), chances(4, 12)]).toEqual([
      ['De 1/6 best', 'Dd 3/6 good', 'Dx 1/6 mixed', '• 1/6 none'],
      ['Dd 1/6 good', 'Dx 2/6 mixed', '• 2/6 none', 'Ad 1/6 bad'],
      ['• 2/6 none', 'Ad 3/6 bad', 'Ae 1/6 worst'],
    ]);
  });

  it('says what each result does to these units', () => {
    const means = receiptOf(fight(4, 12), FIGHT).outcomes.map((outcome) => outcome.means);
    expect(means).toEqual(['nothing happens', 'F 4-3 is disrupted', 'F 4-3 is eliminated']);
  });

  it('has no result and no row before the die, and both after it', () => {
    const read = (die: number | null) => {
      const { title, result, table } = receiptOf(fight(9, 9), FIGHT, die);
      return { title, result, column: table?.column, row: table?.row };
    };
    const title = 'Attack on S 9-2 (0606)';
    expect([read(null), read(1), read(6)]).toEqual([
      { title, result: null, column: 4, row: null },
      { title, result: 'Dd', column: 4, row: 0 },
      { title, result: 'Ad', column: 4, row: 5 },
    ]);
  });

  it('is read in the combat results table', () => {
    expect(receiptOf(fight(9, 9), FIGHT).table?.id).toBe('combat-results');
  });
});

describe('the receipt of a shot (5.1, 5.11)', () => {
  const receiptOf = (line: string, die: number | null) => {
    const state = board(line, { phase: 'artilleryFire' });
    const [gun, target] = boardOf(state).pieces;
    if (!gun || !target) throw new Error('no gun or target');
    return fireReceipt(boardOf(state), gun, target, die);
  };
  const range = {
    by: 'range 3',
    because: 'column 3-5 of the Artillery Fire Table',
    rule: '5.11',
    counters: ['f0601g', 's0604'],
  };

  it('has the column, what may come of it with its chances, and what has come', () => {
    const open = receiptOf('F gun 0601 | S 8-2 0604', null);
    expect(open).toEqual({
      title: 'Fire of F gun (0601) on S 8-2 (0604)',
      items: [range],
      total: '2 in 6',
      outcomes: [
        { label: 'Dd', means: 'S 8-2 is disrupted', tone: 'good', chance: [2, 6] },
        { label: '•', means: 'nothing happens', tone: 'none', chance: [4, 6] },
      ],
      prospects: [
        {
          ...{ who: 'S 8-2', counters: ['s0604'] },
          ends: [
            { what: 'disrupted', tone: 'good', chance: [2, 6], by: ['Dd'] },
            { what: 'nothing', tone: 'none', chance: [4, 6], by: ['•'] },
          ],
        },
      ],
      result: null,
      table: { id: 'artillery-fire', column: rangeColumn(3), row: null },
    });
    const thrown = [2, 3].map((die) => receiptOf('F gun 0601 | S 8-2 0604', die));
    expect(thrown.map(({ result, table }) => [result, table?.row])).toEqual([
      ['Dd', 1],
      ['•', 2],
    ]);
  });
  it('says that a disrupted target takes no harm, and gives it no chance', () => {
    const { items, total, outcomes, prospects } = receiptOf('F gun 0601 | S 8-2* 0604', null);
    expect(total).toBe('no effect');
    expect(items).toEqual([
      range,
      {
        by: 'no effect',
        because: 'the target is disrupted already and fire eliminates no unit',
        rule: '5.11',
        counters: ['s0604'],
      },
    ]);
    const means = 'nothing happens; S 8-2 is disrupted already';
    expect(outcomes).toEqual([{ label: 'Dd or •', tone: 'none', means, chance: [6, 6] }]);
    expect(prospects.map(({ ends }) => ends.map(({ what, chance }) => [what, chance]))).toEqual([
      [['nothing', [6, 6]]],
    ]);
  });
});

describe('Leaders that are named for a battle (10.11)', () => {
  it('stand in one order: by their ids, then by the units they are added to', () => {
    const [a, b] = board('F leader1 0101 | F leader1 0102 | F 8-3 0101 | F 8-3 0102')
      .counters.map(({ id }) => id)
      .sort();
    const [one, two] = board('F 8-3 0101 | F 8-3 0102').counters.map(({ id }) => id);
    if (!a || !b || !one || !two) throw new Error('no such counters');
    const uses = [
      { leader: b, unit: one },
      { leader: a, unit: two },
      { leader: a, unit: one },
    ];
    const sorted = [uses[2], uses[1], uses[0]];
    expect([sortedUses(uses), sortedUses(uses.toReversed())]).toEqual([sorted, sorted]);
  });
});

describe('the receipt of a Disruption Removal (9.2, 10.21)', () => {
  const INCREASED = { rules: 'rocroi', options: { increasedLeaders: 'yes' } } as const;
  const removal = (line: string, setting: Setting = {}, die: number | null = null) => {
    const state = board(`F 8-3* 0605 | ${line}`, { phase: 'disruptionRemoval', ...setting });
    const [unit] = state.counters;
    const piece = unit && pieceOf(boardOf(state), unit.id);
    if (!piece) throw new Error('no unit');
    return removalReceipt(boardOf(state), piece, die);
  };
  const helped = (line: string, setting?: Setting) =>
    removal(line, setting).items.map(({ by, rule, counters }) => [by, rule, counters]);
  const ALONE = ['5 or 6', '9.2', ['f0605']];

  it('has one line and asks for a 5 where no Leader helps', () => {
    expect([helped('F leader2 0608'), removal('S leader2 0606').total]).toEqual([[ALONE], '5 or more']);
  });

  it('names the Leader who helps, and what has come of the die', () => {
    const line = 'F leader2 0606 | S 10-2 1010';
    expect([removal(line).total, helped(line)]).toEqual(['3 or more', [ALONE, ['+2', '10.21', ['f0606l']]]]);
    expect([null, 2, 3].map((die) => removal(line, {}, die).result)).toEqual([null, '•', 'recovers']);
  });

  it('names the optional rule for a Leader more than one hex away', () => {
    expect([helped('F leader2 0604', INCREASED), helped('F leader2 0603', INCREASED)]).toEqual([
      [ALONE, ['+2', '10.21', ['f0604l']]],
      [ALONE, ['+2', 'rocroi:18.0', ['f0603l']]],
    ]);
  });

  it('names the best Leader in reach, and of equals the first (10.23)', () => {
    const who = (line: string) => helped(line).at(-1);
    expect(who('F leader1 0606 | F leader2 0604')).toEqual(['+2', '10.21', ['f0604l']]);
    expect(who('F leader2 0606 | F leader1 0604')).toEqual(['+2', '10.21', ['f0606l']]);
    expect(who('F leader2 0606 | F leader2 0604')).toEqual(['+2', '10.21', ['f0606l']]);
  });

  it('tells both outcomes with their chances', () => {
    const outcomes = (line: string) =>
      removal(line).outcomes.map(({ label, tone, means, chance }) => [label, tone, means, chance]);
    const [good, none] = ['F 8-3 is turned to its full strength', 'F 8-3 stays disrupted'];
    expect([outcomes('F leader2 0606'), outcomes('F leader1 0606')]).toEqual([
      [
        ['recovers', 'good', good, [4, 6]],
        ['•', 'none', none, [2, 6]],
      ],
      [
        ['recovers', 'good', good, [3, 6]],
        ['•', 'none', none, [3, 6]],
      ],
    ]);
  });
});
