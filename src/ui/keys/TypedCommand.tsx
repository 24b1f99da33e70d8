import { type FocusEvent, type KeyboardEvent, useContext, useRef } from 'react';
import { StoresContext, usePlay } from '../../store/useGame';
import { enterDie } from '../dice/dieKey';
import { focusHeading } from '../focus/focus';
import { FORETOLD } from '../voice/Announcer';
import { useTypedLine } from './useTypedLine';
import './typed.css';

export const TYPED_COMMAND = 'typed-command';

/** Commands as text. A refused one stays to be corrected; the reasons are shown where all reasons are. */
export function TypedCommand() {
  const store = useContext(StoresContext)?.game;
  const example = usePlay(({ system }) => (system.typedForms[1] ?? system.typedForms[0])?.[0] ?? '');
  const line = useTypedLine();
  const { text } = line;
  /** What had the focus before the box: Esc returns it. */
  const before = useRef<HTMLElement | null>(null);
  const box = useRef<HTMLInputElement>(null);
  /** First dismisses a refusal; if there is none, leaves the box. */
  const leave = () => {
    const state = store?.getState();
    if (state?.refusal) {
      box.current?.select();
      return state.dismissRefusal();
    }
    before.current?.focus();
    // What was left may be gone by now, or take no focus any more, as a counter that has moved.
    if (document.activeElement === box.current) focusHeading();
  };
  const submit = () => {
    line.submit();
    // What is refused stays, to be written on.
    const end = box.current?.value.length ?? 0;
    box.current?.setSelectionRange(end, end);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const state = store?.getState();
    if (event.key === 'Enter') submit();
    else if (event.key === 'Escape') leave();
    else if (event.key === 'Tab') {
      // Not a trap: with nothing more to complete, or backwards, Tab leaves the box.
      if (event.shiftKey || !line.complete()) return;
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      if (!line.recall(event.key === 'ArrowUp' ? -1 : 1)) return;
    }
    // While a die is awaited nothing can be typed: a digit is the face of the die.
    else if (text !== '' || !state?.play || !enterDie(state, state.play, event.nativeEvent)) return;
    event.preventDefault();
  };
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    // What was left there is kept until something else is typed.
    currentTarget.select();
  };
  return (
    <section className="typed" aria-label="Type a command">
      <label htmlFor={TYPED_COMMAND}>Type a command</label>
      <input
        ref={box}
        id={TYPED_COMMAND}
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={example}
        value={text}
        // The key that opens the box is not part of a command.
        onChange={(event) => line.change(event.currentTarget.value.replace(/^\//, ''))}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => store?.getState().hover(null)}
        {...FORETOLD}
      />
      <output className="told">{line.told}</output>
    </section>
  );
}
