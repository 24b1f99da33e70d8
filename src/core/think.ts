/** A position to think on, of any system. */
import type { Rules, SystemTypes, Thinking } from './contract/rules';
import { Unfolding } from './unfolding';

/** The system's own, or one built from `resolve` and `evolve` that keeps a state for each command. */
export function thinkOn<T extends SystemTypes>(rules: Rules<T>, state: T['State']): Thinking<T> {
  return rules.think?.(state) ?? byStates(rules, state);
}

function byStates<T extends SystemTypes>(rules: Rules<T>, start: T['State']): Thinking<T> {
  const states: T['State'][] = [];
  let now = start;
  return {
    get over() {
      return rules.verdict(now) !== null;
    },
    moves: (asking) => rules.moves(now, asking),
    isLegal: (command) => rules.check(now, rules.canonical(now, command)).length === 0,
    play(command, roll) {
      states.push(now);
      const play = new Unfolding(rules, now, (purposes, sides = 6) => purposes.map(() => roll(sides)));
      rules.resolve(play, command);
      now = play.state;
    },
    takeBack() {
      const before = states.pop();
      if (before === undefined) throw new RangeError('nothing to take back');
      now = before;
    },
    state: () => now,
  };
}
