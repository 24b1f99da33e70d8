/** One lesson as it is taken: which step, what was said to the last try, and the table that it is played on. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CounterView } from '../../core/contract/board';
import type { Target } from '../../core/contract/table';
import type { CounterId, Json } from '../../core/contract/values';
import { matches } from '../../core/example/facts';
import { stateOf } from '../../core/game';
import type { Goal, Lesson, Step } from '../../core/lesson/lesson';
import { holdsIn, isReachable, isReachedBy } from '../../core/lesson/reached';
import { itemAt } from '../../core/list';
import { lineTo } from '../../core/record/record';
import type { Offer } from '../context';
import type { GameState } from '../state';
import type { OpenGame } from '../table/openGame';
import { isBesideThePoint } from './asked';
import { createScratch, type Scratch } from './scratch';
import { FACING, OPTION, openAfter } from './way';

export type Said = {
  /** `done`: the goal is reached; `poor`: allowed, and it does not help; `wrong`: not the answer. */
  readonly tone: 'done' | 'poor' | 'wrong';
  readonly text: string;
};
export type Learning = {
  readonly lesson: Lesson;
  /** The step, from 0. */
  readonly at: number;
  /** The step that it was begun with, where one had left off. */
  readonly from: number;
  readonly said: Said | null;
  /** The presses of its way that are still open. */
  readonly ahead: readonly string[];
  /** Of a question that is answered on the map: what was found so far. */
  readonly found: readonly string[];
  /** The page plays the step itself. */
  readonly isShown: boolean;
  /** The counter whose name is pointed at. */
  readonly pointed: string | null;

  /** To the next step; after the last one nothing. */
  next(): void;
  /** To any step, from its beginning. */
  goTo(at: number): void;
  putBack(): void;
  point(counter: string | null): void;
  answer(option: string): void;
  /** One of the presses that the step intends; `false` when there are no more. */
  show(n: number): boolean;
};
export type LearningStore = StoreApi<Learning>;

/** Positions that are looked at, at most, to see whether a goal can still be reached. */
const LOOKED_AT = 300;

/**
 * Begins a lesson of a system at the step where one has left off, from 0; at its first where it has no such step.
 * Throws a `DataError` where its files are not understood.
 */
export function createLearning(
  offer: Offer,
  systemId: string,
  lesson: Lesson,
  leftOff = 0,
): { readonly learning: LearningStore; readonly scratch: Scratch } {
  const scratch = createScratch(offer, systemId);
  const { store } = scratch;
  const from = leftOff < lesson.steps.length ? leftOff : 0;
  const learning = createStore<Learning>()((set, get) => {
    const step = (): Step => stepOf(lesson, get().at);
    const begin = (at: number) => {
      const { position, before, dice, way } = stepOf(lesson, at);
      if (position !== undefined) scratch.lay({ position, before, dice });
      else scratch.goOn(before, dice);
      set({ at, said: null, ahead: way, found: [], isShown: false, pointed: null });
      listen();
    };
    /** The position of a step that goes on from others: these are played through first. */
    const goTo = (at: number) => {
      const from = lesson.steps.findLastIndex((one, i) => i <= at && one.position !== undefined);
      begin(Math.max(0, from));
      while (get().at < at) {
        for (let n = 0; get().show(n); n++);
        begin(get().at + 1);
      }
    };
    const say = (tone: Said['tone'], text: string) => set({ said: { tone, text } });
    const poorWord = (tried: Json) =>
      step().poor.find((one) => 'when' in one && matches(one.when, tried))?.text;
    const poorState = ({ system }: OpenGame, state: Json) =>
      step().poor.find((one) => 'holds' in one && holdsIn(system, state, one))?.text;

    /** What the table does, without the lesson; it is there as soon as a position is laid. */
    let plain: Pick<GameState, 'press' | 'wouldAct'> | null = null;
    /** Presses go through the lesson first: a question is answered by them, and nothing is played. */
    const listen = () => {
      plain ??= store.getState();
      const { press, wouldAct } = plain;
      store.setState({
        // A finger that answers is not shown first what a press would do.
        wouldAct: (target) => !('ask' in step().goal) && wouldAct(target),
        press(target) {
          const { goal } = step();
          const { play } = store.getState();
          if (!play || get().said?.tone === 'done') return press(target);
          if ('ask' in goal) return void ('press' in goal && found(goal, namesOf(target, play)));
          press(target);
          tellBeside(target);
          set({ ahead: openAfter(get().ahead, namesOf(target, play)) });
          if ('press' in goal && namesOf(target, play).some((name) => goal.press.includes(name)))
            say('done', step().done);
        },
      });
    };
    /** What is said about a counter that was pressed in vain tells whether the step asks for it. */
    const tellBeside = (target: Target) => {
      const { refusal, play } = store.getState();
      const counter = counterOf(target, play);
      if (!refusal?.about || !play || !counter) return;
      // The panel itself invites to press it, to see why nothing can be done with it: that was no try.
      if (play.prompt.names?.includes(counter.id)) return;
      if (isBesideThePoint(step(), counter, play.board, play.prompt.by))
        store.setState({ refusal: { ...refusal, aside: NOT_ASKED } });
    };
    const found = (
      goal: Extract<Goal, { readonly ask: string; readonly press: unknown }>,
      names: readonly string[],
    ) => {
      const hit = goal.press.find((one) => names.includes(one));
      if (hit === undefined) {
        const text = names.map(poorWord).find((one) => one !== undefined);
        return say('wrong', text ?? NOT_THERE);
      }
      const all = [...new Set([...get().found, hit])];
      set({ found: all, said: null });
      if (goal.press.every((one) => all.includes(one))) say('done', step().done);
    };

    let last: OpenGame | null = null;
    store.subscribe(({ play }) => {
      const before = last;
      last = play;
      if (!play || play.game === before?.game || before?.id !== play.id) return;
      const { goal, acts, dice } = step();
      const line = lineTo(play.game.record.entries, play.game.record.head);
      if (line.length === 0)
        return set({ ahead: step().way, said: get().said?.tone === 'poor' ? null : get().said });
      if (play.wanted || get().said?.tone === 'done') return;
      const state = stateOf(play.game);
      const commands = line.map((entry) => itemAt(play.game.record.entries, entry)?.command ?? null);
      if (commands.some((command) => isReachedBy(play.system, goal, command, state)))
        return say('done', step().done);
      const poor = commands.map(poorWord).find((text) => text !== undefined) ?? poorState(play, state);
      if (poor !== undefined) return say('poor', poor);
      if ('press' in goal || 'read' in goal || 'ask' in goal) return;
      // After more commands than are needed the last one may still lead there.
      const left = Math.max(1, acts - line.length);
      const thrown = line.flatMap((entry) => itemAt(play.game.record.entries, entry)?.dice ?? []).length;
      if (isReachable(play.system, state, goal, left, dice.slice(thrown), LOOKED_AT) === 'no')
        say('poor', OUT_OF_REACH);
      else if (get().said) set({ said: null });
    });

    return {
      ...{ lesson, at: 0, from, said: null, ahead: [], found: [], isShown: false, pointed: null },
      next() {
        const { at } = get();
        if (at + 1 < lesson.steps.length) begin(at + 1);
      },
      goTo,
      putBack() {
        scratch.putBack();
        set({ said: null, ahead: step().way, found: [], isShown: false });
        listen();
      },
      point: (pointed) => set({ pointed }),
      answer(option) {
        const { goal } = step();
        if (!('options' in goal)) return;
        if (option === goal.answer) say('done', step().done);
        else say('wrong', poorWord(option) ?? NOT_THAT);
      },
      show(n) {
        const text = step().way[n];
        if (text === undefined) return false;
        set({ isShown: true });
        const { press, play } = store.getState();
        if (text.startsWith(ANSWER)) get().answer(text.slice(ANSWER.length));
        else if (play) press(targetOf(text, play));
        return true;
      },
    };
  });
  learning.getState().goTo(from);
  return { learning, scratch };
}

