import type { WrittenLine } from '../../store/gameLog';
import { DieFace } from './DieFace';

/** A line of the log to read: its dice, then its words. */
export function Told({ line }: { readonly line: WrittenLine }) {
  return (
    <li>
      {line.dice.map((die, i) => (
        <DieFace key={i} die={die} />
      ))}{' '}
      {line.text}
    </li>
  );
}
