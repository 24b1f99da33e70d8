/** Starts that only the rules can tell to be impossible, and decisions that are due by themselves. */
import { describe, expect, it } from 'vitest';
import { DataError } from '../../../../src/core/json/dataError';
import { scenarioNamed } from '../../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { board, obligations } from '../../../helpers/positions/board';
import { changed, composed, SMALL } from '../../../helpers/positions/scenarioJson';

type Json = { readonly [key: string]: unknown };

/** The state that a file with another start begins in, or the path of its error. */
function started(file: unknown, start: Json, options: Json = {}) {
  try {
    const scenario = thirtyYearsWar.read.scenario(typeof file === 'object' ? { ...file, start } : file);
    return thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, options));
  } catch (error) {
    if (error instanceof DataError) return error.path;
    throw error;
  }
}

function startOf(file: unknown) {
  const scenario = thirtyYearsWar.read.scenario(file);
  return thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, {}));
}

function pendingOf(file: unknown, start: Json, options: Json = {}) {
  const state = started(file, start, options);
  return typeof state === 'string' ? state : (state.pending?.kind ?? null);
}

describe('rocroi:17.0 the roll before a Game-Turn', () => {
  const first = { gameTurn: 9, phasingSide: 'french', phase: 'disruptionRemoval' };
  const pending = { kind: 'rollForBeck' };

  it('is due by itself where the option is taken', () => {
    expect(pendingOf(composed(), first, { beck: 'yes' })).toBe('rollForBeck');
    expect(pendingOf(composed(), { ...first, gameTurn: 8 }, { beck: 'yes' })).toBeNull();
    expect(pendingOf(composed(), { ...first, beckHasCome: true }, { beck: 'yes' })).toBeNull();
    expect(pendingOf(composed(), { ...first, phase: 'movement' }, { beck: 'yes' })).toBeNull();
    expect(pendingOf(composed(), { ...first, phasingSide: 'spanish' }, { beck: 'yes' })).toBeNull();
    expect(pendingOf(composed(), { ...first, attempted: ['fr-royal'] }, { beck: 'yes' })).toBeNull();
  });
  it('is not due where it is not taken, whatever the file says', () => {
    expect(pendingOf(composed(), first)).toBeNull();
    expect(pendingOf(composed(), { ...first, pending })).toBe('start.pending');
  });
});

/** Either attacker alone is strong enough for an exchange. */
const CHOICE = changed(SMALL, [['counters', 3, 'strength'], 4]);

describe('8.61, 10.11 an open battle', () => {
  const combat = { gameTurn: 1, phasingSide: 'french', phase: 'combat' };
  const exchange = (change: Json) => ({
    ...combat,
    pending: {
      kind: 'chooseDisrupted',
      attackers: ['horse', 'second'],
      defenders: ['foot'],
      charge: false,
      ...change,
    },
  });

  it('is one that could have been declared', () => {
    expect(pendingOf(CHOICE, exchange({}))).toBe('chooseDisrupted');
    expect(pendingOf(CHOICE, exchange({ charge: true }))).toBe('start.pending');
    expect(pendingOf(CHOICE, exchange({ attackers: ['horse', 'horse'] }))).toMatch(/^start\.pending/);
  });
  it('is one that its reasons speak against, in the words of the first', () => {
    const apart = changed(CHOICE, [['positions', 'second'], '0101'], [['start'], exchange({})]);
    expect(() => startOf(apart)).toThrow(/declared; .*8\.22/);
  });
  it('leaves a choice, if it is an exchange', () => {
    const alone = changed(
      SMALL,
      [['positions', 'second'], '0101'],
      [['start'], exchange({ attackers: ['horse'] })],
    );
    expect(() => startOf(alone)).toThrow(/a choice/);
  });
  it('8.61 of an exchange has been fought: whom it may disrupt, what it asks for, and who may not fight again', () => {
    const state = startOf(changed(CHOICE, [['start'], exchange({})]));
    expect(state.pending).toMatchObject({ by: 'french', from: ['horse', 'second'], needed: 4 });
    const fought = state.counters.filter((one) => one.fought).map(({ id }) => id);
    expect([fought, state.counters.length]).toEqual([['horse', 'second', 'foot'], 5]);
  });
  it('10.11 in which the defender is asked has not: he answers, and no one has fought', () => {
    const use = { leader: 'chief', unit: 'horse' };
    const pending = {
      kind: 'defenderLeaders',
      ...{ attackers: ['horse', 'second'], defenders: ['foot'], charge: false },
      attackerLeaders: [use],
    };
    const state = startOf(changed(CHOICE, [['start'], { ...combat, pending }]));
    const { kind: _, attackerLeaders: leaders, ...battle } = pending;
    expect(state.pending).toEqual({
      kind: 'defenderLeaders',
      by: 'spanish',
      battle: { ...battle, leaders },
    });
    expect(state.counters.some((one) => one.fought)).toBe(false);
  });

  const pending = (kind: string, attackers: readonly string[], defenders: readonly string[]) => ({
    pending: { kind, attackers, defenders, charge: false },
  });
  it('rocroi:18.0 says nothing of the defender’s Leaders, though one must help', () => {
    const state = board('F 8-3 0606 | F 8-3 0505 | S 4-2 0605 | S leader1 0605', {
      ...{ rules: 'rocroi', phase: 'combat', options: { increasedLeaders: 'yes' } },
      start: pending('chooseDisrupted', ['f0606', 'f0505'], ['s0605']),
    });
    expect(state.pending?.kind).toBe('chooseDisrupted');
  });
  it('8.22 is judged by the reading that the game has chosen', () => {
    const many = (manyAgainstMany: string) =>
      board('F 8-3 0606 | F 8-3 0605 | S 4-2 0506 | S 2-2 0706', {
        ...{ phase: 'combat', options: { manyAgainstMany } },
        start: pending('chooseDisrupted', ['f0606', 'f0605'], ['s0506', 's0706']),
      });
    expect(many('allowed').pending?.kind).toBe('chooseDisrupted');
    expect(() => many('oneSide')).toThrow(/8\.22/);
  });
});