/** Whether it was said to a press on what the step says nothing of: most often a slip of the hand. */
export function isStray({ text }: Said): boolean {
  return text === NOT_THERE;
}

const NOT_ASKED = 'Not the one asked for here.';
const NOT_THERE = 'Not there. Try again.';
const NOT_THAT = 'Not quite. Try again.';
const OUT_OF_REACH =
  'That is allowed, but what the step asks for is now out of reach. Put it back and try another way.';
const ANSWER = 'answer ';

function stepOf({ steps }: Lesson, at: number): Step {
  const step = steps[at];
  if (!step) throw new RangeError(`no step ${at}`);
  return step;
}

/** The counter that was pressed, or the first in the hex that was. */
function counterOf(target: Target, play: OpenGame | null): CounterView | null {
  const counters = play?.board.counters ?? [];
  if (target.on === 'counter') return counters.find(({ id }) => id === target.id) ?? null;
  if (target.on !== 'place') return null;
  return counters.find(({ at }) => at !== null && String(at) === String(target.at)) ?? null;
}

/** What a press may be called: the counter and its place, or the place and what is in it. */
function namesOf(target: Target, { board }: OpenGame): readonly string[] {
  if (target.on === 'counter') {
    const at = board.counters.find(({ id }) => id === target.id)?.at ?? null;
    return at === null ? [target.id] : [target.id, String(at)];
  }
  if (target.on === 'option') return [`${OPTION}${target.id}`];
  if (target.on === 'facing') return [`${FACING}${target.counter} ${target.facing}`];
  if (target.on !== 'place') return [];
  const there = board.counters.filter(({ at }) => at !== null && String(at) === String(target.at));
  return [String(target.at), ...there.map(({ id }) => id)];
}

/**
 * `f0605` presses a counter, `0606` a place, `option roll` a button, `facing f0605 90` turns one to so many degrees of
 * the printed sheet, `typed 0605x0606` types a command.
 */
export function targetOf(text: string, { board }: OpenGame): Target {
  if (text.startsWith(FACING)) {
    const [counter = '', degrees] = text.slice(FACING.length).split(' ');
    return { on: 'facing', counter: counter as CounterId, facing: Number(degrees) };
  }
  if (text.startsWith(OPTION)) return { on: 'option', id: text.slice(OPTION.length) };
  if (text.startsWith('typed ')) return { on: 'typed', text: text.slice('typed '.length) };
  const counter = board.counters.find(({ id }) => id === text);
  return counter ? { on: 'counter', id: counter.id as CounterId } : { on: 'place', at: text };
}
