/** What a line of the log leaves on the map, and which lines must not be missed. */
import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { Event } from '../../../../../src/systems/thirty-years-war/engine/types';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { board } from '../../../../helpers/positions/board';
import { counter, side } from '../../../../helpers/toy/toySystem';

const FIELD = board('F 6-3 0503 | F gun 0503 | F leader2 0503 | S 8-2 0603');
const told = (event: Event, state: State = FIELD) => {
  const line = thirtyYearsWar.tell(state, event);
  if (!line) throw new Error('not told');
  return line;
};
const french = side('french');

describe('what a line leaves', () => {
  it('is the way of a move, from where it began', () => {
    const { leaves, text } = told({
      happened: 'counterMoved',
      counter: counter('f0503'),
      path: ['0502', '0501'],
      spent: 2,
    });
    expect(leaves).toEqual([
      {
        kind: 'trail',
        label: text,
        shape: { kind: 'line', through: ['0503', '0502', '0501'] },
        side: french,
      },
    ]);
  });
  it('is nothing of who comes onto the map or leaves it in one step', () => {
    const { leaves } = told({
      happened: 'counterMoved',
      counter: counter('f0503'),
      path: ['exit'],
      spent: 1,
    });
    expect(leaves).toBeUndefined();
  });
  it('is the place where a unit or a Leader fell, and where a gun was taken by whom', () => {
    const fell = told({
      happened: 'unitEliminated',
      unit: counter('s0603'),
      where: '0603',
      points: 8,
      demoralizedInfantry: false,
    });
    expect(fell.leaves).toMatchObject([
      { kind: 'fallen', shape: { places: ['0603'] }, side: side('spanish') },
    ]);
    const leader = told({
      happened: 'leaderEliminated',
      leader: counter('f0503l'),
      where: '0503',
      caught: 'alone',
    });
    expect(leader.leaves).toMatchObject([{ kind: 'fallen', shape: { places: ['0503'] }, side: french }]);
    const gun = told({ happened: 'gunCaptured', gun: counter('f0503g'), by: side('spanish') });
    expect(gun.leaves).toMatchObject([{ kind: 'taken', shape: { places: ['0503'] }, side: side('spanish') }]);
  });
  it('is the die of a battle, between two that touch', () => {
    const { leaves } = told({
      happened: 'battleFought',
      battle: {
        attackers: [counter('f0503')],
        defenders: [counter('s0603')],
        charge: false,
        leaders: [],
      },
      die: 5,
      result: '•',
    });
    expect(leaves).toMatchObject([
      { kind: 'die', sign: '5', shape: { kind: 'hexside', between: ['0503', '0603'] }, side: french },
    ]);
  });
});

describe('how much a line matters', () => {
  it('a Leader lost is grave, a gun taken notable, a move neither', () => {
    expect(
      told({ happened: 'leaderEliminated', leader: counter('f0503l'), where: '0503', caught: 'alone' }),
    ).toMatchObject({ weight: 'grave', headline: 'A Leader is lost' });
    const gun = told({ happened: 'gunCaptured', gun: counter('f0503g'), by: side('spanish') });
    expect([gun.weight, gun.headline]).toEqual(['notable', undefined]);
    const move = told({ happened: 'counterMoved', counter: counter('f0503'), path: ['0502'], spent: 1 });
    expect(move).not.toHaveProperty('weight');
  });
  it('the loss of the Leader of an army tells that its morale is tried (freiburg:15.22)', () => {
    const lost = (demoralized: readonly string[]) => {
      const state = board('F 6-3 0503 | B leader3 0603', { rules: 'freiburg', demoralized });
      return told(
        { happened: 'leaderEliminated', leader: counter('b0603l'), where: '0603', caught: 'alone' },
        state,
      ).text;
    };
    expect(lost([])).toMatch(/and lost; the morale of the bavarian army is tried\.$/i);
    expect(lost(['bavarian'])).toMatch(/and lost\.$/);
  });
  it('an army that breaks is grave, one that holds notable', () => {
    const tried = { happened: 'moraleTested', army: 'bavarian', level: 12, die: 3 } as const;
    const state = board('F 6-3 0503 | B 6-3 0603', { rules: 'freiburg' });
    expect(told({ ...tried, demoralized: true }, state)).toMatchObject({ headline: 'An army breaks' });
    expect(told({ ...tried, demoralized: false }, state).weight).toBe('notable');
    expect(told({ happened: 'categoryDemoralized', category: 'foot', losses: 90 })).toMatchObject({
      weight: 'grave',
      headline: 'Part of an army breaks',
    });
  });
});
