import { memo } from 'react';
import { createPortal } from 'react-dom';
import { useShallow } from 'zustand/react/shallow';
import type { BesidePlace, CounterView } from '../../core/contract/board';
import { useGame, usePlay } from '../../store/useGame';
import { Chip, CounterChip } from '../counters/CounterChip';
import { noBreak } from '../parts/noBreak';
import './tray.css';
import { useCarried } from './useCarried';

/** Whether a counter beside the map can be picked up now. */
export function isBeside({ at, condition }: CounterView): boolean {
  return at === null && (condition.includes('ready') || condition.includes('picked'));
}

type TrayPlace = { readonly key: string; readonly name: string; readonly counter: CounterView | null };

/** Piles keep their places while others run out; without piles each counter has its own. */
function placesOf(
  waiting: readonly CounterView[],
  beside: readonly BesidePlace[] | undefined,
): readonly TrayPlace[] {
  if (!beside) return waiting.map((counter) => ({ key: counter.id, name: counter.name, counter }));
  return beside.map(({ name, counter }, i) => ({
    key: `${i}`,
    name,
    counter: waiting.find(({ id }) => id === counter) ?? null,
  }));
}

/** Counters beside the map that can be picked up now, by a press or by dragging them onto it. */
export const Tray = memo(function Tray() {
  const waiting = usePlay(useShallow((play) => play.board.counters.filter(isBeside)));
  const beside = usePlay((play) => play.board.beside);
  const press = useGame((state) => state.press);
  const { bind, carried, picture } = useCarried();
  if (waiting.length === 0 && !carried) return null;
  return (
    <section className="tray" aria-label="Beside the map">
      <h2>Beside the map</h2>
      <div className="choices">
        {placesOf(waiting, beside).map(({ key, name, counter }) =>
          counter ? (
            <button
              key={key}
              type="button"
              className="act small"
              // The visible text comes first in the name; a pile says how many are left.
              aria-label={`${counter.name}; ${counter.label}`}
              aria-pressed={counter.condition.includes('picked')}
              onClick={() => press({ on: 'counter', id: counter.id })}
              {...bind(counter)}
            >
              <CounterChip id={counter.id} />
              <span>{noBreak(counter.name)}</span>
            </button>
          ) : (
            <span key={key} className="used-up">
              {noBreak(`${name}: all placed`)}
            </span>
          ),
        )}
      </div>
      {carried
        ? createPortal(
            <div className="tray-carried" ref={picture} style={{ translate: carried.from }}>
              <Chip counter={carried.counter} />
            </div>,
            document.body,
          )
        : null}
    </section>
  );
});

/** Counters that have left the board, by where they went: one line, the counters themselves on demand. */
export const Gone = memo(function Gone() {
  const gone = usePlay(
    useShallow((play) =>
      play.board.counters.filter(
        (counter) => counter.at === null && counter.tray !== '' && !isBeside(counter),
      ),
    ),
  );
  const trays = [...new Set(gone.map(({ tray }) => tray))];
  if (gone.length === 0) return null;
  const counts = trays.map((tray) => `${gone.filter((one) => one.tray === tray).length} ${tray}`);
  return (
    <details className="folding gone">
      <summary>
        <h2>Off the map: {counts.join(', ')}</h2>
      </summary>
      {trays.map((tray) => (
        <div key={tray}>
          <h3>{tray}</h3>
          <ul className="gone-counters">
            {gone
              .filter((one) => one.tray === tray)
              .map(({ id, label }) => (
                <li key={id}>
                  <CounterChip id={id} />
                  <span className="unseen">{label}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </details>
  );
});
