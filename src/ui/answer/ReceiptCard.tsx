import type { ReactNode } from 'react';
import type { Receipt } from '../../core/contract/values';
import type { Die } from '../../core/dice/dice';
import { usePlay, useSettings } from '../../store/useGame';
import { CaseButton } from '../parts/CaseButton';
import { NamedText } from '../parts/NamedText';
import { noBreak } from '../parts/noBreak';
import { useLight } from '../parts/useLight';
import { OutcomeBar } from './OutcomeBar';
import { PrintedTableView } from './PrintedTableView';
import { Prospects } from './Prospects';
import './receipt.css';

type Props = {
  readonly receipt: Receipt;
  readonly dice: readonly Die[];
  /** Whether the die is still to be rolled: then its chances come first. */
  readonly isAhead?: boolean;
  /** Shown below it. */
  readonly foot?: ReactNode;
};

/** What a die decides, odds and chances first, and why: the same before the roll, after it and in the log. */
export function ReceiptCard({ receipt, dice, isAhead = false, foot }: Props) {
  const tables = usePlay((play) => play.system.rulebook.tables);
  const table = tables.find(({ id }) => id === receipt.table?.id);
  return (
    <section className={isAhead ? 'receipt ahead' : 'receipt'} aria-label={receipt.title}>
      <div className="receipt-head">
        <h2>{noBreak(receipt.title)}</h2>
        <p className="total">{receipt.total}</p>
      </div>
      {receipt.subtitle === undefined ? null : (
        <p className="receipt-subtitle">
          <NamedText text={receipt.subtitle} about={{ counters: countersOf(receipt), where: [] }} />
        </p>
      )}
      <Prospects prospects={receipt.prospects} result={receipt.result} given={receipt.given} />
      <OutcomeBar outcomes={receipt.outcomes} prospects={receipt.prospects} result={receipt.result} />
      <Reckoning isAhead={isAhead}>
        <ReceiptItems receipt={receipt} />
        {table && receipt.table ? (
          <PrintedTableView
            table={table}
            column={receipt.table.column}
            row={receipt.table.row}
            die={dice[0]}
          />
        ) : null}
      </Reckoning>
      {foot}
    </section>
  );
}

function countersOf({ items }: Receipt) {
  return items.flatMap(({ counters }) => counters);
}

/** Where every number comes from, and the printed table: before the roll, as long as the player has it open. */
function Reckoning({ isAhead, children }: { readonly isAhead: boolean; readonly children: ReactNode }) {
  const isChosen = useSettings((settings) => settings.reckoning);
  const look = useSettings((settings) => settings.look);
  if (!isAhead) return children;
  return (
    <details
      className="reckoning"
      open={isChosen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isChosen) look({ reckoning: open });
      }}
    >
      <summary>Where the numbers come from</summary>
      {children}
    </details>
  );
}

export function ReceiptItems({ receipt }: { readonly receipt: Receipt }) {
  const light = useLight();
  return (
    <ul className="receipt-items">
      {receipt.items.map((item, i) => (
        <li key={`${i} ${item.because}`} {...light({ counters: item.counters, where: [] })}>
          <span>
            <NamedText text={item.because} about={{ counters: item.counters, where: [] }} />{' '}
            <CaseButton rule={item.rule} />
          </span>
          <b>{item.by}</b>
        </li>
      ))}
    </ul>
  );
}
