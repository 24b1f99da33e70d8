/**
 * Where questions to the coach wait. It answers one at a time, in a worker: of several about the position the last one
 * counts, and so of what it leads to, of what is intended, and of what threatens each side; who asks the same hears the
 * same answer. If no worker can start, or it fails, it answers in the page when that is idle.
 */
import type { Helper } from '../opening/openAway';
import type { Adviser, Answer, Question } from './adviser';
import { asking, type Said } from './coachJob';

export type Desk = {
  /** `hear` is called at most once, and not after what is returned has been called: the question is then forgotten. */
  ask(question: Question, hear: (answer: Answer) => void): () => void;
};
/** Nobody to hear it: it is forgotten. */
type Waiting = { readonly question: Question; readonly hearers: Set<(answer: Answer) => void> };

/** What is found soonest comes first, threats after all of these. */
const IN_TURN = ['passing', 'toCome', 'position', 'intended'];

/** Of each kind one question waits. */
function kindOf({ intended, threat, passing }: Question): string {
  if (passing) return 'passing';
  const about = intended === 'toCome' ? 'toCome' : intended ? 'intended' : 'position';
  return threat ? `threats to ${threat.side}, ${threat.counter ?? 'all'}, ${about}` : about;
}

function rankOf(kind: string): number {
  const at = IN_TURN.indexOf(kind);
  return at < 0 ? IN_TURN.length : at;
}

/** The page is busy drawing now; `then` is called once it is not. */
export type WhenIdle = (then: () => void) => void;

export function openDesk(
  begin: () => Helper,
  fetchAdviser: () => Promise<Adviser>,
  whenIdle: WhenIdle,
): Desk {
  const waiting = new Map<string, Waiting>();
  let busy: Waiting | null = null;
  let worker: Helper | null = null;
  let isHere = false;
  let n = 0;
  const ask = asking();

  const finish = (answer: Answer | null) => {
    const done = busy;
    busy = null;
    if (answer) for (const hear of done?.hearers ?? []) hear(answer);
    next();
  };
  const answerHere = (question: Question) => {
    fetchAdviser().then(
      (advise) => whenIdle(() => finish(busy && busy.hearers.size > 0 ? advise(question) : null)),
      () => finish(null),
    );
  };
  const failed = () => {
    worker?.terminate();
    worker = null;
    isHere = true;
    if (busy) answerHere(busy.question);
  };
  const started = (): Helper | null => {
    if (worker || isHere) return worker;
    try {
      const begun = begin();
      begun.addEventListener('error', failed);
      begun.addEventListener('messageerror', failed);
      begun.addEventListener('message', ({ data }: MessageEvent<Said>) => {
        if (data.n === n) finish(data.answer);
      });
      worker = begun;
    } catch {
      isHere = true;
    }
    return worker;
  };
  const next = () => {
    if (busy) return;
    for (const [of, first] of [...waiting].toSorted(([a], [b]) => rankOf(a) - rankOf(b))) {
      waiting.delete(of);
      if (first.hearers.size === 0) continue;
      busy = first;
      const helper = started();
      if (helper) helper.postMessage(ask(++n, first.question));
      else answerHere(first.question);
      return;
    }
  };
  return {
    ask(question, hear) {
      const of = kindOf(question);
      const same = [busy, waiting.get(of)].find((other) => other && isSame(other.question, question));
      const asked = same ?? { question, hearers: new Set() };
      // Each asks for itself, even where two give the same function.
      const hears = (answer: Answer) => hear(answer);
      asked.hearers.add(hears);
      if (asked === busy) waiting.delete(of);
      else waiting.set(of, asked);
      next();
      return () => {
        asked.hearers.delete(hears);
      };
    },
  };
}

function isSame(one: Question, other: Question): boolean {
  return (
    one.system === other.system &&
    one.state === other.state &&
    one.intended === other.intended &&
    one.threat?.side === other.threat?.side &&
    one.threat?.counter === other.threat?.counter &&
    one.passing?.join() === other.passing?.join()
  );
}
