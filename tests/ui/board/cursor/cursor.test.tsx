// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CounterCondition, CounterView } from '../../../../src/core/contract/board';
import type { Turn } from '../../../../src/core/contract/geometry';
import type { TableView } from '../../../../src/core/contract/map';
import type { Choice, Target } from '../../../../src/core/contract/table';
import type { CounterId, Place, SideId } from '../../../../src/core/contract/values';
import type { Cursor } from '../../../../src/store/table/cursor';
import { HEX_HEIGHT, hexGeometry } from '../../../../src/surface/hexGeometry';
import { thirtyYearsWarSurface } from '../../../../src/systems/thirty-years-war/surface';
import { Board } from '../../../../src/ui/board/Board';
import type { BoardHandle } from '../../../../src/ui/board/boardHandle';
import { revealed } from '../../../../src/ui/board/camera/view';

const HEXES = { columns: 12, rows: 10 };
const EDGE = { label: '', compass: '' };
const french = 'french' as SideId;
const TABLE: TableView = {
  title: 'Rocroi',
  subtitle: '',
  notes: [],
  sides: [{ id: french, name: 'French', livery: 'blue' }],
  ground: {
    field: { of: 'hexes', ...HEXES },
    areas: [],
    hexsides: [],
    ways: [],
    labels: [],
    edges: { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE },
  },
};

function counter(id: string, at: Place, ...condition: CounterCondition[]): CounterView {
  return {
    id: id as CounterId,
    side: french,
    at,
    tray: '',
    tags: [],
    name: id,
    label: `${id}, infantry`,
    face: { kind: 'infantry', strength: 8, movement: 3, value: 0, disrupted: false, captured: false },
    condition,
  };
}
const chooses = (id: string): Choice => ({ target: { on: 'counter', id: id as CounterId }, label: id });
const goesTo = (at: string): Choice => ({ target: { on: 'place', at }, label: `to ${at}`, cost: '2 MP' });

const onPress = vi.fn<(target: Target) => void>();
const handle = createRef<BoardHandle>();
let at: Cursor | null = null;

beforeEach(() => {
  onPress.mockReset();
  at = null;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
});
afterEach(cleanup);

type Given = {
  readonly counters?: readonly CounterView[];
  readonly choices?: readonly Choice[];
  readonly turn?: Turn;
  readonly bare?: boolean;
};

function Around({ counters = [counter('Picardie', '0504', 'ready')], choices = [], turn, bare }: Given) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  at = cursor;
  return (
    <Board
      ref={handle}
      table={TABLE}
      view={{ counters, marks: [] }}
      extraMarks={[]}
      surface={thirtyYearsWarSurface}
      choices={choices}
      turn={turn}
      bare={bare}
      cursor={cursor}
      onCursor={setCursor}
      onPress={onPress}
      onHover={() => {}}
      passing={({ level }) => <i className={`passing-${level}`} />}
    />
  );
}

/** Presses keys one after the other and says of each whether the board took it. */
function keys(...pressed: readonly string[]): readonly boolean[] {
  return pressed.map((name) => {
    const shiftKey = name.startsWith('Shift ');
    const key = name.replace('Shift ', '');
    return !fireEvent.keyDown(screen.getByRole('application'), { key, shiftKey });
  });
}

