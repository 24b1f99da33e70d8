import { useState } from 'react';
import type { Advice, Coaching } from '../../core/contract/coach';
import { countPressed } from '../../store/coach/pressed';
import { usePlay } from '../../store/useGame';
import { atNextFrame } from '../parts/atNextFrame';
import { NamedText } from '../parts/NamedText';
import { noBreak } from '../parts/noBreak';
import { useLight } from '../parts/useLight';
import { Cases } from './Cases';
import { useCoaching, useExposed } from './useCoaching';
import { useLeftToDo, useShowMe } from './useShowMe';

const TITLE = 'coach-title';

type Props = {
  /** Makes room for all of it, where a folded sheet only has room for one line. */
  onMore?: (() => void) | undefined;
  /** An act is shown on the map: a sheet over it gives way. */
  onShown?: (() => void) | undefined;
};

/** What to look at, what makes sense, what threatens, and what this act would expose. */
export function CoachCard({ onMore, onShown }: Props) {
  const { coaching, isThinking, isUnknown } = useCoaching();
  return (
    <section
      className={isThinking ? 'coach thinking' : 'coach'}
      aria-labelledby={TITLE}
      aria-busy={isThinking}
    >
      <button type="button" className="coach-short" onClick={onMore}>
        <span>
          <b>Coach</b> {noBreak(shortOf(coaching, isUnknown))}
        </span>
      </button>
      <h2 id={TITLE}>
        Coach <span className="coach-thinks">{isThinking ? 'thinking…' : ''}</span>
      </h2>
      {isUnknown ? <p>There is no coach for this game.</p> : null}
      {coaching ? <Told coaching={coaching} isStale={isThinking} onShown={onShown} /> : <Exposure />}
    </section>
  );
}

/** The act that is proposed first, or what to look at. */
function shortOf(coaching: Coaching | null, isUnknown: boolean): string {
  if (!coaching) return isUnknown ? 'There is none for this game.' : 'thinking…';
  return coaching.acts[0]?.text ?? coaching.look;
}

type ToldProps = Pick<Props, 'onShown'> & { readonly coaching: Coaching; readonly isStale: boolean };

/**
 * The first act with its button, and what to look at; the other acts, and what threatens, on demand: beside a map there
 * is room for one thing at a time.
 */
function Told({ coaching: { look, rules, acts, threats }, ...use }: ToldProps) {
  const [shown, setShown] = useState<Advice | null>(null);
  const [first, ...others] = acts;
  const item = (act: Advice, index: number) => (
    <Act key={`${index} ${act.text}`} {...{ act, shown, setShown }} {...use} />
  );
  return (
    <>
      {first ? (
        <>
          <h3>What makes sense</h3>
          <ol>{item(first, 0)}</ol>
        </>
      ) : null}
      <Exposure />
      <p className="coach-look" role="status">
        {noBreak(look)} <Cases rules={rules} />
      </p>
      {first && others.length + threats.length > 0 ? (
        <details className="coach-more">
          <summary>{moreInWords(others.length, threats.length)}</summary>
          {others.length > 0 ? <ol>{others.map((act, index) => item(act, index + 1))}</ol> : null}
          <Threats threats={threats} />
        </details>
      ) : (
        <Threats threats={threats} />
      )}
    </>
  );
}

/** `More: 2 other acts, and what threatens (3)` */
function moreInWords(acts: number, threats: number): string {
  const parts = [
    ...(acts > 0 ? [acts === 1 ? 'another act' : `${acts} other acts`] : []),
    ...(threats > 0 ? [`what threatens (${threats})`] : []),
  ];
  return `More: ${parts.join(', ')}`;
}

type ActProps = Pick<ToldProps, 'isStale' | 'onShown'> & {
  readonly act: Advice;
  readonly shown: Advice | null;
  setShown(act: Advice): void;
};

/** An advice of an earlier position is still read, but no longer shown on the map. */
function Act({ act, shown, setShown, isStale, onShown }: ActProps) {
  const light = useLight();
  const show = useShowMe();
  return (
    <li {...light(act)}>
      <NamedText text={act.text} about={act} /> <Cases rules={act.rules} />
      <div className="coach-act">
        <button
          type="button"
          className="act small"
          aria-disabled={isStale}
          onClick={({ currentTarget }) => {
            if (isStale) return;
            show(act);
            setShown(act);
            onShown?.();
            // What is left to do stands beside it.
            atNextFrame(() => currentTarget.scrollIntoView?.({ block: 'nearest' }));
          }}
        >
          Show me
        </button>
        <span role="status">{shown === act ? <Prepared act={act} /> : null}</span>
      </div>
    </li>
  );
}

/** What is left to the player. */
function Prepared({ act }: { readonly act: Advice }) {
  const left = useLeftToDo(act.point);
  const isBegun = usePlay((play) => play.draft !== null);
  const pressed = usePlay((play) => countPressed(play, act.point));
  if (left === '') return null;
  if (act.prepare.length > 0 && !isBegun) return null;
  const all = act.commands.length;
  const order =
    pressed === 1 && (act.plan?.steps.length ?? 0) > 1
      ? ' 1 goes first, then 2, each to its own number.'
      : '';
  return (
    <small className="coach-prepared">{noBreak(`${preparedInWords(pressed, all)}: ${left}.${order}`)}</small>
  );
}

/** How many of all commands of an act the next press carries out. */
function preparedInWords(pressed: number, all: number): string {
  if (pressed >= all) return 'Prepared';
  return pressed === 1 ? `The first of ${all} is prepared` : `The first ${pressed} of ${all} are prepared`;
}

function Threats({ threats }: { readonly threats: readonly Advice[] }) {
  const light = useLight();
  if (threats.length === 0) return null;
  return (
    <>
      <h3>What threatens</h3>
      <ul>
        {threats.map((threat, i) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what it names is lit for those who have no mouse, too
          <li key={`${i} ${threat.text}`} tabIndex={0} {...light(threat)}>
            <NamedText text={threat.text} about={threat} /> <Cases rules={threat.rules} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Of what is begun or pointed at. */
function Exposure() {
  const exposed = useExposed();
  const light = useLight();
  return (
    <div className="coach-exposed" role="status">
      {exposed ? (
        <>
          <h3>What this would expose</h3>
          <p {...light(exposed)}>
            <NamedText text={exposed.text} about={exposed} /> <Cases rules={exposed.rules} />
          </p>
        </>
      ) : null}
    </div>
  );
}
