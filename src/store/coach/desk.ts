/**
 * Where questions to the coach wait. It answers one at a time, in a worker: of several about the position the last one
 * counts, and so of what it leads to, of what is intended, and of what threatens each side; who asks the same hears the
 * same answer. If no worker can start, or it fails, it answers in the page when that is idle.
 */
import { answeringHere, type WhenIdle } from '../desk/here';
import { type Line, openLine } from '../desk/line';
import type { Answerer, Desk } from '../desk/question';
import type { Helper } from '../opening/openAway';
import type { CoachAbout, CoachAnswer, CoachQuestion } from './answerer';

export type CoachDesk = Desk<CoachAbout, CoachAnswer>;
/** Nobody to hear it: it is forgotten. */
type Waiting = { readonly question: CoachQuestion; readonly hearers: Set<(answer: CoachAnswer) => void> };

/** What is found soonest comes first, threats after all of these. */
const IN_TURN: readonly CoachAbout['kind'][] = ['passing', 'toCome', 'position', 'intended'];

/** Of what has the same key one question waits: of each kind, and of threats of each side and counter. */
function keyOf(about: CoachAbout): string {
  return 'side' in about ? `${about.kind} ${about.side} ${about.counter ?? ''}` : about.kind;
}

function rankOf({ question: { about } }: Waiting): number {
  const at = IN_TURN.indexOf(about.kind);
  return at < 0 ? IN_TURN.length : at;
}

export function openCoachDesk(
  begin: () => Helper,
  fetchAnswerer: () => Promise<Answerer<CoachAbout, CoachAnswer>>,
  whenIdle: WhenIdle,
): CoachDesk {
  const waiting = new Map<string, Waiting>();
  let busy: Waiting | null = null;
  let line: Line<CoachAbout> | null = null;
  let isHere = false;
  const here = answeringHere(fetchAnswerer, whenIdle);

  const finish = (answer: CoachAnswer | null) => {
    const done = busy;
    busy = null;
    if (answer) for (const hear of done?.hearers ?? []) hear(answer);
    next();
  };
  const answerHere = ({ question, hearers }: Waiting) => here(question, () => hearers.size > 0, finish);
  const fail = () => {
    line?.hangUp();
    line = null;
    isHere = true;
    if (busy) answerHere(busy);
  };
  const hear = (answer: CoachAnswer | null) => {
    if (answer) finish(answer);
  };
  const started = (): Line<CoachAbout> | null => {
    if (line || isHere) return line;
    line = openLine(begin, { hear, fail });
    isHere = line === null;
    return line;
  };
  const next = () => {
    if (busy) return;
    for (const [key, first] of [...waiting].toSorted(([, a], [, b]) => rankOf(a) - rankOf(b))) {
      waiting.delete(key);
      if (first.hearers.size === 0) continue;
      busy = first;
      const there = started();
      if (there) there.ask(first.question);
      else answerHere(first);
      return;
    }
  };
  return {
    ask(question, hears) {
      const key = keyOf(question.about);
      const same = [busy, waiting.get(key)].find((other) => other && isSame(other.question, question));
      const asked = same ?? { question, hearers: new Set() };
      // Each asks for itself, even where two give the same function.
      const heard = (answer: CoachAnswer) => hears(answer);
      asked.hearers.add(heard);
      if (asked === busy) waiting.delete(key);
      else waiting.set(key, asked);
      next();
      return () => {
        asked.hearers.delete(heard);
      };
    },
  };
}

/** What is intended is the same only as the same object: it would have to be told by its whole draft. */
function isSame(one: CoachQuestion, other: CoachQuestion): boolean {
  if (one.state !== other.state || one.about.system !== other.about.system) return false;
  if (keyOf(one.about) !== keyOf(other.about)) return false;
  return intendedIn(one.about) === intendedIn(other.about) && sidesIn(one.about) === sidesIn(other.about);
}

function intendedIn(about: CoachAbout): object | null {
  return 'intended' in about ? about.intended : null;
}

function sidesIn(about: CoachAbout): string {
  return about.kind === 'passing' ? about.by.join() : '';
}
