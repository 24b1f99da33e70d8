/** What somebody who plays for the first time is told now: each thing once, one at a time, until it is switched off. */
import { useEffect, useMemo, useState } from 'react';
import type { CounterId } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import { highestPress, OPENING } from '../../core/record/record';
import type { OpenGame } from '../../store/table/openGame';
import { usePlay, useSettings } from '../../store/useGame';
import { opensOnPart } from '../board/camera/box';
import { useCoachIsOn, useHasCoach } from '../coach/coachContext';
import { BY_FINGER, useMatches } from '../look/useMatches';
import { useSurface } from '../useSurface';

export type ShownHint = {
  readonly id: string;
  readonly text: string;
  /** Empty where it is about the page. */
  readonly rule: string;
  readonly counters: readonly CounterId[];
};

/** Milliseconds: a hint that was shown for less cannot have been read. */
const READ_AFTER = 1500;

/** Of the position and the page; null: nothing comes up that was not told before, or hints are switched off. */
export function useHint(): ShownHint | null {
  const told = useSettings(({ hinted }) => hinted);
  const map = useMapHint(told);
  const coach = useCoachHint(told);
  const ofGame = useHintOfGame(told);
  const undo = usePageHint(told, UNDO);
  return useTold(map ?? coach ?? ofGame ?? undo);
}

/** The hint, and once it was read and no longer comes up, it is told. */
function useTold(up: ShownHint | null): ShownHint | null {
  const isOn = useSettings(({ hints }) => hints);
  const tellHint = useSettings((settings) => settings.tellHint);
  const hint = isOn ? up : null;
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
  const isByFinger = useMatches(BY_FINGER);
  return useMemo(() => {
    for (const { id, rule, comesUp, example, ...said } of system.hints ?? []) {
      const name = `${system.id}/${id}`;
      const counters = told.includes(name) ? null : comesUp(state);
      if (!counters) continue;
      const text = wordsOf(said, isByFinger);
      return { id: name, text: example ? `${text} ${example(state)}` : text, rule, counters };
    }
    return null;
  }, [system, state, told, isByFinger]);
}

/** No keys are told to who has none. */
function wordsOf({ text, byFinger }: Pick<PageHint, 'text' | 'byFinger'>, isByFinger: boolean): string {
  return (isByFinger ? byFinger : undefined) ?? text;
}

type PageHint = {
  readonly id: string;
  readonly text: string;
  readonly byFinger?: string;
  comesUp(play: OpenGame): boolean;
};

const COACH: PageHint = {
  id: 'page/coach',
  text: 'A coach can sit beside the map, and say what makes sense and what threatens: press Coach above.',
  comesUp: ({ game }) => highestPress(game.record.entries) === OPENING,
};
const UNDO: PageHint = {
  id: 'page/undo',
  text: 'Nothing is lost by trying: the arrow above takes back what was done, as far as you like.',
  comesUp: ({ canUndo, game: { record } }) =>
    canUndo && record.takeBack === 'free' && record.entries.length > 1,
};

const MAP: PageHint = {
  id: 'page/map',
  text: 'Not all of the map is shown: drag it to see more, and zoom with + and -, the wheel or two fingers.',
  byFinger:
    'Not all of the map is shown: drag it to see more, and zoom with two fingers, or + and - above it.',
  comesUp: ({ game, prompt, tracks }) =>
    highestPress(game.record.entries) === OPENING &&
    prompt.by !== null &&
    tracks.every(({ at }) => at !== null),
};

/** As a game begins on a part of its map. */
function useMapHint(told: readonly string[]): ShownHint | null {
  const hint = usePageHint(told, MAP);
  const surface = useSurface();
  const board = usePlay((play) => play.board);
  const field = usePlay((play) => play.table.ground.field);
  const turn = useSettings((settings) => settings.turn);
  if (hint === null || !surface) return null;
  return opensOnPart(board, surface.geometryOf(field, turn), ROOM_FOR_MAP) ? hint : null;
}
/** CSS pixels: at least that much of a usual window is left to the map. */
const ROOM_FOR_MAP = { width: 1000, height: 780 };

function useCoachHint(told: readonly string[]): ShownHint | null {
  const hint = usePageHint(told, COACH);
  const isOffered = useHasCoach();
  const isCoached = useCoachIsOn();
  // Who has just switched him off knows that.
  const [knows, setKnows] = useState(isCoached);
  if (isCoached && !knows) setKnows(true);
  return isOffered && !knows ? hint : null;
}

function usePageHint(told: readonly string[], { id, comesUp, ...said }: PageHint): ShownHint | null {
  const isUp = usePlay(comesUp);
  const text = wordsOf(said, useMatches(BY_FINGER));
  return isUp && !told.includes(id) ? { id, text, rule: '', counters: [] } : null;
}
