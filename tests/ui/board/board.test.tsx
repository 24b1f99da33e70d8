// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardView, CounterView, Mark } from '../../../src/core/contract/board';
import type { TableView } from '../../../src/core/contract/map';
import type { Target } from '../../../src/core/contract/table';
import type { CounterId, Place, SideId } from '../../../src/core/contract/values';
import type { Cursor } from '../../../src/store/table/cursor';
import { thirtyYearsWarSurface } from '../../../src/systems/thirty-years-war/surface';
import { Board } from '../../../src/ui/board/Board';
import type { BoardHandle } from '../../../src/ui/board/boardHandle';
import type { PassingUse } from '../../../src/ui/board/marks/PassingMarks';

const french = 'french' as SideId;
const EDGE = { label: '', compass: '' };
const TABLE: TableView = {
  title: 'Rocroi',
  subtitle: '19 May 1643',
  notes: [],
  sides: [{ id: french, name: 'French', livery: 'blue' }],
  ground: {
    field: { of: 'hexes', columns: 12, rows: 10 },
    areas: [{ kind: 'forest', places: ['0101', '0102'] }],
    hexsides: [{ kind: 'stream', name: 'Brook', between: ['0505', '0506'] }],
    ways: [{ kind: 'road', name: 'Road', through: ['0103', '0203', '0304'] }],
    labels: [{ kind: 'wood', text: 'Little wood', at: '0101' }],
    edges: {
      top: { ...EDGE, compass: 'east' },
      right: { label: 'to Maubert', compass: 'south' },
      bottom: { ...EDGE, compass: 'west' },
      left: { label: 'to Rocroi', compass: 'north' },
    },
  },
};
const PICARDIE: CounterView = {
  id: 'picardie' as CounterId,
  side: french,
  at: '0504',
  tray: '',
  tags: [],
  name: 'Picardie',
  label: 'Picardie, infantry, at 0504',
  face: { kind: 'infantry', strength: 8, movement: 3, value: 0, disrupted: false, captured: false },
  condition: ['ready'],
};

const onPress = vi.fn<(target: Target) => void>();
const onHover = vi.fn<(target: Target | null) => void>();
const found = { element: null as Element | null };

