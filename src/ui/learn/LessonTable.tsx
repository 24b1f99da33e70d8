import { useContext, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Parts } from '../../store/context';
import { createLearning, type LearningStore } from '../../store/learning/learning';
import type { Listed } from '../../store/learning/lessons';
import { offerOf } from '../../store/opening/offer';
import { type Stores, StoresContext, useGame, useSettings } from '../../store/useGame';
import { useOffer } from '../useOffer';
import { LessonCard } from './LessonCard';
import { LessonHeader } from './LessonHeader';
import { StepTable } from './StepTable';
import { type Playing, usePlaying } from './usePlaying';
import './lesson.css';

/** A lesson on a table of its own: the same board and panel as in a game, none of it kept. */
export function LessonTable({ listed }: { readonly listed: Listed }) {
  const offer = useOffer();
  return offer ? <Laid listed={listed} offer={offer} /> : null;
}

function Laid({ listed, offer }: { readonly listed: Listed; readonly offer: Parts }) {
  const page = useContext(StoresContext);
  const leftOff = useSettings(({ begun }) => begun[listed.at]);
  const [{ learning, scratch }] = useState(() =>
    createLearning(offerOf(offer), listed.system, listed, leftOff),
  );
  useKeptStep(listed, learning);
  const stores = useMemo<Stores | null>(() => page && { ...page, game: scratch.store }, [page, scratch]);
  const leave = useGame((state) => state.learn);
  const onPlay = usePlaying(({ system, id }) => system === listed.system && id === listed.leadsTo);
  return (
    <StoresContext value={stores}>
      <div className="game lesson">
        <LessonHeader listed={listed} learning={learning} onLeave={() => leave('')} />
        <Table listed={listed} learning={learning} onLeave={leave} onPlay={onPlay} />
      </div>
    </StoresContext>
  );
}

/** Which step it has come to is kept, so that it goes on from there another time. */
function useKeptStep({ at: address }: Listed, learning: LearningStore) {
  const at = useStore(learning, (state) => state.at);
  const reach = useSettings((settings) => settings.reachStep);
  useEffect(() => reach(address, at), [reach, address, at]);
}

type TableProps = {
  readonly listed: Listed;
  readonly learning: LearningStore;
  onLeave(to: string): void;
  readonly onPlay: Playing | null;
};

function Table(props: TableProps) {
  const { listed, learning } = props;
  const at = useStore(learning, (state) => state.at);
  const step = listed.steps[at];
  if (!step) return null;
  return <StepTable step={step} learning={learning} card={<LessonCard {...props} />} />;
}
