import { Component, type ReactNode } from 'react';

type Props = { readonly children: ReactNode };
type State = { readonly error: unknown };

/** Stands in for a screen that could not be drawn: the game itself is kept and can be opened again. */
export class Trouble extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main className="trouble">
        <h1>This page has lost its way</h1>
        <p>That is a mistake in Tercio. Your games are kept as they were before it.</p>
        <p className="faint">{error instanceof Error ? error.message : `${error}`}</p>
        <a className="act main" href="./">
          To the start page
        </a>
      </main>
    );
  }
}
