import { type ReactNode, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { CounterView, Mark } from '../../core/contract/board';
import type { LearningStore } from '../../store/learning/learning';
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
import { RulebookScreen } from '../screens/RulebookScreen';
import { TheBoard } from '../screens/TheBoard';
import { ResultCard } from '../standing/ResultCard';
import { Announcer } from '../voice/Announcer';

type Props = {
  readonly learning: LearningStore;
  /** Counters and places that the step lights. */
  readonly lit: readonly string[];
  /** What the step says, above the panel. */
  readonly card: ReactNode;
};

/** The table that a lesson or a drill is taken on. */
export function StepTable({ learning, lit, card }: Props) {
  const board = useRef<BoardHandle>(null);
  useGameKeys(board);
  useKeptFocus();
  usePointedStill();
  const id = usePlay((play) => play.id);
  const consulting = useGame((state) => state.consulting !== null);
  const marks = useLight(learning, lit);
  return (
    <>
      <Armies />
      <main className="board-place">
        <TheBoard key={id} handle={board} lit={marks} />
      </main>
      <BoardContext value={board}>
        {/* A coach's advice would be the answer. */}
        <CoachContext value={null}>
          <SidePanel head={card} />
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

/** What is lit, and what was found of a question; a name that is pointed at is lit alone. */
function useLight(learning: LearningStore, lit: readonly string[]): readonly Mark[] {
  const found = useStore(learning, (state) => state.found);
  const pointed = useStore(learning, (state) => state.pointed);
  const counters = usePlay((play) => play.board.counters);
  return useMemo(() => {
    if (pointed !== null) return [lightOf(pointed, 'hint', counters)];
    const open = lit.filter((name) => !found.includes(name));
    return [
      ...open.map((name) => lightOf(name, 'hint', counters)),
      ...found.map((name) => lightOf(name, 'selected', counters)),
    ];
  }, [lit, found, pointed, counters]);
}

/** Where a counter is, or the place of that name. */
function lightOf(name: string, means: Mark['means'], counters: readonly CounterView[]): Mark {
  const at = counters.find(({ id }) => id === name)?.at ?? name;
  return { means, label: '', shape: { kind: 'places', places: [at] } };
}
