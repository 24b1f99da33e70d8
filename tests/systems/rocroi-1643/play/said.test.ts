/** What the panel says of an attack, of moves that are left, and of leaders who are lost: nothing that is not so. */
import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../src/core/contract/table';
import { rocroi1643, rules } from '../../../../src/systems/rocroi-1643';
import { testReceipt } from '../../../../src/systems/rocroi-1643/12-rout/receipt';
import { rocroi1643Coach } from '../../../../src/systems/rocroi-1643/coach';
import { boardOf } from '../../../../src/systems/rocroi-1643/state/board';
import { played, stateAt, unfolded } from '../../../helpers/rocroi1643/positions';
import { counter } from '../../../helpers/toy/toySystem';

const { prompt, preview, sheets, read, tell } = rocroi1643;
const at = (hex: string): Target => ({ on: 'place', at: hex });

describe('a charge (11.2)', () => {
  const state = stateAt('F horse 1910>3 charging | S horse 1810>0', { step: 'combat' });
  const draft = read.draft({ kind: 'fight', unit: 'f1910', target: 's1810', charge: true });
  const { receipt } = prompt(state, draft);
  const chancesOf = (who: string) =>
    receipt?.prospects
      .filter((one) => one.who === who)
      .flatMap(({ ends }) => ends.map(({ what, chance: [ways, of] }) => [what, (36 * ways) / of]));

  it('is shown as the combat leaves it, and once more after its test', () => {
    expect(chancesOf('F horse')).toEqual([
      ['back 1 hex', 6],
      ['nothing', 24],
      ['disorganised', 6],
    ]);
    const after = new Map(chancesOf('F horse, after the test of its charge')?.map(([what, n]) => [what, n]));
    expect(after.get('nothing')).toBe(12);
    expect([...after.values()].reduce<number>((sum, n) => sum + Number(n), 0)).toBe(36);
  });
  it('says that a test comes, and what it needs', () => {
    expect(receipt?.items).toContainEqual({
      by: '4 or more',
      because: 'after the combat the charge of F horse is tested, or it is disorganised',
      rule: '11.2',
      counters: ['f1910'],
    });
  });
});

describe('an attack that nobody supports (11.5)', () => {
  it('says so of both', () => {
    const state = stateAt('F foot 1418>3 | S foot 1319>0', { step: 'combat' });
    const draft = read.draft({ kind: 'fight', unit: 'f1418', target: 's1319', charge: false });
    const { receipt } = prompt(state, draft);
    expect(receipt?.items.map(({ because, rule }) => `${because} ${rule}`)).toEqual([
      'no support for the attack: no friend of F foot stands next to S foot (1319) 11.5',
      'no support for the target: no friend of S foot stands next to F foot (1418) 11.5',
    ]);
    expect(receipt?.total).toBe('plain die');
  });
});

describe('moves that are left (5.2)', () => {
  const state = stateAt('F foot 1520>3 | F foot 1521>3 | F foot 1522>3 | S foot 0201>0');
  const once = played(state, { do: 'move', unit: counter('f1520'), steps: ['1419'] });

  it('are counted without the unit that moved last, which may go on', () => {
    expect(prompt(state, null).instruction).toContain('; 3 units can still move.');
    expect(prompt(once, null).instruction).toContain('; 2 units can still move, and F foot has 4 MP left.');
    expect(rocroi1643Coach.coach(once).look).toContain('2 units can still move.');
  });
  it('are its own alone once every other unit has moved', () => {
    const all = ['f1521', 'f1522'].reduce(
      (now, id) => played(now, { do: 'move', unit: counter(id), steps: [id === 'f1521' ? '1420' : '1421'] }),
      once,
    );
    expect(prompt(all, null).instruction).toBe(
      'Every unit of the French centre has moved; F foot has 4 MP left.',
    );
  });
});

describe('a unit that a zone has stopped (6.1)', () => {
  const state = stateAt('F foot 1520>3 | S foot 1319>0');
  const why = (now: typeof state, unit: string, to: string) => {
    const draft = read.draft({ kind: 'move', unit, steps: [], tracing: false });
    return preview(now, draft, at(to)).reasons.map(({ kind, rule, text }) => ({ kind, rule, text }));
  };

  it('is refused any further hex for that zone, next to it or not', () => {
    const stopped = played(state, { do: 'move', unit: counter('f1520'), steps: ['1419'] });
    for (const hex of ['1320', '1219', '1118'])
      expect(why(stopped, 'f1520', hex), hex).toMatchObject([{ kind: 'stopped', rule: '6.1' }]);
    expect(why(stopped, 'f1520', '1219')[0]?.text).toBe(
      'F foot (1419) has been stopped by the zone of control of S foot (1319), and goes no further.',
    );
  });
  it('is told before where it will be stopped, and by whom', () => {
    const wall = stateAt('F foot 1520>3 | S foot 1319>0 | S foot 1321>0 | S foot 1323>0 | S foot 1317>0');
    expect(why(wall, 'f1520', '1218')).toMatchObject([{ kind: 'zoneOnTheWay', rule: '6.1' }]);
  });
  it('7.3 only turns once it has gone back out of one', () => {
    const held = stateAt('F foot 1419>3 | S foot 1319>0');
    const back = played(held, { do: 'move', unit: counter('f1419'), steps: ['1520'] });
    expect(why(back, 'f1419', '1720')).toMatchObject([{ kind: 'turnsAfterBack', rule: '7.3' }]);
  });
  it('7.3 stays where it turned before it left a zone', () => {
    const held = stateAt('F foot 1419>3 | S foot 1319>0');
    const turned = played(held, { do: 'move', unit: counter('f1419'), steps: [2] }, 6);
    expect(why(turned, 'f1419', '1720')).toMatchObject([{ kind: 'staysAfterTurn', rule: '7.3' }]);
  });
});

