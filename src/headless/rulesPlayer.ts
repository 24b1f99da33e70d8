/** Plays by the rules alone: commands as `moves` yields them, without prompt, record or wording. */
import type { Rules, SystemTypes } from '../core/contract/rules';
import { type GeneratorState, seedGenerator, throwDice } from '../core/dice/dice';
import { resolve } from '../core/resolve';
import { type Chance, chanceOf } from './randomPlayer';

export type RulesPlayed<T extends SystemTypes> = {
  readonly state: T['State'];
  readonly commands: number;
  /** Whether the game reached its end; otherwise nothing could be done any more, or the limit was reached. */
  readonly finished: boolean;
};

type Limits<T extends SystemTypes> = {
  readonly most?: number;
  /** Called with every command before it is carried out. */
  readonly watch?: (state: T['State'], command: T['Command']) => void;
};

/** A random one; a phase is left when nothing else can be done in it. */
function drawn<T extends SystemTypes>(
  rules: Rules<T>,
  state: T['State'],
  draw: Chance,
): T['Command'] | undefined {
  const [first] = rules.moves(state, { draw });
  return first;
}

/** From a state to the end of its game, or for this many commands; the same seed gives the same game. */
export function playByRules<T extends SystemTypes>(
  rules: Rules<T>,
  from: T['State'],
  seed: string,
  { most = 20_000, watch = () => {} }: Limits<T> = {},
): RulesPlayed<T> {
  const chance = chanceOf(seed);
  let generator: GeneratorState = seedGenerator(seed);
  let state = from;
  for (let commands = 0; commands < most; commands++) {
    if (rules.verdict(state)) return { state, commands, finished: true };
    const command = rules.onward?.(state) ?? drawn(rules, state, chance);
    if (command === undefined) return { state, commands, finished: false };
    watch(state, command);
    const { state: next } = resolve(rules, state, command, (purposes, sides) => {
      const thrown = throwDice(generator, purposes.length, sides);
      generator = thrown.state;
      return purposes.map((purpose, i) => ({
        ...{ purpose, sides, by: 'generator' },
        face: thrown.faces[i] ?? 1,
      }));
    });
    state = next;
  }
  return { state, commands: most, finished: rules.verdict(state) !== null };
}
