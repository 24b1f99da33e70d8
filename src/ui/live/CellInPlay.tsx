import { useState } from 'react';
import type { PrintedTable } from '../../core/contract/reader';
import type { GameSystem } from '../../core/contract/system';
import type { Example } from '../../core/example/example';
import type { Cell } from '../answer/PrintedTableView';
import { useFetched } from '../parts/useFetched';
import { LIVE } from './LiveButton';

type Props = { readonly system: GameSystem; readonly table: PrintedTable; readonly cell: Cell };

/** Opens a position in which that cell of a table is read. */
export function CellInPlay({ system, table, cell }: Props) {
  const [isOpen, setOpen] = useState(false);
  const shown = table.shownBy?.(cell.row, cell.column) ?? null;
  if (!shown) return null;
  const name = `${table.columns[cell.column]}, ${table.rows[cell.row]}`;
  return (
    <>
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close the example' : 'See it in play'}
        <span className="unseen">: {name}</span>
      </button>
      {isOpen ? (
        <Opened system={system} example={{ ...shown, rule: table.rule, kind: 'counted', name }} />
      ) : null}
    </>
  );
}

function Opened({ system, example }: { readonly system: GameSystem; readonly example: Example }) {
  const module = useFetched(LIVE);
  const [examples] = useState([example]);
  if (module === 'missing') return <p className="faint">The example could not be loaded.</p>;
  return module ? <module.Live system={system} examples={examples} /> : <p className="faint">Setting up…</p>;
}
