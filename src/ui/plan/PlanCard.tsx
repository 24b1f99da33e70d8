import { useState } from 'react';
import { type BarredCommand, LONGEST_PLAN_NAME } from '../../store/table/plans';
import { useGame, usePlay } from '../../store/useGame';
import { Reasons } from '../answer/Reasons';
import { PLAN } from '../keys/keys';
import { atNextFrame } from '../parts/atNextFrame';
import { LabelForm } from '../parts/LabelForm';
import { noBreak } from '../parts/noBreak';
import './plan.css';

/** What is planned so far, above all else: it has not happened, and can be played or put away. */
export function PlanCard() {
  const planning = usePlay((play) => play.planning);
  return planning ? <Card key={planning.from} /> : null;
}

function Card() {
  const isEmpty = usePlay(({ game, planning }) => game.record.head === planning?.from);
  const barred = usePlay(({ planning }) => planning?.barred ?? NOTHING);
  const putPlanAway = useGame((state) => state.putPlanAway);
  return (
    <section ref={toTheTop} className="plan-card" aria-label="What if">
      <p role="status">
        <b>What if:</b> {isEmpty ? 'nobody sees it until you play it.' : 'planned, not played.'}
      </p>
      {barred.length > 0 ? <Barred barred={barred} /> : null}
      <div className="plan-acts">
        {isEmpty ? null : <PlayIt />}
        <button type="button" className="act small" onClick={putPlanAway}>
          Put it away
        </button>
        {isEmpty ? null : <Further />}
      </div>
    </section>
  );
}

/** Where the sheet of a small screen was scrolled down, it is seen all the same. */
function toTheTop(section: HTMLElement | null): (() => void) | undefined {
  const panel = section?.closest('.panel');
  return panel ? atNextFrame(() => void panel.scrollTo?.({ top: 0 })) : undefined;
}

function Barred({ barred }: { readonly barred: readonly BarredCommand[] }) {
  return (
    <div className="plan-barred">
      <p>{barred.length === 1 ? 'This is no longer possible:' : 'These are no longer possible:'}</p>
      <ul>
        {barred.map(({ text, reasons }, at) => (
          <li key={`${at} ${text}`}>
            {noBreak(text)}
            <Reasons reasons={reasons} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlayIt() {
  const playPlan = useGame((state) => state.playPlan);
  return (
    <button id={PLAN} type="button" className="act small" onClick={playPlan}>
      Play it
    </button>
  );
}

/** It is laid beside another line, and kept by name. */
function Further() {
  const openDialog = useGame((state) => state.openDialog);
  const keepPlan = useGame((state) => state.keepPlan);
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <button type="button" className="act small" onClick={() => openDialog('compare')}>
        Compare
      </button>
      <button
        type="button"
        className="act small"
        aria-expanded={isNaming}
        onClick={() => setNaming(!isNaming)}
      >
        Keep it
      </button>
      {isNaming ? (
        <LabelForm
          label="Keep it as"
          text=""
          most={LONGEST_PLAN_NAME}
          words="Keep"
          onKeep={(name) => {
            keepPlan(name);
            setNaming(false);
          }}
        />
      ) : null}
    </>
  );
}

const NOTHING: readonly BarredCommand[] = [];
