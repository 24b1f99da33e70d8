/**
 * What the coach says of the game on the table: asked again whenever it changes, and dropped where it came too late.
 */
import { useEffect, useState } from 'react';
import type { Advice, Coaching } from '../../core/contract/coach';
import type { Target } from '../../core/contract/table';
import type { Json } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import type { CoachAnswer } from '../../store/coach/answerer';
import { useGame, usePlay } from '../../store/useGame';
import { useDesk } from './coachContext';

export type Said = {
  /** The last answer; while the coach is thinking it is that of an earlier position. */
  readonly coaching: Coaching | null;
  readonly isThinking: boolean;
  readonly isUnknown: boolean;
};

export function useCoaching(): Said {
  const desk = useDesk();
  const system = usePlay((play) => play.system.id);
  const state = usePlay(({ game }) => stateOf(game));
  const [heard, setHeard] = useState<{ readonly of: Json; readonly answer: CoachAnswer } | null>(null);
  useEffect(
    () =>
      desk?.ask({ state, about: { system, kind: 'position' } }, (answer) => setHeard({ of: state, answer })),
    [desk, system, state],
  );
  const answer = heard?.answer ?? null;
  return {
    coaching: answer && 'coaching' in answer ? answer.coaching : null,
    isThinking: heard?.of !== state,
    isUnknown: answer !== null && 'noCoach' in answer,
  };
}

/** Who only passes over the map asks for nothing. */
const RESTS_FOR = 180;

type Exposed = {
  readonly state: Json;
  readonly draft: Json;
  readonly target: Target | null;
  readonly advice: Advice | null;
};

/** What the draft, or a press at what is pointed at, would expose. */
export function useExposed(): Advice | null {
  const desk = useDesk();
  const system = usePlay((play) => play.system.id);
  const state = usePlay(({ game }) => stateOf(game));
  const draft = usePlay((play) => play.draft);
  const target = useGame(({ pointed }) => pointed);
  const [heard, setHeard] = useState<Exposed | null>(null);
  useEffect(() => {
    if (!desk || (draft === null && target === null)) return;
    let forget = () => {};
    const rest = setTimeout(() => {
      const about = { system, kind: 'intended', intended: { draft, target } } as const;
      forget = desk.ask({ state, about }, (answer) => {
        if ('exposed' in answer) setHeard({ state, draft, target, advice: answer.exposed });
      });
    }, RESTS_FOR);
    return () => {
      clearTimeout(rest);
      forget();
    };
  }, [desk, system, state, draft, target]);
  const isOfNow = heard?.state === state && heard.draft === draft && heard.target === target;
  return isOfNow ? heard.advice : null;
}
