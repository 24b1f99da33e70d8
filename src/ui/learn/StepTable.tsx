import { type ReactNode, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { CounterView, Mark } from '../../core/contract/board';
import type { Place } from '../../core/contract/values';
import type { Step } from '../../core/lesson/lesson';
import type { LearningStore } from '../../store/learning/learning';
import { leadingButton, OPTION } from '../../store/learning/way';
import { useGame, usePlay } from '../../store/useGame';
import { Armies } from '../armies/Armies';
import { InterludeCard } from '../between/InterludeCard';
import { BoardContext, type BoardHandle } from '../board/boardHandle';
import { usePointedStill } from '../board/usePointedStill';
import { CoachContext } from '../coach/coachContext';
import { useKeptFocus } from '../focus/useKeptFocus';
import { KeysHelp } from '../help/KeysHelp';
import { Legend } from '../help/Legend';
import { useGameKeys } from '../keys/useGameKeys';
import { SidePanel } from '../panel/SidePanel';
import type { Taught } from '../panel/taught';
import { fewNamed } from '../parts/partsOf';
import { RulebookScreen } from '../screens/RulebookScreen';
import { TheBoard } from '../screens/TheBoard';
import { ResultCard } from '../standing/ResultCard';
import { Announcer } from '../voice/Announcer';

type Props = {
  readonly learning: LearningStore;
  readonly step: Step;
  /** What the step says, above the panel. */
  readonly card: ReactNode;
};

/** The table that a lesson or a drill is taken on. */
export function StepTable({ learning, step, card }: Props) {
  const board = useRef<BoardHandle>(null);
  useGameKeys(board);
  useKeptFocus();
  usePointedStill();
  const id = usePlay((play) => play.id);
  const consulting = useGame((state) => state.consulting !== null);
  const at = useStore(learning, (state) => state.at);
  const marks = useLight(learning, step);
  const taught = useTaught(learning, step, card);
  return (
    <>
      <Armies />
      <main className="board-place">
        <TheBoard key={id} handle={board} lit={marks} whole={`step ${at}`} wholeWith={placesOf(step)} />
      </main>
      <BoardContext value={board}>
        {/* A coach's advice would be the answer. */}
        <CoachContext value={null}>
          <SidePanel taught={taught} />
        </CoachContext>
      </BoardContext>
      {/* Open it would cover what the step asks for. */}
      <InterludeCard folded />
      <ResultCard />
      <KeysHelp />
      <Legend />
      <Announcer />
      {consulting ? <RulebookScreen /> : null}
    </>
  );
}

/** What a step names and leads to; what is no place is not on the map. */
function placesOf({ lit, way, other = [], wrong }: Step): readonly Place[] {
  return [...lit, ...way, ...other, ...(wrong?.way ?? [])];
}

/** The next button of the way is what the step is about; a question, and a step that is done, have none. */
function useTaught(learning: LearningStore, { goal, way }: Step, head: ReactNode): Taught {
  const tone = useStore(learning, (state) => state.said?.tone);
  const ahead = useStore(learning, (state) => state.ahead);
  const isBuilt = usePlay((play) => play.prompt.receipt !== null);
  const isAsked = 'ask' in goal && !way.some((one) => one.startsWith(OPTION));
  const isIdle = tone === 'done' || isAsked;
  return {
    head,
    isTold: tone === 'done' || tone === 'poor',
    buttons: isIdle ? null : leadingButton(ahead, isBuilt),
  };
}

/**
 * What is lit, at first with what the text names, and what was found of a question; a name that is pointed at is lit
 * alone.
 */
function useLight(learning: LearningStore, step: Step): readonly Mark[] {
  const found = useStore(learning, (state) => state.found);
  const pointed = useStore(learning, (state) => state.pointed);
  const isBegun = useStore(learning, (state) => state.ahead.length < step.way.length || state.said !== null);
  const counters = usePlay((play) => play.board.counters);
  return useMemo(() => {
    if (pointed !== null) return [lightOf(pointed, 'hint', counters)];
    const lit = new Set([...step.lit, ...(isBegun ? [] : fewNamed(step, counters))]);
    const open = [...lit].filter((name) => !found.includes(name));
    return [
      ...open.map((name) => lightOf(name, 'hint', counters)),
      ...found.map((name) => lightOf(name, 'selected', counters)),
    ];
  }, [step, isBegun, found, pointed, counters]);
}

/** Where a counter is, or the place of that name. */
function lightOf(name: string, means: Mark['means'], counters: readonly CounterView[]): Mark {
  const at = counters.find(({ id }) => id === name)?.at ?? name;
  return { means, label: '', shape: { kind: 'places', places: [at] } };
}
