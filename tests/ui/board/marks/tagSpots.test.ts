import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../../src/core/contract/board';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { thirtyYearsWarSurface } from '../../../../src/systems/thirty-years-war/surface';
import { figuresOn, keptFree, seated } from '../../../../src/ui/board/counters/stack';
import { boxAround, shared } from '../../../../src/ui/board/marks/labelBoxes';
import { clearSpot, labelSpots, sizeOf, spotsOfWay } from '../../../../src/ui/board/marks/tagSpots';
import { tagWidth } from '../../../../src/ui/board/marks/tagWidth';
import { counterIn, HEXES } from '../company';

const { counterFace } = thirtyYearsWarSurface;

const around = (x: number, y: number, width: number) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - 10,
  bottom: y + 10,
});

describe('the label of a line', () => {
  const from = { x: 0, y: 0 };
  const to = { x: 400, y: 0 };
  const size = { width: tagWidth('range 4'), height: 20 };
  it('lies in its middle', () => {
    expect(clearSpot(spotsOfWay(from, to), size, [])).toEqual({ x: 200, y: 0 });
  });
  it('gives way to the label of a place', () => {
    const width = tagWidth('Coislin in 1611');
    const spot = clearSpot(spotsOfWay(from, to), size, [around(200, 5, width)]);
    expect(Math.abs((spot?.x ?? 200) - 200)).toBeGreaterThan((width + size.width) / 2);
  });
  it('on a short line goes above them', () => {
    const name = around(20, 5, tagWidth('Coislin in 1611'));
    expect(clearSpot(spotsOfWay(from, { x: 40, y: 0 }), size, [name])).toEqual({ x: 20, y: -40 });
  });
});

describe('a label', () => {
  /** Shares of the size of type, in the bold faces of figures: Helvetica, Arial and Liberation Sans agree. */
  it.each([
    ['2/Gendarmes', 6.34],
    ['1/Mestre de Camp Général', 12.56],
    ['Mommersteeg', 6.78],
    ['6 MP', 2.33],
    ['17 to the edge', 6.72],
  ])('is at least as wide as its words from afar: %s', (label, ems) => {
    expect(tagWidth(label)).toBeGreaterThan(ems * 14 + 4);
    expect(tagWidth(label)).toBeLessThan(ems * 14 + 24);
  });
});

describe('a name at the edge of the window', () => {
  const geometry = hexGeometry({ columns: 8, rows: 8 });
  const mark: Mark = {
    ...{ means: 'named', label: '2/Alsace' },
    shape: { kind: 'places', places: ['0404'] },
  };
  const centre = geometry.centreOf('0404') ?? { x: 0, y: 0 };
  const above = { ...around(centre.x, centre.y, 90), top: centre.y - 45, bottom: centre.y + 45 };
  /** Neither above nor below its counter is there room, as in a line of battle. */
  const line = [
    { ...above, bottom: centre.y - 22 },
    { ...above, top: centre.y + 22 },
  ];
  const namedIn = (shown: Parameters<typeof labelSpots>[3], others: typeof line = []) =>
    (labelSpots([mark], geometry, [...line, ...others], shown).get(mark) ?? []).map((spot) =>
      boxAround(spot, sizeOf(mark)),
    );
  const window = { left: centre.x - 40, right: centre.x + 400, top: 0, bottom: 800 };

  it('stands on the side where all of it is seen', () => {
    expect(namedIn(null)[0]?.left).toBeLessThan(window.left);
    expect(namedIn(window)[0]?.left).toBeGreaterThan(centre.x);
  });
  it('is left out rather than cut', () => {
    expect(namedIn({ ...window, right: centre.x + 60 })).toEqual([]);
  });
  it('is left out rather than written above another counter', () => {
    const next = around(centre.x + 70, centre.y + 30, 20);
    expect(namedIn(null, [next])).toEqual(namedIn(null));
    expect(namedIn(window, [next])).toEqual([]);
  });
  it('is written as ever where its counter is out of view', () => {
    expect(namedIn({ ...window, left: centre.x + 20 })).toEqual(namedIn(null));
  });
});

