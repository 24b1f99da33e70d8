/** Drills of Rocroi 1643 as they are made and taken. */
import { describe, expect, it } from 'vitest';
import { reader, rocroi1643, rules } from '../../../src/systems/rocroi-1643';
import { rocroi1643Drills as drills } from '../../../src/systems/rocroi-1643/drills';
import { CASES } from '../../../src/systems/rocroi-1643/rulebook/cases';
import { drillOf, drillsHold, seedsOf } from '../../helpers/drillsHold';
import { counter } from '../../helpers/toy/toySystem';

drillsHold(drills, CASES);

it('the table does not tell who is in command where that is the question (8.1)', () => {
  const address = { kind: 'command', level: 3, seed: 'silent' };
  const { position, lit } = drillOf(drills, address);
  const scenario = reader.read.scenario(reader.read.variant?.(position, () => undefined));
  const state = rules.start(scenario, reader.read.options(scenario, {}));
  const told = lit.map((id) => {
    const target = { on: 'counter', id: counter(id) } as const;
    const pressed = rocroi1643.press(state, null, target);
    const draft = 'draft' in pressed ? pressed.draft : null;
    return [rocroi1643.preview(state, null, target), rocroi1643.prompt(state, draft)];
  });
  const words = JSON.stringify([told, rocroi1643.board(state, null), rocroi1643.table(state)]);
  expect(words).not.toMatch(/out of command|in command of|"outOfCommand":true/i);
});

describe('everything that is lit is answered', () => {
  it.each(drills.kinds.map(({ id }) => id))('%s', (kind) => {
    for (const address of seedsOf(kind)) {
      const { goal, lit, poor } = drillOf(drills, address);
      if (!('press' in goal)) throw new Error('a drill that is not answered on the map');
      // The attacked one, its enemy or the leader stand for the question itself.
      const told = [...goal.press, ...poor.flatMap((one) => ('when' in one ? [one.when] : []))];
      const silent = lit.filter((name) => !told.includes(name));
      expect(silent.length, JSON.stringify([address, silent])).toBeLessThan(3);
    }
  });

  it('and more is asked for at higher levels', () => {
    const litAt = (level: number) =>
      Array.from({ length: 12 }, (_, n) =>
        drillOf(drills, { kind: 'command', level, seed: `more-${n}` }),
      ).reduce((sum, { lit }) => sum + lit.length, 0);
    expect(litAt(5)).toBeGreaterThan(litAt(1));
  });
});
