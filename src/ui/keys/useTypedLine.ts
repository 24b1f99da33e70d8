/** The box for typed commands: arrows recall lines, Tab completes, a preview is shown while typing. */
import { useContext, useRef, useState } from 'react';
import { completionsOf, pressLine, previewLine } from '../../store/table/typedLine';
import { StoresContext } from '../../store/useGame';

export type TypedLine = {
  readonly text: string;
  /** How far the last entered line was carried out, if not completely. */
  readonly told: string;
  change(text: string): void;
  /** Carries out the line; what was not done stays. */
  submit(): void;
  /** To the previous or next entered line; returns whether there is one. */
  recall(way: -1 | 1): boolean;
  /** To the next completion; false if there is none left: then Tab leaves the box. */
  complete(): boolean;
};

export function useTypedLine(): TypedLine {
  const store = useContext(StoresContext)?.game;
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
  const entered = useRef<string[]>([]);
  /** Which of the entered lines is shown; null: the one being typed, which `begun` keeps meanwhile. */
  const recalled = useRef<number | null>(null);
  const begun = useRef('');
  const offered = useRef<readonly string[]>([]);

  function write(line: string) {
    setText(line);
    setTold('');
    if (store) previewLine(store.getState(), line);
  }
  return {
    text,
    told,
    change(line) {
      recalled.current = null;
      offered.current = [];
      write(line);
    },
    submit() {
      if (!store || text.trim() === '') return;
      if (entered.current.at(-1) !== text) entered.current.push(text);
      recalled.current = null;
      offered.current = [];
      // What was not done is not previewed again: the refusal is shown.
      const pressed = pressLine(store.getState, text);
      setText(pressed.left);
      setTold(pressed.told);
    },
    recall(way) {
      const { current: lines } = entered;
      const from = recalled.current ?? lines.length;
      const to = from + way;
      if (to < 0 || to > lines.length) return false;
      if (recalled.current === null) begun.current = text;
      recalled.current = to === lines.length ? null : to;
      write(lines[to] ?? begun.current);
      return true;
    },
    complete() {
      const play = store?.getState().play;
      if (!play) return false;
      if (offered.current.length === 0) offered.current = completionsOf(play, text);
      const next = offered.current[offered.current.indexOf(text) + 1];
      if (next === undefined) return false;
      write(next);
      return true;
    },
  };
}
