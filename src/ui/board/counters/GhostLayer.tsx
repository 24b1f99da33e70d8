/** Counters where they would come to stand: pale, and for eyes only, as the words say it too. */
import { memo, useMemo } from 'react';
import type { CounterView, Ghost } from '../../../core/contract/board';
import type { BoardGeometry } from '../../../core/contract/geometry';
import type { SideView } from '../../../core/contract/map';
import type { CounterId } from '../../../core/contract/values';
import type { CounterFace } from '../../../surface/counterFace';
import { seated } from './stack';

export type GhostsUse = {
  readonly ghosts: readonly Ghost[];
  readonly counters: readonly CounterView[];
  readonly sides: readonly SideView[];
  readonly geometry: BoardGeometry;
  readonly face: CounterFace;
};
type Props = GhostsUse & {
  /** They are only pointed at, and cannot be taken up. */
  readonly passing?: boolean;
  /** They stand there in the real game, while something else is tried. */
  readonly stood?: boolean;
  /** Counters that are drawn elsewhere meanwhile; their ghosts stay, as one of them may be in the hand. */
  readonly elsewhere?: readonly CounterId[];
};

export const GhostLayer = memo(function GhostLayer({
  ghosts,
  counters,
  sides,
  geometry,
  face,
  passing = false,
  stood = false,
  elsewhere = NOBODY,
}: Props) {
  const placed = useMemo(
    () => ghosts.flatMap((ghost) => seated(standing(ghost, counters), geometry, face.cornerOf)),
    [ghosts, counters, geometry, face],
  );
  if (placed.length === 0) return null;
  return (
    <div
      className={stood ? 'ghosts passing stood' : passing ? 'ghosts passing' : 'ghosts'}
      aria-hidden="true"
    >
      {placed.map(({ counter, form, x, y, scale, box, facing }) => {
        const isStand = form === 'stand';
        const turned = isStand && facing !== undefined ? ` rotate(${facing}deg)` : '';
        return (
          <div
            key={counter.id}
            className={`ghost counter ${form}${elsewhere.includes(counter.id) ? ' elsewhere' : ''}`}
            data-ghost={passing || stood ? undefined : counter.id}
            style={{
              ...box,
              transform: `translate(${x - box.width / 2}px, ${y - box.height / 2}px) scale(calc(${scale} * var(--counter-size, 1)))${turned}`,
            }}
          >
            <face.Drawing
              counter={counter}
              livery={sides.find(({ id }) => id === counter.side)?.livery ?? ''}
              form={form}
              facing={facing}
              size={isStand ? box : undefined}
            />
          </div>
        );
      })}
    </div>
  );
});

const NOBODY: readonly CounterId[] = [];

function standing(
  { counter: id, at, facing }: Ghost,
  counters: readonly CounterView[],
): readonly CounterView[] {
  const counter = counters.find((one) => one.id === id);
  if (!counter) return [];
  return [{ ...counter, at, condition: [], ...(facing === undefined ? {} : { facing }) }];
}
