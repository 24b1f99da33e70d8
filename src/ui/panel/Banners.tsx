import { useEffect } from 'react';
import type { Lost } from '../../store/saved/spares';
import type { GameState } from '../../store/state';
import { useGame } from '../../store/useGame';
import { saveAs } from '../share/saveAs';
import { UpdateNotice } from './UpdateNotice';
import './banners.css';

/** Quiet messages about the game and how it is stored. */
export function Banners() {
  const storage = useGame((state) => state.storage);
  const notices = useGame((state) => state.notices);
  const unread = useGame((state) => (state.play === null ? state.unread : null));
  const dismiss = useGame((state) => state.dismissNotices);
  const elsewhere = useGame((state) => state.elsewhere);
  const playHere = useGame((state) => state.playHere);
  return (
    <>
      <UpdateNotice />
      {elsewhere ? (
        <div className="banner" role="status">
          <p>This game is being played in another tab. Here you can only look at it, as it was.</p>
          <button type="button" className="link" onClick={() => void playHere()}>
            Play on here
          </button>
        </div>
      ) : null}
      {storage.kept === 'browser' ? <StoredAgain message={storage.message} /> : <OnlyInMemory {...storage} />}
      <LostGames />
      {unread === null ? null : (
        <p className="banner">
          The browser does not return the games that may be stored here ({unread}). They stay as they are.
        </p>
      )}
      {notices.length === 0 ? null : (
        <div className="banner" role="status">
          <Lines lines={notices.slice(0, SHOWN)} />
          {notices.length > SHOWN ? (
            <details>
              <summary>{`${notices.length - SHOWN} more`}</summary>
              <Lines lines={notices.slice(SHOWN)} />
            </details>
          ) : null}
          <button type="button" className="link" onClick={dismiss}>
            Understood
          </button>
        </div>
      )}
    </>
  );
}

/** Notices of an opened game shown at once; more would push the game out of view. */
const SHOWN = 2;

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, i) => <p key={`${i} ${line}`}>{line}</p>);
}

/** A game that only this page holds: it can be saved from the table, and is not closed by mistake. */
function OnlyInMemory({ kept, message }: GameState['storage']) {
  const isOnTable = useGame((state) => kept === 'memory' && state.play !== null);
  useEffect(() => {
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, []);
  return (
    <div className="banner" role="status">
      <p>{message}</p>
      {isOnTable ? <SaveAsFile /> : null}
    </div>
  );
}

/** A write that failed once may fail again: the offer of a file stays until it is declined. */
function StoredAgain({ message }: Pick<GameState['storage'], 'message'>) {
  const isOnTable = useGame((state) => state.play !== null);
  const dismiss = useGame((state) => state.dismissStorage);
  if (message === '') return null;
  return (
    <div className="banner" role="status">
      <p>{message}</p>
      {isOnTable ? <SaveAsFile /> : null}
      <button type="button" className="link" onClick={dismiss}>
        Understood
      </button>
    </div>
  );
}

function SaveAsFile() {
  const share = useGame((state) => state.share);
  const save = () => {
    const file = share('file');
    if (file) saveAs(file);
  };
  return (
    <button type="button" className="link" onClick={save}>
      Save as a file
    </button>
  );
}

/** Games that were stored here and are gone, reported where games are listed. */
function LostGames() {
  const lost = useGame((state) => (state.play === null ? state.lost : NONE));
  const bringBack = useGame((state) => state.bringBack);
  const forget = useGame((state) => state.forgetLost);
  if (lost.length === 0) return null;
  const isCopied = lost.some(({ copied }) => copied !== null);
  return (
    <div className="banner" role="status">
      <p>The browser has thrown away what was stored here. Lost:</p>
      <ul>
        {lost.map((game) => (
          <li key={game.id}>{lostInWords(game)}</li>
        ))}
      </ul>
      {isCopied ? (
        <button type="button" className="link" onClick={() => void bringBack()}>
          Bring back what was copied
        </button>
      ) : null}
      <button type="button" className="link" onClick={forget}>
        {isCopied ? 'Forget them' : 'Understood'}
      </button>
    </div>
  );
}
const NONE: readonly Lost[] = [];

function lostInWords({ name, turn, commands, copied }: Lost): string {
  const game = `“${name}”, ${turn}`;
  if (copied === null) return `${game}; there is no copy of it`;
  return copied < commands
    ? `${game}; its copy has ${copied} of ${commands} commands`
    : `${game}; there is a copy of it`;
}

/** Makes the browser ask before the page is left. */
function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
