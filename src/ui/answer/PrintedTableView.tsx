import type { PrintedTable } from '../../core/contract/reader';
import type { Die } from '../../core/dice/dice';
import { DieFace } from '../dice/DieFace';
import './receipt.css';

type Props = {
  readonly table: PrintedTable;
  readonly column?: number;
  /** The row of the die, once it is thrown. */
  readonly row?: number | null;
  readonly die?: Die | undefined;
};

/** A printed table as on the card; the column used is lit, and the die is shown at its row. */
export function PrintedTableView({ table, column, row = null, die }: Props) {
  return (
    <div className="table-scroller">
      <table className="card-table">
        <caption className="unseen">{table.title}</caption>
        <thead>
          <tr>
            <th scope="col">{table.corner}</th>
            {table.columns.map((name, i) => (
              <th key={name} scope="col" className={i === column ? 'read' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((name, r) => (
            <tr key={name} className={r === row ? 'thrown' : undefined}>
              <th scope="row">{r === row && die ? <DieFace die={die} /> : name}</th>
              {table.columns.map((key, c) => (
                <td key={key} className={cellClass(c === column, c === column && r === row)}>
                  {table.cells[r]?.[c]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellClass(read: boolean, hit: boolean): string | undefined {
  if (hit) return 'read hit';
  return read ? 'read' : undefined;
}
