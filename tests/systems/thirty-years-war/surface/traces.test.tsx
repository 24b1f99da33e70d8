// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Trace } from '../../../../src/core/contract/board';
import type { SideView } from '../../../../src/core/contract/map';
import type { SideId } from '../../../../src/core/contract/values';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { Traces } from '../../../../src/systems/thirty-years-war/surface/Traces';

afterEach(cleanup);

const SIDES = [
  { id: 'french', name: 'French', livery: 'blue' },
  { id: 'spanish', name: 'Spanish', livery: 'red' },
] as unknown as readonly SideView[];
const [french, spanish] = SIDES.map(({ id }) => id) as [SideId, SideId];
const geometry = hexGeometry({ columns: 6, rows: 6 });
const draw = (...traces: readonly Trace[]) =>
  render(<Traces traces={traces} geometry={geometry} sides={SIDES} />).container;
const side = { kind: 'hexside', between: ['0303', '0304'] } as const;
const heights = (d: string) => [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((found) => Number(found[2]));
const pathOf = (root: Element, name: string) => root.querySelector(`.${name}`)?.getAttribute('d') ?? '';

describe('what play has left on the ground', () => {
  it('is said by its label', () => {
    draw({ kind: 'breach', label: 'The wall is breached', shape: side });
    expect(screen.getByRole('img', { name: 'The wall is breached' })).toBeTruthy();
  });
  it('19.56 a breach lies across the wall, with a way through', () => {
    const root = draw({ kind: 'breach', label: '', shape: side });
    const wall = geometry.hexside(['0303', '0304'])?.[0].y ?? 0;
    for (const part of ['rubble', 'through']) {
      const ys = heights(pathOf(root, part));
      expect(Math.min(...ys)).toBeLessThan(wall - 5);
      expect(Math.max(...ys)).toBeGreaterThan(wall + 8);
    }
  });
  it('19.55 a hit is on the side of the hex that it counts for', () => {
    const yOfBall = (between: readonly [string, string]) =>
      Number(
        draw({ kind: 'damage', label: '', shape: { kind: 'hexside', between } })
          .querySelector('.ball')
          ?.getAttribute('cy'),
      );
    const above = yOfBall(['0303', '0304']);
    cleanup();
    expect(above).toBeLessThan(yOfBall(['0304', '0303']));
  });
  it('19.57 a gateway is barred when it is open to neither side, and flies the flag of whom it opens to', () => {
    const barred = draw({ kind: 'gate', label: '', shape: side });
    expect(barred.querySelector('.beams')).toBeTruthy();
    expect(barred.querySelector('.pennant')).toBeNull();
    cleanup();
    const taken = draw({ kind: 'gate', label: '', shape: side, side: french });
    expect(taken.querySelector('.beams')).toBeNull();
    expect(taken.querySelector('.livery-blue .pennant')).toBeTruthy();
  });
  it('the flags of the two sides differ in shape, not in colour alone', () => {
    const cloth = (of: SideId) => {
      const d = pathOf(
        draw({ kind: 'held', label: '', shape: { kind: 'places', places: ['0303'] }, side: of }),
        'cloth',
      );
      cleanup();
      return d;
    };
    expect(cloth(french)).not.toBe(cloth(spanish));
  });
  it('a kind that is not known, or a place that the map has not, is left out', () => {
    const root = draw(
      { kind: 'meteor', label: 'A meteor', shape: side },
      { kind: 'held', label: 'Far off', shape: { kind: 'places', places: ['9999'] }, side: french },
      { kind: 'breach', label: 'Nowhere', shape: { kind: 'hexside', between: ['0101', '0505'] } },
    );
    expect(root.querySelectorAll('path')).toHaveLength(0);
    expect(screen.getByRole('img', { name: 'A meteor' })).toBeTruthy();
  });
});
