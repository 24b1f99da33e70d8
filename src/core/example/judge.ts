/** Whether an example shows what it says. */
import type { Rules, SystemTypes } from '../contract/rules';
import type { Table } from '../contract/table';
import type { Json } from '../contract/values';
import { stateOf } from '../game';
import type { Example } from './example';
import { isTable, matches, unmatched } from './facts';
import { type Placed, type PlayedOut, reasonsInShort } from './playOut';

/** What it takes to judge examples of a system. */
type Judging<T extends SystemTypes> = Placed<T> &
  Pick<Rules<T>, 'evolve'> &
  Pick<Table<T>, 'tell' | 'answers'>;

/** What differs from what the example says, a sentence each; none: it shows it. */
export function faultsOf<T extends SystemTypes>(
  system: Judging<T>,
  example: Example,
  played: PlayedOut<T>,
): readonly string[] {
  return judgeOf(system, played)(example);
}

/** The same of several examples that are played out alike: what comes of it is looked at once. */
export function judgeOf<T extends SystemTypes>(
  system: Judging<T>,
  played: PlayedOut<T>,
): (example: Example) => readonly string[] {
  const refused = reasonsInShort(system, played.begun, played.refused);
  const counted = once(() => system.answers?.(stateOf(played.game)) ?? []);
  const told = once(() => toldBy(system, played));
  const events = once(() => told().map(({ event }) => event));
  const sentences = once(() => [
    ...played.refused.map(({ text }) => text),
    ...told().flatMap(({ text }) => (text === null ? [] : [text])),
  ]);
  return (example) => {
    const expected = example.refused ?? [];
    return [
      ...(sameText(refused, expected) ? [] : [`refused: ${listed(refused)}, and not ${listed(expected)}`]),
      ...missing('fact', example.facts, counted),
      ...missing('event', example.events, events),
      ...otherCourse(example.course, events),
      ...missing('sentence', example.says, sentences),
    ];
  };
}

function once<R>(ask: () => R): () => R {
  let known: { readonly of: R } | null = null;
  return () => {
    known ??= { of: ask() };
    return known.of;
  };
}

type Told = { readonly event: Json; readonly text: string | null };

/** Each event of what was tried, with the sentence and the receipt that the log keeps of it. */
function toldBy<T extends SystemTypes>(system: Judging<T>, { begun, events }: PlayedOut<T>): readonly Told[] {
  let state = stateOf(begun);
  return events.map((event: Json) => {
    const line = system.tell(state, event);
    state = system.evolve(state, event);
    const withReceipt = line?.receipt && isTable(event) ? { ...event, receipt: line.receipt } : event;
    return { event: withReceipt, text: line?.text ?? null };
  });
}

function otherCourse(
  patterns: readonly Json[] | undefined,
  events: () => readonly Json[],
): readonly string[] {
  if (!patterns || matches(patterns, events())) return [];
  return [`another course: ${JSON.stringify(events())}, and not ${JSON.stringify(patterns)}`];
}

function missing(what: string, patterns: readonly Json[] = [], values: () => readonly Json[]) {
  if (patterns.length === 0) return [];
  return unmatched(patterns, values()).map((pattern) => `no such ${what}: ${JSON.stringify(pattern)}`);
}

const sameText = (a: readonly string[], b: readonly string[]) => a.join('|') === b.join('|');
const listed = (texts: readonly string[]) => (texts.length > 0 ? texts.join('; ') : 'nothing');
