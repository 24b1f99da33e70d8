/** An example of play on a table of its own, to be tried and put back. */

import type { GameSystem } from '../../core/contract/system';
import type { Json } from '../../core/contract/values';
import type { Example, Pattern as ExampleFact } from '../../core/example/example';
import { beginExample } from '../../core/example/playOut';
import { stateOf } from '../../core/game';
import type { Offer } from '../context';
import type { GameState, GameStore } from '../state';
import { createScratch } from './scratch';

export type Live = {
  /** On its table lies the position of the example, as it stands when something is tried. */
  readonly store: GameStore;
  /** What is tried, as a sentence; '' where nothing is, or the system does not tell it. */
  readonly words: string;
  /** Tries it from the position of the example, with its dice: it is carried out, or refused as in play. */
  tryIt(): void;
  putBack(): void;
  /** What the example counts, in sentences, as it is in a state of this table. */
  counts(state: Json): readonly string[];
};

/** `consult` opens the rulebook around it. Throws a `DataError` for an example that is not of that system. */
export function createLive(
  offer: Offer,
  systemId: string,
  example: Example,
  consult: GameState['consult'],
): Live {
  const { system, named, store, stand, putBack, carryOut } = createScratch(offer, systemId, {
    // It is to be seen what comes of it, and not what passes by itself after that.
    passes: false,
  });
  const { act, position, facts = [] } = example;
  const state = stateOf(beginExample(system, example, named));
  // It was read from a file.
  stand(position as Json, state, act?.dice ?? []);
  store.setState({ consult: (rule) => consult(rule, system) });
  const command = act && system.read.command(act.command);
  return {
    store,
    words: command === undefined ? '' : (system.commandInWords?.(state, command) ?? ''),
    tryIt() {
      putBack();
      if (command !== undefined) carryOut(command);
    },
    putBack,
    counts: (at) => [...new Set(facts.flatMap((fact) => factInWords(system, at, fact)))],
  };
}

function factInWords(system: GameSystem, state: Json, { about, ...fact }: ExampleFact): readonly string[] {
  return typeof about === 'string' ? (system.answersInWords?.(state, { about, ...fact }) ?? []) : [];
}
