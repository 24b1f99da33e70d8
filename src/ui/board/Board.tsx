import { type ReactNode, type Ref, useId, useMemo, useRef, useState } from 'react';
import type {
  BoardView,
  Choice,
  CounterId,
  Mark,
  Place,
  SideId,
  TableView,
  Target,
  Trace,
} from '../../core/seam';
import type { Cursor } from '../../store/cursor';
import { useAssistedPresses } from './assisted';
import './board.css';
import { BareNote, BoardButtons } from './BoardButtons';
import { BoardPointer, type PointerUse, type Rest } from './BoardPointer';
import { type BoardHandle, useBoardHandle } from './boardHandle';
import { boxOfCounters, boxOfSetUp, middleOf } from './box';
import { ChoiceSpots } from './ChoiceSpots';
import { CounterLayer } from './CounterLayer';
import { CursorRing } from './CursorRing';
import { useCamera } from './camera';
import type { CounterFace } from './counterFace';
import { keyOnBoard } from './cursorKeys';
import { FoundRing } from './FoundRing';
import { GroundLayer } from './GroundLayer';
import { geometryOf } from './geometry';
import { LetteringLayer } from './LetteringLayer';
import { useTapElsewhere } from './longPress';
import { MarkLayer } from './MarkLayer';
import { placeOfTarget, selectedPlace, startOfCursor } from './selected';
import { useShownPlaces } from './shownPlaces';
import { byPlace } from './stack';
import { TraceLayer } from './TraceLayer';

export type BoardProps = {
  readonly table: TableView;
  readonly view: BoardView;
  /** Marks that are not of the state: what hovering foresees, what a line of the log was about. */
  readonly extraMarks: readonly Mark[];
  readonly counterFace: CounterFace;
  /** Brings a place into the middle whenever `n` changes. */
  readonly focusPlace?: { readonly place: Place; readonly n: number } | undefined;
  /** While a side sets up its ground is to be seen, then the counters, unless the player has placed the map. */
  readonly setUpBy?: SideId | null | undefined;
  /** Shown from the other side; text and counters stay upright. */
  readonly turned?: boolean | undefined;
  /** Counters are taken off, so that the map can be seen. */
  readonly bare?: boolean | undefined;
  /** What can be chosen now; of these, the ones on the board are stops of Tab. */
  readonly choices?: readonly Choice[] | undefined;
  readonly cursor?: Cursor | null | undefined;
  /** What the cursor has come to, for those who hear the board. */
  readonly said?: string | undefined;
  /** What is shown beside a finger that rests on something. */
  readonly bubble?: ((target: Target) => ReactNode) | undefined;
  readonly ref?: Ref<BoardHandle> | undefined;
  onPress(target: Target): void;
  onHover(target: Target | null): void;
  onCursor?: ((cursor: Cursor | null) => void) | undefined;
  onTurn?: (() => void) | undefined;
  onBare?: ((bare: boolean) => void) | undefined;
};

const NO_CHOICES: readonly Choice[] = [];
const NO_TRACES: readonly Trace[] = [];

