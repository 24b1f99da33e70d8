/** What lies on the stage, each layer composited by itself: sheet, marks, counters and what comes between them. */
import { type ReactNode, useMemo } from 'react';
import type { BoardView, Mark, Remnant, Trace } from '../../core/contract/board';
import type { BoardGeometry } from '../../core/contract/geometry';
import type { TableView } from '../../core/contract/map';
import type { Choice } from '../../core/contract/table';
import type { CounterId, Place } from '../../core/contract/values';
import type { Cursor } from '../../store/table/cursor';
import type { Surface } from '../../surface/surface';
import { ChoiceSpots } from './ChoiceSpots';
import type { Camera } from './camera/camera';
import { useSettledBox } from './camera/useSettledBox';
import { CounterLayer } from './counters/CounterLayer';
import { GhostLayer, type GhostsUse } from './counters/GhostLayer';
import { byPlace, keptFree, seated } from './counters/stack';
import { CursorRing } from './cursor/CursorRing';
import { FoundRing } from './cursor/FoundRing';
import type { NumbersUse } from './marks/HexNumbers';
import { isName, LabelLayer, MarkLayer } from './marks/MarkLayer';
import { Tokens, Trails } from './marks/MemoryLayer';
import type { PassingUse } from './marks/PassingMarks';
import { TurnHandles } from './turning/TurnHandles';
import { handleBoxes, NO_GHOSTS, type Turnable } from './turning/turned';

/** What is drawn on the board beside what it is given: it subscribes by itself, so that pointing draws no board. */
export type Drawn = {
  /** Marks that come and go with the pointer, of the layer that they are drawn upon. */
  readonly passing?: ((use: PassingUse) => ReactNode) | undefined;
  /** Counters where they would come to stand; left out: as the view has them. */
  readonly ghosts?: ((use: GhostsUse) => ReactNode) | undefined;
  /** The hex numbers that lie over the counters. */
  readonly numbers?: ((use: NumbersUse) => ReactNode) | undefined;
};

type Props = Drawn & {
  readonly table: TableView;
  readonly view: BoardView;
  readonly extraMarks: readonly Mark[];
  readonly surface: Surface;
  readonly geometry: BoardGeometry;
  readonly camera: Camera;
  readonly focusPlace: { readonly place: Place; readonly n: number } | undefined;
  readonly bare: boolean;
  readonly choices: readonly Choice[];
  readonly cursor: Cursor | null;
  readonly memory: readonly Remnant[];
  /** The counter in the hand, looking where its handle is drawn to. */
  readonly turnable: Turnable | null;
};

const NO_TRACES: readonly Trace[] = [];
const drawGhosts = (use: GhostsUse) => <GhostLayer {...use} />;

export function BoardLayers(props: Props) {
  const { table, view, extraMarks, surface, geometry, camera, bare, choices, cursor, memory } = props;
  const { passing, ghosts: showGhosts = drawGhosts, numbers, focusPlace, turnable } = props;
  const { sides } = table;
  const { counters, traces = NO_TRACES, ghosts = NO_GHOSTS } = view;
  const { counterFace: face } = surface;
  const occupied = useMemo(() => [...byPlace(counters).keys()].join(' '), [counters]);
  const seats = useMemo(() => seated(counters, geometry, face.cornerOf), [counters, geometry, face]);
  const faces = useMemo(() => keptFree(seats, face), [seats, face]);
  const figures = useMemo(
    () => (turnable ? [...faces, ...handleBoxes(turnable, geometry)] : faces),
    [faces, turnable, geometry],
  );
  const marks = useMemo(() => [...view.marks, ...extraMarks], [view.marks, extraMarks]);
  const choosable = useMemo(() => countersIn(choices), [choices]);
  const shown = useSettledBox(camera, marks.some(isName));
  const ground = { geometry, sides, own: surface.marks, occupied };
  return (
    <>
      <div className="printed">
        <surface.Sheet table={table} geometry={geometry} />
        <div className="grain" />
        {surface.Traces ? <surface.Traces traces={traces} geometry={geometry} sides={sides} /> : null}
        {surface.Lettering ? <surface.Lettering ground={table.ground} geometry={geometry} /> : null}
      </div>
      <div className="glass" />
      <Trails traces={memory} geometry={geometry} sides={sides} />
      <MarkLayer marks={marks} level="under" {...ground} />
      {passing?.({ marks, level: 'under', camera, ...ground })}
      <CounterLayer {...{ counters, seats, sides, face, choosable }} />
      {surface.Over ? (
        <surface.Over
          ground={table.ground}
          geometry={geometry}
          sides={sides}
          traces={traces}
          occupied={bare ? '' : occupied}
        />
      ) : null}
      <Tokens traces={memory} geometry={geometry} sides={sides} occupied={occupied} />
      {showGhosts({ ghosts, counters, geometry, sides, face })}
      <MarkLayer marks={marks} level="over" figures={figures} labelledAbove {...ground} />
      {/* What is written of a hex that the keys point at lies over the ring around it. */}
      {cursor ? <CursorRing cursor={cursor} counters={counters} geometry={geometry} face={face} /> : null}
      {passing?.({ marks, level: 'over', figures, shown, camera, ...ground })}
      <LabelLayer {...{ marks, geometry, figures, shown }} />
      {numbers?.({ marks, geometry, figures, shown, occupied, camera })}
      {turnable ? <TurnHandles turnable={turnable} geometry={geometry} camera={camera} /> : null}
      <ChoiceSpots choices={choices} geometry={geometry} />
      {focusPlace ? <FoundRing wanted={focusPlace} geometry={geometry} /> : null}
    </>
  );
}

function countersIn(choices: readonly Choice[]): ReadonlySet<CounterId> {
  return new Set(choices.flatMap(({ target }) => (target.on === 'counter' ? [target.id] : [])));
}
