import { useEffect } from 'react';
import type { GameState } from '../../store/gameStore';
import { useGame } from '../../store/useGame';
import { saveAs } from '../saveAs';
import { UpdateNotice } from './UpdateNotice';

/** What has to be said about the game or its keeping, quietly. */
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
          <p>This game is being played in another tab. Here it can be looked at, as it stood.</p>
          <button type="button" className="link" onClick={() => void playHere()}>
            Play on here
          </button>
        </div>
      ) : null}
      {storage.kept === 'browser' ? null : <OnlyInMemory {...storage} />}
      {unread === null ? null : (
        <p className="banner">
          The browser does not give the games that may be stored here ({unread}). They are left as they are.
        </p>
      )}
      {notices.length === 0 ? null : (
        <div className="banner" role="status">
          {notices.map((notice, i) => (
            <p key={`${i} ${notice}`}>{notice}</p>
          ))}
          <button type="button" className="link" onClick={dismiss}>
            Understood
          </button>
        </div>
      )}
    </>
  );
}

/** A game that nothing but this page holds: it can be saved where it is on the table, and is not closed by mistake. */
function OnlyInMemory({ kept, message }: GameState['storage']) {
  const isOnTable = useGame((state) => kept === 'memory' && state.play !== null);
  const share = useGame((state) => state.share);
  useEffect(() => {
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, []);
  const save = () => {
    const file = share('file');
    if (file) saveAs(file);
  };
  return (
    <div className="banner" role="status">
      <p>{message}</p>
      {isOnTable ? (
        <button type="button" className="link" onClick={save}>
          Save as a file
        </button>
      ) : null}
    </div>
  );
}

/** The browser then asks whether the page is really to be left. */
function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
