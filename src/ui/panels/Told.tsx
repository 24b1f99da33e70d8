import type { WrittenLine } from '../../store/gameLog';
import { whole } from '../whole';
import { DieFace } from './DieFace';

/** A line of the log to read: its dice, then its words. */
export function Told({ line }: { readonly line: WrittenLine }) {
  return (
    <li>
      {line.dice.map((die, i) => (
        <DieFace key={i} die={die} />
      ))}{' '}
      {whole(line.text)}
    </li>
  );
}
