/**
 * Where the computer player thinks: one question at a time, in a worker. A question that is given up ends its worker at
 * once. A worker that fails, or is silent for too long, is started again; if that fails too, the page thinks when idle.
 */
import type { Helper } from '../opening/openAway';
import type { Answer, Question, Thinker } from './thinker';
import { asking, type Said } from './thoughtJob';

export type ThoughtDesk = {
  /**
   * `hear` is called at most once, and not after what is returned has been called: the question is then given up, as it
   * is by the next one. null: the rules it needs could not be fetched.
   */
  ask(question: Question, hear: (answer: Answer | null) => void): () => void;
};

/** The page is busy drawing now; `then` is called once it is not. */
type WhenIdle = (then: () => void) => void;

/** Milliseconds without a sign, from a worker that thinks and from one that has yet to load. */
const SILENT = 15_000;
const LOADING = 45_000;
/** Workers tried for a question. */
const TRIES = 2;

type Busy = { readonly question: Question; readonly hear: (answer: Answer | null) => void; tries: number };
type Line = { readonly worker: Helper; readonly ask: ReturnType<typeof asking> };

export function openThoughtDesk(
  begin: () => Helper,
  fetchThinker: () => Promise<Thinker>,
  whenIdle: WhenIdle,
): ThoughtDesk {
  let busy: Busy | null = null;
  let line: Line | null = null;
  let n = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const watch = (patience: number) => {
    clearTimeout(timer);
    timer = setTimeout(failed, patience);
  };
  const hangUp = () => {
    clearTimeout(timer);
    line?.worker.terminate();
    line = null;
  };
  const finish = (answer: Answer | null) => {
    clearTimeout(timer);
    const done = busy;
    busy = null;
    done?.hear(answer);
  };
  const thinkHere = (asked: Busy) => {
    fetchThinker().then(
      (think) =>
        whenIdle(() => {
          if (busy === asked) finish(thoughtHere(think, asked.question));
        }),
      () => {
        if (busy === asked) finish(null);
      },
    );
  };
  const send = (asked: Busy) => {
    const isLoaded = line !== null;
    const there = asked.tries < TRIES ? (line ?? start()) : null;
    if (!there) return thinkHere(asked);
    asked.tries++;
    watch(isLoaded ? SILENT : LOADING);
    there.worker.postMessage(there.ask(++n, asked.question));
  };
  const failed = () => {
    hangUp();
    if (busy) send(busy);
  };
  const start = (): Line | null => {
    try {
      const worker = begin();
      const isOn = () => line?.worker === worker;
      const fail = () => {
        if (isOn()) failed();
      };
      worker.addEventListener('error', fail);
      worker.addEventListener('messageerror', fail);
      worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
        if (!isOn() || data.n !== n || !busy) return;
        if (data.answer === null) watch(SILENT);
        else finish(data.answer);
      });
      line = { worker, ask: asking() };
    } catch {
      line = null;
    }
    return line;
  };
  const giveUp = (asked: Busy) => {
    if (busy !== asked) return;
    busy = null;
    // Only its end stops a worker that thinks.
    hangUp();
  };

  return {
    ask(question, hear) {
      if (busy) giveUp(busy);
      const asked: Busy = { question, hear, tries: 0 };
      busy = asked;
      send(asked);
      return () => giveUp(asked);
    },
  };
}

/** Nothing is found where the thought fails: unanswered, the question would stay open for ever. */
function thoughtHere(think: Thinker, question: Question): Answer {
  try {
    return think(question, () => false);
  } catch {
    return { proposals: [] };
  }
}
