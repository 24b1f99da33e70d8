import { useGame } from '../../store/useGame';
import { UpdateNotice } from './UpdateNotice';

/** What has to be said about the game or its keeping, quietly. */
export function Banners() {
  const storage = useGame((state) => state.storage);
  const notices = useGame((state) => state.notices);
  const dismiss = useGame((state) => state.dismissNotices);
  return (
    <>
      <UpdateNotice />
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
