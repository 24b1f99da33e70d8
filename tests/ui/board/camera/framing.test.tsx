// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardView, Mark } from '../../../../src/core/contract/board';
import type { TableView } from '../../../../src/core/contract/map';
import type { CounterId, SideId } from '../../../../src/core/contract/values';
import { thirtyYearsWarSurface } from '../../../../src/systems/thirty-years-war/surface';
import { Board } from '../../../../src/ui/board/Board';
import { ToldAtOnce } from '../../sizesTold';

const [french, bavarian] = ['french' as SideId, 'bavarian' as SideId];
const EDGE = { label: '', compass: '' };
const TABLE: TableView = {
  title: 'Freiburg',
  subtitle: '',
  notes: [],
  sides: [],
  ground: {
    field: { of: 'hexes', columns: 24, rows: 20 },
    areas: [],
    hexsides: [],
    ways: [],
    labels: [],
    edges: { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE },
  },
};
const VIEW: BoardView = { counters: [], marks: [] };

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

type SetUp = readonly [by: SideId | null, segment: string, whole?: string];
function shown(start: SetUp) {
  const board = ([setUpBy, segment, whole]: SetUp) => (
    <Board
      {...{ table: TABLE, view: VIEW, extraMarks: [], surface: thirtyYearsWarSurface }}
      {...{ setUpBy, segment, whole, onPress: () => {}, onHover: () => {} }}
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

describe('what is asked for before the page is laid out', () => {
  it('comes into view on the map as it opens', () => {
    vi.useFakeTimers();
    const tell: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(told: () => void) {
          tell.push(told);
        }
        observe() {}
        disconnect() {}
      },
    );
    const open = (inView?: { readonly places: readonly string[]; readonly n: number }) => {
      const { container, unmount } = render(
        <Board
          {...{ table: TABLE, view: VIEW, extraMarks: [], surface: thirtyYearsWarSurface, inView }}
          {...{ onPress: () => {}, onHover: () => {} }}
        />,
      );
      act(() => void vi.advanceTimersToNextFrame());
      act(() => tell.splice(0).forEach((told) => void told()));
      const lies = container.querySelector<HTMLElement>('.board-stage')?.style.transform;
      unmount();
      return lies;
    };
    const opened = open();
    expect(opened).not.toBe('');
    expect(open({ places: ['1210'], n: 1 })).toBe(opened);
    vi.useRealTimers();
  });
});

describe('a step of a lesson', () => {
  it('begins with the whole ground, wherever the learner had placed the map; the button for it shows that again', () => {
    const { lies, goOn, zoom } = shown([null, '', 'step 0']);
    const framed = lies();
    zoom();
    goOn([null, '', 'step 1']);
    expect(lies()).toBe(framed);
    zoom();
    expect(lies()).not.toBe(framed);
    fireEvent.click(screen.getByRole('button', { name: /^Fit the counters/ }));
    expect(lies()).toBe(framed);
  });
});

describe('what is to be decided on', () => {
  const counter = (id: string, at: string, ready: boolean) => ({
    ...{ id: id as CounterId, side: french, at, tray: '', name: id, label: id, tags: [] },
    ...{ face: { kind: 'infantry', strength: 3 }, condition: ready ? (['ready'] as const) : [] },
  });
  const at = (means: Mark['means'], place: string): Mark => ({
    ...{ means, label: '' },
    shape: { kind: 'places', places: [place] },
  });
  const far = [counter('near', '0202', false), counter('far', '2318', true)];
  function onPhone(small: boolean) {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({
      matches: small,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const board = (view: BoardView, phase: string) => (
      <Board
        {...{ table: TABLE, view, phase, extraMarks: [], surface: thirtyYearsWarSurface }}
        {...{ onPress: () => {}, onHover: () => {} }}
      />
    );
    const start = { counters: [counter('near', '0202', true)], marks: [] };
    const { container, rerender } = render(board(start, '1'));
    const lies = () => container.querySelector<HTMLElement>('.board-stage')?.style.transform;
    const goOn = (view: BoardView, phase: string) => {
      act(() => rerender(board(view, phase)));
      act(() => void vi.advanceTimersToNextFrame());
    };
    return { lies, goOn };
  }
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  it('a phase shows who can act in it, if none of them is in view', () => {
    const { lies, goOn } = onPhone(true);
    const before = lies();
    goOn({ counters: far, marks: [] }, '1');
    expect(lies()).toBe(before);
    goOn({ counters: far, marks: [] }, '2');
    expect(lies()).not.toBe(before);
    const there = lies();
    goOn({ counters: far, marks: [] }, '3');
    expect(lies()).toBe(there);
  });
  it('a game that is opened in the middle of a phase shows whom that is about, as at its beginning', () => {
    const mass = [...'123456'].map((n) => counter(`m${n}`, `020${n}`, false));
    const enemy = { ...counter('enemy', '0304', false), side: bavarian };
    const view = { counters: [...mass, enemy, counter('far', '2318', true)], marks: [] };
    const open = (...acting: readonly string[]) => {
      const { container, unmount } = render(
        <Board
          {...{ table: TABLE, view, phase: '1', extraMarks: [], surface: thirtyYearsWarSurface }}
          {...{ acting: acting as readonly CounterId[], onPress: () => {}, onHover: () => {} }}
        />,
      );
      const lies = container.querySelector<HTMLElement>('.board-stage')?.style.transform;
      unmount();
      return lies;
    };
    const meeting = open();
    expect(open('m1', 'm2')).toBe(meeting);
    expect(open('far')).not.toBe(meeting);
    expect(open('m1', 'm2', 'far')).toBe(meeting);
  });
  it('the first phase after a set-up lies where the player has placed the map', () => {
    const { lies, goOn } = onPhone(true);
    const before = lies();
    goOn({ counters: far, marks: [] }, '');
    goOn({ counters: far, marks: [] }, '1');
    expect(lies()).toBe(before);
  });
  it('a gun shows its targets, if none of them is in view', () => {
    const { lies, goOn } = onPhone(true);
    const before = lies();
    goOn({ counters: far, marks: [at('selected', '0202'), at('target', '0203')] }, '1');
    expect(lies()).toBe(before);
    goOn({ counters: far, marks: [at('selected', '0203'), at('target', '2318')] }, '1');
    expect(lies()).not.toBe(before);
  });
  it.each([true, false])(
    'what can be reached from beside the map is shown, on a small screen: %s',
    (small) => {
      const { lies, goOn } = onPhone(small);
      const before = lies();
      const beside = { ...counter('beside', '0202', false), at: null, condition: ['picked'] as const };
      goOn({ counters: [...far, beside], marks: [at('reach', '0203')] }, '1');
      expect(lies()).toBe(before);
      goOn(
        { counters: [...far, { ...beside, id: 'other' as CounterId }], marks: [at('reach', '2318')] },
        '1',
      );
      expect(lies()).not.toBe(before);
    },
  );
});
