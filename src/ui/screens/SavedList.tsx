import type { SavedHeader } from '../../store/savedGames';
import { useGame } from '../../store/useGame';
import { CloseIcon } from '../panels/icons';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The games kept in this browser, newest first. */
export function SavedList({ saved }: { readonly saved: readonly SavedHeader[] }) {
  const open = useGame((state) => state.open);
  const remove = useGame((state) => state.remove);
  return (
    <section className="saved" aria-labelledby="saved-title">
      <h2 id="saved-title">Continue</h2>
      <ul>
        {saved.map((game) => (
          <li key={game.id}>
            <button type="button" className="saved-game" onClick={() => void open(game.id)}>
              <b>{game.title}</b>
              <span>
                {game.turn} · {game.stretch}
              </span>
              {game.points === '' ? null : <span>{game.points}</span>}
              <small>{WHEN.format(game.changed)}</small>
            </button>
            <button
              type="button"
              className="quiet"
              title="Delete this game"
              aria-label={`Delete ${game.title}, ${game.turn}, ${WHEN.format(game.changed)}`}
              onClick={() => {
                if (window.confirm(`Delete ${game.title}, ${game.turn}? It cannot be brought back.`))
                  void remove(game.id);
              }}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
