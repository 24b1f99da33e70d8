/** What is said before an act because nothing on the map shows it. */

import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { completion } from '../../../../src/systems/thirty-years-war/standard/08-combat/obligations';
import { attack, board } from '../../../helpers/positions/board';
import { counter } from '../../../helpers/toy/toySystem';

const moving = (line: string, id: string, at: string) => {
  const state = board(line, { phase: 'movement' });
  const draft = { kind: 'move', counter: counter(id), path: [], tracing: false } as const;
  return thirtyYearsWar.preview(state, draft, { on: 'place', at }).text;
};

describe('before a move', () => {
  it('5.0 a gun stays where its unit leaves it', () => {
    expect(moving('F 8-3 0505 | F gun 0505 | S 8-2 1212', 'f0505', '0506')).toContain(
      'Its gun stays behind: guns never move.',
    );
    expect(moving('F 8-3 0505 | S 8-2 1212', 'f0505', '0506')).not.toContain('gun');
  });
  it('10.11 a Leader tells what he adds to the unit that he comes to', () => {
    const line = 'F 8-3 0506 | F leader2 0505 | S 8-2 1212';
    expect(moving(line, 'f0505l', '0506')).toContain('In a battle he adds 2 to F 8-3 there.');
    expect(moving(line, 'f0505l', '0504')).not.toContain('adds');
  });
  it('9.12 all disrupted enemies that may be attacked are named, not the first alone', () => {
    const told = moving('F 8-3 0503 | S 12-2* 0506 | S 4-2* 0605', 'f0503', '0505');
    expect(told).toMatch(/There it may attack .*; or .*\./);
    expect(told.match(/disrupted/g)).toHaveLength(2);
  });
});

describe('before a Movement Phase ends', () => {
  const ending = (line: string) =>
    thirtyYearsWar
      .prompt(board(line, { phase: 'movement' }), null)
      .choices.find(({ target }) => target.on === 'option' && target.id === 'end-phase');

  it('10.0 Leaders who would be lost alone beside an enemy are named at its button', () => {
    const caught = ending('F 8-3 0505 | F leader2 0907 | S 8-2 0908');
    expect(caught?.cost).toBe('F leader2 (0907), alone beside an enemy, would be lost');
    expect(caught?.weight).toBeUndefined();
  });
  it('10.0 nobody is named who stands with a unit, out of reach, or on the other side', () => {
    for (const line of [
      'F 8-3 0907 | F leader2 0907 | S 8-2 0908',
      'F 8-3 0505 | F leader2 0506 | S 8-2 0908',
      'F 8-3 0505 | S leader2 0506 | S 8-2 0908',
    ])
      expect(ending(line)?.cost).toBeUndefined();
  });
});

describe('before a battle', () => {
  const state = board('F 8-3 0605 | F 8-3 0805 | S 6-3 0606 | S 4-3 0806', { phase: 'combat' });

  it('8.11 "Fight what is left" tells who would fight whom, and at what odds', () => {
    const { text } = thirtyYearsWar.preview(state, null, { on: 'option', id: 'complete' });
    expect(completion(boardOf(state))).toHaveLength(2);
    const { choices } = thirtyYearsWar.prompt(state, null);
    expect(choices.filter(({ sweeping }) => sweeping).map(({ label }) => label)).toEqual([
      'Fight what is left for me',
    ]);
    expect(text).toMatch(/^2 battles, of those who must fight only: .* at 1-1; .* at 2-1\.$/);
  });
  it('a unit that is in it says what the next press would do, not that it has done it', () => {
    const { attackers } = attack(['0605'], ['0606'])(state) as { attackers: readonly string[] };
    const draft = { kind: 'battle', attackers, defenders: [], charge: false, leaders: null } as never;
    const { text } = thirtyYearsWar.preview(state, draft, { on: 'counter', id: counter(attackers[0] ?? '') });
    expect(text).toContain('is in the battle; choosing it again takes it out.');
  });
  it('and what the others would come to without it', () => {
    const state = board('F 8-3 0404 | F 8-3 0303 | S 4-2 0403', { phase: 'combat' });
    const { attackers, defenders } = attack(['0404', '0303'], ['0403'])(state) as {
      attackers: readonly string[];
      defenders: readonly string[];
    };
    const draft = { kind: 'battle', attackers, defenders, charge: false, leaders: null } as never;
    const { text } = thirtyYearsWar.preview(state, draft, { on: 'counter', id: counter(attackers[1] ?? '') });
    expect(text).toMatch(/takes it out\. Without it: /);
  });
  it('9.12 who may be attacked without having to is named, three at most, and lit', () => {
    const asked = (line: string) => {
      const { instruction, names } = thirtyYearsWar.prompt(board(line, { phase: 'combat' }), null);
      return { instruction, named: names?.length };
    };
    expect(asked('F 8-3 0605 | S 4-3* 0606')).toEqual({
      instruction: 'Nothing has to be fought. You may still attack S 4-3 (0606).',
      named: 1,
    });
    const { instruction, named } = asked(
      'F 8-3 0605 | S 4-3* 0606 | S 4-3* 0604 | S 4-3* 0505 | S 4-3* 0506',
    );
    expect(instruction).toMatch(/^Nothing has to be fought\. You may still attack .*, .*, .* and 1 other\.$/);
    expect(named).toBe(4);
  });
});
