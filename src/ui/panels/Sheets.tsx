import { useEffect, useId, useState } from 'react';
import type { CounterId, Sheet, SheetRow } from '../../core/seam';
import { usePlay, useSettings, useShown } from '../../store/useGame';
import { whole } from '../whole';
import { CaseButton } from './CaseButton';
import { CounterChip } from './CounterChip';
import { useLight } from './useLight';

/**
 * Standing figures beside the board: their titles as one small block, what is opened of them below it, scrolled by itself
 * where there is no room. What has just been opened is brought into sight. Which of them lie open is remembered.
 */
export function Sheets() {
  const id = useId();
  const sheets = useShown((shown) => shown.sheets);
  const open = useSettings((settings) => settings.openSheets);
  const toggle = useSettings((settings) => settings.toggleSheet);
  const [opened, setOpened] = useState<string>();
  useEffect(() => {
    if (opened) document.getElementById(opened)?.scrollIntoView?.({ block: 'nearest' });
  }, [opened]);
  const aim = usePlay((play) => play.aim);
  const told = sheets.find((sheet) => open.includes(sheet.id) && isAboutWinning(sheet));
  const sides = usePlay((play) => play.table.sides);
  const liveryOf = ({ side }: Sheet) => {
    const livery = sides.find((one) => one.id === side)?.livery;
    return livery ? ` livery-${livery}` : '';
  };
  return (
    <section className="sheets folding" aria-label="Standing figures">
      <div className="sheet-titles">
        {sheets.map((sheet) => {
          const isOpen = open.includes(sheet.id);
          return (
            <button
              key={sheet.id}
              type="button"
              className={`sheet-title${liveryOf(sheet)}`}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-${sheet.id}` : undefined}
              onClick={() => {
                toggle(sheet.id, !isOpen);
                setOpened(isOpen ? undefined : `${id}-${sheet.id}`);
              }}
            >
              {whole(sheet.title)}
            </button>
          );
        })}
      </div>
      {sheets.some((sheet) => open.includes(sheet.id)) ? (
        <div className="sheets-open">
          {sheets.map((sheet) =>
            open.includes(sheet.id) ? (
              <section
                key={sheet.id}
                id={`${id}-${sheet.id}`}
                className={`sheet${liveryOf(sheet)}`}
                aria-label={sheet.title}
              >
                <p className="sheet-name" aria-hidden="true">
                  {whole(sheet.title)}
                </p>
                {sheet === told && aim !== '' ? <p className="aim">{whole(aim)}</p> : null}
                <SheetRows sheet={sheet} />
              </section>
            ) : null,
          )}
        </div>
      ) : null}
    </section>
  );
}

/** Points, or conditions: by the beginning of its id, whatever the system. */
function isAboutWinning({ id }: Sheet): boolean {
  return id.startsWith('points') || id.startsWith('victory');
}

export function SheetRows({ sheet }: { readonly sheet: Sheet }) {
  const light = useLight();
  return (
    <ul className="sheet-rows">
      {sheet.rows.map((row, i) => (
        <li key={`${i} ${row.label}`} {...light({ counters: row.counters ?? [], where: [] })}>
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
