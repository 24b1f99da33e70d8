// @vitest-environment happy-dom
/** Heights and what stays in sight over counters: slopes, works, walls and what play has left on them. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Trace } from '../../../../src/core/contract/board';
import type { Ground, SideView } from '../../../../src/core/contract/map';
import type { SideId } from '../../../../src/core/contract/values';
import { Heights, heightsOf, Slopes, slopesOf } from '../../../../src/surface/land/Relief';
import { thirtyYearsWarSurface } from '../../../../src/systems/thirty-years-war/surface';
import { Bulwarks } from '../../../../src/systems/thirty-years-war/surface/Bulwarks';

afterEach(cleanup);

const EDGE = { label: '', compass: '' };
const NOTHING: Ground = {
  field: { of: 'hexes', columns: 8, rows: 8 },
  areas: [],
  hexsides: [],
  ways: [],
  labels: [],
  edges: { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE },
};
const slope = (lower: string, upper: string) =>
  ({ kind: 'slope', name: '', between: [lower, upper] }) as const;
const geometry = thirtyYearsWarSurface.geometryOf(NOTHING.field);
/** 0404 with a slope on each side but that to 0405. */
const HILL: Ground = {
  ...NOTHING,
  hexsides: ['0403', '0304', '0305', '0504', '0505'].map((lower) => slope(lower, '0404')),
};
const pathOf = (root: Element, name: string) => root.querySelector(`.${name}`)?.getAttribute('d') ?? '';
const count = (d: string) => d.match(/M/g)?.length ?? 0;
const ys = (d: string) => [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((found) => Number(found[2]));

describe('heights', () => {
  it('5.24 are the upper hexes of slopes, and what they enclose', () => {
    const around = ['0403', '0405', '0304', '0305', '0504', '0505'];
    const beyond = ['0402', '0406', '0303', '0306', '0503', '0506'];
    const ground = { ...NOTHING, hexsides: around.map((upper, i) => slope(beyond[i] ?? '', upper)) };
    expect(
      heightsOf(ground.hexsides, geometry)
        .map(({ hex }) => hex)
        .toSorted(),
    ).toEqual([...around, '0404'].toSorted());
  });
  it('5.24 a slope hex is none, though it lies above another', () => {
    const ground = { ...NOTHING, hexsides: [slope('0405', '0404'), slope('0404', '0403')] };
    expect(heightsOf(ground.hexsides, geometry).map(({ hex }) => hex)).toEqual(['0403']);
  });
  it('are tinted, and nothing is drawn where there is no slope', () => {
    const drawn = render(<Heights sides={HILL.hexsides} geometry={geometry} />).container;
    expect(count(pathOf(drawn, 'height'))).toBe(1);
    cleanup();
    expect(render(<Heights sides={[]} geometry={geometry} />).container.innerHTML).toBe('');
  });
  it.each([0, 90, 180, 270] as const)('lie in shade below and to the right, turned by %i', (turn) => {
    const sheet = thirtyYearsWarSurface.geometryOf(NOTHING.field, turn);
    for (const { down, isShaded } of slopesOf(HILL.hexsides, sheet)) {
      if (down.y > 0.4) expect(isShaded).toBe(true);
      if (down.y < -0.9) expect(isShaded).toBe(false);
    }
  });
  it('have hachures that run down from the crest', () => {
    const ground = { ...NOTHING, hexsides: [slope('0405', '0404')] };
    const drawn = render(
      <svg aria-hidden="true">
        <Slopes sides={ground.hexsides} geometry={geometry} />
      </svg>,
    ).container;
    const crest = geometry.hexside(['0404', '0405'])?.[0].y ?? 0;
    const strokes = ys(pathOf(drawn, 'hachures'));
    expect(Math.min(...strokes)).toBeGreaterThan(crest - 1);
    expect(Math.max(...strokes)).toBeGreaterThan(crest + 12);
  });
});

const sides: readonly SideView[] = [{ id: 'french' as SideId, name: 'French', livery: 'blue' }];
const BREACH: Trace = {
  kind: 'breach',
  label: 'The wall is breached',
  shape: { kind: 'hexside', between: ['0404', '0405'] },
};
const HELD: Trace = { kind: 'held', label: 'last French', shape: { kind: 'places', places: ['0404'] } };
function over(ground: Ground, occupied: string, traces: readonly Trace[] = []): Element {
  return render(<Bulwarks {...{ ground, geometry, sides, occupied, traces }} />).container;
}

describe('over the counters', () => {
  const walls: Ground = {
    ...NOTHING,
    areas: [{ kind: 'fortress', places: ['0404'] }],
    hexsides: [
      { kind: 'fortification', name: '', between: ['0404', '0405'] },
      { kind: 'gateway', name: '', between: ['0404', '0403'] },
      { kind: 'fortification', name: '', between: ['0707', '0708'] },
    ],
  };
  it('19.5 walls and gateways of a garrisoned hex are drawn again, and no others', () => {
    const drawn = over(walls, '0404');
    // the wall, and the stumps of the gateway
    expect(count(pathOf(drawn, 'wall-body'))).toBe(3);
    expect(drawn.querySelectorAll('.gateway')).toHaveLength(1);
    cleanup();
    expect(over(walls, '0101').querySelector('.wall-body')).toBeNull();
  });
  it('19.56 a breach lies above them, and who was last in a hex does not', () => {
    const drawn = over(walls, '0404', [BREACH, HELD]);
    expect(drawn.querySelector('.trace.breach .burst')).not.toBeNull();
    expect(drawn.querySelector('.trace.held')).toBeNull();
  });
  it('12.0 works are a parapet around the counter that holds them, open where they go on', () => {
    const works: Ground = { ...NOTHING, areas: [{ kind: 'entrenchment', places: ['0404', '0405'] }] };
    expect(count(pathOf(over(works, '0404'), 'bank'))).toBe(5);
    cleanup();
    expect(over(works, '0303').querySelector('.bank')).toBeNull();
  });
  it('5.24 the crest of a slope is drawn again at either end of it', () => {
    for (const hex of ['0404', '0403']) {
      expect(over(HILL, hex).querySelector('.crest')).not.toBeNull();
      cleanup();
    }
  });
  it('nothing is laid where a map has nothing of the kind', () => {
    expect(over(NOTHING, '0404').innerHTML).toBe('');
  });
});
