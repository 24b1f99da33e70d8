/** Those for whom there is something further down the page; who has never played finds it right below. */
const QUESTIONS = [
  { at: 'new-games', asks: 'I know these games' },
  { at: 'saved', asks: 'I was in the middle of something' },
] as const;

export function Questions({ hasGames }: { readonly hasGames: boolean }) {
  return (
    <nav className="questions" aria-label="Who are you?">
      {QUESTIONS.filter(({ at }) => hasGames || at !== 'saved').map(({ at, asks }) => (
        <button key={at} type="button" className="link" onClick={() => leadTo(at)}>
          {asks}
        </button>
      ))}
    </nav>
  );
}

/** Its first button has the focus then: Enter is enough. */
function leadTo(section: string): void {
  const there = document.querySelector(`.start .${section}`);
  there?.scrollIntoView({ block: 'start' });
  there?.querySelector<HTMLElement>('button:not(.link)')?.focus({ preventScroll: true });
}
