import { memo } from 'react';
import { ROOT } from '../../core/record/record';
import { useGame } from '../../store/useGame';
import { isPlanned } from '../../store/what-if/whatIf';
import { noBreak } from '../parts/noBreak';
import { JustResumed, JustTakenBack } from '../time/TakenBack';
import { LogItem } from './LogItem';
import './just-now.css';

const SHOWN = 8;

/** The result of the last press in words: each of several battles in one press has its line. */
export const JustNow = memo(function JustNow() {
  return (
    <>
      <JustResumed />
      <News />
      <JustTakenBack />
    </>
  );
});

function News() {
  const news = useGame((state) => state.news);
  // An act of the computer of which there is nothing to tell has its reason, too.
  const why = useGame(({ news: [first], play, told }) =>
    told.get(first ? first.entry : play?.computer ? play.game.record.head : ROOT),
  );
  const planned = useGame(({ news: [first], play }) => first && play && isPlanned(play, first.entry));
  if (news.length === 0 && why === undefined) return null;
  const title = planned ? 'Planned just now' : 'Just now';
  return (
    <section className={`just-now${planned ? ' planned' : ''}`} aria-label={title}>
      <h2>{title}</h2>
      {news.length === 0 ? null : (
        <ul>
          {news.slice(-SHOWN).map((line) => (
            <LogItem key={`${line.entry}.${line.nth}`} line={line} />
          ))}
        </ul>
      )}
      {why === undefined ? null : <p className="why-done">{noBreak(why)}</p>}
      {news.length > SHOWN ? <p className="faint">Everything is in the log.</p> : null}
    </section>
  );
}
