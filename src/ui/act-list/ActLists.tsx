import { memo, useEffect, useRef, useState } from 'react';
import type { ActList, ListedAct, Target } from '../../core/contract/table';
import { useGame, usePlay } from '../../store/useGame';
import { ActShown } from './ActShown';
import { ProposedLists } from './ProposedLists';
import { SumsTogether } from './SumsView';
import { useReorder } from './useReorder';
import './act-list.css';

/** What is on the list and not yet carried out, with its sums, and whole lists that are proposed. */
export const ActLists = memo(function ActLists() {
  const list = usePlay((play) => play.prompt.list ?? null);
  const proposed = usePlay((play) => play.prompt.proposedLists ?? null);
  return (
    <>
      {proposed && proposed.length > 0 ? <ProposedLists lists={proposed} /> : null}
      {list ? <TheList list={list} /> : null}
    </>
  );
});

function TheList({ list: { title, acts, barred, sums } }: { readonly list: ActList }) {
  const press = useGame((state) => state.press);
  const place = useRef<HTMLOListElement>(null);
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
  const { carried, handle } = useReorder(place, (from, to) => move(from, to, 'drag'));
  useFocusAfter(place, moved);
  return (
    <section className="act-list" aria-label={title}>
      <h2>
        Planned <span className="count">{acts.length}</span>
      </h2>
      <ol ref={place} className={carried ? 'listed carrying' : 'listed'}>
        {acts.map((act, at) => (
          <li
            key={act.counters.join()}
            className={carried?.from === at ? 'carried' : carried?.to === at ? 'aimed' : undefined}
          >
            <ListedItem
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
      <SumsTogether sums={sums} />
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
  readonly act: ListedAct;
  readonly barred: string;
  readonly at: number;
  readonly of: number;
  readonly handle: ReturnType<ReturnType<typeof useReorder>['handle']>;
  readonly onMove: (to: number, by: Way) => void;
};

function ListedItem({ act, barred, at, of, handle, onMove }: ItemProps) {
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
    <span className="row-grip" aria-hidden="true" title="Drag to another place" {...handle}>
      ⠿
    </span>
  );
  const buttons = (
    <div className="listed-acts">
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
