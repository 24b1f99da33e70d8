/** A position to think on goes where the rules go, state for state, and back. */
import { describe, expect, it } from 'vitest';
import { drawFrom } from '../../../src/core/dice/draw';
import { thinkOn } from '../../../src/core/think';
import { rules } from '../../../src/systems/rocroi-1643';
import { strewnState } from '../../helpers/rocroi1643/strewn';

const { think: _, ...withoutIt } = rules;

describe.each([1, 2, 3, 4])('thinking on position %s', (seed) => {
  it('leads to the states of the rules, and each command is taken back', () => {
    const start = strewnState(seed);
    const [own, built] = [thinkOn(rules, start), thinkOn(withoutIt, start)];
    const [draw, same] = [drawFrom(`${seed}`), drawFrom(`${seed}`)];
    const states = [start];
    while (states.length < 150) {
      const [command] = [...own.moves({ draw })];
      expect([...built.moves({ draw: same })][0]).toEqual(command);
      if (!command) break;
      expect(own.isLegal(command)).toBe(true);
      own.play(command, (sides) => 1 + draw(sides));
      built.play(command, (sides) => 1 + same(sides));
      expect(own.state()).toEqual(built.state());
      states.push(own.state());
    }
    expect(own.over).toBe(built.over);
    for (const state of states.toReversed().slice(1)) {
      own.takeBack();
      expect(own.state()).toBe(state);
      expect([...own.moves()]).toEqual([...rules.moves(state)]);
    }
    expect(() => own.takeBack()).toThrow(RangeError);
  });
});