describe('a leader who is lost (8.4)', () => {
  const line = 'F foot 2010 left | F foot 2020 left | S foot 0510';
  const led = (leader: string) => stateAt(`${line} | ${leader}`, { corps: 'left' });

  it('is no longer said to move; his aide is, by his own name', () => {
    expect(prompt(led('F leader1-6 2011 left'), null).instruction).toContain('F leader can move too');
    expect(prompt(led('F aide0-4 2011 left'), null).instruction).toContain('F leader’s aide can move too');
  });
  it('is named in the count of points, without the counter of who stands for him', () => {
    const rows = sheets(led('F aide0-4 2011 left')).flatMap((sheet) => sheet.rows);
    const lost = rows.find(({ label }) => label === 'Leaders lost');
    expect(lost).toMatchObject({ note: 'F leader' });
    expect(lost?.counters).toBeUndefined();
  });
});

describe('words for one (5.1)', () => {
  const drawn = (cup: readonly string[], more: object) => {
    const line = 'F leader1-6 2010 left | S leader1-6 1010 left | S leader1-6 1012 | F foot 2012 left';
    return stateAt(line, { step: 'cup', cup, ...more });
  };
  it('the last marker is the only one that could come', () => {
    const state = drawn(['s1010l', 'f2010l'], { drawn: 'F2' });
    expect(prompt(state, null).instruction).toContain('the next is Spanish, the only one left (5.1).');
    const { events } = unfolded(state, { do: 'draw' });
    const [event] = events.filter(({ happened }) => happened === 'drawn');
    expect(event && tell(state, event)?.text).toContain('is drawn, the only one that could come.');
  });
  it('one unit that must fight is not These (11.0)', () => {
    const why = (line: string) => prompt(stateAt(line, { step: 'combat' }), null).obligations[0]?.text;
    expect(why('F foot 1418>3 | S foot 1319>0')).toBe(
      'F foot (1418) has an enemy in front, and must attack or support.',
    );
    expect(why('F foot 1418>3 | F foot 1419>3 | S foot 1319>0')).toMatch(/^These have an enemy in front/);
  });
  it('a corps of one unit is not all of them', () => {
    const state = drawn(['f2010l'], {});
    const { events } = unfolded(state, { do: 'draw' });
    const [event] = events.filter(({ happened }) => happened === 'commandFixed');
    const begun = events.slice(0, event ? events.indexOf(event) : 0).reduce(rules.evolve, state);
    expect(event && tell(begun, event)?.text).toBe('Its one unit is in command.');
    const lost = { happened: 'commandFixed', command: [] } as const;
    expect(tell(begun, lost)?.text).toBe('Nobody of the corps is left.');
  });
});

describe('a corps that is demoralised (12.5)', () => {
  const state = stateAt('F foot 1820>3 left | F foot 1821>3! left | S foot 0501');
  it.each([
    [6, 1, '6 steps lost and 1 routed'],
    [0, 2, '2 steps routed'],
    [1, 0, '1 step lost'],
  ])('is told with what is lost and routed: %i and %i', (lost, routed, words) => {
    const told = tell(state, { happened: 'demoralized', corps: 'french-left', lost, routed });
    expect(told?.text).toContain(`is demoralised: ${words}, more than half of`);
    expect(told?.text).not.toContain(told?.headline);
  });
});

describe('a test of morale (12.2)', () => {
  const endsOf = (line: string) => {
    const board = boardOf(stateAt(line, { step: 'combat' }));
    const tested = { test: 'retreat', morale: 2, plus: 0, helper: null, most: 5 } as const;
    return testReceipt(board, board.knownUnit(counter('f1820')), tested, null).outcomes.map(
      ({ label }) => label,
    );
  };
  it('says what it costs a unit, and one that is in disorder already', () => {
    expect(endsOf('F foot 1820>3')).toEqual(['disorganised', 'keeps its order']);
    expect(endsOf('F foot 1820>3*')).toEqual(['disorganised again', 'stays disorganised']);
  });
});
