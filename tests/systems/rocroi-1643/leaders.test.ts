/** Leaders and their command, besides what the examples of play show: case 8.0. */
import { describe, expect, it } from 'vitest';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import {
  commandNow,
  commandOf,
  corpsInReach,
  hexesInReach,
  reaches,
  unitsInCommand,
} from '../../../src/systems/rocroi-1643/08-leaders/command';
import { boardOf } from '../../../src/systems/rocroi-1643/state/board';
import { played, stateAt, unfolded } from '../../helpers/rocroi1643/positions';
import { counter } from '../../helpers/toy/toySystem';

describe('a leader who is off the map', () => {
  const state = stateAt('F leader2-6 lost | F chief4-8 lost | F foot 0101 | S foot 2001');
  const board = boardOf(state);
  const [leader, chief] = [board.knownLeader(counter('f-leaderl')), board.knownLeader(counter('f-chiefc'))];

  it('reaches nobody (8.1)', () => {
    expect(hexesInReach(board, leader)).toEqual([]);
    expect(reaches(board, leader, board.hex('0101'))).toBe(false);
    expect(unitsInCommand(board, leader, 'french-centre')).toEqual([]);
    expect(commandNow(board, leader, 'french-centre')).toMatchObject([{ by: 'nobody', chain: [] }]);
    expect(corpsInReach(board, chief)).toEqual([]);
  });

  it('does not move in the segment of his corps (5.2)', () => {
    const order = reader.read.command({ do: 'moveLeader', leader: 'f-leaderl', to: '0101' });
    expect(rules.check(state, order)).toMatchObject([{ rule: '5.2', counters: ['f-leaderl'] }]);
    expect([...rules.moves(state)].filter((command) => command.do === 'moveLeader')).toEqual([]);
  });
});

describe('a chain that is broken (8.1)', () => {
  const brokenIn = (position: string) => {
    const board = boardOf(stateAt(position));
    const leader = board.leaders.find(({ corps }) => corps === 'french-centre') ?? null;
    return commandNow(board, leader, 'french-centre');
  };

  it('is shown as short as it can be', () => {
    const [out] = brokenIn('F leader1-5 2316 | F foot 2115>3 | S foot 2214>1 | S foot 2016>5');
    expect(out).toMatchObject({ by: 'nobody', brokenAt: '2215', chain: ['2316', '2215', '2115'] });
  });

  it('is shown the longer way round where less breaks it', () => {
    const [out] = brokenIn('F leader1-5 2316 | F foot 1915>3 | S foot 2015>0');
    const chain = ['2316', '2315', '2214', '2114', '2014', '1915'];
    expect(out).toMatchObject({ by: 'nobody', brokenAt: '2014', chain });
  });

  it('is not looked for beyond the radius', () => {
    const [out] = brokenIn('F leader1-3 2316 | F foot 1915>3 | S foot 0401');
    expect(out).toMatchObject({ by: 'nobody', brokenAt: null, chain: [] });
  });
});

describe('a leader who has to go to the nearest unit (8.4)', () => {
  const attacked = (others: string) =>
    unfolded(
      stateAt(`F foot 0402>3 | S leader1-6 0302 | ${others}`, { step: 'combat' }),
      reader.read.command({ do: 'attackLeader', unit: 'f0402', leader: 's0302l' }),
      4,
    );

  it('goes to none that is lost, or of another corps', () => {
    const { events } = attacked('S foot lost | S foot 1016 | S foot 0504 left');
    expect(events).toContainEqual({ happened: 'leaderPlaced', leader: 's0302l', to: '1016' });
  });

  it('goes where his player says among those that are equally near, and nowhere else', () => {
    const { state } = attacked('S foot 0306 | S foot 0702 | S foot 1015');
    const to = (hex: string) => reader.read.command({ do: 'placeLeader', to: hex });
    expect([...rules.moves(state)]).toEqual([to('0306'), to('0702')]);
    const reasons = rules.check(state, to('1015'));
    expect(reasons).toMatchObject([{ rule: '8.4', counters: ['s0302l'] }]);
    expect(reasons[0]?.text).toMatch(/S leader.* goes to the nearest unit: 0306 or 0702/);
    expect(played(state, to('0702')).leaders).toContainEqual(expect.objectContaining({ at: '0702' }));
  });
});

describe('a line of battle (8.3)', () => {
  const inLine = (position: string, options: object = {}) => {
    const board = boardOf(stateAt(`F leader1-3 2310 | ${position}`, { options }));
    const leader = board.knownLeader(counter('f2310l'));
    return commandNow(board, leader, 'french-centre').map(({ unit, by }) => `${unit} ${by}`);
  };

  it('is of units that are not routed', () => {
    expect(inLine('F foot 2011>3 | F foot 1912>3')).toEqual(['f2011 chain', 'f1912 line']);
    expect(inLine('F foot 2011>3! | F foot 1912>3')).toEqual(['f2011 chain', 'f1912 nobody']);
    expect(inLine('F foot 2011>3 | F foot 1912>3!')).toEqual(['f2011 chain', 'f1912 nobody']);
  });

  it('goes by option from flank to flank', () => {
    expect(inLine('F foot 2011>3 | F foot 2012>3', { lineOfBattle: 'flanks' })).toEqual([
      'f2011 chain',
      'f2012 line',
    ]);
  });
});

