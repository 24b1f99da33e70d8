import type { ReactNode } from 'react';
import type { WrittenLine } from '../../store/table/gameLog';
import { DieFace } from '../dice/DieFace';
import { NamedText } from '../parts/NamedText';
import { placesNamed, useLight } from '../parts/useLight';

type Props = {
  readonly line: WrittenLine;
  /** Said after its words. */
  readonly after?: ReactNode;
};

/** A line of the log to read: its dice, then its words; lights on the board where it happened. */
export function LogItem({ line, after = null }: Props) {
  const light = useLight();
  return (
    <li {...light(placesNamed(line))}>
      {line.dice.map((die, i) => (
        <DieFace key={i} die={die} />
      ))}{' '}
      <NamedText text={line.text} about={line} /> {after}
    </li>
  );
}
