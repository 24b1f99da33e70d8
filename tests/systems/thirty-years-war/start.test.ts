/** Starts that only the rules can tell to be impossible, and decisions that are due by themselves. */
import { describe, expect, it } from 'vitest';
import { DataError } from '../../../src/core/dataError';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { changed, composed, SMALL } from '../../helpers/scenarioJson';

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
  it('leaves a choice, if it is an exchange', () => {
    expect(pendingOf(SMALL, exchange({ attackers: ['horse'] }))).toBe('start.pending');
  });
});