describe('the cursor of the keyboard', () => {
  it('appears where something can be done, walks in column and row, and back the same way', () => {
    render(<Around />);
    keys('ArrowUp');
    expect(at).toEqual({ place: '0504', counter: null });
    keys('ArrowUp', 'ArrowRight', 'ArrowRight');
    expect(at?.place).toBe('0703');
    keys('ArrowLeft', 'ArrowLeft', 'ArrowDown');
    expect(at?.place).toBe('0504');
  });

  it('covers nothing that is written of what it points at', () => {
    const { container } = render(<Around />);
    keys('ArrowUp');
    const drawn = [...container.querySelectorAll('.cursor, .passing-over')].map(
      ({ classList }) => classList[0],
    );
    expect(drawn).toEqual(['cursor', 'passing-over']);
  });

  it('goes five hexes with Shift, to the edges with Home and End, and never off the map', () => {
    render(<Around />);
    keys('ArrowUp', 'Shift ArrowDown');
    expect(at?.place).toBe('0509');
    keys('Shift ArrowDown');
    expect(at?.place).toBe('0510');
    keys('Home');
    expect(at?.place).toBe('0110');
    keys('End');
    expect(at?.place).toBe('1210');
  });

  it('goes where the eye expects on a turned board', () => {
    render(<Around turn={180} />);
    keys('ArrowUp', 'ArrowUp');
    expect(at?.place).toBe('0505');
    keys('ArrowRight');
    expect(at?.place).toBe('0405');
  });

  it.each([
    [90, '0404', '0503', ['0510', '0501']],
    [270, '0604', '0505', ['0501', '0510']],
  ] as const)('goes where the eye expects on a board turned by %i degrees', (turn, up, right, edges) => {
    const from = (direction: 'up' | 'right') => hexGeometry(HEXES, turn).stepFrom('0504', direction, 'next');
    expect([from('up'), from('right')]).toEqual([up, right]);
    const [here, there] = ['0504', right].map((hex) => hexGeometry(HEXES, turn).centreOf(hex));
    expect(there?.x).toBeGreaterThan(here?.x ?? Number.NaN);
    expect(there?.y).toBeCloseTo(here?.y ?? Number.NaN);
    render(<Around turn={turn} />);
    keys('ArrowUp', 'ArrowDown', 'Home');
    expect(at?.place.slice(2)).toBe(edges[0].slice(2));
    keys('End');
    expect(at?.place.slice(2)).toBe(edges[1].slice(2));
  });

  it('presses the place, or the one counter of it that was stepped to', () => {
    render(<Around counters={[counter('Picardie', '0504'), counter('Gassion', '0504')]} />);
    keys('Enter', 'Enter');
    expect(onPress).toHaveBeenLastCalledWith({ on: 'place', at: '0504' });
    keys('x', 'x', ' ');
    expect(onPress).toHaveBeenLastCalledWith({ on: 'counter', id: 'Gassion' });
    keys('.', ' ');
    expect(onPress).toHaveBeenLastCalledWith({ on: 'place', at: '0504' });
  });

  it('is seen around the hex and around the counter that is meant', () => {
    const { container } = render(<Around />);
    expect(container.querySelector('.cursor')).toBeNull();
    keys('ArrowUp');
    expect(container.querySelectorAll('.cursor .ring path')).toHaveLength(1);
    expect(container.querySelectorAll('.cursor .ring rect')).toHaveLength(0);
    keys('x');
    expect(container.querySelectorAll('.cursor .ring rect')).toHaveLength(1);
  });

  it('leaves to the browser and to the game what it does not know', () => {
    render(<Around />);
    expect(keys('e', 'n', 'Escape')).toEqual([false, false, false]);
  });
});

describe('Tab over what can be chosen', () => {
  const choices = [chooses('Royal'), goesTo('0302'), chooses('Picardie'), goesTo('0301')];
  const counters = [counter('Picardie', '0504'), counter('Royal', '0201')];

  it('goes by place and then out of the board', () => {
    render(<Around counters={counters} choices={choices} />);
    const seen = ['Tab', 'Tab', 'Tab', 'Tab'].map((key) => {
      const [taken] = keys(key);
      return `${taken} ${at?.place} ${at?.counter}`;
    });
    expect(seen).toEqual(['true 0201 Royal', 'true 0301 null', 'true 0302 null', 'true 0504 Picardie']);
    expect(keys('Tab')).toEqual([false]);
    expect(keys('Shift Tab', 'Shift Tab', 'Shift Tab', 'Shift Tab')).toEqual([true, true, true, false]);
  });

  it('starts from where the cursor is, and from the end when it comes backwards', () => {
    render(<Around counters={counters} choices={choices} />);
    keys('Shift Tab');
    expect(at?.place).toBe('0504');
    keys('ArrowLeft', 'Shift Tab');
    expect(at?.place).toBe('0302');
  });

  it('does not hold the focus when there is nothing to choose', () => {
    render(<Around />);
    expect(keys('Tab', 'Shift Tab')).toEqual([false, false]);
  });
});

describe('the next counter that can act', () => {
  const next = (way: 1 | -1) => {
    act(() => handle.current?.toNextCounter(way));
    return at?.counter;
  };

  it('goes round all that are ready, and has the focus', () => {
    render(
      <Around
        counters={[counter('c', '0901', 'ready'), counter('a', '0102', 'ready'), counter('b', '0504')]}
      />,
    );
    expect([next(1), next(1), next(1), next(-1)]).toEqual(['a', 'c', 'a', 'c']);
    expect(document.activeElement).toBe(screen.getByRole('application'));
  });

  it('goes to those that must act when none is ready', () => {
    render(<Around counters={[counter('a', '0102'), counter('b', '0504', 'obliged')]} />);
    expect(next(1)).toBe('b');
  });
});

