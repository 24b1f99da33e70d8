import { type ReactNode, useId } from 'react';

/** A titled part of the gallery. */
export function Piece({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="gallery-piece" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
