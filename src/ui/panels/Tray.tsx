import { useShallow } from 'zustand/react/shallow';
import { useGame, usePlay } from '../../store/useGame';
import { CounterChip } from './CounterChip';

/** Counters beside the map that can be taken up now. */
export function Tray() {
  const waiting = usePlay(
    useShallow((play) =>
      play.board.counters.filter(
        ({ at, condition }) => at === null && (condition.includes('ready') || condition.includes('picked')),
      ),
    ),
  );
  const press = useGame((state) => state.press);
  if (waiting.length === 0) return null;
  return (
    <section className="tray" aria-label="Beside the map">
      <h2>Beside the map</h2>
      <div className="choices">
        {waiting.map((counter) => (
          <button
            key={counter.id}
            type="button"
            className="act small"
            aria-label={counter.label}
            aria-pressed={counter.condition.includes('picked')}
            onClick={() => press({ on: 'counter', id: counter.id })}
          >
            <CounterChip id={counter.id} />
            <span>{counter.name}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