describe('a leader who is ordered to move (7.4)', () => {
  const refused = (leader: string, to: string) =>
    rules.check(
      stateAt(`${leader} | F foot 1521>3 | S foot 0401`),
      reader.read.command({ do: 'moveLeader', leader: 'f1520l', to }),
    );

  it('stays where he has moved already (5.2)', () => {
    expect(refused('F leader1-6 1520 moved', '1420')).toMatchObject([{ rule: '5.2', counters: ['f1520l'] }]);
  });

  it('is told the points that he has', () => {
    const [reason] = refused('F leader1-6 1520', '0101');
    expect(reason?.text).toMatch(/does not come to 0101 with 12 points/);
  });
});

describe('a leader whose corps has no unit that he can go to (8.4)', () => {
  it.each([
    ['none on the map', 'S foot 0504 left | S foot 1016 right', '0504'],
    ['none that is not routed', 'S foot 0303! | S foot 0504 left', '0504'],
  ])('as it has %s goes to the nearest of his side', (_, others, to) => {
    const state = stateAt(`F foot 0402>3 | S leader1-6 0302 | ${others}`, { step: 'combat' });
    const order = reader.read.command({ do: 'attackLeader', unit: 'f0402', leader: 's0302l' });
    expect(unfolded(state, order, 4).events).toContainEqual({
      happened: 'leaderPlaced',
      leader: 's0302l',
      to,
    });
  });
});

describe('who loses the unit that he is with', () => {
  const struck = (leader: string, others: string) =>
    played(
      stateAt(`S foot 1319>0 | S leader4-6 1319 | F foot 1418>3 | ${leader} 1418 | ${others}`, {
        ...{ step: 'combat', side: 'S' },
      }),
      reader.read.command({ do: 'attack', unit: 's1319', target: 'f1418' }),
      ...[6, 3],
    );
  const to = (hex: string) => reader.read.command({ do: 'placeLeader', to: hex });

  it('as a commander in chief joins any unit in reach that is not routed (9.4)', () => {
    const state = struck('F chief3-6', 'F foot 1518>3! | F foot 1620 left | F foot 1822 | F foot 2401');
    expect([...rules.moves(state)]).toEqual([to('1620'), to('1822')]);
  });

  it('joins the nearest where he reaches none (9.4)', () => {
    const state = struck('F chief3-1', 'F foot 1718>3 left | F foot 2401');
    expect(state.leaders.find(({ id }) => id === 'f1418c')?.at).toBe('1718');
  });

  it('has an aide, who stands where leaders may, and is placed before all else (8.4, 7.4)', () => {
    const state = struck('F leader2-6', 'F foot 2001>3');
    expect(rules.check(state, to('2010'))).toEqual([]);
    const [barred] = rules.check(state, to('1419'));
    expect(barred).toMatchObject({ rule: '7.4' });
    expect(barred?.text).toContain('1419');
    const [first] = rules.check(state, reader.read.command({ do: 'endSegment' }));
    expect(first).toMatchObject({ rule: '8.4', counters: ['f1418l'] });
    expect(first?.text).toMatch(/F leader.* goes/);
  });
});

describe('who commands a unit (8.1)', () => {
  const board = () =>
    boardOf(
      stateAt(
        [
          'F leader2-6 2310 | F foot 2311 | F leader1-4 2010 left | F foot 2011 left | F foot lost left',
          'F leader1-4 lost right | F foot 2001 right | F foot 2105 reserve | S foot 0401',
        ].join(' | '),
      ),
    );
  const of = (id: string) => commandOf(board(), board().knownUnit(counter(id)));

  it('is fixed for the corps of the segment, and as it stands for others', () => {
    expect(of('f2311')).toMatchObject({ by: 'chain', leader: 'f2310l', fixed: true });
    expect(of('f2011')).toMatchObject({ by: 'chain', leader: 'f2010l', fixed: false });
  });

  it('is nobody where its leader is lost, or there is none, or it is lost itself', () => {
    const nobody = { by: 'nobody', chain: [], brokenAt: null, from: null, fixed: false };
    expect(of('f2001')).toEqual({ ...nobody, unit: 'f2001', leader: null });
    expect(of('f2105')).toEqual({ ...nobody, unit: 'f2105', leader: null });
    expect(of('f-foot')).toEqual({ ...nobody, unit: 'f-foot', leader: 'f2010l' });
  });
});

describe('a commander in chief who moves after the operations (9.3)', () => {
  const state = stateAt('F foot 2001 | S foot 0401 | S chief3-6 0501 | F chief3-6 2001', {
    ...{ step: 'chiefs', side: 'S' },
  });
  const to = (leader: string, hex: string) => reader.read.command({ do: 'moveChief', leader, to: hex });

  it('is that of the side whose turn it is, and then the other', () => {
    const { step, side, leaders } = played(state, to('s0501c', '0502'));
    expect([step, side]).toEqual(['chiefs', 'french']);
    expect(leaders.find(({ id }) => id === 's0501c')).toMatchObject({ at: '0502', moved: true });
    expect(rules.check(state, to('f2001c', '2002'))).toMatchObject([{ rule: '9.3', counters: ['f2001c'] }]);
    expect(rules.check(state, to('nobody', '2002'))).toMatchObject([{ rule: 'table:no-such-counter' }]);
  });

  it('has every hex that he can come to offered', () => {
    const offered = [...rules.moves(state)].filter((command) => command.do === 'moveChief');
    expect(offered).toContainEqual(to('s0501c', '0502'));
    expect(offered.filter((command) => rules.check(state, command).length > 0)).toEqual([]);
  });
});
