import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Advice, Coaching } from '../../core/contract/coach';
import { usePlay } from '../../store/useGame';
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
  const card = useReadFromTop(coaching);
  return (
    <section
      ref={card}
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
      <Exposure />
      {isUnknown ? <p>There is no coach for this game.</p> : null}
      {coaching ? (
        <>
          <p role="status">
            {noBreak(coaching.look)} <Cases rules={coaching.rules} />
          </p>
          <Acts acts={coaching.acts} isStale={isThinking} onShown={onShown} />
          <Threats threats={coaching.threats} />
        </>
      ) : null}
    </section>
  );
}

/** In each phase, and whenever it says something else, it is read from its beginning. */
function useReadFromTop(coaching: Coaching | null): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const where = usePlay(({ moment, prompt }) => `${moment.turn} ${prompt.heading}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another phase or answer is what it waits for
  useEffect(() => {
    // What a browser's scrolling returns is nothing to clean up.
    card.current?.scrollTo?.({ top: 0 });
  }, [where, coaching]);
  return card;
}

/** The act that is proposed first, or what to look at. */
function shortOf(coaching: Coaching | null, isUnknown: boolean): string {
  if (!coaching) return isUnknown ? 'There is none for this game.' : 'thinking…';
  return coaching.acts[0]?.text ?? coaching.look;
}

type ActsProps = Pick<Props, 'onShown'> & {
  readonly acts: readonly Advice[];
  readonly isStale: boolean;
};

/** An advice of an earlier position is still read, but no longer shown on the map. */
function Acts({ acts, isStale, onShown }: ActsProps) {
  const light = useLight();
  const show = useShowMe();
  const [shown, setShown] = useState<Advice | null>(null);
  if (acts.length === 0) return null;
  return (
    <>
      <h3>What makes sense</h3>
      <ol>
        {acts.map((act, i) => (
          <li key={`${i} ${act.text}`} {...light(act)}>
            <NamedText text={act.text} about={act} /> <Cases rules={act.rules} />
            <button
              type="button"
              className="act small"
              aria-disabled={isStale}
              onClick={() => {
                if (isStale) return;
                show(act);
                setShown(act);
                onShown?.();
              }}
            >
              Show me
            </button>
            <span role="status">{shown === act ? <Prepared act={act} /> : null}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What is left to the player. */
function Prepared({ act }: { readonly act: Advice }) {
  const left = useLeftToDo(act.point);
  const isBegun = usePlay((play) => play.draft !== null);
  if (left === '') return null;
  if (act.prepare.length > 0 && !isBegun) return null;
  const steps = act.plan?.steps.length ?? 1;
  const which = steps > 1 ? `The first of ${steps} is prepared` : 'Prepared';
  return <small className="coach-prepared">{noBreak(`${which}: ${left}.`)}</small>;
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
