import { useMemo } from 'react';
import type { Receipt } from '../../core/contract/values';
import { rolledByComputer } from '../../store/table/computerTurn';
import { useGame, usePlay } from '../../store/useGame';
import { noBreak } from '../parts/noBreak';
import { LogItem } from './LogItem';

const SHOWN = 8;

/** Each die of the computer's turn, the last one first: who against whom, at what odds, and what came of it. */
export function ComputerRolled() {
  const play = usePlay((one) => one);
  const news = useGame((state) => state.news);
  const rolled = useMemo(() => rolledByComputer(play), [play]);
  // What is told above is not told twice.
  const lines = rolled?.lines.filter(({ entry }) => !news.some((line) => line.entry === entry)) ?? [];
  if (!rolled || lines.length === 0) return null;
  const title = `${rolled.side.name}, in this turn`;
  return (
    <section className="just-now computer-rolled" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {lines
          .toReversed()
          .slice(0, SHOWN)
          .map((line) => (
            <LogItem
              key={`${line.entry}.${line.nth}`}
              line={line}
              after={line.receipt ? <Came receipt={line.receipt} /> : null}
            />
          ))}
      </ul>
      {lines.length > SHOWN ? <p className="faint">Everything is in the log.</p> : null}
    </section>
  );
}

/** `1-3: nothing happens` */
function Came({ receipt: { total, outcomes, result } }: { readonly receipt: Receipt }) {
  const came = outcomes.find(({ label }) => label === result);
  return <span className="soft">{noBreak(came ? `${total}: ${came.means}.` : `${total}.`)}</span>;
}
