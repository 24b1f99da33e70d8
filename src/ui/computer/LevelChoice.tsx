import { useId } from 'react';
import { LEVEL_NAMES, type LevelName } from '../../core/opponent/levels';
import { LEVEL_WORDS } from '../../store/computer/players';
import { LEVEL_NOTES } from './levels';

type Props = {
  readonly legend: string;
  readonly value: LevelName | null;
  readonly choose: (level: LevelName) => void;
  /** A choice besides the levels: its words, and what choosing it does. */
  readonly person?: { readonly words: string; choose(): void };
};

/** How hard the computer thinks; or that a person plays. */
export function LevelChoice({ legend, value, choose, person }: Props) {
  const group = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {person ? (
        <label>
          <input type="radio" name={group} checked={value === null} onChange={() => person.choose()} />
          {person.words}
        </label>
      ) : null}
      {LEVEL_NAMES.map((level) => (
        <label key={level}>
          <input type="radio" name={group} checked={value === level} onChange={() => choose(level)} />
          <span>
            {LEVEL_WORDS[level]}
            <small> {LEVEL_NOTES[level]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
