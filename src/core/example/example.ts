/**
 * Examples of play as files: a position, what is tried in it, and what comes of it. The rulebook shows them, tests run
 * them. What a position and a command are is known to their system alone.
 */
import * as v from 'valibot';
import type { Json } from '../contract/values';
import { DataError } from '../json/dataError';
import { lettersUpTo, listUpTo, readJson } from '../json/readJson';

const MOST_EXAMPLES = 500;
const MOST_ACTS = 100;
const MOST_FACTS = 100;
const MOST_DICE = 100;

const line = lettersUpTo(300);
/** What `JSON.parse` gives: it has no other values. */
const json = v.custom<Json>((value) => value !== undefined, 'a value');
const pattern = v.record(v.string(), json);
const actForm = v.strictObject({
  /** As the system reads it. */
  command: v.unknown(),
  /** Faces, in the order in which they are thrown. Left out where none is, or where it is only tried. */
  dice: v.exactOptional(listUpTo(MOST_DICE, v.pipe(v.number(), v.safeInteger('a whole number')))),
});

export const exampleForm = v.strictObject({
  /** The case that it shows. */
  rule: line,
  /** `counted`: what comes of it is what matters. */
  kind: v.picklist(['legal', 'illegal', 'counted']),
  name: v.pipe(line, v.nonEmpty('a text that is not empty')),
  /** What `read.variant` of its system makes a scenario of. */
  position: v.unknown(),
  /** Played first, one after the other. */
  before: v.exactOptional(listUpTo(MOST_ACTS, actForm)),
  /** What is tried then. */
  act: v.exactOptional(actForm),
  /** Why it is refused: for each reason its case and what causes it, as `reasonsInShort` writes them. */
  refused: v.exactOptional(listUpTo(MOST_FACTS, line)),
  /** Patterns, each of which matches one of the things that `answers` of the system counts afterwards. */
  facts: v.exactOptional(listUpTo(MOST_FACTS, pattern)),
  /** Patterns, each of which matches one of the events of what is tried. */
  events: v.exactOptional(listUpTo(MOST_FACTS, pattern)),
  /** Patterns, one for each event of what is tried, in their order: nothing else happens. */
  course: v.exactOptional(listUpTo(MOST_FACTS, pattern)),
  /** Sentences that the table says of what is tried: of the refusal, or of what happens, as in the log. */
  says: v.exactOptional(listUpTo(MOST_FACTS, line)),
});
const fileForm = v.strictObject({ examples: listUpTo(MOST_EXAMPLES, exampleForm) });

export type Pattern = { readonly [field: string]: Json };
export type ExampleAct = { readonly command: unknown; readonly dice?: readonly number[] };
export type ExampleKind = 'legal' | 'illegal' | 'counted';
export type Example = {
  readonly rule: string;
  readonly kind: ExampleKind;
  readonly name: string;
  readonly position: unknown;
  readonly before?: readonly ExampleAct[];
  readonly act?: ExampleAct;
  readonly refused?: readonly string[];
  readonly facts?: readonly Pattern[];
  readonly events?: readonly Pattern[];
  readonly course?: readonly Pattern[];
  readonly says?: readonly string[];
};

/** The examples of a file. Throws a `DataError` with a path, also for one that could not fail. */
export function readExamples(json: unknown): readonly Example[] {
  const { examples } = readJson(fileForm, json, 'examples');
  for (const [i, example] of examples.entries()) checkSense(example, `examples[${i}]`);
  return examples;
}

function checkSense(example: Example, path: string): void {
  const { rule, kind, act, refused, facts, events, course, says } = example;
  const isSaid = (refused ?? facts ?? events ?? course ?? says) !== undefined;
  if (kind !== 'counted' && !act) throw new DataError(`${path}.act`, `something that is ${kind}`);
  if (kind === 'counted' && !isSaid) throw new DataError(path, 'refused, facts, events, course or says');
  if (kind === 'legal' && refused) throw new DataError(`${path}.refused`, 'nothing: it is legal');
  if (refused && !act) throw new DataError(`${path}.act`, 'something that is refused');
  if (refused?.length === 0) throw new DataError(`${path}.refused`, 'a reason');
  if (kind === 'illegal' && !refused?.some((reason) => reason.split(' ')[0] === rule))
    throw new DataError(`${path}.refused`, `case ${rule} among the reasons`);
  if (says && !act) throw new DataError(`${path}.says`, 'nothing: nothing is tried');
  if (events && (refused || !act)) throw new DataError(`${path}.events`, 'nothing: no act is carried out');
  if (course && (refused || !act)) throw new DataError(`${path}.course`, 'nothing: no act is carried out');
}
