/** The buttons on the map for its layers and for the legend. */
import { type ToggleEvent, useId, useRef, useState } from 'react';
import type { CounterView, OverlaySpec } from '../../core/contract/board';
import { useGame, useSettings } from '../../store/useGame';
import { CloseIcon, LayersIcon, LegendIcon } from '../parts/icons';
import { overlayKeys, useOverlayCounter, useOverlaySpecs } from './useOverlays';
import './layers.css';

export function LayersMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const specs = useOverlaySpecs();
  // A layer chosen for another battle may not exist in this one.
  const count = useSettings(({ overlays }) => specs.filter(({ id }) => overlays.includes(id)).length);
  const openDialog = useGame((state) => state.openDialog);
  // The menu opens below its button, wherever that is: heights of header and text are the players' choice.
  const [open, setOpen] = useState(false);
  const place = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    setOpen(newState === 'open');
    const box = button.current?.getBoundingClientRect();
    if (!box) return;
    currentTarget.style.setProperty('--below', `${box.bottom + 6}px`);
    currentTarget.style.setProperty('--from', `${box.left}px`);
  };
  return (
    <div className="layers">
      <button
        ref={button}
        type="button"
        className="layers-button"
        popoverTarget="layers"
        title="Layers of the map"
      >
        <LayersIcon />
        <span>Show{count > 0 ? ` (${count})` : ''}</span>
      </button>
      <button
        type="button"
        className="layers-button legend-button"
        title="What am I looking at? (I)"
        aria-label="What am I looking at?"
        aria-haspopup="dialog"
        onClick={() => openDialog('legend')}
      >
        <LegendIcon />
        <span>What am I looking at?</span>
      </button>
      <div
        id="layers"
        popover="auto"
        className="layers-menu"
        aria-label="Show on the map"
        role="dialog"
        onBeforeToggle={place}
      >
        <header>
          <p>Show on the map</p>
          <button
            type="button"
            className="quiet"
            popoverTarget="layers"
            popoverTargetAction="hide"
            aria-label="Close the layers"
          >
            <CloseIcon />
          </button>
        </header>
        {open ? <LayersContent /> : null}
      </div>
    </div>
  );
}

export function LayersContent() {
  return (
    <>
      <Overlays />
      <LegendLink />
    </>
  );
}

/** The meaning of the marks is in the legend with everything else. */
function LegendLink() {
  const openDialog = useGame((state) => state.openDialog);
  return (
    <button
      type="button"
      className="link layers-legend"
      popoverTarget="layers"
      popoverTargetAction="hide"
      onClick={() => openDialog('legend')}
    >
      What am I looking at? <kbd>I</kbd>
    </button>
  );
}

/** Several can be shown at once. */
function Overlays() {
  const specs = useOverlaySpecs();
  const keys = overlayKeys(specs);
  return (
    <fieldset>
      <legend className="unseen">Show on the map</legend>
      <ul>
        {specs.map((spec) => (
          <li key={spec.id}>
            <Overlay spec={spec} shift={keys.get(spec.id) ?? ''} />
          </li>
        ))}
        <li>
          <Memory />
        </li>
      </ul>
    </fieldset>
  );
}

/** Not about the position, but about how it came about. */
function Memory() {
  const on = useSettings(({ memory }) => memory);
  const look = useSettings((settings) => settings.look);
  const noteId = useId();
  return (
    <label className="layer">
      <input type="checkbox" checked={on} onChange={() => look({ memory: !on })} aria-describedby={noteId} />
      <span className="layer-name">Traces of the previous turn</span>
      <kbd aria-label="Shift and T">⇧T</kbd>
      <span className="layer-note" id={noteId}>
        Moves, losses, captured guns, and the die beside each battle.
      </span>
    </label>
  );
}

function Overlay({ spec, shift }: { readonly spec: OverlaySpec; readonly shift: string }) {
  const { id, label, note, needsCounter, about, aside } = spec;
  const on = useSettings(({ overlays }) => overlays.includes(id));
  const toggle = useSettings(({ toggleOverlay }) => toggleOverlay);
  const lookAway = useGame((game) => game.lookAway);
  const openDialog = useGame((game) => game.openDialog);
  const counter = useOverlayCounter(spec);
  const noteId = useId();
  return (
    <>
      <label className="layer">
        <input type="checkbox" checked={on} onChange={() => toggle(id)} aria-describedby={noteId} />
        <span className="layer-name">{label}</span>
        {shift === '' ? null : <kbd aria-label={`Shift and ${shift}`}>⇧{shift}</kbd>}
        <span className="layer-note" id={noteId}>
          {note} {needsCounter || about ? whichOf(counter, about === undefined) : null}
        </span>
      </label>
      {on && aside ? (
        <button
          type="button"
          className="link layer-all"
          popoverTarget="layers"
          popoverTargetAction="hide"
          onClick={() => openDialog('threats')}
        >
          As a list
        </button>
      ) : null}
      {on && about && counter ? (
        <button type="button" className="link layer-all" onClick={() => lookAway(about)}>
          Not for {counter.name} alone
        </button>
      ) : null}
    </>
  );
}

function whichOf(counter: CounterView | undefined, isAny: boolean): string {
  if (!counter) return isAny ? 'No counter has been looked at yet.' : 'Now: all together.';
  const place = typeof counter.at === 'string' ? ` (${counter.at})` : '';
  return `Now: ${counter.name}${place}.`;
}
