/** Commands that nothing calls for, the one way in which each is written, and which counters stand for each other. */
import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { CounterState, State } from '../../../../src/systems/thirty-years-war/state/state';
import {
  assign,
  board,
  chooseDisrupted,
  giveUp,
  reasons,
  refused,
  withdrawGun,
} from '../../../helpers/positions/board';
import { SMALL } from '../../../helpers/positions/scenarioJson';

const written = (state: State, json: unknown) =>
  thirtyYearsWar.canonical(state, thirtyYearsWar.read.command(json));

describe('a command that nothing calls for', () => {
  const firing = board('F 8-3 0606 | F gun 0606 | S 10-2 0608', {
    phase: 'artilleryFire',
    rules: 'freiburg',
  });
  const walls = () => thirtyYearsWar.read.command({ do: 'fireAtWalls', gun: 'nobody', at: '0607' });

  it('is refused by name where its gun is no counter (freiburg:17.34, freiburg:19.55)', () => {
    const refusals = [reasons(firing, walls), reasons(firing, withdrawGun('nobody'))];
    expect(refusals.map(refused)).toEqual([['table:no-such-counter'], ['table:no-such-counter']]);
    expect(refusals.flat().map(({ text }) => text)).toEqual([
      expect.stringContaining('nobody'),
      expect.stringContaining('nobody'),
    ]);
  });
  it('is refused by its case where no unit has to be given up (freiburg:16.1)', () => {
    expect(refused(reasons(board('F 8-3 0606'), giveUp('f0606')))).toEqual(['freiburg:16.1']);
  });
});

describe('the one way in which a command is written', () => {
  const state = board('F 8-3 0606 | S 10-2 0608', { phase: 'combat' });

  it('has units to disrupt, and Leaders by their ids', () => {
    expect(thirtyYearsWar.canonical(state, chooseDisrupted('s0608', 'f0606')(state))).toEqual(
      chooseDisrupted('f0606', 's0608')(state),
    );
    const leaders = [
      ['b', 'f0606'],
      ['a', 's0608'],
    ] as const;
    expect(thirtyYearsWar.canonical(state, assign(...leaders)(state))).toEqual(
      assign(...leaders.toReversed())(state),
    );
  });
});

describe('3.0 equal counters in one place', () => {
  type Json = { readonly [key: string]: unknown };
  const FOOT = { name: 'Foot', side: 'french', kind: 'infantry', strength: 4, movement: 4 };
  const GUN = { name: 'Gun', side: 'french', kind: 'artillery' };
  const LEADER = { name: 'Leader', side: 'french', kind: 'leader', value: 1, movement: 6 };
  const CATEGORIES = ['guards', 'line'].map((id) => ({ id, name: id, side: 'french', level: 9 }));

  /** `b`, and behind it in the list `a`, of the same kind in the same hex, but for what is changed in print. */
  const two = (printed: Json, change: Json = {}, start: Json = {}) => {
    const scenario = thirtyYearsWar.read.scenario({
      ...{ ...SMALL, categories: CATEGORIES, positions: { b: '0303', a: '0303' } },
      counters: [
        { id: 'b', ...printed },
        { id: 'a', ...printed, ...change },
      ],
      start: { ...SMALL.start, phase: 'movement', ...start },
    });
    return thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, {}));
  };
  /** The one that is written where `b` is meant. */
  const forB = (state: State, command: Json = { do: 'move', counter: 'b', path: ['0304'] }) => {
    const { counter, gun } = { counter: null, gun: null, ...written(state, command) };
    return counter ?? gun;
  };
  const both = (state: State, ofB: Partial<CounterState>, ofA: Partial<CounterState>): State => ({
    ...state,
    counters: state.counters.map((one) => ({ ...one, ...(one.id === 'b' ? ofB : ofA) })),
  });

  it('stand for each other: the lowest id is written, whichever was named', () => {
    expect(forB(two(FOOT))).toBe('a');
    expect(forB(two(FOOT), { do: 'move', counter: 'a', path: ['0304'] })).toBe('a');
    const guns = two(GUN);
    expect(forB(guns, { do: 'fire', gun: 'b', target: 'c' })).toBe('a');
    expect(forB(guns, { do: 'fireAtWalls', gun: 'b', at: '0304' })).toBe('a');
    expect(forB(guns, { do: 'withdrawGun', gun: 'b' })).toBe('a');
  });
  it('are no Leaders, who are persons, though their values be equal', () => {
    expect(forB(two(LEADER))).toBe('b');
  });
  it('are counters of the game: a name that no one bears stays', () => {
    expect(forB(two(FOOT), { do: 'move', counter: 'nobody', path: ['0304'] })).toBe('nobody');
  });
  it.each<Json>([{ kind: 'cavalry' }, { strength: 5 }, { movement: 3 }, { category: 'guards' }])(
    'have no other %j in print',
    (change) => {
      const printed = { ...FOOT, category: 'line' };
      expect([forB(two(printed)), forB(two(printed, change))]).toEqual(['a', 'b']);
    },
  );
  it('5.33 are guns of one side, though one hold both', () => {
    expect(forB(two(GUN, { side: 'spanish' }, { captured: ['a'] }))).toBe('b');
  });
  it.each<Partial<CounterState>>([
    { at: '0304' },
    { holder: 'spanish' as CounterState['holder'] },
    { disrupted: true },
    { attempted: true },
    { fired: true },
    { moved: true },
  ])('do not differ by %j', (change) => {
    expect(forB(both(two(FOOT), {}, change))).toBe('b');
  });
  it('rocroi:17.12 wait for their entry both, or neither', () => {
    const off = { at: null, off: 'waiting' } as const;
    expect(forB(both(two(FOOT), off, off))).toBe('a');
    expect(forB(both(two(FOOT), off, { ...off, off: 'reserve' }))).toBe('b');
  });
});
