import { memo, useState } from 'react';
import type { CounterId } from '../../core/contract/values';
import { useGame, usePlay } from '../../store/useGame';
import { isBeside } from '../act/Tray';
import { LogLine } from './LogLine';
import { LINE_WALK, standAt } from './lineWalk';
import '../standing/sheets.css';
import './history.css';

/** Everything that has happened with the counter looked at, even if it is eliminated; nothing before anything has. */
export function CounterHistory() {
  const id = useGame((state) => state.inspected);
  // A counter beside the map represents all of its kind, which have no common history.
  const name = usePlay(
    (play) => play.board.counters.find((counter) => counter.id === id && !isBeside(counter))?.name,
  );
  const hasHistory = usePlay(
    (play) =>
      id !== null && play.log.groups.some(({ lines }) => lines.some(({ counters }) => counters.includes(id))),
  );
  // One for each counter: if it was opened for one, it does not fill the panel for the next.
  return id === null || name === undefined || !hasHistory ? null : <History key={id} id={id} name={name} />;
}

function History({ id, name }: { readonly id: CounterId; readonly name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="sheet folding history"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>History of {name}</h2>
      </summary>
      {open ? <Lines id={id} /> : null}
    </details>
  );
}

const Lines = memo(function Lines({ id }: { readonly id: CounterId }) {
  const groups = usePlay((play) => play.log.groups);
  const turns = new Map<string, (typeof groups)[number]['lines'][number][]>();
  for (const { turn, lines } of groups) {
    const about = lines.filter(({ counters }) => counters.includes(id));
    if (about.length > 0) turns.set(turn, [...(turns.get(turn) ?? []), ...about]);
  }
  return (
    <div className="history-lines" ref={(box) => (box ? standAt(box) : undefined)} {...LINE_WALK}>
      {[...turns].map(([turn, lines]) => (
        <section key={turn} className="history-turn">
          <h3>{turn}</h3>
          <ul>
            {lines.map((line) => (
              <LogLine key={`${line.entry}.${line.nth}`} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
