/** The whole map small, with a frame around what the window shows: pressed or dragged, it brings the map there. */
import { memo, type PointerEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardView } from '../../../core/contract/board';
import type { BoardGeometry, BoardPoint } from '../../../core/contract/geometry';
import type { TableView } from '../../../core/contract/map';
import { type Picture, pictureOf } from '../../../store/saved/picture';
import type { Camera } from '../camera/camera';
import './overview.css';
import { frameOn, type Size } from '../camera/view';
import { SmallPicture } from './SmallPicture';

type Props = {
  readonly table: TableView;
  readonly view: BoardView;
  readonly geometry: BoardGeometry;
  readonly camera: Camera;
};

/** CSS pixels; a map that is higher than wide has this height. */
const LONGEST = 156;

/**
 * For eyes and pointers only: by keys the map follows the cursor. The picture changes with the position, and the frame
 * is moved past React, so that pointing and moving the map draw nothing here.
 */
export const Overview = memo(function Overview({ table, view, geometry, camera }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useMemo(() => sizeOf(geometry), [geometry]);
  const picture = useMemo(() => pictureOf(table, view), [table, view]);
  useFrame(frame, size, geometry, camera);

  function goTo({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const box = currentTarget.getBoundingClientRect();
    camera.lookAt(pointOf({ x: clientX - box.left, y: clientY - box.top }, size, geometry));
  }
  return (
    <div
      className="overview"
      aria-hidden="true"
      style={size}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(event);
      }}
    >
      <StillPicture picture={picture} turn={geometry.turn} />
      <div className="overview-frame" ref={frame} />
    </div>
  );
});

function sizeOf({ frame: { width, height } }: BoardGeometry): Size {
  const share = LONGEST / Math.max(width, height);
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

function pointOf({ x, y }: BoardPoint, size: Size, { frame }: BoardGeometry): BoardPoint {
  return {
    x: frame.x + (x / size.width) * frame.width,
    y: frame.y + (y / size.height) * frame.height,
  };
}

/** A view is made again for every draft; what the picture shows of it changes only with the position. */
const StillPicture = memo(
  SmallPicture,
  (before, after) => before.turn === after.turn && isSamePicture(before.picture, after.picture),
);

function isSamePicture(before: Picture, after: Picture): boolean {
  return (
    before.areas === after.areas &&
    (before.counters === after.counters || JSON.stringify(before.counters) === JSON.stringify(after.counters))
  );
}

function useFrame(
  ref: RefObject<HTMLDivElement | null>,
  size: Size,
  geometry: BoardGeometry,
  camera: Camera,
): void {
  useLayoutEffect(
    () =>
      camera.watch((state, window, glides) => {
        const { current: element } = ref;
        if (element === null) return;
        const { x, y, width, height } = frameOn(size, state, window, geometry);
        element.classList.toggle('gliding', glides);
        element.style.transform = `translate(${x}px, ${y}px)`;
        // its size stays while the map is only shifted
        const [w, h] = [`${width}px`, `${height}px`];
        if (element.style.width !== w) element.style.width = w;
        if (element.style.height !== h) element.style.height = h;
      }),
    [ref, camera, geometry, size],
  );
}
