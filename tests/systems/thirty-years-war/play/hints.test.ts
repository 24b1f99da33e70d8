/** Each hint comes up where it is about something, and not where it is not. */
import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { attack, board, endPhase, fire, move, played } from '../../../helpers/positions/board';
import { campaignAt, FRENCH } from '../../../helpers/positions/campaign';
import { catalogued } from '../../../helpers/positions/catalogued';
import { first } from '../../../helpers/positions/siege';

const HINTS = thirtyYearsWar.hints ?? [];
/** Ids of the hints that come up, each with the counters it is about. */
function upIn(state: State): { readonly [hint: string]: readonly string[] } {
  return Object.fromEntries(
    HINTS.flatMap(({ id, comesUp }) => {
      const counters = comesUp(state);
      return counters ? [[id, counters]] : [];
    }),
  );
}

describe('of the standard rules', () => {
  const line = 'F 8-3 0406 | F gun 0606 | S 4-3 0408 | S 4-3 0508';
  const firing = board(line, { phase: 'artilleryFire' });

  it('guns that may fire', () => {
    expect(upIn(firing)).toEqual({ 'standard-fire': ['f0606g'] });
  });

  it('a disrupted unit, and in its own phase how it recovers', () => {
    const hit = played(firing, [fire('0606', '0508'), 1]);
    expect(upIn(hit)).toEqual({ 'standard-disrupted': ['s0508'] });
    const removal = board(`${line} | F 4-3* 0203`, { phase: 'disruptionRemoval' });
    expect(upIn(removal)).toEqual({ 'standard-recover': ['f0203'], 'standard-disrupted': ['f0203'] });
  });

  it('the first march, then contact, then who must fight', () => {
    const marching = board(line, { phase: 'movement' });
    expect(upIn(marching)).toEqual({ 'standard-march': [] });
    const beside = played(marching, move('0406', '0407'));
    expect(upIn(beside)).toEqual({ 'standard-contact': ['f0406'] });
    expect(upIn(played(beside, endPhase()))).toEqual({
      'standard-must-fight': ['f0406', 's0408', 's0508'],
    });
  });

  it('nobody must fight any more, and no hint says so', () => {
    const combat = played(board(line, { phase: 'movement' }), move('0406', '0407'), endPhase());
    expect(upIn(played(combat, [attack(['0407'], ['0408', '0508']), 1]))).not.toHaveProperty(
      'standard-must-fight',
    );
  });

  it('an exchange, a gun that changed hands', () => {
    const combat = board('F 8-3 0406 | F 6-3 0507 | S 4-3 0407', { phase: 'combat' });
    expect(Object.keys(upIn(combat))).toEqual(['standard-must-fight']);
    const captured = board('F 8-3 0406 | S gun 0406 captured', { phase: 'movement' });
    expect(upIn(captured)).toMatchObject({ 'standard-captured': ['s0406g'] });
  });

  it('a set-up', () => {
    expect(Object.keys(upIn(catalogued('freiburg-9-august')))).toContain('standard-set-up');
  });
});

describe('of the battles, only where they are fought', () => {
  const charge = 'F 4-8 0406 | S 4-3* 0407 | S 8-3 0408';
  const at = (rules: 'standard' | 'rocroi' | 'freiburg') => upIn(board(charge, { rules, phase: 'combat' }));

  it('a charge', () => {
    expect(at('rocroi')).toMatchObject({ 'rocroi-charge': ['f0406'] });
    expect(at('freiburg')).toHaveProperty('freiburg-charge');
    expect(Object.keys(at('standard'))).toEqual(['standard-disrupted']);
    const firm = board('F 4-8 0406 | S 4-3 0407', { rules: 'rocroi', phase: 'combat' });
    expect(upIn(firm)).not.toHaveProperty('rocroi-charge');
  });

  it('losses at Rocroi', () => {
    const lost = board('F 8-3 0406 | S 4-3 0409', { rules: 'rocroi', losses: { S: [4, 0] } });
    expect(upIn(lost)).toHaveProperty('rocroi-levels');
    const levels = HINTS.find(({ id }) => id === 'rocroi-levels');
    expect(levels?.example?.(catalogued('rocroi'))).toBe('');
    const played = { ...catalogued('rocroi'), losses: lost.losses };
    expect(levels?.example?.(played)).toBe(
      'The Spanish have lost 4 Strength Points so far; the next total is 100, for Spanish cavalry.',
    );
    expect(upIn(board('F 8-3 0406 | S 4-3 0409', { rules: 'rocroi' }))).not.toHaveProperty('rocroi-levels');
  });

  it('walls before the town of Freiburg, and not where nobody besieges it', () => {
    const firing = { phase: 'artilleryFire', side: FRENCH, on: 'bav-6-3-01 0711, fr-art-1 0914' } as const;
    expect(Object.keys(upIn(first(firing)))).toContain('freiburg-walls');
    expect(Object.keys(upIn(campaignAt({ game: 'campaign', day: 0, ...firing })))).not.toContain(
      'freiburg-walls',
    );
  });
});
