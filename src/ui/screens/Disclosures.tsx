import { type ReactNode, useId, useState } from 'react';

export type Disclosed = { readonly title: string; readonly content: () => ReactNode };

/** Titles in a row, each opening what it names below all of them: a title that is pressed stays where it is. */
export function Disclosures({ parts }: { readonly parts: readonly Disclosed[] }) {
  const id = useId();
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (title: string) =>
    setOpen(open.includes(title) ? open.filter((other) => other !== title) : [...open, title]);
  return (
    <div className="more-of">
      {parts.map(({ title }, i) => (
        <button
          key={title}
          type="button"
          className="row-button more-title"
          aria-expanded={open.includes(title)}
          aria-controls={open.includes(title) ? `${id}-${i}` : undefined}
          onClick={() => toggle(title)}
        >
          {title}
        </button>
      ))}
      {parts.map(({ title, content }, i) =>
        open.includes(title) ? (
          <div key={title} id={`${id}-${i}`} className="more-content">
            {content()}
          </div>
        ) : null,
      )}
    </div>
  );
}
