import type { CounterId, Sheet, SheetRow } from '../../core/seam';
import { useGame, usePlay, useSettings, useShown } from '../../store/useGame';
import { whole } from '../whole';
import { CaseButton } from './CaseButton';
import { CounterChip } from './CounterChip';

/** Standing figures beside the board; which of them lie open is remembered. */
export function Sheets() {
  const sheets = useShown((shown) => shown.sheets);
  const open = useSettings((settings) => settings.openSheets);
  const toggle = useSettings((settings) => settings.toggleSheet);
  const sides = usePlay((play) => play.table.sides);
  return sheets.map((sheet) => {
    const livery = sides.find((side) => side.id === sheet.side)?.livery;
    return (
      <details
        key={sheet.id}
        className={`sheet folding ${livery ? `livery-${livery}` : ''}`}
        open={open.includes(sheet.id)}
        onToggle={(event) => toggle(sheet.id, event.currentTarget.open)}
      >
        <summary>
          <h2>{whole(sheet.title)}</h2>
        </summary>
        <SheetRows sheet={sheet} />
      </details>
    );
  });
}

export function SheetRows({ sheet }: { readonly sheet: Sheet }) {
  const pointOut = useGame((state) => state.pointOut);
  return (
    <ul className="sheet-rows">
      {sheet.rows.map((row, i) => (
        <li
          key={`${i} ${row.label}`}
          onPointerEnter={() =>
            row.counters ? pointOut([{ counters: row.counters, where: [] }]) : undefined
          }
          onPointerLeave={() => (row.counters ? pointOut([]) : undefined)}
        >
          <span className="sheet-label">
            {whole(row.label)} <CaseButton rule={row.rule} />
          </span>
          <b>{whole(row.value)}</b>
          {row.share ? <Share row={row} share={row.share} /> : null}
          {row.note === '' ? null : <small>{whole(row.note)}</small>}
          {row.counters ? <RowCounters ids={row.counters} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Pictures only: what they are stands in the row. */
function RowCounters({ ids }: { readonly ids: readonly CounterId[] }) {
  if (ids.length === 0) return null;
  return (
    <span className="row-counters" aria-hidden="true">
      {ids.map((id) => (
        <CounterChip key={id} id={id} />
      ))}
    </span>
  );
}

type ShareProps = { readonly row: SheetRow; readonly share: readonly [part: number, of: number] };

function Share({ row, share: [part, of] }: ShareProps) {
  const full = of > 0 && part >= of;
  return (
    <meter className={full ? 'full' : undefined} min={0} max={Math.max(of, 1)} value={Math.min(part, of)}>
      {row.value}
    </meter>
  );
}
