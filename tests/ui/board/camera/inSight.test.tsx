// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { BoardView } from '../../../../src/core/contract/board';
import type { CounterId } from '../../../../src/core/contract/values';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { useInSight } from '../../../../src/ui/board/camera/useInSight';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const geometry = hexGeometry({ columns: 30, rows: 30 });
const aimAt = (at: string): BoardView => ({
  counters: [],
  marks: [
    { means: 'selected', label: '', shape: { kind: 'places', places: ['0101'] } },
    { means: 'reach', label: '', shape: { kind: 'places', places: [at] } },
  ],
});

/** Frames come when they are let. */
function frames() {
  const due = new Map<number, () => void>();
  let n = 0;
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => {
    due.set(++n, then);
    return n;
  });
  vi.stubGlobal('cancelAnimationFrame', (which: number) => void due.delete(which));
  return () =>
    act(() => {
      for (const [which, then] of due) {
        due.delete(which);
        then();
      }
    });
}

it('what a counter can reach comes into view once, though the board changes before the next frame', () => {
  const frame = frames();
  const show = vi.fn();
  const camera = { current: () => ({ x: 0, y: 0, scale: 1 }), layOut: () => {}, show } as never;
  const boardRef = { current: document.createElement('div') };
  const seen = (at: string) => ({
    boardRef,
    camera,
    geometry,
    view: aimAt(at),
    acting: [],
    phase: '1 Movement',
  });
  const { rerender } = renderHook(useInSight, { initialProps: seen('2828') });
  rerender(seen('2828'));
  frame();
  expect(show).toHaveBeenCalledTimes(1);
  rerender(seen('2727'));
  frame();
  expect(show).toHaveBeenCalledTimes(1);
});

it('those who can act in a new phase come into view, though the board changes before the next frame', () => {
  const frame = frames();
  const show = vi.fn();
  const camera = { current: () => ({ x: 0, y: 0, scale: 1 }), layOut: () => {}, show } as never;
  const boardRef = { current: document.createElement('div') };
  const ready = { id: 'a', side: 's', at: '2828', tray: '', name: '', label: '', face: {}, tags: [] };
  const seen = (phase: string) => ({
    ...{ boardRef, camera, geometry, phase, acting: [] },
    view: { marks: [], counters: [{ ...ready, condition: ['ready'] }] } as never,
  });
  const { rerender } = renderHook(useInSight, { initialProps: seen('1 Movement') });
  frame();
  expect(show).not.toHaveBeenCalled();
  rerender(seen('1 Combat'));
  rerender(seen('1 Combat'));
  frame();
  expect(show).toHaveBeenCalledTimes(1);
});

it('whom a phase itself has chosen comes into view before where he can go', () => {
  const frame = frames();
  const [show, revealAll] = [vi.fn(), vi.fn()];
  const camera = { current: () => ({ x: 0, y: 0, scale: 1 }), layOut: () => {}, show, revealAll } as never;
  const boardRef = { current: document.createElement('div') };
  vi.spyOn(boardRef.current, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(boardRef.current, 'clientHeight', 'get').mockReturnValue(700);
  const chief = { id: 'chief', at: '2828', condition: ['picked'] };
  const seen = (phase: string, view: BoardView, ...acting: readonly string[]) => ({
    ...{ boardRef, camera, geometry, view, phase },
    acting: acting.map((id) => id as CounterId),
  });
  const { rerender } = renderHook(useInSight, {
    initialProps: seen('1 Operations', { counters: [], marks: [] }),
  });
  frame();
  // Some of the hexes that he can reach are in view, he is not.
  rerender(seen('1 Chiefs', { ...aimAt('0303'), counters: [chief] as never }, 'chief'));
  frame();
  expect(show).toHaveBeenCalledTimes(1);
});

it('those whom a phase is about come into view where most of them are outside, whoever else can act', () => {
  const frame = frames();
  const [show, revealAll] = [vi.fn(), vi.fn()];
  const camera = { current: () => ({ x: 0, y: 0, scale: 1 }), layOut: () => {}, show, revealAll } as never;
  const boardRef = { current: document.createElement('div') };
  vi.spyOn(boardRef.current, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(boardRef.current, 'clientHeight', 'get').mockReturnValue(700);
  const counter = (id: string, at: string) => ({ id, at, condition: ['ready'] });
  const view = {
    marks: [],
    counters: [counter('near', '0303'), counter('far', '2828'), counter('off', '2929')],
  } as never;
  const seen = (phase: string, ...acting: readonly string[]) => ({
    ...{ boardRef, camera, geometry, view, phase },
    acting: acting.map((id) => id as CounterId),
  });
  const { rerender } = renderHook(useInSight, { initialProps: seen('1 Movement') });
  frame();
  for (const [phase, ...acting] of [['1 Combat'], ['2 Movement', 'near', 'far']] as const) {
    rerender(seen(phase, ...acting));
    frame();
    expect(show, phase).not.toHaveBeenCalled();
  }
  rerender(seen('2 Combat', 'far'));
  frame();
  expect(show).toHaveBeenCalledTimes(1);
  rerender(seen('3 Movement', 'near', 'far', 'off'));
  frame();
  expect(show).toHaveBeenCalledTimes(2);
  expect(revealAll).not.toHaveBeenCalled();
  rerender(seen('3 Combat', 'near'));
  frame();
  expect(revealAll).toHaveBeenLastCalledWith([geometry.centreOf('0303')], true);
  expect(show).toHaveBeenCalledTimes(2);
});
