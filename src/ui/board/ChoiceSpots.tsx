import { memo } from 'react';
import type { BoardGeometry } from '../../core/contract/geometry';
import type { Choice } from '../../core/contract/table';

type Props = { readonly choices: readonly Choice[]; readonly geometry: BoardGeometry };

/**
 * Places that can be chosen, as buttons for those who do not see the marks; pointers go through to the board. They come
 * with what is seen of a press: a frame of their own would cost more than they do.
 */
export const ChoiceSpots = memo(function ChoiceSpots({ choices, geometry }: Props) {
  const seen = new Map<string, number>();
  return (
    <div className="choice-spots">
      {choices.map(({ target, label, cost }) => {
        if (target.on !== 'place') return null;
        const centre = geometry.centreOf(target.at);
        if (centre === null) return null;
        // The button of a hex stays when other words come to stand on it; two ways into one hex are two buttons.
        const name = String(target.at);
        const number = (seen.get(name) ?? 0) + 1;
        seen.set(name, number);
        return (
          <button
            key={`${name} ${number}`}
            className="choice-spot"
            type="button"
            tabIndex={-1}
            aria-label={cost === undefined ? label : `${label}, ${cost}`}
            data-hex={typeof target.at === 'string' ? target.at : undefined}
            data-place={name}
            style={{ marginLeft: centre.x - HALF, marginTop: centre.y - HALF }}
          />
        );
      })}
    </div>
  );
});

/** Of its size, as board.css has it: a spot lies in the middle of its hex. */
const HALF = 25;
