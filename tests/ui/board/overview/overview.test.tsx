// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardView } from '../../../../src/core/contract/board';
import type { TableView } from '../../../../src/core/contract/map';
import type { SideId } from '../../../../src/core/contract/values';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { thirtyYearsWarSurface } from '../../../../src/systems/thirty-years-war/surface';
import { Board } from '../../../../src/ui/board/Board';
import { frameOn, revealed } from '../../../../src/ui/board/camera/view';
import { ToldAtOnce } from '../../sizesTold';

const EDGE = { label: '', compass: '' };
const HEXES = { columns: 24, rows: 20 };
const TABLE: TableView = {
  title: 'Rocroi',
  subtitle: '',
  notes: [],
  sides: [{ id: 'french' as SideId, name: 'French', livery: 'blue' }],
  ground: {
    field: { of: 'hexes', ...HEXES },
    areas: [{ kind: 'forest', places: ['0101'] }],
    hexsides: [],
    ways: [],
    labels: [],
    edges: { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE },
  },
};
const VIEW: BoardView = { counters: [], marks: [] };
const onHover = vi.fn();

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ToldAtOnce);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function shown() {
  const { container } = render(
    <Board
      {...{ table: TABLE, view: VIEW, extraMarks: [], surface: thirtyYearsWarSurface, overview: true }}
      {...{ onHover, onPress: () => {}, onOverview: () => {} }}
    />,
  );
  const part = (selector: string) => {
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return { overview: part('.overview'), frame: part('.overview-frame'), stage: part('.board-stage') };
}

describe('the overview', () => {
  it('has a frame that follows the map', () => {
    const { frame } = shown();
    const before = [frame.style.transform, frame.style.width];
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(Number.parseFloat(frame.style.width)).toBeLessThan(Number.parseFloat(before[1] ?? ''));
    expect(frame.style.transform).not.toBe(before[0]);
  });

  it('brings the map where it is pressed, and where it is dragged, at the same scale', () => {
    const { overview, stage } = shown();
    for (let zoom = 0; zoom < 4; zoom++) fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    overview.setPointerCapture = () => {};
    overview.hasPointerCapture = () => true;
    const scale = () => stage.style.transform.match(/scale\(.*\)/)?.[0];
    const [before, first] = [scale(), stage.style.transform];
    fireEvent.pointerDown(overview, { clientX: 20, clientY: 20, button: 0, pointerId: 1 });
    const second = stage.style.transform;
    fireEvent.pointerMove(overview, { clientX: 90, clientY: 80, pointerId: 1 });
    expect(new Set([first, second, stage.style.transform]).size).toBe(3);
    expect(scale()).toBe(before);
  });

  it('is not drawn again when something else is pointed at', () => {
    const { overview } = shown();
    const drawn = overview.querySelector('svg');
    fireEvent.pointerMove(overview, { clientX: 400, clientY: 300, pointerType: 'mouse' });
    expect(overview.querySelector('svg')).toBe(drawn);
  });
});

it('the frame is what the window shows, and ends at the border of the map', () => {
  const geometry = hexGeometry(HEXES);
  const { frame } = geometry;
  const picture = { width: frame.width / 10, height: frame.height / 10 };
  const window = { width: 400, height: 300 };
  const at = (x: number, y: number) => ({ x: -(frame.x + x), y: -(frame.y + y), scale: 1 });
  expect(frameOn(picture, at(200, 100), window, geometry)).toEqual({ x: 20, y: 10, width: 40, height: 30 });
  expect(frameOn(picture, at(-50, -50), window, geometry)).toEqual({ x: 0, y: 0, width: 35, height: 25 });
});

it('what is brought into view does not come to lie below the overview', () => {
  const geometry = hexGeometry(HEXES);
  const window = { width: 600, height: 500 };
  const overview = { width: 160, height: 140 };
  const from = { x: -400, y: -400, scale: 1 };
  const point = { x: 480, y: 860 };
  const corner = {
    left: 0,
    right: overview.width,
    top: window.height - overview.height,
    bottom: window.height,
  };
  const { x, y } = revealed(from, point, window, geometry, [corner]);
  const seen = { x: point.x + x, y: point.y + y };
  expect(seen.x > overview.width || seen.y < window.height - overview.height).toBe(true);
  expect(seen.x).toBeLessThan(window.width);
});
