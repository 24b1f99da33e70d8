import { Fragment, useMemo } from 'react';
import { useStore } from 'zustand';
import type { CounterView } from '../../core/contract/board';
import type { LearningStore } from '../../store/learning/learning';
import { usePlay } from '../../store/useGame';
import { BY_FINGER, useMatches } from '../look/useMatches';
import { noBreak } from '../parts/noBreak';

type Props = { readonly text: string; readonly learning: LearningStore };

/** A text in which the names of counters light them: on a small board there is no room for names. */
export function Named({ text, learning }: Props) {
  const counters = usePlay((play) => play.board.counters);
  const point = useStore(learning, (state) => state.point);
  const byFinger = useMatches(BY_FINGER);
  const parts = useMemo(() => partsOf(byFinger ? tapping(text) : text, counters), [byFinger, text, counters]);
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

/** Lessons speak of clicks; a finger taps. */
function tapping(text: string): string {
  return text.replace(/\bClick(s?)\b/g, 'Tap$1').replace(/\bclick(s?)\b/g, 'tap$1');
}

type Part = { readonly words: string; readonly id: string | null };

/** Longer names first: `La Ferté-Sénectère` before `La Ferté`. */
function partsOf(text: string, counters: readonly CounterView[]): readonly Part[] {
  const named = counters.filter(({ at, name }) => at !== null && name.length > 2);
  const byName = new Map(named.map(({ name, id }) => [name, id]));
  const names = [...byName.keys()].toSorted((a, b) => b.length - a.length).map(plain);
  if (names.length === 0) return [{ words: text, id: null }];
  return text
    .split(new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'u'))
    .map((words, i) => ({ words, id: i % 2 === 1 ? (byName.get(words) ?? null) : null }));
}

function plain(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
