import { memo, useState } from 'react';
import type { SideView } from '../../core/seam';
import type { LogGroup, WrittenLine } from '../../store/gameLog';
import { useGame, usePlay } from '../../store/useGame';
import { DieFace } from './DieFace';
import { ReceiptCard } from './ReceiptCard';

/** Everything that happened on this line of play, by turn and phase, newest last. */
export function LogPanel() {
  const groups = usePlay((play) => play.log.groups);
  const sides = usePlay((play) => play.table.sides);
  const last = groups.at(-1);
  return (
    <section className="log folding" aria-labelledby="log-title">
      <h2 id="log-title">Log</h2>
      <div className="log-lines" role="log" aria-live="off" ref={(box) => toTheEnd(box, last)}>
        {groups.length === 0 ? <p className="faint">Nothing has happened yet.</p> : null}
        {groups.map((group, i) => (
          <Group
            key={`${i} ${group.turn} ${group.stretch}`}
            group={group}
            side={sides.find(({ id }) => id === group.side)}
          />
        ))}
      </div>
    </section>
  );
}

const scrolledFor = new WeakMap<HTMLElement, LogGroup>();

/** Scrolls to the newest line when there is one; a log that is only redrawn stays where its reader left it. */
function toTheEnd(box: HTMLElement | null, last: LogGroup | undefined) {
  if (!box || !last || scrolledFor.get(box) === last) return;
  scrolledFor.set(box, last);
  box.scrollTop = box.scrollHeight;
}

type GroupProps = { readonly group: LogGroup; readonly side: SideView | undefined };

const Group = memo(function Group({ group, side }: GroupProps) {
  return (
    <section className={`log-group ${side ? `livery-${side.livery}` : ''}`}>
      <h3>
        {group.turn} · {group.stretch}
      </h3>
      <ul>
        {group.lines.map((line) => (
          <Line key={`${line.entry}.${line.nth}`} line={line} />
        ))}
      </ul>
    </section>
  );
});

const Line = memo(function Line({ line }: { readonly line: WrittenLine }) {
  const pointOut = useGame((state) => state.pointOut);
  const [open, setOpen] = useState(false);
  const { receipt } = line;
  return (
    <li
      onPointerEnter={() => pointOut([{ counters: [], where: line.where }])}
      onPointerLeave={() => pointOut([])}
    >
      {line.dice.map((die, i) => (
        <DieFace key={`${i} ${die.purpose}`} die={die} />
      ))}
      <span>{line.text}</span>{' '}
      {receipt ? (
        <button type="button" className="link why" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'less' : 'how'}
        </button>
      ) : null}
      {receipt && open ? <ReceiptCard receipt={receipt} dice={line.dice} /> : null}
    </li>
  );
});
