/** What the steps of drills are made with, whatever the system. */
import { withCase } from '../caseName';
import type { CounterId, Json, Reason } from '../contract/values';
import type { Step } from './lesson';

type Poor = Step['poor'][number];

/** A step that stands by itself; what is left out is empty. */
export function stepOf(
  step: Pick<Step, 'text' | 'rules' | 'goal' | 'way' | 'done'> & { readonly position: Json } & Partial<Step>,
): Step {
  return { before: [], dice: [], lit: [], acts: 1, poor: [], ...step };
}

/** What is said to a wrong press or answer. */
export function poor(when: string, text: string): Poor {
  return { when, text: inBounds(text) };
}

/** Of the reasons for a refusal, each once and so many at most, as the game tells them, with their cases. */
export function reasonsInWords(reasons: readonly Reason[], most = 2): string {
  const told = new Map(reasons.map(({ text, rule }) => [text, rule]));
  const [first = '', ...more] = [...told].slice(0, most).map(([text, rule]) => withCase(text, rule));
  return more.reduce((all, one) => (all.length + one.length < MOST_LETTERS ? `${all} ${one}` : all), first);
}

/** Of any text of a step. */
const MOST_LETTERS = 390;

export function inBounds(text: string): string {
  return text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS - 1)}…`;
}

/** Plain text, as goals have it. */
export function ids(pieces: readonly { readonly id: CounterId }[]): readonly string[] {
  return pieces.map(({ id }) => id).toSorted();
}
