/** Turns mouse, finger and wheel into panning, zooming, presses and hovering. */
import { useGesture } from '@use-gesture/react';
import {
  memo,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import type { BoardPoint } from '../../core/contract/geometry';
import type { Pivot, Target } from '../../core/contract/table';
import { atNextFrame } from '../parts/atNextFrame';
import { type Band, type BubblePlace, bubblePlace } from './bubblePlace';
import { GLIDES_FOR, SETTLED_AFTER } from './camera/drawing';
import { type Pinch, pinch } from './camera/pinch';
import { STRAY, useLongPress } from './longPress';
import type { PointerUse } from './pointerUse';
import { placeOfTarget } from './selected';
import { nextFacing } from './turning/facing';
import { facingDrawn } from './turning/turned';
import { type Drawn, drawnUnder, placeAt, placeUnder, targetOf } from './underPointer';
import { useChoiceFrame } from './useChoiceFrame';
import { useMouse } from './useMouse';
import { useRowDrawn } from './useRowDrawn';

/** What the pointer went down on, and where on the sheet: that counts, though the map may be shifted meanwhile. */
type Down = {
  readonly target: Target | null;
  readonly drawn: Drawn | null;
  readonly point: BoardPoint;
  /** It is a handle that turns the counter in the hand about this corner, or its middle. */
  readonly handle: HTMLElement | null;
  /** It is the knob of the handle, not the room around it. */
  readonly onKnob: boolean;
  /** A press adds one of several, and a frame is drawn from there: with Shift, or while none is chosen yet. */
  readonly adds: boolean;
  /** A drag draws a row. */
  readonly drawsRow: boolean;
  readonly at: readonly [number, number];
};
/** A counter in the hand: its element follows the pointer until it is put down. */
type Held = { readonly drawn: Drawn; readonly from: BoardPoint; readonly height: string };

/** CSS pixels above and below a finger that stay free, at least. */
const AT_FINGER = 26;
const WHEEL_STEP = 0.0016;
const PIVOTS: readonly Pivot[] = ['left', 'right'];

function isMouse(event: Event): event is PointerEvent {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}

/**
 * A tap on the knob turns by one corner, clockwise, where there are corners; where it lies over a place to go to, that is
 * meant, which a pointer there has been told.
 */
function targetOfTap(down: Down | null, { turnable, isLit }: PointerUse): Target | null {
  const below = down?.target ?? null;
  if (!down?.onKnob || turnable === null || turnable.turns === 'freely') return below;
  if (below !== null && isLit(below)) return below;
  const { counter, facing, turns } = turnable;
  return { on: 'facing', counter, facing: nextFacing(facing, 1, turns, false) };
}

/** One more of several. */
function added(target: Target): Target {
  return target.on === 'counter' ? { on: 'counters', ids: [target.id] } : target;
}

type Props = {
  readonly boardRef: RefObject<HTMLDivElement | null>;
  /** What stands on the board now, and what is to come of a gesture. */
  readonly latest: RefObject<PointerUse>;
  /** To be called when what a click has changed has come to rest: something else may lie under the mouse by now. */
  readonly lookAgain: Ref<() => void>;
};

/** Draws nothing. A component of its own, as each render of it attaches all its listeners again. */
export const BoardPointer = memo(function BoardPointer({ boardRef, latest, lookAgain }: Props): null {
  const hovered = useRef('');
  const rested = useRef('');
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef<Held | null>(null);
  const down = useRef<Down | null>(null);
  /** Where the mouse lies, if it lies on the map. */
  const mouse = useRef<BoardPoint | null>(null);
  const hasClicked = useRef(false);
  /** What a mouse has come to point at since the last frame. */
  const due = useRef<{ readonly target: Target | null; readonly frame: number } | null>(null);

  /** `over` is what lies uppermost there, where that is known already: asking the page for it takes a while. */
  function targetAt(x: number, y: number, over = document.elementFromPoint(x, y)): Target | null {
    const drawn = drawnUnder(over, boardRef.current, latest.current);
    return targetOf(drawn) ?? placeAt(x, y, latest.current);
  }
  /** A handle is drawn to where the counter is to look, and chooses that when it is let go. */
  function turnBy(
    { handle, point }: Down,
    xy: readonly [number, number],
    isLast: boolean,
    isCanceled: boolean,
  ) {
    const { turnable, geometry, camera, onTurning, onPress } = latest.current;
    if (turnable === null) return onTurning(null);
    const pivot = PIVOTS.find((one) => one === handle?.dataset.pivot) ?? null;
    const facing = facingDrawn(turnable, pivot, point, camera.onSheet(...xy), geometry.turn);
    onTurning(isLast ? null : { facing, pivot });
    const target = { on: 'facing', counter: turnable.counter, facing, ...(pivot && { pivot }) } as const;
    if (!isLast) return hover(target);
    hover(null);
    if (!isCanceled && facing !== turnable.facing) onPress(target);
  }
  /**
   * Shown with the next frame, which a move of the mouse comes just before. A press that comes sooner shows both at
   * once: to answer it the page would first be laid out for what was pointed at.
   */
  function hoverSoon(target: Target | null) {
    if (due.current) cancelAnimationFrame(due.current.frame);
    due.current = { target, frame: requestAnimationFrame(hoverDue) };
  }
  function hoverDue() {
    const pointed = due.current;
    if (pointed) hover(pointed.target);
  }
  function hover(target: Target | null) {
    if (due.current) cancelAnimationFrame(due.current.frame);
    due.current = null;
    const key = target === null ? '' : JSON.stringify(target);
    if (key === hovered.current) return;
    hovered.current = key;
    latest.current.onHover(target);
  }
  useImperativeHandle(lookAgain, () => () => {
    if (hasClicked.current && mouse.current && !held.current)
      hover(targetAt(mouse.current.x, mouse.current.y));
    hasClicked.current = false;
  });
  // A map that has glided, by a press or by what came of a key, has brought something else under it.
  const lookAfterGlide = useEffectEvent(() => {
    const [at, { byKeys }] = [mouse.current, latest.current];
    if (at && hovered.current !== '' && !byKeys && !down.current && !held.current)
      hover(targetAt(at.x, at.y));
  });
  useEffect(() => {
    let due: ReturnType<typeof setTimeout> | undefined;
    const end = latest.current.camera.watch((_state, _window, glides) => {
      clearTimeout(due);
      if (glides) due = setTimeout(lookAfterGlide, GLIDES_FOR + SETTLED_AFTER);
    });
    return () => {
      clearTimeout(due);
      end();
    };
  }, [latest]);
  function isControl(event: Event): boolean {
    return event.target instanceof Element && event.target.closest('.board-buttons') !== null;
  }
  function pickUp() {
    const { drawn, point } = down.current ?? { drawn: null };
    if (!drawn?.counter.condition.some((one) => one === 'ready' || one === 'picked') || !point) return;
    const { element, counter } = drawn;
    element.classList.add('held');
    boardRef.current?.classList.add('carrying');
    held.current = { drawn, from: point, height: element.style.zIndex };
    element.style.zIndex = '100';
    if (!counter.condition.includes('picked')) latest.current.onPress({ on: 'counter', id: counter.id });
  }
  function putDown(at: Target | null) {
    const hand = held.current;
    held.current = null;
    if (hand === null) return;
    const { element, at: from } = hand.drawn;
    element.classList.remove('held');
    boardRef.current?.classList.remove('carrying');
    element.style.translate = '';
    element.style.zIndex = hand.height;
    if (at?.on === 'place' && String(at.at) !== String(from))
      latest.current.onPress(carriedTo(at, hand.drawn));
  }
  /** Of several that are chosen it is the one that leads. */
  function carriedTo(at: Target & { readonly on: 'place' }, { counter }: Drawn): Target {
    const picked = latest.current.counters.filter(({ condition }) => condition.includes('picked'));
    return latest.current.several && picked.length > 1 ? { ...at, by: counter.id } : at;
  }

  function rest(target: Target | null, y = 0, slides = false) {
    const key = target === null ? '' : JSON.stringify(target);
    if (slides && key === rested.current) return;
    rested.current = key;
    // what was previewed may have been cleared by a press since
    hovered.current = '';
    hover(target);
    latest.current.onRest(target === null ? null : { target, place: placeBeside(target, y) });
  }
  /** What a tap at a place has begun and the next one there does is told at once, as soon as it is drawn. */
  function showWhatIsBegun(target: Target, y: number) {
    if (target.on !== 'place') return;
    atNextFrame(() => {
      if (latest.current.showsFirst(target)) rest(target, y);
    });
  }
  /** Over neither the finger and what it rests on, nor what is chosen. */
  function placeBeside(target: Target, y: number): BubblePlace {
    const { counters, geometry, camera } = latest.current;
    const box = boardRef.current?.getBoundingClientRect();
    const finger = y - (box?.top ?? 0);
    const { y: shift, scale } = camera.current();
    const half = (geometry.pitch / 2) * scale;
    const chosen = counters.filter(({ condition }) => condition.includes('picked')).map(({ at }) => at);
    const bands = [placeOfTarget(target, counters), ...chosen].flatMap((at): readonly Band[] => {
      const point = at === null ? null : geometry.centreOf(at);
      if (point === null) return [];
      const middle = point.y * scale + shift;
      return [{ from: middle - half, to: middle + half }];
    });
    return bubblePlace([{ from: finger - AT_FINGER, to: finger + AT_FINGER }, ...bands], box?.height ?? 0);
  }
  const frame = useChoiceFrame(boardRef, latest);
  const row = useRowDrawn(latest, hover);
  const finger = useLongPress(boardRef, ({ x, y }, slides) => {
    if (!down.current?.handle && !(slides && down.current?.drawsRow)) rest(targetAt(x, y), y, slides);
  });

  useMouse(boardRef, {
    onMove(event) {
      clearTimeout(waiting.current);
      const [x, y] = [event.clientX, event.clientY];
      const over = event.target instanceof Element ? event.target : null;
      mouse.current = isControl(event) ? null : { x, y };
      if (isControl(event)) hoverSoon(null);
      // what lies under a resting mouse is told when the map has come to rest too
      else if (latest.current.camera.isMoving())
        waiting.current = setTimeout(() => hover(targetAt(x, y)), SETTLED_AFTER);
      else hoverSoon(targetAt(x, y, over));
    },
    onLeave() {
      // nor does a mouse take it away that lies still, when what a finger is shown comes to lie over it
      if (mouse.current === null) return;
      clearTimeout(waiting.current);
      mouse.current = null;
      hover(null);
    },
  });
  useGesture(
    {
      onDrag({ event, first, last, tap, canceled, pinching, cancel, xy, delta }) {
        if (pinching === true) {
          putDown(null);
          frame.end();
          row.end();
          latest.current.onTurning(null);
          cancel();
          return;
        }
        hasClicked.current = last && isMouse(event);
        if (isControl(event)) return;
        // A tap beside the knob is meant for what lies below the handle.
        if (down.current?.handle && !tap) {
          // Where the handle was let go lies another hex, which nobody has pointed at.
          hasClicked.current = false;
          return turnBy(down.current, xy, last, canceled);
        }
        if (down.current?.adds && !tap) {
          hasClicked.current = false;
          return frame.draw(down.current.at, xy, { isLast: last, isCanceled: canceled });
        }
        if (down.current?.drawsRow && !tap) {
          hasClicked.current = false;
          return row.draw(first ? down.current.at : null, xy, { isLast: last, isCanceled: canceled });
        }
        if (finger.isPointing() && held.current === null) return;
        if (tap) {
          const target = targetOfTap(down.current, latest.current);
          if (target !== null && !isMouse(event) && latest.current.showsFirst(target))
            return rest(target, xy[1]);
          hoverDue();
          // A finger that has gone points at nothing: else its last place would be a way of what is chosen next.
          if (!isMouse(event)) hover(null);
          rest(null);
          if (target === null) return;
          latest.current.onPress(down.current?.adds ? added(target) : target);
          if (!isMouse(event)) showWhatIsBegun(target, xy[1]);
          return;
        }
        if (first) {
          if (isMouse(event)) boardRef.current?.setPointerCapture?.(event.pointerId);
          pickUp();
        }
        const hand = held.current;
        if (hand === null) {
          if (!last) latest.current.camera.panBy(...delta);
          return;
        }
        const { x, y } = latest.current.camera.onSheet(...xy);
        hand.drawn.element.style.translate = `${x - hand.from.x}px ${y - hand.from.y}px`;
        const place = placeUnder(hand.drawn, hand.from, xy, latest.current);
        if (last) putDown(canceled ? null : place);
        else hover(place?.on === 'place' ? carriedTo(place, hand.drawn) : place);
      },
      onPointerDown({ event: { clientX, clientY, target, pointerType, shiftKey } }) {
        if (pointerType !== 'mouse') mouse.current = null;
        const over = target instanceof Element ? target : null;
        down.current = {
          target: targetAt(clientX, clientY, over),
          drawn: drawnUnder(over, boardRef.current, latest.current),
          point: latest.current.camera.onSheet(clientX, clientY),
          handle: over?.closest<HTMLElement>('.turn-handle') ?? null,
          onKnob: over?.closest('.turn-knob') != null,
          adds: latest.current.framed || (shiftKey && latest.current.several),
          drawsRow: latest.current.row === 'begun' || (shiftKey && latest.current.row === 'offered'),
          at: [clientX, clientY],
        };
      },
      // Else the browser lays the page out before it goes on, to see whether text was selected: the next frame does it.
      onMouseUp({ event }) {
        if (down.current) event.preventDefault();
        down.current = null;
      },
      onPinch: (fingers: Pinch) => pinch(latest.current.camera, fingers),
      onWheel({ event, delta: [, dy] }) {
        // with ctrl it is a pinch on a touchpad, which onPinch has already answered
        if (event.ctrlKey || dy === 0) return;
        event.preventDefault();
        const lines = event.deltaMode === 1 ? 18 : 1;
        latest.current.camera.zoomAt(Math.exp(-dy * lines * WHEEL_STEP), event.clientX, event.clientY);
        // Another hex may lie under the mouse when the map has come to rest.
        clearTimeout(waiting.current);
        waiting.current = setTimeout(() => {
          if (mouse.current && !held.current) hover(targetAt(mouse.current.x, mouse.current.y));
        }, 2 * SETTLED_AFTER);
      },
    },
    {
      target: boardRef,
      eventOptions: { passive: false },
      // arrow keys move the cursor, not the sheet
      drag: {
        filterTaps: true,
        threshold: STRAY,
        tapsThreshold: STRAY,
        // A mouse is captured when it drags (`onDrag`). When a capture ends, the browser lays the page out at once to
        // find what lies under the pointer: after a press that would be the longest part of it.
        pointer: { keys: false, capture: false },
      },
      pinch: { pointer: { touch: true } },
    },
  );
  return null;
});
