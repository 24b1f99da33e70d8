import { useGame } from '../../store/useGame';
import { DieFace } from './DieFace';
import { JustResumed, JustTakenBack } from './TakenBack';

const SHOWN = 8;

/** What the last press has led to, in words: several battles of one press each have their line. */
export function JustNow() {
  return (
    <>
      <JustResumed />
      <News />
      <JustTakenBack />
    </>
  );
}

function News() {
  const news = useGame((state) => state.news);
  if (news.length === 0) return null;
  return (
    <section className="just-now" aria-label="Just now">
      <h2>Just now</h2>
      <ul>
        {news.slice(-SHOWN).map((line) => (
          <li key={`${line.entry}.${line.nth}`}>
            {line.dice.map((die, i) => (
              <DieFace key={i} die={die} />
            ))}{' '}
            {line.text}
          </li>
        ))}
      </ul>
      {news.length > SHOWN ? <p className="faint">Everything is in the log.</p> : null}
    </section>
  );
}
