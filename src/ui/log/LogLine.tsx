import { memo, useState } from 'react';
import type { WrittenLine } from '../../store/table/gameLog';
import type { Light } from '../../store/table/litLines';
import { useGame } from '../../store/useGame';
import { ReceiptCard } from '../answer/ReceiptCard';
import { DieFace } from '../dice/DieFace';
import { EyeIcon, UndoIcon } from '../parts/icons';
import { noBreak } from '../parts/noBreak';
import { placesNamed } from '../parts/useLight';
import './log.css';

type Props = {
  readonly line: WrittenLine;
  readonly light?: Light | undefined;
  /** It has not been played. */
  readonly isPlanned?: boolean;
  /** The name of the action that goes there. */
  readonly goLabel?: string;
};

/** A line of the log: lights on the board where it happened, and leads back to it. */
export const LogLine = memo(function LogLine({
  line,
  light,
  isPlanned = false,
  goLabel = 'Back to here',
}: Props) {
  const pointOut = useGame((state) => state.pointOut);
  const [open, setOpen] = useState(false);
  const [pinned, setPinned] = useState(false);
  const [near, setNear] = useState(false);
  const approach = (is: boolean) => {
    setNear(is);
    pointOut(is ? [placesNamed(line)] : []);
  };
  const { receipt } = line;
  return (
    <li
      className={['log-line', line.weight ?? '', isPlanned ? 'planned' : '', light ? `lit ${light}` : '']
        .filter(Boolean)
        .join(' ')}
      onPointerEnter={({ pointerType }) => (pointerType === 'touch' ? undefined : approach(true))}
      onPointerLeave={({ pointerType }) => (pointerType === 'touch' ? undefined : approach(false))}
      onFocus={() => approach(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) approach(false);
      }}
    >
      {line.dice.map((die, i) => (
        <DieFace key={`${i} ${die.purpose}`} die={die} />
      ))}
      <button
        type="button"
        className="row-button line-text"
        tabIndex={-1}
        aria-expanded={pinned || near}
        onClick={() => setPinned(!pinned)}
      >
        {noBreak(line.text)}
      </button>{' '}
      {receipt ? (
        <button
          type="button"
          className="link why"
          tabIndex={near ? 0 : -1}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'less' : 'how'}
        </button>
      ) : null}
      <Why line={line} />
      {near || pinned ? <LineActs entry={line.entry} goLabel={goLabel} /> : null}
      {receipt && open ? <ReceiptCard receipt={receipt} dice={line.dice} /> : null}
    </li>
  );
});

function LineActs({ entry, goLabel }: { readonly entry: number; readonly goLabel: string }) {
  const lookBack = useGame((state) => state.lookBack);
  const goToEntry = useGame((state) => state.goToEntry);
  return (
    <span className="line-acts">
      <button
        type="button"
        className="line-act"
        title="Look: the board at that moment"
        onClick={() => lookBack(entry)}
      >
        <EyeIcon />
        <span>Look</span>
      </button>
      <button
        type="button"
        className="line-act"
        title={`${goLabel}: play on from there`}
        onClick={() => goToEntry(entry)}
      >
        <UndoIcon />
        <span>{goLabel}</span>
      </button>
    </span>
  );
}

/** Why the computer did it, said once for what belongs together. */
function Why({ line: { entry, nth } }: Pick<Props, 'line'>) {
  const why = useGame(({ told }) => (told.get(entry) === told.get(entry - 1) ? undefined : told.get(entry)));
  return why === undefined || nth > 0 ? null : <small className="line-why">{noBreak(why)}</small>;
}
