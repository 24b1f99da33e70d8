// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardView, SideId, TableView } from '../../../src/core/seam';
import { Board } from '../../../src/ui/board/Board';
import { ThirtyYearsWarCounter } from '../../../src/ui/counters/ThirtyYearsWarCounter';

const [french, bavarian] = ['french' as SideId, 'bavarian' as SideId];
const EDGE = { label: '', compass: '' };
const TABLE: TableView = {
  title: 'Freiburg',
  subtitle: '',
  notes: [],
  sides: [],
  ground: {
    hexes: { columns: 24, rows: 20 },
    areas: [],
    hexsides: [],
    ways: [],
    labels: [],
    edges: { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE },
  },
};
const VIEW: BoardView = { counters: [], marks: [] };

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type SetUp = readonly [by: SideId | null, stretch: string];
function shown(start: SetUp) {
  const board = ([setUpBy, stretch]: SetUp) => (
    <Board
      {...{ table: TABLE, view: VIEW, extraMarks: [], counterFace: ThirtyYearsWarCounter }}
      {...{ setUpBy, stretch, onPress: () => {}, onHover: () => {} }}
    />
  );
  const { container, rerender } = render(board(start));
  const lies = () => container.querySelector<HTMLElement>('.board-stage')?.style.transform;
  return {
    lies,
    goOn: (to: SetUp) => act(() => rerender(board(to))),
    zoom: () => fireEvent.click(screen.getByRole('button', { name: 'Zoom in' })),
  };
}

describe('what the map shows by itself', () => {
  it('is the ground of a new day, wherever the player had placed the map', () => {
    const { lies, goOn, zoom } = shown([bavarian, 'day 0']);
    const framed = lies();
    goOn([null, '']);
    zoom();
    expect(lies()).not.toBe(framed);
    goOn([bavarian, 'day 1']);
    expect(lies()).toBe(framed);
  });
  it('is left as the player has placed it within a day: when the other side sets up, play begins, a press is taken back', () => {
    const { lies, goOn, zoom } = shown([bavarian, 'day 0']);
    zoom();
    const placed = lies();
    goOn([french, 'day 0']);
    expect(lies()).toBe(placed);
    goOn([null, '']);
    expect(lies()).toBe(placed);
    goOn([french, 'day 0']);
    expect(lies()).toBe(placed);
  });
});
