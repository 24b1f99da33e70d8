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

/** As many as two dice have; of more throws the average is not worked out. */
const MOST = 36;

/** Carries out a legal command; the luck of its dice, and 0 where it throws none, or too many for an exact average. */
export function playWithLuck<T extends SystemTypes>(lucky: Lucky<T>, command: T['Command']): number {
  const usual = average(lucky, command);
  lucky.thinking.play(command, lucky.roll);
  return typeof usual === 'number' ? lucky.ask() - usual : 0;
}

/** The same with any number of dice: where they are too many, the average is that of so many throws of `draw`. */
export function playWithAllLuck<T extends SystemTypes>(
  lucky: Lucky<T>,
  command: T['Command'],
  { draw, times }: { readonly draw: (sides: number) => number; readonly times: number },
): number {
  const found = average(lucky, command);
  const usual = found === 'unknown' ? thrown(lucky, command, draw, times) : found;
  lucky.thinking.play(command, lucky.roll);
  return usual === 'no dice' ? 0 : lucky.ask() - usual;
}

/**
 * What stands on average over all faces of all dice, exactly, however many are thrown after each face; `unknown` where
 * there would be more than `MOST` throws.
 */
function average<T extends SystemTypes>(
  { thinking, ask }: Lucky<T>,
  command: T['Command'],
): number | 'no dice' | 'unknown' {
  const faces: number[] = [];
  let [sum, tried] = [0, 0];
  do {
    const dice: number[] = [];
    thinking.play(command, (sides) => {
      const face = faces[dice.length] ?? 1;
      faces[dice.length] = face;
      dice.push(sides);
      return face;
    });
    const ways = dice.reduce((product, sides) => product * sides, 1);
    const isLittle = dice.length > 0 && ways <= MOST && ++tried <= MOST;
    if (isLittle) sum += ask() / ways;
    thinking.takeBack();
    if (!isLittle) return dice.length === 0 ? 'no dice' : 'unknown';
    faces.length = dice.length;
    while (faces.length > 0 && faces.at(-1) === dice[faces.length - 1]) faces.pop();
    const last = faces.pop();
    if (last !== undefined) faces.push(last + 1);
  } while (faces.length > 0);
  return sum;
}

function thrown<T extends SystemTypes>(
  { thinking, ask }: Lucky<T>,
  command: T['Command'],
  draw: (sides: number) => number,
  times: number,
): number {
  let sum = 0;
  for (let n = 0; n < times; n++) {
    thinking.play(command, draw);
    sum += ask();
    thinking.takeBack();
  }
  return sum / times;
}
