/** Whether an example shows what it says. */
import type { SystemTypes } from '../contract/rules';
import type { GameSystem } from '../contract/system';
import type { Json } from '../contract/values';
import { stateOf } from '../game';
import type { Example } from './example';
import { isTable, unmatched } from './facts';
import { type PlayedOut, reasonsInShort } from './playOut';

/** What differs from what the example says, a sentence each; none: it shows it. */
export function faultsOf<T extends SystemTypes>(
  system: GameSystem<T>,
  example: Example,
  played: PlayedOut<T>,
): readonly string[] {
  const refused = reasonsInShort(system, played.begun, played.refused);
  const expected = example.refused ?? [];
  return [
    ...(sameText(refused, expected) ? [] : [`refused: ${listed(refused)}, and not ${listed(expected)}`]),
    ...missing('fact', example.facts, () => system.answers?.(stateOf(played.game)) ?? []),
    ...missing('event', example.events, () => eventsTold(system, played)),
  ];
}

/** Each event of what was tried, with the receipt that the log keeps of it. */
function eventsTold<T extends SystemTypes>(
  system: GameSystem<T>,
  { begun, events }: PlayedOut<T>,
): readonly Json[] {
  let state = stateOf(begun);
  return events.map((event: Json) => {
    const line = system.tell(state, event);
    state = system.evolve(state, event);
    return line?.receipt && isTable(event) ? { ...event, receipt: line.receipt } : event;
  });
}

function missing(what: string, patterns: readonly Json[] = [], values: () => readonly Json[]) {
  if (patterns.length === 0) return [];
  return unmatched(patterns, values()).map((pattern) => `no such ${what}: ${JSON.stringify(pattern)}`);
}

const sameText = (a: readonly string[], b: readonly string[]) => a.join('|') === b.join('|');
const listed = (texts: readonly string[]) => (texts.length > 0 ? texts.join('; ') : 'nothing');
