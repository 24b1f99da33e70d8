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
export function playWithLuck<T extends SystemTypes>(lucky: Lucky<T>, command: T['Command']): number {
  const { faces } = faceByFace(lucky, command);
  const face = playOnce(lucky, command);
  const mean = meanOf(faces);
  return faces.length > 0 ? (faces[face - 1] ?? mean) - mean : 0;
}

/** The same with any number of dice: where there is more than one, the average is that of so many throws of `draw`. */
export function playWithAllLuck<T extends SystemTypes>(
  lucky: Lucky<T>,
  command: T['Command'],
  { draw, times }: { readonly draw: (sides: number) => number; readonly times: number },
): number {
  const { dice, faces } = faceByFace(lucky, command);
  const usual = faces.length > 0 || dice === 0 ? faces : thrown(lucky, command, draw, times);
  playOnce(lucky, command);
  return usual.length > 0 ? lucky.ask() - meanOf(usual) : 0;
}

/** How many dice it throws if each shows a 1, and what stands after each face where it is one die with every face. */
function faceByFace<T extends SystemTypes>(
  { thinking, ask }: Lucky<T>,
  command: T['Command'],
): { readonly dice: number; readonly faces: readonly number[] } {
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
    let rolled = 0;
    thinking.play(command, () => {
      rolled++;
      return face;
    });
    if (rolled === 1) asked.push(ask());
    else asked.length = 0;
    thinking.takeBack();
  }
  return { dice: sides.length, faces: asked };
}

function thrown<T extends SystemTypes>(
  { thinking, ask }: Lucky<T>,
  command: T['Command'],
  draw: (sides: number) => number,
  times: number,
): readonly number[] {
  return Array.from({ length: times }, () => {
    thinking.play(command, draw);
    const worth = ask();
    thinking.takeBack();
    return worth;
  });
}

/** The last face that was thrown. */
function playOnce<T extends SystemTypes>({ thinking, roll }: Lucky<T>, command: T['Command']): number {
  let face = 0;
  thinking.play(command, (sides) => {
    face = roll(sides);
    return face;
  });
  return face;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
