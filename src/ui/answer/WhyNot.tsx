import { useEffect, useRef } from 'react';
import { useGame } from '../../store/useGame';
import { About } from '../panel/About';
import { MarksHere } from '../panel/MarksHere';
import { CloseIcon } from '../parts/icons';
import { RetakeButton } from '../time/RetakeButton';
import { Reasons } from './Reasons';
import './why-not.css';

/**
 * Why the last press was refused, every reason with its case; or, if nothing was attempted, what was pressed and why it
 * waits.
 */
export function WhyNot({ isTaught = false }: { readonly isTaught?: boolean }) {
  const refusal = useGame((state) => state.refusal);
  const dismiss = useGame((state) => state.dismissRefusal);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refusal) section.current?.scrollIntoView?.({ block: 'nearest' });
  }, [refusal]);
  if (!refusal) return null;
  const { about, reasons, aside, target } = refusal;
  const title = about ? 'What this is' : 'Why not?';
  return (
    <section ref={section} className={about ? 'why-not calm' : 'why-not'} aria-label={title}>
      <h2>{title}</h2>
      <button
        type="button"
        className="quiet close"
        aria-label={about ? 'Close the answer' : 'Close the reasons'}
        onClick={dismiss}
      >
        <CloseIcon />
      </button>
      {aside === undefined ? null : <p className="aside">{aside}</p>}
      <About lines={about?.slice(0, 1) ?? []} />
      <Reasons reasons={reasons} />
      {isTaught ? null : <RetakeButton target={target} />}
      {about ? <MarksHere target={target} /> : null}
    </section>
  );
}
