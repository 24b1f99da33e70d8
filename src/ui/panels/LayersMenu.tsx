/** The button on the map for what can be laid over it, with a key of every pattern and every state of a counter. */
import { type ToggleEvent, useId, useRef, useState } from 'react';
import type { CounterView, MarkMeaning, OverlaySpec } from '../../core/seam';
import { useGame, usePlay } from '../../store/useGame';
import { MarkSwatch, TraceSwatch } from '../board/MarkSwatch';
import { counterFaceOf } from '../counterFaces';
import { useOverlayCounter, useOverlaySpecs } from '../useOverlays';
import { CloseIcon, LayersIcon } from './icons';
import './layers.css';

export function LayersMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const count = useGame(({ overlays }) => overlays.length);
  // The menu hangs below its button wherever that is: heights of header and text are the players' own.
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
        title="What lies over the map, and its key"
      >
        <LayersIcon />
        <span>Show{count > 0 ? ` (${count})` : ''}</span>
      </button>
      <div
        id="layers"
        popover="auto"
        className="layers-menu"
        aria-label="Show on the map"
        role="dialog"
        onBeforeToggle={place}
      >
        <button
          type="button"
          className="quiet layers-close"
          popoverTarget="layers"
          popoverTargetAction="hide"
          aria-label="Close the layers"
        >
          <CloseIcon />
        </button>
        {open ? <LayersContent /> : null}
      </div>
    </div>
  );
}

export function LayersContent() {
  return (
    <>
      <Overlays />
      <MarkKey />
      <CounterKey />
    </>
  );
}

/** Several may lie over the map at once. */
function Overlays() {
  const specs = useOverlaySpecs();
  return (
    <fieldset>
      <legend>Show on the map</legend>
      <ul>
        {specs.map((spec, index) => (
          <li key={spec.id}>
            <Overlay spec={spec} number={index + 1} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Overlay({ spec, number }: { readonly spec: OverlaySpec; readonly number: number }) {
  const { id, label, note, needsCounter, about } = spec;
  const on = useGame(({ overlays }) => overlays.includes(id));
  const toggle = useGame(({ toggleOverlay }) => toggleOverlay);
  const lookAway = useGame((game) => game.lookAway);
  const counter = useOverlayCounter(spec);
  const noteId = useId();
  return (
    <>
      <label className="layer">
        <input type="checkbox" checked={on} onChange={() => toggle(id)} aria-describedby={noteId} />
        <span className="layer-name">{label}</span>
        {number <= 9 ? <kbd aria-label={`Shift and ${number}`}>⇧{number}</kbd> : null}
        <span className="layer-note" id={noteId}>
          {note} {needsCounter || about ? whichOf(counter, about === undefined) : null}
        </span>
      </label>
      {on && about && counter ? (
        <button type="button" className="link layer-all" onClick={() => lookAway(about)}>
          Not for {counter.name} alone
        </button>
      ) : null}
    </>
  );
}

function whichOf(counter: CounterView | undefined, isAny: boolean): string {
  if (!counter) return isAny ? 'No counter is looked at yet.' : 'Now: all together.';
  const place = typeof counter.at === 'string' ? ` at ${counter.at}` : '';
  return `Now: ${counter.name}${place}.`;
}

/** Meanings with a side have a pattern for each. */
const KEY: readonly (readonly [means: MarkMeaning, words: string, sided: boolean])[] = [
  ['control', 'Zones of Control', true],
  ['command', 'Range of Leaders', true],
  ['disrupted', 'Disrupted', true],
  ['reach', 'May be entered', false],
  ['seen', 'Seen by a gun', false],
  ['blocker', 'Stops the sight', false],
  ['target', 'May be chosen as target', false],
  ['owed', 'Must still be dealt with', false],
  ['selected', 'Chosen', false],
  ['cause', 'Reason of a refusal', false],
  ['attack', 'Attack', false],
  ['path', 'Way', false],
  ['sight', 'Free line of sight', false],
  ['sight-blocked', 'Blocked line of sight', false],
];

/** What is there only where there is a walled town. */
const KEY_OF_TOWNS: typeof KEY = [
  ['held', 'Last held', true],
  ['decides', 'Breaks or restores a section', false],
];
const TRACES = [
  ['breach', 'Breached wall'],
  ['damage', 'Walls of the hex hit once'],
  ['gate', 'Gateway open to nobody'],
] as const;

function MarkKey() {
  const sides = usePlay(({ table }) => table.sides);
  const hasTown = usePlay(({ table }) => table.ground.areas.some(({ kind }) => kind === 'fortress'));
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>Marks on the map</h2>
      <ul className="key">
        {(hasTown ? [...KEY, ...KEY_OF_TOWNS] : KEY).flatMap(([means, words, sided]) =>
          (sided ? sides : [null]).map((side) => (
            <li key={`${means} ${side?.id}`}>
              <MarkSwatch means={means} sides={sides} side={side?.id} />
              {side ? `${words}, ${side.name}` : words}
            </li>
          )),
        )}
        {hasTown
          ? TRACES.map(([kind, words]) => (
              <li key={kind}>
                <TraceSwatch kind={kind} sides={sides} />
                {words}
              </li>
            ))
          : null}
        {hasTown
          ? sides.map(({ id, name }) => (
              <li key={id}>
                <TraceSwatch kind="held" sides={sides} side={id} />
                {name} unit was the last there
              </li>
            ))
          : null}
      </ul>
    </section>
  );
}

/** How counters look in every state, by the system's own drawing. */
function CounterKey() {
  const face = usePlay(({ system }) => counterFaceOf(system.id));
  const some = usePlay(({ board }) => board.counters[0]);
  const livery = usePlay(({ table }) => table.sides[0]?.livery ?? '');
  const title = useId();
  if (!face || !some) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>Counters</h2>
      <ul className="key">
        {face.legend.map((sample) => {
          const counter = { ...some, ...sample };
          const form = face.cornerOf(counter) ? 'badge' : 'whole';
          return (
            <li key={sample.says}>
              <span className={`key-counter ${form}`}>
                <face.Drawing counter={counter} livery={livery} form={form} />
              </span>
              {sample.says}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
