import { useGame } from '../../store/useGame';
import { UpdateNotice } from './UpdateNotice';

/** What has to be said about the game or its keeping, quietly. */
export function Banners() {
  const storage = useGame((state) => state.storage);
  const notices = useGame((state) => state.notices);
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
      {storage.kept === 'memory' ? <p className="banner">{storage.message}</p> : null}
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
