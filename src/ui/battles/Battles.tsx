import { useEffect, useRef, useState } from 'react';
import type { Planned, PlannedAct, Target } from '../../core/contract/table';
import { useGame, usePlay } from '../../store/useGame';
import { ActShown } from './ActShown';
import { Proposals } from './Proposals';
import { SumsView } from './SumsView';
import { useReorder } from './useReorder';
import './battles.css';

/** What is planned and not yet carried out, with its sums, and the plans that are proposed. */
export function Battles() {
  const planned = usePlay((play) => play.prompt.planned ?? null);
  const proposals = usePlay((play) => play.prompt.proposals ?? null);
  return (
    <>
      {proposals && proposals.length > 0 ? <Proposals proposals={proposals} /> : null}
      {planned ? <PlannedList planned={planned} /> : null}
    </>
  );
}

function PlannedList({ planned: { title, acts, barred, sums } }: { readonly planned: Planned }) {
  const press = useGame((state) => state.press);
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [count, setCount] = useState(acts.length);
  // With another number of acts the place that was told is no longer true.
  if (count !== acts.length) {
    setCount(acts.length);
    setMoved(null);
  }
  const move = (from: number, to: number, by: Way) => {
    const target = acts[from]?.places[to];
    if (!target) return;
    press(target);
    setMoved({ to, by });
  };
  const { carried, handle } = useReorder(list, (from, to) => move(from, to, 'drag'));
  useFocusAfter(list, moved);
  return (
    <section className="battles" aria-label={title}>
      <h2>
        Planned <span className="count">{acts.length}</span>
      </h2>
      <ol ref={list} className={carried ? 'planned carrying' : 'planned'}>
        {acts.map((act, at) => (
          <li
            key={act.counters.join()}
            className={carried?.from === at ? 'carried' : carried?.to === at ? 'aimed' : undefined}
          >
            <PlannedItem
              act={act}
              barred={barred}
              at={at}
              of={acts.length}
              handle={handle(at)}
              onMove={(to, by) => move(at, to, by)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="unseen">
        {moved ? `Now in place ${moved.to + 1} of ${acts.length}.` : ''}
      </p>
      <details open className="folding">
        <summary>
          <h3>All of them together</h3>
        </summary>
        <SumsView sums={sums} />
      </details>
    </section>
  );
}

type Way = 'up' | 'down' | 'drag';
type Moved = { readonly to: number; readonly by: Way };

/** The button that moved an item goes with it; at the end of the list, the other one has the focus. */
function useFocusAfter(list: { readonly current: HTMLOListElement | null }, moved: Moved | null) {
  useEffect(() => {
    if (!moved || moved.by === 'drag') return;
    const item = list.current?.children[moved.to];
    const [first, other] = moved.by === 'up' ? ['.up', '.down'] : ['.down', '.up'];
    const button = item?.querySelector<HTMLButtonElement>(`${first}:not(:disabled)`);
    (button ?? item?.querySelector<HTMLButtonElement>(`${other}`))?.focus();
  }, [list, moved]);
}

type ItemProps = {
  readonly act: PlannedAct;
  readonly barred: string;
  readonly at: number;
  readonly of: number;
  readonly handle: ReturnType<ReturnType<typeof useReorder>['handle']>;
  readonly onMove: (to: number, by: Way) => void;
};

function PlannedItem({ act, barred, at, of, handle, onMove }: ItemProps) {
  const press = useGame((state) => state.press);
  const name = act.receipt.title;
  const button = (label: string, text: string, target: Target) => (
    <button
      type="button"
      className="act small"
      aria-label={`${label}: ${name}`}
      onClick={() => press(target)}
    >
      {text}
    </button>
  );
  const grip = (
    <span className="grip" aria-hidden="true" title="Drag to another place" {...handle}>
      ⠿
    </span>
  );
  const buttons = (
    <div className="planned-acts">
      {of > 1 ? (
        <>
          <button
            type="button"
            className="act small up"
            aria-label={`Earlier: ${name}`}
            disabled={at === 0}
            onClick={() => onMove(at - 1, 'up')}
          >
            ↑
          </button>
          <button
            type="button"
            className="act small down"
            aria-label={`Later: ${name}`}
            disabled={at === of - 1}
            onClick={() => onMove(at + 1, 'down')}
          >
            ↓
          </button>
        </>
      ) : null}
      {button('Change', 'Change', act.edit)}
      {button('Take out', 'Take out', act.out)}
    </div>
  );
  return <ActShown act={act} barred={barred} at={at} grip={of > 1 ? grip : null} buttons={buttons} />;
}
