import type { ReactNode } from 'react';

/** `6-3`, `1-1`, with a number of counters `14 × 6-3`; points of movement, `3 MP` and `3 of 8 MP`. */
const FIGURES = /((?:\d+ × )?\d+-\d+|(?:\d+ of )?\d+ MP\b)/;

/** A text whose lines never break within strengths, odds or points of movement. */
export function noBreak(text: string): ReactNode {
  const parts = text.split(FIGURES);
  if (parts.length === 1) return text;
  return parts.map((part, i) =>
    i % 2 === 1 ? (
      <span key={i} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
