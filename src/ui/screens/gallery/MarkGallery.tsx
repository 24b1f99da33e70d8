import { MARK_MEANINGS } from '../../../core/contract/board';
import { Board } from '../../board/Board';
import { MarkSwatch } from '../../board/marks/MarkSwatch';
import { nameOf } from '../../board/marks/markMeanings';
import { Piece } from './Piece';
import type { Shown } from './samples';

/** Each meaning alone, for each side where that matters, and many of them together. */
export function MarkGallery({ surface, samples: { table, stacks, marks } }: Shown) {
  const own = Object.keys(surface.marks ?? {}).map((name) => ({ own: name }));
  return (
    <Piece title="Marks">
      <ul className="key">
        {[...MARK_MEANINGS, ...own].flatMap((means) =>
          table.sides.map((side) => (
            <li key={`${nameOf(means)} ${side.id}`}>
              <MarkSwatch means={means} sides={table.sides} own={surface.marks} side={side.id} />
              {nameOf(means)}, {side.name}
            </li>
          )),
        )}
      </ul>
      <div className="gallery-board">
        <Board
          table={table}
          view={{ counters: stacks, marks: [] }}
          extraMarks={marks}
          surface={surface}
          onPress={() => {}}
          onHover={() => {}}
        />
      </div>
    </Piece>
  );
}
