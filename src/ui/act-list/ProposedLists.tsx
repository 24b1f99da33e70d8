import type { ProposedList } from '../../core/contract/table';
import { useGame } from '../../store/useGame';
import { uncoverHeading } from '../panel/uncoverHeading';
import { atNextFrame } from '../parts/atNextFrame';
import { NamedText } from '../parts/NamedText';
import { useLight } from '../parts/useLight';
import { SumsView } from './SumsView';
import './act-list.css';

/** Whole lists to choose from: nothing is rolled by taking one over. */
export function ProposedLists({ lists }: { readonly lists: readonly ProposedList[] }) {
  const press = useGame((state) => state.press);
  const light = useLight();
  return (
    <section ref={intoView} className="act-list" aria-label="Plans to choose from">
      <h2>Plans to choose from</h2>
      <ol className="proposed-lists">
        {lists.map(({ title, acts, counters, sums, take }, at) => (
          <li key={acts.join()} {...light({ counters, where: [] })}>
            <div className="listed-head">
              <span className="listed-place">{at + 1}</span>
              <p className="listed-title">{title}</p>
              <button
                type="button"
                className="act small"
                aria-label={`Take plan ${at + 1}: ${title}`}
                onClick={() => press(take)}
              >
                Take it
              </button>
            </div>
            <ul className="proposed">
              {acts.map((act) => (
                <li key={act}>
                  <NamedText text={act} about={{ counters, where: [] }} />
                </li>
              ))}
            </ul>
            <p className="averages">
              {sums.charts.map((chart) => (
                <span key={chart.title}>
                  {chart.title}: <b>{chart.average}</b>
                </span>
              ))}
            </p>
            <details className="folding">
              <summary>Its sums</summary>
              <SumsView sums={sums} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** After a result they are further down; who plays, and which phase it is, stays above them. */
function intoView(plans: HTMLElement | null): (() => void) | undefined {
  if (!plans) return undefined;
  return atNextFrame(() => {
    plans.scrollIntoView?.({ block: 'start' });
    const panel = plans.closest('.panel');
    if (panel) uncoverHeading(panel);
  });
}
