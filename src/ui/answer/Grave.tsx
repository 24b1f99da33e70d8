import { useState } from 'react';
import type { WrittenLine } from '../../store/table/gameLog';
import { graveLines } from '../../store/table/memory';
import { useGame, usePlay } from '../../store/useGame';
import { noBreak } from '../parts/noBreak';
import './grave.css';
import { CloseIcon } from '../parts/icons';

/** What must not be missed of the last press: it stays until the game goes on or it is dismissed. */
export function Grave() {
  const log = usePlay((play) => play.log);
  const game = usePlay((play) => play.game);
  const [seen, setSeen] = useState<string | null>(null);
  const lines = graveLines({ log, game });
  const key = lines.map(({ entry, nth }) => `${entry}.${nth}`).join();
  if (lines.length === 0 || key === seen) return null;
  return (
    <section className="grave-news" aria-label="Grave news">
      <ul>
        {lines.map((line) => (
          <Line key={`${line.entry}.${line.nth}`} line={line} />
        ))}
      </ul>
      <button type="button" className="quiet" aria-label="Noted" onClick={() => setSeen(key)}>
        <CloseIcon />
      </button>
    </section>
  );
}

/** Pointing at it lights on the map where it happened. */
function Line({ line: { headline, text, where } }: { readonly line: WrittenLine }) {
  const pointOut = useGame((state) => state.pointOut);
  return (
    <li onPointerEnter={() => pointOut([{ counters: [], where }])} onPointerLeave={() => pointOut([])}>
      {headline === undefined ? null : <strong>{noBreak(headline)}</strong>}
      <span>{noBreak(text)}</span>
    </li>
  );
}
