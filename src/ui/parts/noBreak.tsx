import type { ReactNode } from 'react';

/** `6-3`, `1-1`, and with a number of counters `14 × 6-3`. */
const FIGURES = /((?:\d+ × )?\d+-\d+)/;

/** A text whose lines never break within strengths or odds: a browser breaks at their hyphens otherwise. */
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
