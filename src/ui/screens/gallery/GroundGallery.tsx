import type { BoardView } from '../../../core/contract/board';
import { Board } from '../../board/Board';
import { useOffer } from '../../useOffer';
import { useSurfaceOf } from '../../useSurface';
import { Piece } from './Piece';
import { GARRISON, STACKS } from './sampleCounters';
import { SAMPLE_TABLE, TRACES } from './sampleTable';

const NOBODY: BoardView = { counters: [], marks: [] };
const EVERYBODY: BoardView = { counters: STACKS, marks: [] };
const AFTER_A_SIEGE: BoardView = { counters: [], marks: [], traces: TRACES };
const GARRISONED: BoardView = { counters: GARRISON, marks: [], traces: TRACES };
const nothing = () => {};

/** Every kind of ground, and every way in which counters share a hex; one board is seen from the other side. */
export function GroundGallery() {
  const surface = useSurfaceOf(useOffer()?.systems[0]?.id ?? '');
  if (!surface) return null;
  const common = {
    table: SAMPLE_TABLE,
    surface,
    extraMarks: [],
    onPress: nothing,
    onHover: nothing,
  };
  return (
    <>
      <Piece title="Terrain">
        <p>
          Forest, woods, town, marsh, rough, ditch; stream and ford, river and bridge, slopes, entrenchments,
          walls and a gateway.
        </p>
        <div className="gallery-board">
          <Board {...common} view={NOBODY} />
        </div>
        <p>
          The same walls after a siege: breached, hit once, a gateway that opens to nobody and one in other
          hands, and who was last in a hex.
        </p>
        <div className="gallery-board">
          <Board {...common} view={AFTER_A_SIEGE} />
        </div>
        <p>Walls, works and slopes stay in sight over those who hold them.</p>
        <div className="gallery-board">
          <Board {...common} view={GARRISONED} />
        </div>
      </Piece>
      <Piece title="Stacks">
        <div className="gallery-board">
          <Board {...common} view={EVERYBODY} />
        </div>
        <div className="gallery-board">
          <Board {...common} view={EVERYBODY} turn={180} />
        </div>
      </Piece>
    </>
  );
}
