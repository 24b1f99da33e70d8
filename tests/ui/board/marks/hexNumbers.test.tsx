// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../../src/core/contract/board';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { numberSize, numberStep } from '../../../../src/ui/board/camera/view';
import { HexNumbers, type NumbersUse } from '../../../../src/ui/board/marks/HexNumbers';
import { boxAround, shared } from '../../../../src/ui/board/marks/labelBoxes';
import { costTags } from '../../../../src/ui/board/marks/MarkedReach';
import { labelSpots, sizeOf } from '../../../../src/ui/board/marks/tagSpots';

const HEXES = { columns: 12, rows: 10 };
const cause = (hex: string): Mark => ({
  means: 'cause',
  label: '',
  shape: { kind: 'places', places: [hex] },
});

type More = {
  all?: boolean;
  yields?: boolean;
  turn?: 0 | 90;
  figures?: NumbersUse['figures'];
  pointed?: string;
  named?: string;
  occupied?: string;
};

/** The numbers that are drawn, with how high above the middle of its hex each stands. */
function drawn(scale: number, marks: readonly Mark[], more: More = {}) {
  const geometry = hexGeometry(HEXES, more.turn ?? 0);
  const current = () => ({ x: 0, y: 0, scale });
  const camera: NumbersUse['camera'] = { current, watch: () => () => undefined };
  const { container } = render(
    <HexNumbers
      {...{ marks, geometry, camera }}
      figures={more.figures}
      occupied={more.occupied ?? ''}
      pointed={more.pointed ?? null}
      all={more.all ?? false}
      yields={more.yields}
      named={more.named ?? ''}
    />,
  );
  const group = container.querySelector<SVGGElement>('g:not(.corners)');
  return {
    size: Number.parseFloat(group?.style.fontSize ?? ''),
    spots: [...container.querySelectorAll('g:not(.corners) > text')].map((text) => ({
      x: Number(text.getAttribute('x')),
      y: Number(text.getAttribute('y')),
    })),
    numbers: [...container.querySelectorAll('g:not(.corners) > text')].map((text) => {
      const hex = text.textContent ?? '';
      return [hex, (geometry.centreOf(hex)?.y ?? 0) - Number(text.getAttribute('y'))] as const;
    }),
  };
}

describe('the number of a hex that something is about', () => {
  it('is of one size on the screen, however small the map is drawn', () => {
    for (const scale of [0.24, 0.35, 0.5, 0.9])
      expect(drawn(scale, [cause('0304')]).size * scale).toBeCloseTo(11.5);
    // Close by it is as large as the printed one.
    expect(drawn(2, [cause('0304')]).size).toBe(9);
  });
  it('stands above the figures of the counter in its hex, and below the counters above', () => {
    for (const turn of [0, 90] as const) {
      for (const scale of [0.24, 0.35, 0.5, 0.9, 2]) {
        const { size, numbers } = drawn(scale, [cause('0304')], { turn });
        const foot = numbers[0]?.[1] ?? 0;
        expect(foot).toBeGreaterThanOrEqual(3.7);
        if (scale >= 0.35) expect(foot + 0.72 * size).toBeLessThanOrEqual(37.01);
      }
    }
  });
  it('gives way to what is written below the counter above it', () => {
    const label: Mark = { means: 'target', label: '1/6', shape: { kind: 'places', places: ['0303'] } };
    const alone = drawn(0.5, [cause('0304')]).numbers[0]?.[1] ?? 0;
    const below = drawn(0.5, [cause('0304'), label]).numbers[0]?.[1] ?? 0;
    expect(below).toBeLessThan(alone);
    expect(below + 0.72 * 23).toBeLessThanOrEqual(23.01);
  });
  it('lies over no cost at the end of a way and over no odds beside an arrow', () => {
    const geometry = hexGeometry(HEXES);
    const line = (means: Mark['means'], label: string, ...through: string[]): Mark => ({
      means,
      label,
      shape: { kind: 'line', through },
    });
    // Figures below each counter of a column, as the cost has to give way to them.
    const figures = ['0503', '0504', '0505', '0506'].map((hex) =>
      boxAround(geometry.centreOf(hex) ?? { x: 0, y: 0 }, { width: 36, height: 40 }),
    );
    for (const marks of [
      [line('path', '6 of 6 MP', '0507', '0506', '0505')],
      [line('attack', '3-1', '0504', '0505')],
      [line('attack', '2-1', '0604', '0505'), line('attack', '', '0504', '0505')],
      [line('attack', '1-1', '0505', '0504'), line('path', '1 of 6 MP', '0504', '0505')],
    ]) {
      for (const scale of [0.35, 0.5, 0.9]) {
        const { size, numbers, spots } = drawn(scale, marks, { figures, pointed: '0505' });
        const labels = [...labelSpots(marks, geometry, figures)].flatMap(([mark, at]) =>
          at.map((spot) => boxAround(spot, sizeOf(mark))),
        );
        expect(numbers.length).toBeGreaterThan(0);
        for (const { x, y } of spots) {
          const [width, height] = [numberSize(scale, 'one').squeezed ?? 2.24 * size, 0.72 * size];
          const number = boxAround({ x, y: y - height / 2 }, { width, height });
          for (const label of labels) expect(shared(number, label)).toBeLessThan(1);
        }
      }
    }
  });
  it('lies over no cost of a hex with a counter, as of a gun that can be taken', () => {
    const geometry = hexGeometry(HEXES);
    const marks: Mark[] = [{ means: 'reach', label: '2', shape: { kind: 'places', places: ['0505'] } }];
    const use = { marks, geometry, occupied: '0505', figures: [] };
    const [tag] = costTags(use);
    if (!tag) throw new Error('no tag');
    for (const scale of [0.35, 0.5, 0.9])
      for (const pointed of ['0505', ...geometry.neighboursOf('0505')]) {
        const { size, spots } = drawn(scale, marks, { pointed: String(pointed), occupied: '0505' });
        const [width, height] = [numberSize(scale, 'one').squeezed ?? 2.24 * size, 0.72 * size];
        for (const { x, y } of spots)
          expect(shared(boxAround({ x, y: y - height / 2 }, { width, height }), tag)).toBeLessThan(1);
      }
  });
  it('is squeezed where it would reach the figures of the counters beside it', () => {
    expect(numberSize(0.5, 'one').squeezed).toBeNull();
    expect(numberSize(0.24, 'one').squeezed).toBe(66);
  });
});

