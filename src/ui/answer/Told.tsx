import type { WrittenLine } from '../../store/table/gameLog';
import { DieFace } from '../dice/DieFace';
import { placesNamed, useLight } from '../parts/useLight';
import { whole } from '../parts/whole';

/** A line of the log to read: its dice, then its words; lights on the board where it happened. */
export function Told({ line }: { readonly line: WrittenLine }) {
  const light = useLight();
  return (
    <li {...light(placesNamed(line))}>
      {line.dice.map((die, i) => (
        <DieFace key={i} die={die} />
      ))}{' '}
      {whole(line.text)}
    </li>
  );
}
