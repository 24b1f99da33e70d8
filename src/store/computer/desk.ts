/**
 * Where the computer player is asked: one question at a time, in a worker. A question that is given up ends its worker at
 * once. A worker that fails, or is silent for too long, is started again; if that fails too, the page thinks when idle.
 */
import type { Json } from '../../core/contract/values';
import { LEVEL_NAMES } from '../../core/opponent/levels';
import { answeringHere, type WhenIdle } from '../desk/here';
import { type Line, openLine } from '../desk/line';
import type { Answerer, Desk } from '../desk/question';
import type { Helper } from '../opening/openAway';
import type { ComputerAbout, ComputerAnswer, ComputerQuestion } from './answerer';

/** null: the rules it needs could not be fetched. The next question gives the one before up, too. */
export type ComputerDesk = Desk<ComputerAbout, ComputerAnswer | null> & {
  /**
   * A worker rehearses what follows that state, unless there is one: so often as `REHEARSALS` says, or until it is
   * asked. Nothing is heard of it, and what is asked waits for the end of the rehearsal that is going on.
   */
  prepare(begun: { readonly system: string; readonly state: Json }): void;
};

/**
 * One after the other, each from the beginning. What only those look at who heed the enemy, or play plans on, is to be
 * run as well.
 */
const REHEARSALS = Array.from({ length: 4 }, () => LEVEL_NAMES).flat();

/** Milliseconds without a sign, from a worker that thinks and from one that has yet to load. */
const SILENT = 15_000;
const LOADING = 45_000;
/** Workers tried for a question. */
const TRIES = 2;

/** Nothing stops a thought in the page, and nothing is drawn meanwhile: there a marshal thinks no longer than a captain. */
function shortened({ state, about }: ComputerQuestion): ComputerQuestion {
  const isLong = about.kind === 'decision' && about.level === 'marshal';
  return { state, about: isLong ? { ...about, level: 'captain' } : about };
}

type Busy = {
  readonly question: ComputerQuestion;
  readonly hear: (answer: ComputerAnswer | null) => void;
  tries: number;
};

export function openComputerDesk(
  begin: () => Helper,
  fetchAnswerer: () => Promise<Answerer<ComputerAbout, ComputerAnswer>>,
  whenIdle: WhenIdle,
): ComputerDesk {
  let busy: Busy | null = null;
  let line: Line<ComputerAbout> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toRehearse: readonly ComputerQuestion[] = [];
  /** Whether the worker was asked before for what somebody waits for. */
  let isLoaded = false;
  const here = answeringHere(async () => sound(await fetchAnswerer()), whenIdle);

  const watch = (patience: number) => {
    clearTimeout(timer);
    timer = setTimeout(fail, patience);
  };
  const hangUp = () => {
    clearTimeout(timer);
    isLoaded = false;
    toRehearse = [];
    line?.hangUp();
    line = null;
  };
  const finish = (answer: ComputerAnswer | null) => {
    clearTimeout(timer);
    const done = busy;
    busy = null;
    done?.hear(answer);
  };
  const answerHere = (asked: Busy) => {
    const isWanted = () => busy === asked;
    here(shortened(asked.question), isWanted, (answer) => {
      if (isWanted()) finish(answer);
    });
  };
  const rehearse = () => {
    const [next, ...others] = toRehearse;
    toRehearse = others;
    if (next) opened()?.ask(next);
  };
  const hear = (answer: ComputerAnswer | null) => {
    if (answer === null) return busy ? watch(SILENT) : undefined;
    if (busy) finish(answer);
    else rehearse();
  };
  const fail = () => {
    hangUp();
    if (busy) send(busy);
  };
  const opened = () => {
    line ??= openLine(begin, { hear, fail });
    return line;
  };
  const send = (asked: Busy) => {
    if (asked.tries < TRIES) opened();
    if (!line || asked.tries >= TRIES) return answerHere(asked);
    asked.tries++;
    watch(isLoaded ? SILENT : LOADING);
    isLoaded = true;
    line.ask(asked.question);
  };
  const giveUp = (asked: Busy) => {
    if (busy !== asked) return;
    busy = null;
    // Only its end stops a worker that thinks.
    hangUp();
  };

  return {
    ask(question, heard) {
      if (busy) giveUp(busy);
      const asked: Busy = { question, hear: heard, tries: 0 };
      busy = asked;
      toRehearse = [];
      send(asked);
      return () => giveUp(asked);
    },
    prepare({ system, state }) {
      if (busy || line) return;
      toRehearse = REHEARSALS.map((level, n) => ({
        state,
        about: { system, seed: `rehearsal ${n}`, kind: 'rehearsal', level },
      }));
      rehearse();
    },
  };
}

/** Nothing is found where the thought fails: unanswered, the question would stay open for ever. */
function sound(answerer: Answerer<ComputerAbout, ComputerAnswer>): Answerer<ComputerAbout, ComputerAnswer> {
  return (question, stop) => {
    try {
      return answerer(question, stop);
    } catch {
      return { proposals: [] };
    }
  };
}