describe('those who do not see the board', () => {
  it('find as buttons what can be pressed, and only that', () => {
    const counters = [counter('a', '0102', 'ready'), counter('b', '0504'), counter('c', '0505')];
    render(<Around counters={counters} choices={[chooses('c'), goesTo('0302')]} />);
    expect(screen.getByRole('button', { name: 'a, infantry' }).dataset.hex).toBe('0102');
    expect(screen.getByRole('img', { name: 'b, infantry' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'c, infantry' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'to 0302, 2 MP' }).dataset.hex).toBe('0302');
  });

  it('press them by a click without a pointer; a click of the pointer is the board’s own', () => {
    render(<Around choices={[goesTo('0302')]} />);
    const picardie = screen.getByRole('button', { name: 'Picardie, infantry' });
    document.elementFromPoint = () => picardie;
    const tap = { clientX: 300, clientY: 300, pointerId: 1, pointerType: 'mouse' };
    fireEvent.pointerDown(picardie, { ...tap, buttons: 1 });
    fireEvent.pointerUp(picardie, { ...tap, buttons: 0 });
    fireEvent.click(picardie, { detail: 1 });
    expect(onPress).toHaveBeenCalledTimes(1);
    onPress.mockReset();
    fireEvent.click(picardie, { detail: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'to 0302, 2 MP' }), { detail: 0 });
    expect(onPress.mock.calls.map(([target]) => target)).toEqual([
      { on: 'counter', id: 'Picardie' },
      { on: 'place', at: '0302' },
    ]);
  });

  it('are at the counter that has been given the focus', () => {
    render(<Around />);
    act(() => screen.getByRole('button', { name: 'Picardie, infantry' }).focus());
    expect(at).toEqual({ place: '0504', counter: 'Picardie' });
  });

  it('are not pointed at by the focus that a mouse or a finger gives them', () => {
    render(<Around />);
    const picardie = screen.getByRole('button', { name: 'Picardie, infantry' });
    const pointer = { clientX: 300, clientY: 300, pointerId: 1 };
    fireEvent.pointerDown(picardie, { ...pointer, pointerType: 'mouse', buttons: 1 });
    act(() => picardie.focus());
    fireEvent.pointerUp(picardie, { ...pointer, pointerType: 'mouse', buttons: 0 });
    fireEvent.click(picardie, { detail: 1 });
    act(() => picardie.blur());
    fireEvent.pointerDown(picardie, { ...pointer, pointerType: 'touch', buttons: 1 });
    fireEvent.pointerUp(picardie, { ...pointer, pointerType: 'touch', buttons: 0 });
    act(() => picardie.focus());
    fireEvent.click(picardie, { detail: 1 });
    expect(at).toBeNull();
    act(() => picardie.blur());
    act(() => picardie.focus());
    expect(at).toEqual({ place: '0504', counter: 'Picardie' });
  });
});

describe('bringing a hex into view', () => {
  const sheet = { width: 2000, height: 2000, pitch: HEX_HEIGHT };
  const camera = { x: -200, y: -200, scale: 1 };
  /** By something that lies over the lower left corner. */
  const covered = ({ width = 0, height = 0 }) =>
    width > 0 ? [{ left: 0, right: width, top: 300 - height, bottom: 300 }] : [];
  const show = (x: number, y: number, by = {}) =>
    revealed(camera, { x, y }, { width: 400, height: 300 }, sheet, covered(by));

  it('moves nothing that is in view already', () => {
    expect(show(400, 350)).toBe(camera);
  });
  it('goes the shortest way, without zooming', () => {
    const { x, y, scale } = show(400, 520);
    expect([x, scale]).toEqual([-200, 1]);
    expect(520 + y).toBeLessThan(300 - 31);
    expect(y).toBeGreaterThan(-290);
  });
  it('comes out from under the overview', () => {
    expect(show(220, 400, { width: 60, height: 200 }).x + 220).toBeGreaterThan(60 + 31);
    expect(show(240, 260, { width: 60, height: 160 })).toBe(camera);
  });
});
