import { useMemo, useRef, useState } from 'react';
import { stateOf } from '../../core/game';
import type { Replay } from '../../store/table/replay';
import { useGame, usePlay } from '../../store/useGame';
import { CloseIcon, FlagIcon } from '../parts/icons';
import { LabelForm } from '../parts/LabelForm';
import { useFew } from '../parts/useFew';

/** Bookmarks listed at first. */
const FEW = 50;

/** A bookmark at the point looked at, and all bookmarks of the game. */
export function Bookmarks({ replay }: { readonly replay: Replay }) {
  const bookmarks = usePlay((play) => play.game.record.bookmarks);
  const bookmark = useGame((state) => state.bookmark);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const here = bookmarks.find(({ entry }) => entry === replay.entry);
  return (
    <div className="bookmarks">
      <button
        ref={opener}
        type="button"
        className="act small"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <FlagIcon />
        <span className="bookmarks-word">Bookmarks</span>
        {bookmarks.length === 0 ? null : <span className="count">{bookmarks.length}</span>}
      </button>
      {open ? (
        <section className="bookmark-list" aria-label="Bookmarks">
          <header>
            <h2>Bookmarks</h2>
            <button
              type="button"
              className="quiet"
              aria-label="Close the bookmarks"
              onClick={() => {
                setOpen(false);
                opener.current?.focus();
              }}
            >
              <CloseIcon />
            </button>
          </header>
          <LabelForm
            key={replay.entry}
            label="Bookmark this point: a note"
            text={here?.text ?? ''}
            most={80}
            words={here ? 'Change' : 'Add'}
            onKeep={(text) => bookmark(replay.entry, text)}
          />
          <BookmarkList />
        </section>
      ) : null}
    </div>
  );
}

function BookmarkList() {
  const system = usePlay((play) => play.system);
  const game = usePlay((play) => play.game);
  const lookBack = useGame((state) => state.lookBack);
  const bookmark = useGame((state) => state.bookmark);
  const { bookmarks } = game.record;
  const inOrder = useMemo(() => bookmarks.toSorted((a, b) => a.entry - b.entry), [bookmarks]);
  const { shown, more } = useFew(inOrder, FEW);
  if (bookmarks.length === 0) return <p className="faint">There are no bookmarks yet.</p>;
  return (
    <ul>
      {shown.map(({ entry, text }) => {
        const { turn, segment } = system.moment(stateOf(game, entry));
        return (
          <li key={entry}>
            <button type="button" className="row-button bookmark-go" onClick={() => lookBack(entry)}>
              {text} <small>{`${turn} · ${segment}`}</small>
            </button>
            <button
              type="button"
              className="link"
              aria-label={`Remove the bookmark “${text}”`}
              onClick={() => bookmark(entry, '')}
            >
              Remove
            </button>
          </li>
        );
      })}
      {more ? <li>{more}</li> : null}
    </ul>
  );
}
