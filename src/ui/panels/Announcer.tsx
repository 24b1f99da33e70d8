import { useGame } from '../../store/useGame';

/** Says to a screen reader what has just happened and what to do now. */
export function Announcer() {
  const refusal = useGame((state) => state.refusal);
  const news = useGame((state) => state.news);
  const instruction = useGame((state) => state.play?.prompt.instruction ?? '');
  const heading = useGame((state) => state.play?.prompt.heading ?? '');
  const said = refusal
    ? `Not possible. ${refusal.reasons.map(({ text }) => text).join(' ')}`
    : [...news.map(({ text }) => text), `${heading}.`, instruction].join(' ');
  return (
    <div className="unseen" aria-live="polite" role="status">
      {said}
    </div>
  );
}