/** Sheet, marks and counters, each composited by itself, under one transform. */
export function Board({
  table,
  view,
  extraMarks,
  counterFace,
  focusPlace,
  setUpBy = null,
  turned = false,
  bare = false,
  choices = NO_CHOICES,
  cursor = null,
  said = '',
  bubble,
  ref,
  onPress,
  onHover,
  onCursor = () => {},
  onTurn,
  onBare,
}: BoardProps) {
  const boardRef = useRef<HTMLDivElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const help = useId();
  const [pressed, setPressed] = useState<Place | null>(null);
  const [rest, setRest] = useState<(Rest & { readonly view: BoardView }) | null>(null);
  const geometry = geometryOf(table.ground.hexes, turned);
  const { counters } = view;
  const selected = selectedPlace(counters, cursor, pressed);
  const camera = useCamera(
    boardRef,
    stageRef,
    geometry,
    (window) => (setUpBy ? boxOfSetUp(view, geometry, window) : boxOfCounters(view, geometry)),
    () => (selected === null ? null : geometry.centreOf(selected)),
    setUpBy,
  );
  useShownPlaces(camera, geometry, focusPlace, selected);

  function press(target: Target) {
    setPressed(placeOfTarget(target, counters) ?? pressed);
    onPress(target);
  }
  function pressByPointer(target: Target) {
    onCursor(null);
    press(target);
  }
  const use: PointerUse = {
    camera,
    geometry,
    counters,
    onPress: pressByPointer,
    onHover,
    onRest: (begun) => setRest(begun && { ...begun, view }),
  };
  const latestUse = useRef(use);
  latestUse.current = use;
  useTapElsewhere(boardRef, rest !== null, () => setRest(null));
  useAssistedPresses(boardRef, { counters, onCursor, onPress: press });

  const handle = useBoardHandle(ref, { boardRef, camera, view, geometry, cursor, onCursor });
  const keys = { geometry, counters, choices, cursor, onCursor, onPress: press };
  const start = () => startOfCursor(counters, pressed);

  const occupied = useMemo(() => [...byPlace(counters).keys()].join(' '), [counters]);
  const marks = useMemo(() => [...view.marks, ...extraMarks], [view.marks, extraMarks]);
  const choosable = useMemo(() => countersIn(choices), [choices]);

  return (
    <section className="board" aria-label={`Map of ${table.title}`}>
      <BoardPointer boardRef={boardRef} latest={latestUse} />
      <div
        className={bare ? 'board-window bare' : 'board-window'}
        ref={boardRef}
        data-zoom="far"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the one stop of the board; its cursor does the rest
        tabIndex={0}
        aria-label={`${table.title}: arrow keys move over the map, Enter chooses`}
        aria-describedby={help}
        onKeyDown={(event) => {
          if (keyOnBoard(event, { ...keys, start })) event.preventDefault();
        }}
        // Keys have brought the focus here: a finger or a mouse points by itself.
        onFocus={({ target }) => {
          if (target === boardRef.current && cursor && target.matches(':focus-visible')) onCursor(cursor);
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onHover(null);
        }}
      >
        <div
          className="board-stage"
          ref={stageRef}
          style={{ width: geometry.width, height: geometry.height }}
        >
          <div className="printed">
            <GroundLayer table={table} geometry={geometry} />
            <div className="grain" />
            <TraceLayer traces={view.traces ?? NO_TRACES} geometry={geometry} sides={table.sides} />
            <LetteringLayer ground={table.ground} geometry={geometry} />
          </div>
          <div className="glass" />
          <MarkLayer
            marks={marks}
            geometry={geometry}
            sides={table.sides}
            level="under"
            occupied={occupied}
          />
          <CounterLayer
            counters={counters}
            sides={table.sides}
            geometry={geometry}
            face={counterFace}
            choosable={choosable}
          />
          <MarkLayer marks={marks} geometry={geometry} sides={table.sides} level="over" occupied={occupied} />
          <ChoiceSpots choices={choices} geometry={geometry} />
          {focusPlace ? <FoundRing wanted={focusPlace} geometry={geometry} /> : null}
          {cursor ? (
            <CursorRing cursor={cursor} counters={counters} geometry={geometry} face={counterFace} />
          ) : null}
        </div>
      </div>
      <p id={help} hidden>
        {HELP}
      </p>
      <div className="unseen" role="status">
        {said}
      </div>
      {rest?.view === view && bubble ? (
        <div className={rest.isHigh ? 'bubble low' : 'bubble'}>{bubble(rest.target)}</div>
      ) : null}
      {bare ? <BareNote onBack={() => onBare?.(false)} /> : null}
      <BoardButtons
        onZoom={handle.zoomBy}
        onFit={handle.fit}
        onCentre={() => camera.centre(middleOf(boxOfCounters(view, geometry, true)))}
        bare={bare}
        turned={turned}
        onBare={onBare}
        onTurn={onTurn}
      />
    </section>
  );
}

const HELP =
  'Tab goes through what can be chosen now, N to the next counter that can act, X through the counters of a hex; ' +
  'Escape puts back. The question mark lists all keys.';

function countersIn(choices: readonly Choice[]): ReadonlySet<CounterId> {
  return new Set(choices.flatMap(({ target }) => (target.on === 'counter' ? [target.id] : [])));
}