const BESIDE = HEXES.slice(1);
const targets: readonly Mark[] = BESIDE.map((hex) => ({
  ...{ means: 'target', label: '4/6' },
  shape: { kind: 'places', places: [hex] },
}));
const odds: readonly Mark[] = BESIDE.map((hex) => ({
  ...{ means: 'target', label: '2-1' },
  shape: { kind: 'hexside', between: ['0404', hex] },
}));
const arrows: readonly Mark[] = BESIDE.map((hex) => ({
  ...{ means: 'attack', label: '2-1' },
  shape: { kind: 'line', through: ['0404', hex] },
}));

describe.each([0, 90, 180, 270] as const)('labels in the thick of a battle, turned by %i', (turn) => {
  const geometry = hexGeometry({ columns: 8, rows: 8 }, turn);
  it.each([
    ['chances of a gun', targets],
    ['odds at the hexsides', odds],
    ['odds beside arrows', arrows],
  ])('%s leave the figures of all counters free', (_, marks) => {
    for (const mark of marks) {
      const counters = HEXES.map((hex) => counterIn('infantry', hex));
      const figures = figuresOn(seated(counters, geometry, counterFace.cornerOf), counterFace);
      const [spot] = labelSpots([mark], geometry, figures).get(mark) ?? [];
      const { width, height } = sizeOf(mark);
      expect(spot).toBeDefined();
      const covered = figures.filter(
        ({ left, right, top, bottom }) =>
          Math.min(right, (spot?.x ?? 0) + width / 2) - Math.max(left, (spot?.x ?? 0) - width / 2) > 2.5 &&
          Math.min(bottom, (spot?.y ?? 0) + height / 2) - Math.max(top, (spot?.y ?? 0) - height / 2) > 2.5,
      );
      expect(covered, JSON.stringify(mark)).toEqual([]);
    }
  });
  it.each([targets, odds])('give way to each other', (...marks) => {
    const spots = [...labelSpots(marks, geometry, []).values()].flat();
    const near = spots.flatMap((a, i) =>
      spots.slice(i + 1).filter((b) => Math.abs(a.x - b.x) < 20 && Math.abs(a.y - b.y) < 20),
    );
    expect(near).toEqual([]);
  });
});

describe('the label of a way', () => {
  const geometry = hexGeometry({ columns: 8, rows: 8 });
  const way = (means: 'path' | 'later', label: string): Mark => ({
    ...{ means, label },
    shape: { kind: 'line', through: ['0202', '0303', '0404'] },
  });
  const nearest = ({ x, y }: { readonly x: number; readonly y: number }) => {
    const away = (hex: string) => {
      const centre = geometry.centreOf(hex);
      return centre ? Math.hypot(x - centre.x, y - centre.y) : Number.POSITIVE_INFINITY;
    };
    return ['0202', '0303', '0404'].toSorted((a, b) => away(a) - away(b))[0];
  };
  const endsOf = (mark: Mark) => labelSpots([mark], geometry, []).get(mark)?.map(nearest);

  it('stands at its end, and a number by which several are gone in turn at both of its ends', () => {
    expect(endsOf(way('path', '3 of 6 MP'))).toEqual(['0404']);
    expect(endsOf(way('path', '1'))).toEqual(['0202', '0404']);
    expect(endsOf(way('later', '2'))).toEqual(['0202', '0404']);
  });
});

