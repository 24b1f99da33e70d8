import { useGame } from '../../store/useGame';
import { CloseIcon } from './icons';
import { Reasons } from './Reasons';

/** Why the last press was refused: every reason with its case. */
export function WhyNot() {
  const refusal = useGame((state) => state.refusal);
  const dismiss = useGame((state) => state.dismissRefusal);
  if (!refusal) return null;
  return (
    <section className="why-not" aria-label="Why not?">
      <h2>Why not?</h2>
      <button type="button" className="quiet close" aria-label="Close the reasons" onClick={dismiss}>
        <CloseIcon />
      </button>
      <Reasons reasons={refusal.reasons} />
    </section>
  );
}
