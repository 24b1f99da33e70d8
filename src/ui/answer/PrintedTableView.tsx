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
} & Choosing;
/** A cell, each counted from 0. */
export type Cell = { readonly row: number; readonly column: number };
type Choosing =
  | { readonly onChoose?: never; readonly chosen?: never; readonly saidIn?: never }
  | {
      /** Cells are pressed. */
      onChoose(cell: Cell): void;
      readonly chosen: Cell | null;
      /** Where on the page it says what the cell means. */
      readonly saidIn: string;
    };

/** A printed table as on the card; the column used is lit, and the die is shown at its row. */
export function PrintedTableView({ table, column, row = null, die, ...choosing }: Props) {
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
                  {choosing.onChoose ? (
                    <CellButton text={table.cells[r]?.[c] ?? ''} cell={{ row: r, column: c }} {...choosing} />
                  ) : (
                    table.cells[r]?.[c]
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = Extract<Choosing, { readonly saidIn: string }> & {
  readonly text: string;
  readonly cell: Cell;
};

/** One stop of Tab for the whole table; arrow keys go from cell to cell. */
function CellButton({ text, cell, chosen, saidIn, onChoose }: CellProps) {
  const at = chosen ?? { row: 0, column: 0 };
  return (
    <button
      type="button"
      className="cell"
      aria-pressed={chosen?.row === cell.row && chosen.column === cell.column}
      aria-describedby={saidIn}
      tabIndex={at.row === cell.row && at.column === cell.column ? 0 : -1}
      onClick={() => onChoose(cell)}
      onKeyDown={(event) => {
        if (focusBeside(event.currentTarget, event.key)) event.preventDefault();
      }}
    >
      {text}
    </button>
  );
}

const STEPS: { readonly [key: string]: readonly [down: number, right: number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell that the key leads to gets the focus; false where there is none. */
function focusBeside(button: HTMLElement, key: string): boolean {
  const [down, right] = STEPS[key] ?? [];
  const [cell, row] = [button.closest('td'), button.closest('tr')];
  if (down === undefined || right === undefined || !cell || !row) return false;
  const next = row.closest('table')?.rows[row.rowIndex + down]?.cells[cell.cellIndex + right];
  const beside = next?.querySelector<HTMLElement>('button');
  beside?.focus();
  return beside !== null && beside !== undefined;
}

function cellClass(read: boolean, hit: boolean): string | undefined {
  if (hit) return 'read hit';
  return read ? 'read' : undefined;
}
