import { useContext, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { CounterView, Mark } from '../../core/contract/board';
import type { Parts } from '../../store/context';
import { createLearning, type LearningStore } from '../../store/learning/learning';
import type { Listed } from '../../store/learning/lessons';
import { offerOf } from '../../store/opening/offer';
import { type Stores, StoresContext, useGame, usePlay } from '../../store/useGame';
import { Armies } from '../armies/Armies';
import { InterludeCard } from '../between/InterludeCard';
import { BoardContext, type BoardHandle } from '../board/boardHandle';
import { usePointedStill } from '../board/usePointedStill';
import { useKeptFocus } from '../focus/useKeptFocus';
import { KeysHelp } from '../help/KeysHelp';
import { Legend } from '../help/Legend';
import { useGameKeys } from '../keys/useGameKeys';
import { SidePanel } from '../panel/SidePanel';
import { RulebookScreen } from '../screens/RulebookScreen';
import { TheBoard } from '../screens/TheBoard';
import { ResultCard } from '../standing/ResultCard';
import { useOffer } from '../useOffer';
import { Announcer } from '../voice/Announcer';
import { LessonCard } from './LessonCard';
import { LessonHeader } from './LessonHeader';
import './lesson.css';

/** A lesson on a table of its own: the same board and panel as in a game, none of it kept. */
export function LessonTable({ listed }: { readonly listed: Listed }) {
  const offer = useOffer();
  return offer ? <Laid listed={listed} offer={offer} /> : null;
}

function Laid({ listed, offer }: { readonly listed: Listed; readonly offer: Parts }) {
  const page = useContext(StoresContext);
  const [{ learning, scratch }] = useState(() => createLearning(offerOf(offer), listed.system, listed));
  const stores = useMemo<Stores | null>(() => page && { ...page, game: scratch.store }, [page, scratch]);
  const leave = useGame((state) => state.learn);
  return (
    <StoresContext value={stores}>
      <div className="game lesson">
        <LessonHeader listed={listed} learning={learning} onLeave={() => leave('')} />
        <Table listed={listed} learning={learning} onLeave={leave} />
      </div>
    </StoresContext>
  );
}

type TableProps = {
  readonly listed: Listed;
  readonly learning: LearningStore;
  onLeave(to: string): void;
};

function Table({ listed, learning, onLeave }: TableProps) {
  const board = useRef<BoardHandle>(null);
  useGameKeys(board);
  useKeptFocus();
  usePointedStill();
  const id = usePlay((play) => play.id);
  const consulting = useGame((state) => state.consulting !== null);
  const at = useStore(learning, (state) => state.at);
  const found = useStore(learning, (state) => state.found);
  const pointed = useStore(learning, (state) => state.pointed);
  const counters = usePlay((play) => play.board.counters);
  const lit = useMemo(() => {
    // What is pointed at is lit alone.
    const names = pointed === null ? [...(listed.steps[at]?.lit ?? []), ...found] : [pointed];
    return names.map((name) => lightOf(name, counters));
  }, [listed, at, found, pointed, counters]);
  return (
    <>
      <Armies />
      <main className="board-place">
        <TheBoard key={id} handle={board} lit={lit} />
      </main>
      <BoardContext value={board}>
        <SidePanel head={<LessonCard listed={listed} learning={learning} onLeave={onLeave} />} />
      </BoardContext>
      <InterludeCard />
      <ResultCard />
      <KeysHelp />
      <Legend />
      <Announcer />
      {consulting ? <RulebookScreen /> : null}
    </>
  );
}

/** Where a counter is, or the place of that name. */
function lightOf(name: string, counters: readonly CounterView[]): Mark {
  const at = counters.find(({ id }) => id === name)?.at ?? name;
  return { means: 'hint', label: '', shape: { kind: 'places', places: [at] } };
}
