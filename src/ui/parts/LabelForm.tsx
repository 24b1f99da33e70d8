import { useRef, useState } from 'react';

type Props = {
  readonly label: string;
  /** As it is kept now. */
  readonly text: string;
  readonly most: number;
  /** On the button. */
  readonly words: string;
  readonly onKeep: (text: string) => void;
};

/** A few words of a player's own, kept by Enter or the button; the focus stays in the field until Escape puts the text back. */
export function LabelForm({ label, text, most, words, onKeep }: Props) {
  /** What is being written; null while it is as kept. */
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
            // The field is left, nothing around it: a further Escape is for that.
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
