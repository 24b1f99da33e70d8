import { memo } from 'react';
import type { CounterView } from '../../core/contract/board';
import type { CounterId } from '../../core/contract/values';
import { usePlay } from '../../store/useGame';
import type { CounterFace } from '../../surface/counterFace';
import { showsTheSame } from '../board/counters/CounterLayer';
import { useSurface } from '../useSurface';
import './chip.css';

/** A counter as on the board, small, for lists in the panel. */
export function CounterChip({ id }: { readonly id: CounterId }) {
  const counter = usePlay((play) => play.board.counters.find((other) => other.id === id));
  return counter ? <Chip counter={counter} /> : null;
}

/** As it is now, or was at the point looked at. Only a picture: its name is beside it. */
export function Chip({ counter }: { readonly counter: CounterView }) {
  const livery = usePlay((play) => play.table.sides.find((side) => side.id === counter.side)?.livery ?? '');
  const face = useSurface()?.counterFace;
  if (!face) return null;
  return (
    <span className="chip" title={counter.name} aria-hidden="true">
      <Face counter={counter} livery={livery} face={face} />
    </span>
  );
}

type FaceProps = {
  readonly counter: CounterView;
  readonly livery: string;
  readonly face: CounterFace;
};

/** Every state makes a new view; a face is drawn again only if it shows something else. */
const Face = memo(
  function Face({ counter, livery, face }: FaceProps) {
    const form = face.cornerOf(counter) ? 'badge' : 'whole';
    return <face.Drawing counter={counter} livery={livery} form={form} />;
  },
  (a, b) => a.livery === b.livery && a.face === b.face && showsTheSame(a.counter, b.counter),
);