describe('8.11, 8.12 what must be fought in a Combat Phase under way', () => {
  const at = (line: string, start: Json = {}) => board(line, { phase: 'combat', start });
  const LINE = 'F 8-3 0606 | F 8-3 0604 | S 4-2 0605';
  const own = (mustAttack: readonly string[], mustBeAttacked: readonly string[]) => ({
    obligations: { mustAttack, mustBeAttacked },
  });

  it('is what the position demands', () => {
    expect(obligations(at(LINE))).toEqual(['f0604', 'f0606', 's0605']);
  });
  it('leaves out who has no one left to fight, but not who has fought', () => {
    expect(obligations(at('F 8-3 0606 | F 8-3 0604 fought | S 4-2 0605 fought'))).toEqual(['f0604', 's0605']);
    expect(obligations(at('F 8-3 0606 fought | S 4-2 0605 | S 4-2 0607 fought'))).toEqual(['f0606', 's0607']);
  });
  it('is what the file itself says, which must be possible', () => {
    expect(obligations(at(LINE, own(['f0606'], [])))).toEqual(['f0606']);
    expect(obligations(at(LINE, own([], ['s0605'])))).toEqual(['s0605']);
    const apart = `${LINE} | F 8-3 0101 | S 4-2 1212`;
    expect(() => at(apart, own(['f0606', 'f0101'], []))).toThrow(/^start\.obligations: /);
    expect(() => at(apart, own([], ['s0605', 's1212']))).toThrow(/^start\.obligations: /);
    expect(() => at(apart, own(['f0101'], ['s1212']))).toThrow(/^start\.obligations: /);
  });
});

describe('freiburg:20.1 a game that starts with the town chosen', () => {
  it('has its force, and otherwise that of the Line', () => {
    const file = scenarioNamed('freiburg-campaign-siege');
    const forcesOf = (defence: string) => startOf(changed(file, [['start', 'defence'], defence])).deployment;
    const { deployment, freiburg } = thirtyYearsWar.read.scenario(file);
    expect(forcesOf('line')).toEqual(deployment);
    const town = freiburg?.townDefence?.deployment;
    expect(forcesOf('town')).toMatchObject({ order: town?.order, suggested: town?.suggested });
    const french = (where = '') => [{ ...town?.forces.french?.[0], where }];
    expect(forcesOf('town')?.forces).toEqual({
      ...town?.forces,
      french: french(town?.forces.french?.[0]?.apart?.where),
    });
    expect(forcesOf('town')).not.toEqual(deployment);
  });
});
