import type { Outcome } from '../../core/seam';

/** `17%` */
export function percent([ways, of]: Outcome['chance']): string {
  return of === 0 ? '' : `${Math.round((100 * ways) / of)}%`;
}

/** The chance of each result as a bar and in words; `came` is the label of the one that came. */
export function OutcomeBar({
  outcomes,
  came,
}: {
  readonly outcomes: readonly Outcome[];
  readonly came: string | null;
}) {
  const possible = outcomes.filter(({ chance: [ways] }) => ways > 0);
  if (possible.length === 0) return null;
  return (
    <>
      <div className="outcome-bar" aria-hidden="true">
        {possible.map(({ label, tone, chance }) => (
          <span
            key={label}
            className={`outcome-${tone}${label === came ? ' came' : ''}`}
            style={{ flexGrow: chance[0] }}
          >
            {label}
          </span>
        ))}
      </div>
      <ul className="outcomes">
        {possible.map(({ label, tone, means, chance }) => (
          <li key={label} className={label === came ? 'came' : undefined}>
            <i className={`outcome-${tone}`} aria-hidden="true" />
            <b>{label}</b> <span className="chance">{percent(chance)}</span> <span>{means}</span>
            {label === came ? <span className="unseen"> (this came)</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
