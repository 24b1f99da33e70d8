import type { Step } from '../../core/lesson/lesson';
import { usePlay } from '../../store/useGame';
import { PrintedTableView } from '../answer/PrintedTableView';

type Props = { readonly shown: NonNullable<Step['table']>; readonly isDone: boolean };

/**
 * The printed table that a step is about: a column of it is lit, and once the question is answered the cell that says
 * so.
 */
export function PrintedHere({ shown: { id, column, cell }, isDone }: Props) {
  const table = usePlay((play) => play.system.rulebook.tables.find((one) => one.id === id));
  if (!table) return null;
  const [inColumn, inRow] = (isDone && cell) || [column, undefined];
  const at = inColumn === undefined ? -1 : table.columns.indexOf(inColumn);
  const row = inRow === undefined ? -1 : table.rows.indexOf(inRow);
  return (
    <div className="lesson-table">
      <PrintedTableView table={table} {...(at < 0 ? {} : { column: at })} row={row < 0 ? null : row} />
    </div>
  );
}
