import { type KeyboardEvent, useRef } from 'react';
import type { Sheet, SheetRow } from '../../core/contract/table';
import type { CounterId } from '../../core/contract/values';
import { inQuarters } from '../../core/quarters';
import { usePlay, useSettings, useShown } from '../../store/useGame';
import { CounterChip } from '../counters/CounterChip';
import { useLayer } from '../focus/useLayer';
import { CaseButton } from '../parts/CaseButton';
import { CloseIcon } from '../parts/icons';
import { noBreak } from '../parts/noBreak';
import { SideSymbol } from '../parts/SideSymbol';
import './standing.css';
import { useLight } from '../parts/useLight';
import './sheets.css';

/**
 * Points, losses and other counts, beside the map: a drawer opened by the bar at the top of the panel, so that nothing
 * in the panel moves for it.
 */
export function Standing() {
  const isOpen = useSettings((settings) => settings.standing);
  return isOpen ? <Drawer /> : null;
}

function Drawer() {
  const drawer = useRef<HTMLElement>(null);
  const look = useSettings((settings) => settings.look);
  const aim = usePlay((play) => play.aim);
  const close = () => look({ standing: false });
  useLayer(true, close);
  const onKeyDown = closedByEscape(close);
  return (
    <aside className="standing" ref={drawer} aria-labelledby={TITLE} onKeyDown={onKeyDown}>
      <header>
        <h2 id={TITLE}>How to win</h2>
        <button type="button" className="quiet" aria-label="Close how to win" onClick={close}>
          <CloseIcon />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by those who have no mouse */}
      <div className="scrolls standing-sheets" tabIndex={0}>
        {aim === '' ? null : <p className="aim">{noBreak(aim)}</p>}
        <Sheets />
      </div>
    </aside>
  );
}
const TITLE = 'standing-title';

/** In the drawer, and on the bar that has just opened it: elsewhere Escape first puts back what is begun. */
function closedByEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}

/** Always in the same place: the points, and the button to all counts. */
export function StandingBar() {
  const isOpen = useSettings((settings) => settings.standing);
  const look = useSettings((settings) => settings.look);
  const sheets = useShown((shown) => shown.sheets);
  const sides = usePlay((play) => play.table.sides);
  const counted = sides.flatMap((side) =>
    sheets.flatMap((sheet) =>
      sheet.side === side.id && sheet.points !== undefined ? [{ side, points: sheet.points }] : [],
    ),
  );
  return (
    <button
      type="button"
      className="standing-bar"
      aria-expanded={isOpen}
      onClick={() => look({ standing: !isOpen })}
      onKeyDown={isOpen ? closedByEscape(() => look({ standing: false })) : undefined}
    >
      {counted.length === 0 ? null : (
        <span className="points-in-short">
          Points
          {counted.map(({ side, points }) => (
            <span key={side.id} className="no-break">
              <SideSymbol side={side} />
              <span className="unseen"> {side.name} </span>
              {inQuarters(points)}
            </span>
          ))}
        </span>
      )}
      <span className="way">How to win</span>
    </button>
  );
}

/** All counts, side by side. */
export function Sheets() {
  const sheets = useShown((shown) => shown.sheets);
  const sides = usePlay((play) => play.table.sides);
  const counts = ({ points }: Sheet) => points !== undefined;
  const pointsFirst = [...sheets.filter(counts), ...sheets.filter((sheet) => !counts(sheet))];
  return (
    <section className="sheets" aria-label="What is counted">
      {pointsFirst.map((sheet) => {
        const livery = sides.find((one) => one.id === sheet.side)?.livery;
        return (
          <section
            key={sheet.id}
            className={livery ? `sheet livery-${livery}` : 'sheet'}
            aria-label={sheet.title}
          >
            <h3 className="sheet-name">{noBreak(sheet.title)}</h3>
            {sheet.about ? <p className="sheet-about">{noBreak(sheet.about)}</p> : null}
            <SheetRows sheet={sheet} />
          </section>
        );
      })}
    </section>
  );
}

export function SheetRows({ sheet }: { readonly sheet: Sheet }) {
  const light = useLight();
  return (
    <ul className="sheet-rows">
      {sheet.rows.map((row, i) => (
        <li key={`${i} ${row.label}`} {...light({ counters: row.counters ?? [], where: [] })}>
          <span className="sheet-label">
            {noBreak(row.label)} <CaseButton rule={row.rule} />
          </span>
          <b>{noBreak(row.value)}</b>
          {row.share ? <Share row={row} share={row.share} /> : null}
          {row.note === '' ? null : <small>{noBreak(row.note)}</small>}
          {row.counters ? <RowCounters ids={row.counters} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Only pictures: the row names them. */
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
