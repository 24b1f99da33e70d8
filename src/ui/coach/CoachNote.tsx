import type { Coaching } from '../../core/contract/coach';
import { noBreak } from '../parts/noBreak';
import { Cases } from './Cases';
import { useCoaching } from './useCoaching';

/** What makes sense, beside choices that cover the panel. */
export function CoachNote() {
  const { coaching, isThinking, isUnknown } = useCoaching();
  if (isUnknown) return null;
  return (
    <section className="coach-note" aria-label="Coach" aria-busy={isThinking}>
      <h2>Coach</h2>
      {isThinking || !coaching ? <p>thinking…</p> : <Told coaching={coaching} />}
    </section>
  );
}

/** What to look at only where nothing is proposed. */
function Told({ coaching: { acts, look, rules } }: { readonly coaching: Coaching }) {
  const told = acts.length > 0 ? acts : [{ text: look, rules }];
  return told.map((one) => (
    <p key={one.text}>
      {noBreak(one.text)} <Cases rules={one.rules} />
    </p>
  ));
}
