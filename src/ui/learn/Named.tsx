import { Fragment, useMemo } from 'react';
import { useStore } from 'zustand';
import type { LearningStore } from '../../store/learning/learning';
import { usePlay } from '../../store/useGame';
import { CounterChip } from '../counters/CounterChip';
import { useMatches } from '../look/useMatches';
import { noBreak } from '../parts/noBreak';
import { partsOf } from '../parts/partsOf';

type Props = { readonly text: string; readonly learning: LearningStore };

/** Where counters on the map are too small for their names. */
const SMALL = '(max-width: 820px)';

/** A text in which the names of counters light them; on a small board each name has its counter beside it. */
export function Named({ text, learning }: Props) {
  const counters = usePlay((play) => play.board.counters);
  const point = useStore(learning, (state) => state.point);
  const isSmall = useMatches(SMALL);
  const parts = useMemo(() => partsOf(text, counters), [text, counters]);
  return parts.map(({ words, id }, i) =>
    id === null ? (
      <Fragment key={i}>{noBreak(words)}</Fragment>
    ) : (
      <span key={i} className="no-break">
        {isSmall ? <CounterChip id={id} /> : null}
        <span
          className="lesson-name"
          onPointerEnter={() => point(id)}
          onPointerDown={() => point(id)}
          onPointerLeave={() => point(null)}
        >
          {words}
        </span>
      </span>
    ),
  );
}