describe('all hex numbers', () => {
  it('are drawn where they fit: all, every second or every fifth column and row', () => {
    expect([0.5, 0.34, 0.3, 0.2, 0.15].map(numberStep)).toEqual([1, 1, 2, 2, 5]);
    expect(drawn(0.5, [], { all: true }).numbers).toHaveLength(120);
    expect(
      drawn(0.25, [], { all: true })
        .numbers.map(([hex]) => hex)
        .slice(0, 6),
    ).toEqual(['0202', '0204', '0206', '0208', '0210', '0402']);
  });
  it('of counters are drawn at every zoom, while a command is typed without the others', () => {
    expect(drawn(0.25, [], { named: '0303 0505' }).numbers.map(([hex]) => hex)).toEqual(['0303', '0505']);
    const both = drawn(0.25, [], { all: true, named: '0202 0303' }).numbers.map(([hex]) => hex);
    expect(both).toContain('0303');
    expect(both.filter((hex) => hex === '0202')).toHaveLength(1);
  });
  it('are not drawn unless asked for', () => {
    expect(drawn(0.5, []).numbers).toEqual([]);
  });
});

it('on a small map each hex has one number, in its own hex, and none lies over what is written', () => {
  const cost: Mark = { ...cause('0303'), means: 'path', label: '3 of 3 MP' };
  const of = (yields: boolean) => drawn(0.8, [cost], { all: true, yields }).numbers.map(([hex]) => hex);
  expect(of(false).filter((hex) => hex === '0303')).toHaveLength(2);
  expect(of(false)).toContain('0304');
  expect(of(true).filter((hex) => hex === '0303').length).toBeLessThanOrEqual(1);
  expect(of(true)).not.toContain('0304');
  expect(of(true)).toContain('0305');
  const geometry = hexGeometry(HEXES);
  for (const marks of [[cost], [{ ...cost, means: 'attack', shape: ATTACK } as const]]) {
    const { numbers, spots } = drawn(0.8, marks, { all: true, yields: true, pointed: '0304' });
    for (const [i, [hex]] of numbers.entries())
      expect(Math.abs((spots[i]?.x ?? 0) - (geometry.centreOf(hex)?.x ?? 0)), hex).toBeLessThan(1);
  }
});

it('on a small map no number lies over a counter, unless it is pointed at or its hex is asked for', () => {
  const of = (more: More) =>
    drawn(0.8, [cause('0303')], { all: true, yields: true, occupied: '0303 0505', ...more }).numbers.map(
      ([hex]) => hex,
    );
  expect(of({})).toContain('0304');
  expect(of({})).not.toContain('0303');
  expect(of({})).not.toContain('0505');
  expect(of({ pointed: '0505' }).filter((hex) => hex === '0505')).toHaveLength(1);
  expect(of({ named: '0303 0505' })).toEqual(expect.arrayContaining(['0303', '0505']));
});

const ATTACK = { kind: 'line', through: ['0303', '0304'] } as const;
