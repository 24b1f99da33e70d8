import type { WantedDie } from '../../core/resolve';
import { useGame } from '../../store/useGame';

/** Asks for the one die that is needed, when the players throw their own. */
export function DieEntry({ wanted }: { readonly wanted: WantedDie }) {
  const enter = useGame((state) => state.enterDie);
  const withdraw = useGame((state) => state.withdrawDie);
  return (
    <section className="die-entry" aria-label="Throw a die">
      <h2>Throw a die</h2>
      <p>{wanted.purpose}</p>
      <div className="choices">
        {Array.from({ length: wanted.sides }, (_, i) => (
          <button key={i + 1} type="button" className="act small" onClick={() => enter(i + 1)}>
            {i + 1}
          </button>
        ))}
      </div>
      {wanted.entered.length === 0 ? (
        <button type="button" className="act back" onClick={withdraw}>
          Take the command back
        </button>
      ) : null}
    </section>
  );
}
