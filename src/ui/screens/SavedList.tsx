import { type ComponentType, type KeyboardEvent, lazy, type Ref, Suspense, useRef, useState } from 'react';
import { DAYS_KEPT } from '../../store/saved/discarded';
import { nameOf } from '../../store/saved/gameName';
import type { Picture } from '../../store/saved/picture';
import type { SavedHeader } from '../../store/saved/savedGame';
import { useGame } from '../../store/useGame';
import { saveAs } from '../share/saveAs';
import './saved.css';

const NoPicture = () => <span className="small-picture" />;
/** Maps are drawn with what a table needs: the start page comes without it, and lists games without their pictures. */
const SmallPicture = lazy<ComponentType<{ readonly picture: Picture }>>(() =>
  import('../board/overview/SmallPicture').then(
    (module) => ({ default: module.SmallPicture }),
    () => ({ default: NoPicture }),
  ),
);

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The games stored in this browser, newest first, and those deleted recently. */
export function SavedList() {
  const saved = useGame((state) => state.saved);
  const discarded = useGame((state) => state.discarded);
  return (
    <section className="saved" aria-labelledby="saved-title">
      <p className="question">I was in the middle of something</p>
      <h2 id="saved-title">Continue</h2>
      <JustDiscarded />
      {saved.length === 0 ? <p className="faint">No games are stored here.</p> : null}
      <ul>
        {saved.map((game) => (
          <SavedItem key={game.id} game={game} />
        ))}
      </ul>
      {discarded.length === 0 ? null : <Discarded games={discarded} />}
    </section>
  );
}

function SavedItem({ game }: { readonly game: SavedHeader }) {
  const open = useGame((state) => state.open);
  const duplicate = useGame((state) => state.duplicate);
  const remove = useGame((state) => state.remove);
  const share = useGame((state) => state.shareSaved);
  const [naming, setNaming] = useState(false);
  const renaming = useRef<HTMLButtonElement>(null);
  const called = calledOf(game);
  const named = () => {
    setNaming(false);
    renaming.current?.focus();
  };
  return (
    <li>
      <button type="button" className="row-button saved-game" onClick={() => void open(game.id)}>
        <Suspense fallback={<NoPicture />}>
          {game.picture ? <SmallPicture picture={game.picture} /> : <NoPicture />}
        </Suspense>
        <span className="saved-words">
          <b>{nameOf(game)}</b>
          {game.name === '' ? null : <span>{game.title}</span>}
          <span>
            {game.turn} · {game.stretch}
          </span>
          {game.points === '' ? null : <Points of={game.points} />}
          <small>{WHEN.format(game.changed)}</small>
        </span>
      </button>
      {naming ? <Naming game={game} done={named} /> : null}
      <p className="saved-actions">
        <Action name="Rename" of={called} act={() => setNaming(true)} ref={renaming} />
        <Action name="Duplicate" of={called} act={() => void duplicate(game.id)} />
        <Action
          name="Save as a file"
          of={called}
          act={() => void share(game.id).then((file) => file && saveAs(file))}
        />
        <Action name="Delete" of={called} act={() => void remove(game.id)} />
      </p>
    </li>
  );
}

/** Line breaks never split a side's points. */
function Points({ of }: { readonly of: string }) {
  return (
    <span className="saved-points">
      {of.split(' · ').map((points, i) => (
        <span key={i}>{points}</span>
      ))}
    </span>
  );
}

type ActionProps = {
  readonly name: string;
  readonly of: string;
  readonly act: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
};

function Action({ name, of, act, ref }: ActionProps) {
  return (
    <button ref={ref} type="button" className="link" aria-label={`${name} ${of}`} onClick={act}>
      {name}
    </button>
  );
}

function Naming({ game, done }: { readonly game: SavedHeader; readonly done: () => void }) {
  const rename = useGame((state) => state.rename);
  const [name, setName] = useState(nameOf(game));
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') done();
  };
  return (
    <form
      className="naming"
      onSubmit={(event) => {
        event.preventDefault();
        void rename(game.id, name.trim() === game.title ? '' : name);
        done();
      }}
    >
      <label>
        Name of this game
        <input
          ref={selectAll}
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={onKey}
        />
      </label>
      <button type="submit" className="act small">
        Keep the name
      </button>
      <button type="button" className="act small back" onClick={done}>
        Cancel
      </button>
    </form>
  );
}

/** The last deletion, with Undo where the button was pressed. */
function JustDiscarded() {
  const game = useGame((state) => state.justDiscarded);
  const restore = useGame((state) => state.restore);
  return (
    <p className="just-discarded" role="status">
      {game === null ? null : (
        <>
          Deleted {calledOf(game)}.{' '}
          <button
            key={game.id}
            ref={focusOn}
            type="button"
            className="link"
            onClick={() => void restore(game.id)}
          >
            Undo
          </button>
        </>
      )}
    </p>
  );
}

function Discarded({ games }: { readonly games: readonly SavedHeader[] }) {
  const restore = useGame((state) => state.restore);
  const erase = useGame((state) => state.erase);
  return (
    <details className="discarded">
      <summary>Recently deleted ({games.length})</summary>
      <p className="soft">Kept for {DAYS_KEPT} days on which this page is opened, then gone.</p>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <span>
              {calledOf(game)} <small>{WHEN.format(game.changed)}</small>
            </span>
            <span className="saved-actions">
              <Action name="Bring back" of={calledOf(game)} act={() => void restore(game.id)} />
              <Action name="Delete for good" of={calledOf(game)} act={() => void erase(game.id)} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const calledOf = (game: SavedHeader) => `${nameOf(game)}, ${game.turn}`;

function focusOn(button: HTMLButtonElement | null): void {
  button?.focus();
}

function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
