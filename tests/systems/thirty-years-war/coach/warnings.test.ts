import { describe, expect, it } from 'vitest';
import { thirtyYearsWarCoach } from '../../../../src/systems/thirty-years-war/coach';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { coachFaults, textFaults } from '../../../helpers/coached';
import { type Act, attack, board, endPhase, fire, move } from '../../../helpers/positions/board';
import { BOTH, campaignAt, type Moment } from '../../../helpers/positions/campaign';
import { BOTH as SIEGE } from '../../../helpers/positions/siege';

function threats(state: State): readonly string[] {
  expect(coachFaults(state)).toEqual([]);
  return thirtyYearsWarCoach.coach(state).threats.map(({ text }) => text.replaceAll('\u00a0', ' '));
}

function exposed(state: State, act: Act): string | null {
  const advice = thirtyYearsWarCoach.exposes(state, act(state));
  if (!advice) return null;
  expect(textFaults('exposed', advice.text, advice.rules)).toEqual([]);
  return advice.text.replaceAll('\u00a0', ' ');
}

describe('how the battle stands', () => {
  const told = (moment: Moment) =>
    thirtyYearsWarCoach.coach(campaignAt({ on: BOTH, phase: 'movement', ...moment })).look;

  it('is told of several days only where points are counted, or on the last (freiburg:18.7, 19.6)', () => {
    expect(told({ day: 0 })).not.toContain('as things stand');
    expect(told({ day: 1 })).not.toContain('as things stand');
    expect(told({ day: 2 })).toMatch(/French victory: .*, as things stand\./);
    expect(told({ game: 'siege', day: 0, on: SIEGE })).toMatch(/, as things stand\./);
  });
});

describe('what the opponent threatens', () => {
  it('battles that he can bring about, the worst first', () => {
    const state = board('F 4-3 0606 | F 2-3 0202 | S 8-4 0610 | S 8-4 0710 | S 8-2 0204', {
      ...{ phase: 'movement', gameTurns: 5 },
    });
    expect(threats(state)).toEqual([
      'Next turn two enemies could attack F 4-3 (0606): 16 against 4, 4-1, eliminated 17 %, disrupted 67 %, nothing 17 %.',
      'Next turn an enemy could attack F 2-3 (0202): 8 against 2, 4-1, eliminated 17 %, disrupted 67 %, nothing 17 %.',
    ]);
  });

  it.each(['no', 'yes'])(
    'with the Leader who helps whom they attack, asked for him or not (10.11): %s',
    (askDefender) => {
      const state = board('F 4-3 0606 | F leader1 0606 | F 2-3 0202 | S 8-4 0610 | S 8-4 0710', {
        ...{ phase: 'movement', gameTurns: 5, options: { askDefender } },
      });
      expect(threats(state)).toEqual([
        'Next turn two enemies could attack F 4-3 (0606): 16 against 5, 3-1, disrupted 67 %, nothing 33 %.',
      ]);
    },
  );

  it('the shot that is most likely to disrupt', () => {
    const state = board('F 4-3 0606 | S gun 0608', { phase: 'movement', gameTurns: 5 });
    expect(threats(state)).toEqual([
      'Next turn S gun (0608) could fire on F 4-3 (0606): disrupted 50 %, nothing 50 %.',
    ]);
  });

  it('10.0 a Leader who stands alone where an enemy could come upon him or beside him', () => {
    const set = { phase: 'movement', gameTurns: 5 } as const;
    expect(threats(board('F 8-3 0602 | F leader2 0606 | S 2-4 0611', set))).toEqual([
      'Next turn an enemy could catch F leader2 (0606): a Leader without a unit is lost then.',
    ]);
    expect(threats(board('F 8-3 0602 | F leader2 0606 | S 2-3 0611', set))).toEqual([]);
    expect(threats(board('F 8-3 0606 | F leader2 0606 | S 2-4 0611', set))).toEqual([]);
    expect(threats(board('F 8-3 0602 | F leader2 0606 | S 2-4* 0609', set))).toEqual([]);
  });

  it('nothing once no Player-Turn comes after this one', () => {
    const line = 'S 4-3 0606 | F 8-4 0610 | F gun 0608';
    const at = (gameTurn: number) => board(line, { phase: 'movement', side: 'S', gameTurn, gameTurns: 5 });
    expect(threats(at(4)).length).toBeGreaterThan(0);
    expect(threats(at(5))).toEqual([]);
  });

  it('in the last Game-Turn it speaks of the turn that the enemy still has, and of none that does not come', () => {
    const line = 'F 4-3 0606 | S 8-4 0610 | S 8-4 0710';
    const at = (gameTurn: number) => board(line, { phase: 'movement', gameTurn, gameTurns: 5 });
    expect(threats(at(4))[0]).toMatch(/^Next turn two enemies could attack F 4-3/);
    expect(threats(at(5))[0]).toMatch(/^In the enemy’s turn two enemies could attack F 4-3/);
    const last = board('S 4-3 0606 | F 8-4 0612', {
      ...{ phase: 'movement', side: 'S', gameTurn: 5, gameTurns: 5 },
    });
    expect(thirtyYearsWarCoach.coach(last).look).not.toContain('turn.');
    expect(thirtyYearsWarCoach.coach(last).look).toContain('No unit of yours can reach an enemy');
    expect(exposed(last, move('0606', '0607'))).toBeNull();
  });

  it('no battle across what may not be attacked over', () => {
    const line = 'F 2-3 0606 | S 8-3 0608';
    const open = board(line, { phase: 'movement', gameTurns: 5 });
    const around: readonly (readonly [string, string])[] = [
      '0605',
      '0607',
      '0507',
      '0506',
      '0707',
      '0706',
    ].map((hex) => ['0606', hex] as const);
    const river = board(line, { phase: 'movement', gameTurns: 5, map: { rivers: around } });
    expect(threats(open)).toHaveLength(1);
    expect(threats(river)).toEqual([]);
  });
});

