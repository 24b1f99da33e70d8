import { memo, useId, useState } from 'react';
import { caseName } from '../../core/caseName';
import type { PrintedTable } from '../../core/contract/reader';
import type { GameSystem } from '../../core/contract/system';
import { type Cell, PrintedTableView } from '../answer/PrintedTableView';
import { CellInPlay } from '../live/CellInPlay';

type Props = {
  readonly id: string;
  readonly system: GameSystem;
  readonly table: PrintedTable;
  readonly isDrawn: boolean;
};

/** A printed table: a cell that is pressed says what it means, and shows it. */
export const TableCard = memo(function TableCard({ id, system, table, isDrawn }: Props) {
  const [cell, setCell] = useState<Cell | null>(null);
  const said = useId();
  return (
    <section id={id}>
      <h2>
        {table.title} <span className="number">{caseName(table.rule)}</span>
      </h2>
      {isDrawn && table.says ? (
        <PrintedTableView table={table} chosen={cell} onChoose={setCell} saidIn={said} />
      ) : null}
      {isDrawn && !table.says ? <PrintedTableView table={table} /> : null}
      {table.says ? (
        <p id={said} className="cell-said" role="status">
          {cell ? table.says(cell.row, cell.column) : 'Press a cell: what it means is said here.'}
        </p>
      ) : null}
      {cell ? <CellInPlay key={`${cell.row} ${cell.column}`} {...{ system, table, cell }} /> : null}
      <ul className="table-notes">
        {table.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
});
