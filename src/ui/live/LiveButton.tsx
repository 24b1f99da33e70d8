import { useState } from 'react';
import type { GameSystem } from '../../core/contract/system';
import { hasExamples } from '../../store/learning/examples';
import { lazy } from '../../store/opening/lazy';
import { useFetched } from '../parts/useFetched';

/** What an example is laid out with: fetched when the first is opened. */
export const LIVE = lazy(() => import('./LiveExample'));

type Props = {
  readonly system: GameSystem;
  readonly rule: string;
  /** What the case is called, for those who hear the button alone. */
  readonly name: string;
};

/** Opens the examples of a case below its words. */
export function LiveButton({ system, rule, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!hasExamples(system.id, rule)) return null;
  return (
    <>
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close the example' : 'See it in play'}
        <span className="unseen">: {name}</span>
      </button>
      {isOpen ? <Opened system={system} rule={rule} /> : null}
    </>
  );
}

function Opened({ system, rule }: Omit<Props, 'name'>) {
  const module = useFetched(LIVE);
  if (module === 'missing') return <p className="faint">The example could not be loaded.</p>;
  return module ? <module.LiveExample system={system} rule={rule} /> : <p className="faint">Setting up…</p>;
}
