/**
 * Plays on from a position and forgets it: what a program does for the first time takes several times as long, and so
 * would the first decisions of a game.
 */
import type { SystemTypes } from '../contract/rules';
import { drawFrom } from '../dice/draw';
import { thinkOn } from '../think';
import { playerOf, type Thinker } from './opponent';

/**
 * So many commands at most, with dice of its own; how many there were. Told to stop, it stops, in the midst of a
 * thought.
 */
export function rehearse<T extends SystemTypes>(
  thinker: Thinker<T>,
  state: T['State'],
  most: number,
  stop: () => boolean = () => false,
): number {
  const { rules, seed } = thinker;
  const thinking = thinkOn(rules, state);
  const draw = drawFrom(`rehearsal ${seed}`);
  const player = playerOf(thinker, stop);
  let played = 0;
  while (played < most && !thinking.over && !stop()) {
    const now = thinking.state();
    const command = rules.onward?.(now) ?? player(now);
    if (command === null) break;
    thinking.play(command, (sides) => draw(sides) + 1);
    played++;
  }
  return played;
}
