/** What commands are refused, offered and end with, besides what the examples of play show. */
import { describe, expect, it } from 'vitest';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import { prospectsOf } from '../../../src/systems/rocroi-1643/11-combat/prospects';
import { boardOf } from '../../../src/systems/rocroi-1643/state/board';
import { played, stateAt } from '../../helpers/rocroi1643/positions';
import { counter } from '../../helpers/toy/toySystem';

const FACING = 'F foot 1418>3 | F foot 1419>3 | S foot 1319>0';
const ALONE = 'F foot 1418>3 | S leader1-6 1319 | S foot 0401';
const combat = stateAt(FACING, { step: 'combat' });
const attack = reader.read.command({ do: 'attack', unit: 'f1418', target: 's1319' });
const retreat = reader.read.command({ do: 'retreat', to: '1218' });
const advance = played(played(combat, attack, 4), retreat);

describe('a command', () => {
  it.each([
    ['an attacker', combat, { do: 'attack', unit: 'nobody', target: 's1319' }],
    ['a target', combat, { do: 'attack', unit: 'f1418', target: 'nobody' }],
    ['who attacks a leader', combat, { do: 'attackLeader', unit: 'nobody', leader: 's1319' }],
    ['a leader who is attacked', combat, { do: 'attackLeader', unit: 'f1418', leader: 'nobody' }],
    ['who advances', advance, { do: 'advance', unit: 'nobody', leaders: [] }],
    ['a leader who goes along', advance, { do: 'advance', unit: 'f1418', leaders: ['nobody'] }],
    [
      'a target of fire',
      stateAt('F gun 1520 | S foot 1319>0', { step: 'aiming' }),
      { do: 'aim', battery: 'f1520g', target: 'nobody' },
    ],
    [
      'a battery',
      stateAt('F gun 1520 | S foot 1319>0', { step: 'aiming' }),
      { do: 'aim', battery: 'nobody', target: 's1319' },
    ],
    ['who moves', stateAt(FACING), { do: 'move', unit: 'nobody', steps: ['1517'] }],
    ['a leader who moves', stateAt(FACING), { do: 'moveLeader', leader: 'nobody', to: '1520' }],
    [
      'who rallies',
      stateAt('F foot 1418>3! | S foot 0401', { step: 'rally' }),
      { do: 'rally', unit: 'nobody' },
    ],
  ])('that names nobody as %s is refused with the name', (_, state, command) => {
    const reasons = rules.check(state, reader.read.command(command));
    expect(reasons.map(({ rule }) => rule)).toEqual(['table:no-such-counter']);
    expect(reasons[0]?.text).toContain('nobody');
  });

  it('to attack a leader who stands alone in front is offered (8.4)', () => {
    const state = stateAt(ALONE, { step: 'combat' });
    const command = { do: 'attackLeader', unit: 'f1418', leader: 's1319l' };
    expect([...rules.moves(state)]).toContainEqual(command);
  });

  it('to move a leader is refused where he stands, and where there is no hex (7.4)', () => {
    const state = stateAt('F leader1-6 1520 | F foot 1521>3 | S foot 0401');
    const refused = (to: string) =>
      rules.check(state, reader.read.command({ do: 'moveLeader', leader: 'f1520l', to }));
    expect(refused('1520').map(({ text }) => text)).toEqual([
      expect.stringContaining('stands there already'),
    ]);
    expect(refused('9999').map(({ text }) => text)).toEqual([expect.stringContaining('9999')]);
  });
});

describe('a shot that is too far (10.2)', () => {
  it('is refused with its range', () => {
    const order = reader.read.command({ do: 'aim', battery: 'f2110g', target: 's1010' });
    const [reason] = rules.check(
      stateAt('F gun 2110 | F foot 2401 | S foot 1010', { step: 'aiming', side: 'F' }),
      order,
    );
    expect(reason?.text).toMatch(/is 11 hexes away/);
  });
});

describe('by option the edge of a wood does not block (10.2)', () => {
  const seen = (wood: readonly string[]) => {
    const options = { woodEdges: 'open' };
    const state = stateAt('F gun 1520 | S foot 1514', { step: 'aiming', options, map: { wood } });
    return rules.check(state, reader.read.command({ do: 'aim', battery: 'f1520g', target: 's1514' }));
  };

  it('but its inside does', () => {
    expect(seen(['1517', '1516'])).toEqual([]);
    const ring = ['1516', '1518', '1416', '1417', '1616', '1617'];
    const [reason] = seen(['1517', ...ring]);
    expect(reason?.text).toMatch(/blocked in 1517/);
  });
});

describe('a turn to the facing that a unit has (7.2)', () => {
  it('is refused by name', () => {
    const turned = reader.read.command({ do: 'move', unit: 'f1418', steps: [3] });
    const [reason] = rules.check(stateAt('F foot 1418>3 | S foot 0401'), turned);
    expect(reason?.rule).toBe('7.2');
    expect(reason?.text).toMatch(/F foot.* faces that way already/);
  });
});

describe('a commander in chief who is killed (9.4)', () => {
  it('is in the cup no more', () => {
    const line = 'S foot 1319>0 | S leader4-6 1319 | F foot 1418>3 | F chief3-6 1418 | F leader1-6 2001';
    const before = stateAt(line, { step: 'combat', side: 'S', cup: ['f1418c', 'f2001l'] });
    expect(before.cup).toContain('f1418c');
    const struck = reader.read.command({ do: 'attack', unit: 's1319', target: 'f1418' });
    const after = played(before, struck, 6, 2);
    expect(after.cup).toEqual(['f2001l']);
    expect(after.chiefless).toEqual(['french']);
  });
});

describe('what can come of an attack (11.7)', () => {
  const endsOf = (position: string) => {
    const board = boardOf(stateAt(position, { step: 'combat' }));
    const [attacker, target] = [board.knownUnit(counter('f1418')), board.knownUnit(counter('s1319'))];
    return prospectsOf(board, { attacker, target, charge: false });
  };

  it('is told with the totals of die and modifiers', () => {
    const ends = endsOf('F foot 1418>3 m3 | S foot 1319>0');
    const totals = ends.flatMap((end) => end.totals).toSorted((a, b) => a - b);
    expect([...new Set(totals)]).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('is told with the likeliest end first', () => {
    const ways = endsOf('F foot 1418>3 | S foot 1319>0*').map((end) => end.ways);
    expect(ways).toEqual(ways.toSorted((a, b) => b - a));
    expect(new Set(ways).size).toBeGreaterThan(1);
  });
});
