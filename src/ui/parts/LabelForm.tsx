import { useRef, useState } from 'react';
import './label-form.css';

type Props = {
  readonly label: string;
  /** The stored text. */
  readonly text: string;
  readonly most: number;
  /** On the button. */
  readonly words: string;
  readonly onKeep: (text: string) => void;
};

/**
 * A short text by the player, stored by Enter or the button; the focus stays in the field until Escape resets the text.
 */
export function LabelForm({ label, text, most, words, onKeep }: Props) {
  /** The text being typed; null while it equals the stored one. */
  const [written, setWritten] = useState<string | null>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const value = written ?? text;
  const isKept = value.trim() === text;
  return (
    <form
      className="label-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isKept) onKeep(value);
        setWritten(null);
      }}
    >
      <label>
        {label}
        <input
          value={value}
          maxLength={most}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Leaves only the field: another Escape is for what is around it.
            event.preventDefault();
            setWritten(null);
            keep.current?.focus();
          }}
        />
      </label>
      <button ref={keep} type="submit" className="act small" aria-disabled={isKept}>
        {words}
      </button>
    </form>
  );
}
