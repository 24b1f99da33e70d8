import type { Target } from '../../core/contract/table';
import type { CounterId } from '../../core/contract/values';
import type { GameState } from '../../store/state';
import { useGame } from '../../store/useGame';

/** Takes one counter's move back, and keeps what came after it: of the counter pressed, or of one in that place. */
export function RetakeButton({ target }: { readonly target: Target | null }) {
  const counter = useGame((state) => (target ? meantIn(state, target) : null));
  const retake = useGame((state) => state.retake);
  if (counter === null) return null;
  return (
    <button type="button" className="act small" onClick={() => retake(counter)}>
      Take back its move alone
    </button>
  );
}

function meantIn({ play, canRetake }: GameState, target: Target): CounterId | null {
  if (target.on === 'counter') return canRetake(target.id) ? target.id : null;
  if (target.on !== 'place') return null;
  const there = play?.board.counters.filter(({ at }) => String(at) === String(target.at)) ?? [];
  return there.find(({ id }) => canRetake(id))?.id ?? null;
}
