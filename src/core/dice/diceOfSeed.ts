/** Checks that the dice a record attributes to the generator are those that its seed gives. */
import { type Die, type GeneratorState, seedGenerator, throwDice } from './dice';

/** Our generator never throws a die with more sides. */
const MOST_SIDES = 1_000;

type Thrown = { readonly dice: readonly Die[] };
export type CheckedDice = {
  /** The dice of every entry; a face that is not the generator's was entered by hand. */
  readonly dice: readonly (readonly Die[])[];
  /** Entries, counted from 0, that have such a die. */
  readonly foreign: readonly number[];
  /** The generator's state after them. */
  readonly generator: GeneratorState;
};

/** The dice of all entries, in the order they were written, compared with the seed. */
export function checkDice(seed: string, entries: readonly Thrown[]): CheckedDice {
  let generator = seedGenerator(seed);
  const foreign: number[] = [];
  const dice = entries.map(({ dice: written }, index) => {
    const checked = written.map((die): Die => {
      if (die.by !== 'generator' || die.sides < 1 || die.sides > MOST_SIDES) return die;
      const { faces, state } = throwDice(generator, 1, die.sides);
      generator = state;
      return faces[0] === die.face ? die : { ...die, by: 'hand' };
    });
    if (checked.some((die, i) => die !== written[i])) foreign.push(index);
    return checked;
  });
  return { dice, foreign, generator };
}
