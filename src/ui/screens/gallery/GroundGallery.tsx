import type { BoardView } from '../../../core/contract/board';
import { Board } from '../../board/Board';
import { Piece } from './Piece';
import type { Shown } from './samples';

const nothing = () => {};

/** Every kind of ground, and every way in which counters share a hex; one board is seen from the other side. */
export function GroundGallery({ surface, samples: { table, grounds, stacks } }: Shown) {
  const common = { table, surface, extraMarks: [], onPress: nothing, onHover: nothing };
  const everybody: BoardView = { counters: stacks, marks: [] };
  return (
    <>
      <Piece title="Terrain">
        {grounds.flatMap(({ says, view }) => [
          <p key={says}>{says}</p>,
          <div key={`${says} drawn`} className="gallery-board">
            <Board {...common} view={view} />
          </div>,
        ])}
      </Piece>
      <Piece title="Stacks">
        <div className="gallery-board">
          <Board {...common} view={everybody} />
        </div>
        <div className="gallery-board">
          <Board {...common} view={everybody} turn={180} />
        </div>
      </Piece>
    </>
  );
}
