import type { Chart, SheetRow, Sums } from '../../core/contract/table';
import { perCent } from '../../core/prospects';
import { usePlay } from '../../store/useGame';
import { CaseButton } from '../parts/CaseButton';
import { NamedText } from '../parts/NamedText';
import { noBreak } from '../parts/noBreak';
import { SideSymbol } from '../parts/SideSymbol';
import { useLight } from '../parts/useLight';
import './act-list.css';

/** What several acts come to together: small charts, and figures with their cases. */
export function SumsView({ sums }: { readonly sums: Sums }) {
  return (
    <div className="sums">
      {sums.charts.map((chart) => (
        <ChartView key={chart.title} chart={chart} />
      ))}
      <SumRows rows={sums.rows} />
      <p className="faint sum-note">{sums.note}</p>
    </div>
  );
}

/** The same below the acts themselves; it can be folded away. */
export function SumsTogether({ sums }: { readonly sums: Sums }) {
  return (
    <details open className="folding">
      <summary>
        <h3>All of them together</h3>
      </summary>
      <SumsView sums={sums} />
    </details>
  );
}

/** Figures, each with its case; what a row is about is lit. */
export function SumRows({ rows }: { readonly rows: readonly SheetRow[] }) {
  const light = useLight();
  return (
    <ul className="sum-rows">
      {rows.map(({ label, value, note, rule, counters = [] }) => (
        <li key={label} {...light({ counters, where: [] })}>
          <span>
            <NamedText text={label} about={{ counters, where: [] }} /> <CaseButton rule={rule} />
            {note === '' ? null : <small> {noBreak(note)}</small>}
          </span>
          <b>{noBreak(value)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Per cent of the chart that the highest bar takes: its figure stands above it. */
const HIGHEST = 76;

/** A bar for each figure; read out as a list of chances. */
function ChartView({ chart: { title, average, side, bars } }: { readonly chart: Chart }) {
  const sides = usePlay((play) => play.table.sides);
  const own = sides.find(({ id }) => id === side);
  const shares = bars.map(({ chance: [ways, of] }) => ways / of);
  const most = Math.max(...shares);
  return (
    <figure className="chart">
      <figcaption>
        {own ? <SideSymbol side={own} /> : null} {noBreak(title)} <b>{noBreak(average)}</b>
      </figcaption>
      {bars.length > 1 ? (
        <ol aria-label={title}>
          {bars.map(({ label }, i) => {
            const share = shares[i] ?? 0;
            return (
              <li key={label}>
                <span className="bar-column">
                  <span className="bar-share">{told(share)}</span>
                  <i aria-hidden="true" style={{ height: `${Math.round((HIGHEST * share) / most)}%` }} />
                </span>
                <span className="bar-figure">{label}</span>
              </li>
            );
          })}
        </ol>
      ) : null}
    </figure>
  );
}

function told(share: number): string {
  const whole = Math.round(100 * share);
  if (share === 0) return '';
  return whole === 0 ? `<${perCent(1)}` : perCent(whole);
}
