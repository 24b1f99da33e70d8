/** Positions of Rocroi 1643 in one line, and games whose players sometimes do what the coach says. */
import type { Draw } from '../../../src/core/dice/draw';
import { thinkOn } from '../../../src/core/think';
import { Unfolding } from '../../../src/core/unfolding';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import { rocroi1643Coach } from '../../../src/systems/rocroi-1643/coach';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { nextCommand } from './player';

type State = Rocroi1643['State'];
type Command = Rocroi1643['Command'];

/** As `scenario/position` has it. */
export function stateAt(position: string, more: object = {}): State {
  const scenario = reader.read.scenario(reader.read.variant?.({ position, ...more }, () => undefined));
  return rules.start(scenario, reader.read.options(scenario, {}));
}

/** After a command whose dice show these faces, and 1 after them. */
export function played(state: State, command: Command, ...faces: readonly number[]): State {
  return unfolded(state, command, ...faces).state;
}

/** The same with all that happened. */
export function unfolded(state: State, command: Command, ...faces: readonly number[]) {
  const left = [...faces];
  const play = new Unfolding<Rocroi1643>(rules, state, (purposes) => purposes.map(() => left.shift() ?? 1));
  rules.resolve(play, command);
  return play;
}

/** Plays to the end, or so many commands: one time in so many what the coach says first, else by chance. */
export function playCoached(
  start: State,
  draw: Draw,
  most: number,
  watch: (state: State, n: number) => void,
  followed = 8,
): void {
  const game = thinkOn(rules, start);
  for (let n = 0; n < most && !game.over; n++) {
    const state = game.state();
    watch(state, n);
    const advised = draw(followed) === 0 ? rocroi1643Coach.coach(state).acts[0]?.commands : undefined;
    const roll = (sides: number) => draw(sides) + 1;
    const command = advised?.[0] ?? nextCommand(state, draw, true);
    if (!command) throw new Error('a dead end');
    game.play(command, roll);
  }
}
