import { noBreak } from '../parts/noBreak';
import './preview.css';

/** What is pointed at, line by line; the first line names it. */
export function About({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="about">
      {lines.map((line, index) => (
        // The lines of one place become those of the next: only words change.
        <li key={index}>{noBreak(line)}</li>
      ))}
    </ul>
  );
}
