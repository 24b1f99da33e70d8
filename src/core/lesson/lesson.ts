/**
 * A lesson: small positions with scripted dice, one idea a step. It is data: nothing in the rules knows of lessons, and
 * every goal is reached through the same presses, commands and states as in any game.
 */
import * as v from 'valibot';
import type { Json } from '../contract/values';
import { type Read, readJson } from '../json/readJson';

const json = v.unknown();
const words = v.pipe(v.string(), v.nonEmpty('a text that is not empty'), v.maxLength(400));
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens'));
const dice = v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)));
/** Ids of counters and printed places; presses also have `option …`, `facing …` and `answer …`. */
const names = v.array(v.pipe(v.string(), v.nonEmpty()));
const some = v.pipe(names, v.nonEmpty('one or more'));
const patterns = v.pipe(v.array(json), v.nonEmpty('one or more'));

/** A command that is played before the player's own turn to act, with its dice. */
const act = v.strictObject({ command: json, dice: v.optional(dice, []) });

/** What the step asks for. */
const goal = v.union(
  [
    /** To read on. */
    v.strictObject({ read: v.literal(true) }),
    /** A press on one of these, whatever it leads to. */
    v.strictObject({ press: some }),
    /** A command of this form is carried out. */
    v.strictObject({ command: json }),
    /** A state in which each of `holds` fits something that can be counted, and none of `lacks` fits anything. */
    v.strictObject({ holds: v.optional(v.array(json), []), lacks: v.optional(v.array(json), []) }),
    /** A question answered with one of its options. */
    v.strictObject({ ask: words, options: some, answer: v.string() }),
    /** A question answered by pressing each of these on the map, in any order. */
    v.strictObject({ ask: words, press: some }),
  ],
  'read, press, command, holds or ask',
);

/** A printed table of the system that stands beside the words, as its rules read it. */
const table = v.strictObject({
  id: v.string(),
  /** The column that is lit, by its heading. */
  column: v.exactOptional(v.string()),
  /** Column and row of the cell that answers the question, lit once it is answered; a test reads the answer there. */
  cell: v.exactOptional(v.tuple([v.string(), v.string()])),
});

const poorChoice = v.strictObject({ when: json, text: words });
const poorState = v.strictObject({ holds: patterns, text: words });

const step = v.strictObject({
  text: words,
  /** The cases that it is about. */
  rules: some,
  /** The system's own form of a scenario; left out: it goes on from where the step before has ended. */
  position: v.exactOptional(json),
  before: v.optional(v.array(act), []),
  dice: v.optional(dice, []),
  /** Counters and places that are lit. */
  lit: v.optional(names, []),
  table: v.exactOptional(table),
  goal,
  /** Commands that reach the goal, at most. */
  acts: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)), 1),
  /** What must hold of the position for the words to be true; a test asks for it. */
  facts: v.optional(patterns),
  /** What a command, a wrong answer, or a state that is reached, costs: the first that fits is told. */
  poor: v.optional(v.array(v.union([poorChoice, poorState], '{ when, text } or { holds, text }')), []),
  /** Said when the goal is reached. */
  done: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  /** The intended presses, which the page can show. */
  way: v.optional(names, []),
  /** Presses that reach it in another way. */
  other: v.exactOptional(names),
  /** Presses of which the last is refused by that case, or that put together what it does not allow. */
  wrong: v.exactOptional(v.strictObject({ way: some, rule: v.string() })),
});

const lesson = v.strictObject({
  id,
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  title: words,
  /** What it is about, in a few words. */
  about: words,
  /** The heading that it stands under. */
  part: words,
  /** A battle of the system that somebody can play who has taken it, by its id. */
  leadsTo: v.exactOptional(id),
  steps: v.pipe(v.array(step), v.nonEmpty('one step or more')),
});

type Form = Read<typeof lesson>;
type StepForm = Form['steps'][number];
/** Parts that are the system's own stay as they are. */
type Own = {
  readonly position?: Json;
  readonly before: readonly { readonly command: Json; readonly dice: readonly number[] }[];
  readonly facts?: readonly Json[];
  readonly poor: readonly (
    | { readonly when: Json; readonly text: string }
    | { readonly holds: readonly Json[]; readonly text: string }
  )[];
  readonly goal: Goal;
};
export type Goal =
  | { readonly read: true }
  | { readonly press: readonly string[] }
  | { readonly command: Json }
  | { readonly holds: readonly Json[]; readonly lacks: readonly Json[] }
  | { readonly ask: string; readonly options: readonly string[]; readonly answer: string }
  | { readonly ask: string; readonly press: readonly string[] };
export type Step = Omit<StepForm, keyof Own> & Own;
export type Lesson = Omit<Form, 'steps'> & { readonly steps: readonly Step[] };

/** Throws a `DataError` with its path in the file. */
export function readLesson(file: unknown): Lesson {
  // What is unknown to the form is plain JSON, as it was read from a file.
  return readJson(lesson, file, 'lesson') as unknown as Lesson;
}
