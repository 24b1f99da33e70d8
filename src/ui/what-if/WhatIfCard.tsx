import { useState } from 'react';
import { useGame, usePlay } from '../../store/useGame';
import { type BarredCommand, LONGEST_WHAT_IF_NAME } from '../../store/what-if/keptWhatIfs';
import { Reasons } from '../answer/Reasons';
import { WHAT_IF } from '../keys/keys';
import { atNextFrame } from '../parts/atNextFrame';
import { LabelForm } from '../parts/LabelForm';
import { noBreak } from '../parts/noBreak';
import './what-if.css';

/** What is tried so far, above all else: it has not happened, and can be played or put away. */
export function WhatIfCard() {
  const whatIf = usePlay((play) => play.whatIf);
  return whatIf ? <Card key={whatIf.from} /> : null;
}

function Card() {
  const isEmpty = usePlay(({ game, whatIf }) => game.record.head === whatIf?.from);
  const barred = usePlay(({ whatIf }) => whatIf?.barred ?? NOTHING);
  const putWhatIfAway = useGame((state) => state.putWhatIfAway);
  return (
    <section ref={toTheTop} className="what-if-card" aria-label="What if">
      <p role="status">
        <b>What if:</b> {isEmpty ? 'nobody sees it until you play it.' : 'planned, not played.'}
      </p>
      {barred.length > 0 ? <Barred barred={barred} /> : null}
      <div className="what-if-acts">
        {isEmpty ? null : <PlayIt />}
        <button type="button" className="act small" onClick={putWhatIfAway}>
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
    <div className="what-if-barred">
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
  const playWhatIf = useGame((state) => state.playWhatIf);
  return (
    <button id={WHAT_IF} type="button" className="act small" onClick={playWhatIf}>
      Play it
    </button>
  );
}

/** It is laid beside another line, and kept by name. */
function Further() {
  const openDialog = useGame((state) => state.openDialog);
  const keepWhatIf = useGame((state) => state.keepWhatIf);
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
          most={LONGEST_WHAT_IF_NAME}
          words="Keep"
          onKeep={(name) => {
            keepWhatIf(name);
            setNaming(false);
          }}
        />
      ) : null}
    </>
  );
}

const NOTHING: readonly BarredCommand[] = [];
