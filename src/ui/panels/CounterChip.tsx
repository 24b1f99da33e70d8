import type { CounterId } from '../../core/seam';
import { usePlay } from '../../store/useGame';
import { counterFaceOf } from '../counterFaces';

/** A counter as it lies on the board, small, for lists in the panel. */
export function CounterChip({ id }: { readonly id: CounterId }) {
  const counter = usePlay((play) => play.board.counters.find((other) => other.id === id));
  const livery = usePlay((play) => play.table.sides.find((side) => side.id === counter?.side)?.livery ?? '');
  const face = usePlay((play) => counterFaceOf(play.system.id));
  if (!counter || !face) return null;
  return (
    <span className="chip" title={counter.name}>
      <face.Drawing counter={counter} livery={livery} form={face.cornerOf(counter) ? 'badge' : 'whole'} />
    </span>
  );
}
