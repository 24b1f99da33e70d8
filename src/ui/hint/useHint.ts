/** What somebody who plays for the first time is told now: each thing once, one at a time, until it is switched off. */
import { useEffect, useMemo, useState } from 'react';
import type { CounterId } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import type { GameState } from '../../store/state';
import type { OpenGame } from '../../store/table/openGame';
import { useGame, usePlay, useSettings } from '../../store/useGame';
import { useCoachIsOn, useHasCoach } from '../coach/coachContext';

export type ShownHint = {
  readonly id: string;
  readonly text: string;
  /** Empty where it is about the page. */
  readonly rule: string;
  readonly counters: readonly CounterId[];
};

/** Whoever did not have it before them as long as this cannot have read it. */
const READ_AFTER = 1500;

/** null: nothing comes up that was not told before, or hints are switched off. */
export function useHint(): ShownHint | null {
  const isOn = useSettings(({ hints }) => hints);
  const told = useSettings(({ hinted }) => hinted);
  const tellHint = useSettings((settings) => settings.tellHint);
  const ofPage = useHintOfPage(told);
  const ofGame = useHintOfGame(told);
  const hint = isOn ? (ofPage ?? ofGame) : null;
  const id = hint?.id ?? null;
  const [readAt, setReadAt] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => setReadAt(id), READ_AFTER);
    return () => clearTimeout(timer);
  }, [id]);
  // What was read and no longer comes up has done its service.
  useEffect(() => {
    if (readAt === null || readAt === id) return;
    setReadAt(null);
    tellHint(readAt);
  }, [readAt, id, tellHint]);
  return hint;
}

/** The first that comes up of those of the system; those told before are not asked for. */
function useHintOfGame(told: readonly string[]): ShownHint | null {
  const system = usePlay((play) => play.system);
  const state = usePlay(({ game }) => stateOf(game));
  return useMemo(() => {
    for (const { id, text, rule, comesUp } of system.hints ?? []) {
      const name = `${system.id}/${id}`;
      const counters = told.includes(name) ? null : comesUp(state);
      if (counters) return { id: name, text, rule, counters };
    }
    return null;
  }, [system, state, told]);
}

type PageHint = {
  readonly id: string;
  readonly text: string;
  comesUp(state: GameState, play: OpenGame): boolean;
};

const COACH: PageHint = {
  id: 'page/coach',
  text: 'Would you like advice? Press Coach above: it says what to look at, what makes sense and what threatens.',
  comesUp: (_, { game }) => game.record.entries.length === 0,
};
const PAGE_HINTS: readonly PageHint[] = [
  {
    id: 'page/refusal',
    text: 'Nothing was changed. Each reason names its rule: press the number to read it. What stands in the way is lit on the map.',
    comesUp: ({ refusal }) => refusal !== null && !refusal.about,
  },
  {
    id: 'page/undo',
    text: 'Nothing is lost by trying: the arrow above takes back what was done, as far as you like.',
    comesUp: (_, { canUndo, game: { record } }) =>
      canUndo && record.takeBack === 'free' && record.entries.length > 1,
  },
];

function useHintOfPage(told: readonly string[]): ShownHint | null {
  const isCoachOffered = useHasCoach();
  const isCoached = useCoachIsOn();
  const id = useGame((state) => {
    const { play } = state;
    const hints = isCoachOffered && !isCoached ? [COACH, ...PAGE_HINTS] : PAGE_HINTS;
    const hint = play && hints.find((one) => !told.includes(one.id) && one.comesUp(state, play));
    return hint?.id ?? null;
  });
  const hint = [COACH, ...PAGE_HINTS].find((one) => one.id === id);
  return hint ? { id: hint.id, text: hint.text, rule: '', counters: [] } : null;
}