describe('what a command would expose', () => {
  const march = board('F 2-6 0606 | S 8-3 0610', { phase: 'movement', gameTurns: 5 });

  it('a move beside an enemy whom nobody else attacks', () => {
    expect(exposed(march, move('0606', '0607 0608 0609'))).toMatch(
      /^There F 2-6 would have to attack S 8-3 \(0610\): 2 against 8, 1-4\. Next turn an enemy could attack it there: 8 against 2, 4-1/,
    );
  });

  it.each(['no', 'yes'])(
    'the same where his Leader helps him, asked for him or not (10.11): %s',
    (askDefender) => {
      const led = board('F 2-6 0606 | S 8-3 0610 | S leader3 0610', {
        ...{ phase: 'movement', gameTurns: 5, options: { askDefender } },
      });
      expect(exposed(led, move('0606', '0607 0608 0609'))).toMatch(
        /^There F 2-6 would have to attack S 8-3 \(0610\): 2 against 11, 1-5\./,
      );
    },
  );

  it('10.0 a move that leaves a Leader alone, or takes him where he is', () => {
    const led = board('F 4-6 0606 | F leader2 0606 | S 8-4 0611', { phase: 'movement', gameTurns: 5 });
    expect(exposed(led, move('0606', '0605'))).toBe(
      'F leader2 (0606) is then alone, and next turn an enemy could catch him: bring him to a unit.',
    );
    expect(exposed(led, move('f0606l', '0607'))).toBe(
      'F leader2 (0607) is then alone, and next turn an enemy could catch him: bring him to a unit.',
    );
    expect(exposed(led, move('f0606l', '0607 0608 0609 0610'))).toBe(
      'F leader2 (0610) is then alone beside an enemy, and is lost as the phase ends: bring him to a unit.',
    );
    const far = board('F 4-6 0606 | F leader2 0606 | S 8-4 0619', {
      ...{ phase: 'movement', gameTurns: 5, map: { rows: 20 } },
    });
    expect(exposed(far, move('0606', '0605'))).toBeNull();
  });

  it('a move where nobody comes exposes nothing', () => {
    expect(exposed(march, move('0606', '0605 0604 0603'))).toBeNull();
  });

  it('a battle that leaves a bad one to others', () => {
    const state = board('F 8-3 0609 | F 2-3 0710 | S 8-3 0610 | S 2-3 0611', { phase: 'combat' });
    expect(exposed(state, attack(['0609'], ['0610']))).toBeNull();
    const left = board('F 8-3 0609 | F 2-3 0511 | S 2-3 0610 | S 8-3 0611', { phase: 'combat' });
    expect(exposed(left, attack(['0609'], ['0610']))).toBe(
      'That leaves a battle of F 2-3 (0511) against S 8-3 (0611): 2 against 8, 1-4.',
    );
  });

  it('the end of a Movement Phase: the worst that must be fought then', () => {
    const state = board('F 2-3 0609 | S 8-3 0610', { phase: 'movement' });
    expect(exposed(state, endPhase())).toBe(
      'In the Combat Phase there is a battle of F 2-3 (0609) against S 8-3 (0610): 2 against 8, 1-4.',
    );
  });

  it('a shot exposes nothing, and what is not legal is not looked at', () => {
    const state = board('F gun 0606 | S 8-3 0608', { phase: 'artilleryFire' });
    expect(exposed(state, fire('0606', '0608'))).toBeNull();
    expect(exposed(march, move('0606', '0610'))).toBeNull();
  });
});
