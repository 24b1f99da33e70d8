/**
 * Luck of a throw: by how much what stands after it is better for a side than what stands on average. Taken off what a
 * line of play comes to, it leaves far less to chance, so that few lines tell which plan is better.
 */
import type { SystemTypes, Thinking } from '../contract/rules';

export type Lucky<T extends SystemTypes> = {
  readonly thinking: Pick<Thinking<T>, 'play' | 'takeBack'>;
  /** How good the position is that it stands at. */
  readonly ask: () => number;
  /** A face from 1 to `sides`. */
  readonly roll: (sides: number) => number;
};

/** Carries out a legal command; the luck of its die, and 0 where it throws none, or more than one. */
export function playWithLuck<T extends SystemTypes>(
  { thinking, ask, roll }: Lucky<T>,
  command: T['Command'],
): number {
  const sides: number[] = [];
  thinking.play(command, (of) => {
    sides.push(of);
    return 1;
  });
  const [of = 0, ...more] = sides;
  const isOneDie = of > 0 && more.length === 0;
  const asked = isOneDie ? [ask()] : [];
  thinking.takeBack();
  for (let face = 2; isOneDie && face <= of && asked.length > 0; face++) {
    let thrown = 0;
    thinking.play(command, () => {
      thrown++;
      return face;
    });
    if (thrown === 1) asked.push(ask());
    else asked.length = 0;
    thinking.takeBack();
  }
  let thrown = 0;
  thinking.play(command, (faces) => {
    thrown = roll(faces);
    return thrown;
  });
  const mean = asked.reduce((sum, one) => sum + one, 0) / Math.max(1, asked.length);
  return asked.length > 0 ? (asked[thrown - 1] ?? mean) - mean : 0;
}
