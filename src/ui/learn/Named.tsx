import { Fragment, useMemo } from 'react';
import { useStore } from 'zustand';
import type { LearningStore } from '../../store/learning/learning';
import { usePlay } from '../../store/useGame';
import { noBreak } from '../parts/noBreak';
import { partsOf } from '../parts/partsOf';

type Props = { readonly text: string; readonly learning: LearningStore };

/** A text in which the names of counters light them: on a small board there is no room for names. */
export function Named({ text, learning }: Props) {
  const counters = usePlay((play) => play.board.counters);
  const point = useStore(learning, (state) => state.point);
  const parts = useMemo(() => partsOf(text, counters), [text, counters]);
  return parts.map(({ words, id }, i) =>
    id === null ? (
      <Fragment key={i}>{noBreak(words)}</Fragment>
    ) : (
      <span
        key={i}
        className="lesson-name"
        onPointerEnter={() => point(id)}
        onPointerDown={() => point(id)}
        onPointerLeave={() => point(null)}
      >
        {words}
      </span>
    ),
  );
}
