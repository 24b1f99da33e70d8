import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { BoardView, Mark, Place, TableView, Target } from '../../core/seam';
import './board.css';
import { BoardButtons } from './BoardButtons';
import { CounterLayer } from './CounterLayer';
import { type Box, useCamera } from './camera';
import type { CounterFace } from './counterFace';
import { GroundLayer } from './GroundLayer';
import { type BoardGeometry, geometryOf, HEX_HEIGHT } from './geometry';
import { LetteringLayer } from './LetteringLayer';
import { MarkLayer } from './MarkLayer';
import { useBoardPointer } from './pointer';
import { byPlace } from './stack';

/** What others may ask of the board. */
export type BoardHandle = {
  /** Shows all counters as large as they go; once more, the whole sheet. */
  fit(): void;
  centre(place: Place): void;
  zoomBy(factor: number): void;
};

export type BoardProps = {
  readonly table: TableView;
  readonly view: BoardView;
  /** Marks that are not of the state: what hovering foresees, what a line of the log was about. */
  readonly extraMarks: readonly Mark[];
  readonly counterFace: CounterFace;
  /** Brings a place into the middle whenever `n` changes. */
  readonly focusPlace?: { readonly place: Place; readonly n: number } | undefined;
  /** Shown from the other side; text and counters stay upright. */
  readonly turned?: boolean | undefined;
  readonly ref?: Ref<BoardHandle> | undefined;
  onPress(target: Target): void;
  onHover(target: Target | null): void;
};

/** Sheet, marks and counters, each composited by itself, under one transform. */
export function Board({
  table,
  view,
  extraMarks,
  counterFace,
  focusPlace,
  turned = false,
  ref,
  onPress,
  onHover,
}: BoardProps) {
  const boardRef = useRef<HTMLDivElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const geometry = geometryOf(table.ground.hexes, turned);
  const camera = useCamera(boardRef, stageRef, geometry, () => boxOfCounters(view, geometry));
  useBoardPointer({ boardRef, camera, geometry, counters: view.counters, onPress, onHover });

  const handle = useMemo<BoardHandle>(
    () => ({
      fit() {
        const box = boxOfCounters(view, geometry);
        if (camera.isShowing(box)) camera.showAll();
        else camera.show(box);
      },
      centre(place) {
        const point = geometry.centreOf(place);
        if (point !== null) camera.centre(point);
      },
      zoomBy: camera.zoomBy,
    }),
    [camera, geometry, view],
  );
  useImperativeHandle(ref, () => handle, [handle]);

  // the place is looked up at the moment of the call; only a new call is a reason to move
  const wanted = useRef(focusPlace);
  wanted.current = focusPlace;
  const call = focusPlace?.n;
  useEffect(() => {
    const point =
      call === undefined || wanted.current === undefined ? null : geometry.centreOf(wanted.current.place);
    if (point !== null) camera.centre(point);
  }, [call, camera, geometry]);

  const occupied = useMemo(() => [...byPlace(view.counters).keys()].join(' '), [view.counters]);
  const marks = useMemo(() => [...view.marks, ...extraMarks], [view.marks, extraMarks]);

  return (
    <section className="board" aria-label={`Map of ${table.title}`}>
      <div className="board-window" ref={boardRef} data-zoom="far">
        <div
          className="board-stage"
          ref={stageRef}
          style={{ width: geometry.width, height: geometry.height }}
        >
          <div className="printed">
            <GroundLayer table={table} geometry={geometry} />
            <div className="grain" />
            <LetteringLayer ground={table.ground} geometry={geometry} />
          </div>
          <MarkLayer marks={marks} geometry={geometry} level="under" occupied={occupied} />
          <CounterLayer counters={view.counters} sides={table.sides} geometry={geometry} face={counterFace} />
          <MarkLayer marks={marks} geometry={geometry} level="over" occupied={occupied} />
        </div>
      </div>
      <BoardButtons
        onZoom={handle.zoomBy}
        onFit={handle.fit}
        onCentre={() => camera.centre(middleOf(boxOfCounters(view, geometry, true)))}
      />
    </section>
  );
}

/** All counters with a little air around them; the picked ones alone when asked and there are any. */
function boxOfCounters({ counters }: BoardView, geometry: BoardGeometry, pickedOnly = false): Box {
  const picked = pickedOnly ? counters.filter((counter) => counter.condition.includes('picked')) : [];
  const points = (picked.length > 0 ? picked : counters)
    .map((counter) => (counter.at === null ? null : geometry.centreOf(counter.at)))
    .filter((point) => point !== null);
  if (points.length === 0) return { left: 0, top: 0, right: geometry.width, bottom: geometry.height };
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const air = HEX_HEIGHT * 0.62;
  return {
    left: Math.min(...xs) - air,
    right: Math.max(...xs) + air,
    top: Math.min(...ys) - air,
    bottom: Math.max(...ys) + air,
  };
}

function middleOf({ left, right, top, bottom }: Box): { readonly x: number; readonly y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
