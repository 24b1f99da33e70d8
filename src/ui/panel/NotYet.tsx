import { memo } from 'react';
import { usePlay } from '../../store/useGame';
import { Reasons } from '../answer/Reasons';

/** Why what is being built cannot be declared yet; where only something is missing from it, what to add. */
export const NotYet = memo(function NotYet() {
  const prompt = usePlay((play) => play.prompt);
  const missing = prompt.missing ?? [];
  if (missing.length > 0)
    return (
      <section className="objections missing" aria-label="Not yet">
        <h2>Almost ready</h2>
        <Reasons reasons={missing} means="named" />
      </section>
    );
  if (prompt.objections.length === 0) return null;
  return (
    <section className="objections" aria-label="Not yet">
      <h2>Not possible yet</h2>
      <Reasons reasons={prompt.objections} />
    </section>
  );
});