describe.each([0, 90, 180, 270] as const)('whose a chance is, turned by %i', (turn) => {
  const geometry = hexGeometry({ columns: 8, rows: 8 }, turn);
  const counters = HEXES.map((hex) => counterIn('infantry', hex));
  const spotOf = (mark: Mark) => {
    const [spot] =
      labelSpots(
        [mark],
        geometry,
        keptFree(seated(counters, geometry, counterFace.cornerOf), counterFace),
      ).get(mark) ?? [];
    if (!spot) throw new Error('no label');
    return spot;
  };

  it('it stands in the hex of the counter that it is about', () => {
    for (const mark of targets) {
      const [hex] = mark.shape.kind === 'places' ? mark.shape.places : [];
      expect(geometry.placeAt(spotOf(mark))).toBe(hex);
    }
  });
  it.each([
    ['a chance', targets],
    ['odds at a hexside', odds],
    ['odds beside an arrow', arrows],
  ])('%s points to the one that it is about', (_, marks) => {
    for (const mark of marks) {
      const { shape } = mark;
      const hex =
        shape.kind === 'places' ? shape.places[0] : shape.kind === 'hexside' ? shape.between[1] : '';
      const target = shape.kind === 'line' ? shape.through.at(-1) : hex;
      expect(spotOf(mark).of).toEqual(geometry.centreOf(target ?? ''));
    }
  });
  it.each([
    ['a chance', targets],
    ['odds at a hexside', odds],
    ['odds beside an arrow', arrows],
  ])('%s covers the middle of no sign, by which foot and horse are told', (_, marks) => {
    for (const mark of marks) {
      const { x, y } = spotOf(mark);
      for (const { at } of counters) {
        const centre = geometry.centreOf(at ?? '') ?? { x: 0, y: 0 };
        // As wide as one horseman in the middle of the upper part of a counter.
        const [dx, dy] = [Math.abs(x - centre.x) - 9, Math.abs(y - (centre.y - 12)) - 8];
        expect(Math.hypot(Math.max(dx, 0), Math.max(dy, 0)), JSON.stringify(mark)).toBeGreaterThan(9);
      }
    }
  });
});

describe('a number of a choice', () => {
  const geometry = hexGeometry({ columns: 8, rows: 8 });
  const mark: Mark = { means: { own: 'free' }, label: '2', shape: { kind: 'places', places: ['0404'] } };
  const away = (standing: readonly string[]) => {
    const counters = standing.map((hex) => counterIn('infantry', hex));
    const figures = figuresOn(seated(counters, geometry, counterFace.cornerOf), counterFace);
    const [spot] = labelSpots([mark], geometry, figures).get(mark) ?? [];
    const centre = geometry.centreOf('0404');
    return spot && centre ? Math.hypot(spot.x - centre.x, spot.y - centre.y) : Number.NaN;
  };
  it('stands inside a hex where nobody stands, clear of its middle and of the others', () => {
    expect(away(HEXES.slice(1))).toBeGreaterThan(16);
    expect(away(HEXES.slice(1))).toBeLessThan(26);
  });
  it('and in its corner beside a counter', () => {
    expect(away(['0404'])).toBeGreaterThan(30);
  });
});

describe('the name of a counter', () => {
  const geometry = hexGeometry({ columns: 12, rows: 8 });
  const mark: Mark = {
    ...{ means: 'named', label: 'Second French battery' },
    shape: { kind: 'places', places: ['0604'] },
  };
  const spotAmong = (hexes: readonly string[]) => {
    const counters = hexes.map((hex) => counterIn('infantry', hex));
    const figures = keptFree(seated(counters, geometry, counterFace.cornerOf), counterFace);
    const [spot] = labelSpots([mark], geometry, figures).get(mark) ?? [];
    const box = spot && boxAround(spot, sizeOf(mark));
    return { spot, covered: box ? figures.filter((figure) => shared(box, figure) > 0) : [] };
  };
  const line = ['02', '03', '04', '05', '06'].map((row) => `06${row}`);
  const second = ['02', '03', '04', '05', '06'].map((row) => `07${row}`);
  const third = ['02', '03', '04', '05', '06'].map((row) => `05${row}`);

  it('stands below it where there is room', () => {
    expect(spotAmong(['0604'])).toMatchObject({ covered: [], spot: { x: geometry.centreOf('0604')?.x } });
  });
  it('stands on the empty side of a line of battle, over no counter', () => {
    const { spot, covered } = spotAmong([...line, ...second]);
    expect(covered).toEqual([]);
    expect(spot?.x).toBeLessThan(geometry.centreOf('0604')?.x ?? 0);
  });
  it('is left out where it would lie over others, whose name it would seem to be', () => {
    expect(spotAmong([...line, ...second, ...third])).toEqual({ spot: undefined, covered: [] });
  });
});
