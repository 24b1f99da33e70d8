import { useId } from 'react';
import { useGame } from '../../store/useGame';
import { openModal } from '../focus/openModal';
import { CloseIcon } from '../parts/icons';
import { CounterKey, GroundKey, MarkKey } from './LegendKeys';
import './keys.css';
import './layers.css';

/** What everything on the map means: counters and their badges, marks, ground. */
export function Legend() {
  const open = useGame((state) => state.dialog === 'legend');
  return open ? <WhatAmILookingAt /> : null;
}

export function WhatAmILookingAt() {
  const close = useGame((state) => state.openDialog);
  const titleId = useId();
  return (
    <dialog
      ref={openModal}
      className="keys-help legend-sheet"
      aria-labelledby={titleId}
      onClose={() => close(null)}
    >
      <header>
        <h1 id={titleId}>What am I looking at?</h1>
        <button type="button" className="quiet" aria-label="Close the legend" onClick={() => close(null)}>
          <CloseIcon />
        </button>
      </header>
      <div className="legend-parts">
        <CounterKey />
        <GroundKey />
        <MarkKey />
      </div>
    </dialog>
  );
}
