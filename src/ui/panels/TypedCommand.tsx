import { type KeyboardEvent, useContext, useState } from 'react';
import { StoresContext, usePlay } from '../../store/useGame';

export const TYPED_COMMAND = 'typed-command';

/** A command as text. One that is refused stays to be corrected; the reasons stand where all reasons stand. */
export function TypedCommand() {
  const store = useContext(StoresContext)?.game;
  const example = usePlay(({ system }) => (system.typedForms[1] ?? system.typedForms[0])?.[0] ?? '');
  const [text, setText] = useState('');
  const submit = () => {
    if (!store || text.trim() === '') return;
    store.getState().press({ on: 'typed', text });
    if (store.getState().refusal === null) setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') submit();
    if (event.key === 'Escape') {
      setText('');
      store?.getState().dismissRefusal();
    }
  };
  return (
    <section className="typed" aria-label="Type a command">
      <label htmlFor={TYPED_COMMAND}>Type a command</label>
      <input
        id={TYPED_COMMAND}
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={example}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </section>
  );
}