beforeEach(() => {
  onPress.mockReset();
  onHover.mockReset();
  found.element = null;
  // happy-dom has no layout: what lies under the pointer and how large the window is are set here
  document.elementFromPoint = () => found.element;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(
  marks: readonly Mark[] = [],
  counters: readonly CounterView[] = [PICARDIE],
  passing: (use: PassingUse) => ReactNode = () => null,
  cursor: Cursor | null = null,
) {
  const ref = createRef<BoardHandle>();
  const view: BoardView = { counters, marks };
  const { container } = render(
    <Board
      ref={ref}
      table={TABLE}
      view={view}
      extraMarks={[]}
      passing={passing}
      cursor={cursor}
      surface={thirtyYearsWarSurface}
      onPress={onPress}
      onHover={onHover}
    />,
  );
  const window = container.querySelector('.board-window');
  const stage = container.querySelector<HTMLElement>('.board-stage');
  if (window === null || stage === null) throw new Error('no board');
  return { container, window, stage, ref };
}

/** Where a hex lies in the window, read from the transform of the stage. */
function inWindow(hex: string, stage: HTMLElement): { clientX: number; clientY: number } {
  const [x = 0, y = 0, scale = 1] = (stage.style.transform.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const centre = thirtyYearsWarSurface.geometryOf(TABLE.ground.field).centreOf(hex) ?? { x: 0, y: 0 };
  return { clientX: x + centre.x * scale, clientY: y + centre.y * scale };
}
/** Takes an element up in the first hex, and puts it down in the last. */
function drag(element: Element, window: Element, stage: HTMLElement, ...hexes: readonly string[]) {
  const [from = '', ...way] = hexes;
  const mouse = (hex: string) => ({ ...inWindow(hex, stage), pointerId: 1, pointerType: 'mouse' });
  fireEvent.pointerDown(element, { ...mouse(from), buttons: 1 });
  for (const hex of way) fireEvent.pointerMove(window, { ...mouse(hex), buttons: 1 });
  fireEvent.pointerUp(window, { ...mouse(way.at(-1) ?? from), buttons: 0 });
}
function press(element: Element, at: { clientX: number; clientY: number }) {
  fireEvent.pointerDown(element, { ...at, pointerId: 1, buttons: 1, pointerType: 'mouse' });
  fireEvent.pointerUp(element, { ...at, pointerId: 1, buttons: 0, pointerType: 'mouse' });
}

const aFrame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

describe('the board', () => {
  it('draws what the ground says, each kind recognisable', () => {
    const { container } = show();
    for (const drawn of [
      '.forest .crown',
      '.stream .flow',
      '.roads .road',
      '.grid',
      '.compass',
      '.scale',
      '.border',
    ]) {
      expect(container.querySelector(drawn), drawn).not.toBeNull();
    }
    expect(container.querySelectorAll('.number')).toHaveLength(120);
    expect(container.textContent).toContain('to Rocroi');
    expect(container.textContent).toContain('Little wood');
  });

  it('turns a press on a counter into its id', () => {
    const { stage } = show();
    press(screen.getByRole('button', { name: PICARDIE.label }), inWindow('0504', stage));
    expect(onPress).toHaveBeenCalledWith({ on: 'counter', id: 'picardie' });
  });

  it('means what the pointer went down on, though the map is shifted before it goes up', () => {
    const { window, stage } = show();
    const counter = screen.getByRole('button', { name: PICARDIE.label });
    const at = { ...inWindow('0504', stage), pointerId: 1, pointerType: 'mouse' };
    fireEvent.pointerDown(counter, { ...at, buttons: 1 });
    found.element = stage;
    fireEvent.pointerUp(window, { ...at, buttons: 0 });
    expect(onPress.mock.calls).toEqual([[{ on: 'counter', id: 'picardie' }]]);
  });

  it('turns a press on an empty hex into its printed number', () => {
    const { window, stage } = show();
    press(window, inWindow('0302', stage));
    expect(onPress).toHaveBeenCalledWith({ on: 'place', at: '0302' });
  });

  it('tells of hovering only when the hex changes', async () => {
    const { window, stage } = show();
    const over = async (hex: string) => {
      fireEvent.pointerMove(window, { ...inWindow(hex, stage), pointerType: 'mouse', pointerId: 1 });
      await aFrame();
    };
    await over('0302');
    await over('0302');
    await over('0303');
    expect(onHover.mock.calls.map(([target]) => target)).toEqual([
      { on: 'place', at: '0302' },
      { on: 'place', at: '0303' },
    ]);
  });

  it('shows what was pointed at with the next frame, or with the press that comes sooner', async () => {
    const { window, stage } = show();
    const at = (hex: string) => ({ ...inWindow(hex, stage), pointerType: 'mouse', pointerId: 1 });
    fireEvent.pointerMove(window, at('0302'));
    fireEvent.pointerMove(window, at('0303'));
    expect(onHover).not.toHaveBeenCalled();
    await aFrame();
    expect(onHover.mock.calls).toEqual([[{ on: 'place', at: '0303' }]]);
    fireEvent.pointerMove(window, at('0302'));
    press(window, at('0302'));
    expect(onHover.mock.lastCall).toEqual([{ on: 'place', at: '0302' }]);
    expect(onPress.mock.calls).toEqual([[{ on: 'place', at: '0302' }]]);
    const told = onHover.mock.calls.length;
    await aFrame();
    expect(onHover).toHaveBeenCalledTimes(told);
  });

  it('lets the browser do nothing with the end of a press on the map', () => {
    const { window, stage } = show();
    press(window, inWindow('0302', stage));
    expect(fireEvent.mouseUp(window, { button: 0 })).toBe(false);
    // One that began elsewhere, as where text is being selected, is the browser's.
    expect(fireEvent.mouseUp(window, { button: 0 })).toBe(true);
  });

  it('carries a ready counter to the hex where it is put down', () => {
    const { window, stage } = show();
    drag(screen.getByRole('button', { name: PICARDIE.label }), window, stage, '0504', '0503', '0502');
    expect(onPress.mock.calls.map(([target]) => target)).toEqual([
      { on: 'counter', id: 'picardie' },
      { on: 'place', at: '0502' },
    ]);
  });

  it('carries one that could be taken up instead of the one picked', () => {
    const picked: CounterView = { ...PICARDIE, condition: ['picked'] };
    const id = 'rambures' as CounterId;
    const { window, stage } = show([], [picked, { ...PICARDIE, id, label: 'Rambures', at: '0302' }]);
    drag(screen.getByRole('button', { name: 'Rambures' }), window, stage, '0302', '0502');
    expect(onPress.mock.calls.map(([target]) => target)).toEqual([
      { on: 'counter', id },
      { on: 'place', at: '0502' },
    ]);
  });

  it('carries the one that is picked, which is not pressed again', () => {
    const { window, stage } = show([], [{ ...PICARDIE, condition: ['picked'] }]);
    drag(screen.getByRole('button', { name: PICARDIE.label }), window, stage, '0504', '0502');
    expect(onPress.mock.calls).toEqual([[{ on: 'place', at: '0502' }]]);
  });

  it('a counter in hand stays under the pointer, though the map is shifted and zoomed meanwhile', () => {
    const { window, stage } = show();
    const counter = screen.getByRole('button', { name: PICARDIE.label });
    const common = { pointerId: 1, pointerType: 'mouse' };
    const { centreOf } = thirtyYearsWarSurface.geometryOf(TABLE.ground.field);
    const [from, to] = [centreOf('0504'), centreOf('0502')];
    fireEvent.pointerDown(counter, { ...inWindow('0504', stage), ...common, buttons: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    fireEvent.pointerMove(window, { ...inWindow('0502', stage), ...common, buttons: 1 });
    const [x, y] = counter.style.translate.split(' ').map(Number.parseFloat);
    expect(x).toBeCloseTo((to?.x ?? Number.NaN) - (from?.x ?? Number.NaN), 0);
    expect(y).toBeCloseTo((to?.y ?? Number.NaN) - (from?.y ?? Number.NaN), 0);
  });

  it('marks say what they mean in words and in a shape', () => {
    const { container } = show([
      { means: 'reach', label: '2', shape: { kind: 'places', places: ['0503'] } },
      { means: 'attack', label: '', shape: { kind: 'line', through: ['0504', '0505'] } },
      { means: 'cause', label: '6.23', shape: { kind: 'hexside', between: ['0505', '0506'] } },
    ]);
    expect(screen.getByRole('img', { name: 'Hex 0503: may be entered, 2' }).textContent).toBe('2');
    expect(container.querySelector('.mark.attack .blade')).not.toBeNull();
    expect(container.querySelector('.mark.side.cause')).not.toBeNull();
  });

  it('what is written on marks that stay lies above all that comes with the pointer', () => {
    const shape = { kind: 'places', places: ['0504'] } as const;
    const passing = ({ level }: PassingUse) => <p className={`with-the-pointer ${level}`} />;
    const { container } = show([{ means: 'target', label: '10', shape }], [PICARDIE], passing);
    const drawn = container.querySelectorAll(
      '.marks.under, .marks.over, .with-the-pointer.over, .mark-label',
    );
    expect([...drawn].map((element) => element.getAttribute('class'))).toEqual([
      'marks under',
      'marks over',
      'with-the-pointer over',
      'mark-label target disc',
    ]);
  });

  it('what is written on marks that stay lies above the ring of the cursor, too', () => {
    const shape = { kind: 'places', places: ['0504'] } as const;
    const { container } = show([{ means: 'path', label: '5 MP', shape }], [PICARDIE], undefined, {
      place: '0504' as Place,
      counter: null,
    });
    const drawn = container.querySelectorAll('.cursor, .marks.labels');
    expect([...drawn].map((element) => element.getAttribute('class'))).toEqual(['cursor', 'marks labels']);
  });

  it('is drawn sharp after a zoom when that is on the screen and a while has passed, however slow the screen', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let frames: FrameRequestCallback[] = [];
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((then) => frames.push(then));
    const nextFrame = () => {
      const due = frames;
      frames = [];
      for (const then of due) then(0);
    };
    const { window, stage } = show();
    fireEvent.wheel(window, { deltaY: -40, clientX: 400, clientY: 300 });
    const isMoving = () => stage.classList.contains('moving');
    vi.advanceTimersByTime(1000);
    nextFrame();
    vi.advanceTimersByTime(1000);
    expect(isMoving(), 'the frame with the zoom is not on the screen yet').toBe(true);
    nextFrame();
    vi.advanceTimersByTime(100);
    nextFrame();
    expect(isMoving(), 'another turn of the wheel may follow').toBe(true);
    vi.advanceTimersByTime(100);
    expect(isMoving(), 'it may be on its way').toBe(true);
    nextFrame();
    expect(isMoving()).toBe(false);
  });

  it('turns the counter in the hand by a corner where its knob is pressed, and not beside that', () => {
    const turns = [0, 60, 120, 180, 240, 300];
    const { container, stage } = show([], [{ ...PICARDIE, condition: ['picked'], facing: 60, turns }]);
    const at = inWindow('0504', stage);
    const knob = container.querySelector('.turn-knob .grip');
    const room = container.querySelector('.turn-handle');
    if (!knob || !room) throw new Error('no handle');
    press(knob, at);
    expect(onPress.mock.lastCall).toEqual([{ on: 'facing', counter: PICARDIE.id, facing: 120 }]);
    press(room, at);
    expect(onPress.mock.lastCall).toEqual([{ on: 'place', at: '0504' }]);
  });
  it('goes to the place that is lit below the knob, as a pointer there has been told', () => {
    const turns = [0, 60, 120, 180, 240, 300];
    const lit: Mark = { means: 'reach', label: '2', shape: { kind: 'places', places: ['0504'] } };
    const inHand: CounterView = { ...PICARDIE, condition: ['picked'], facing: 60, turns };
    const { container, stage } = show([lit], [inHand]);
    const knob = container.querySelector('.turn-knob .grip');
    if (!knob) throw new Error('no handle');
    press(knob, inWindow('0504', stage));
    expect(onPress.mock.lastCall).toEqual([{ on: 'place', at: '0504' }]);
  });
  it('zooms by its buttons and by its handle', () => {
    const { stage, ref } = show();
    const before = stage.style.transform;
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    const closer = stage.style.transform;
    expect(closer).not.toBe(before);
    act(() => ref.current?.zoomBy(0.5));
    expect(stage.style.transform).not.toBe(closer);
  });
});
