import { describe, expect, it } from 'vitest';
import type { CounterView } from '../../../../src/core/contract/board';
import { TURNS } from '../../../../src/core/contract/geometry';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { tableGeometry } from '../../../../src/surface/tableGeometry';
import { facingTowards, nextFacing, shownFacing } from '../../../../src/ui/board/turning/facing';
import {
  facingDrawn,
  handlesOf,
  pivotTo,
  turnable,
  turnedAbout,
} from '../../../../src/ui/board/turning/turned';
import { counterIn } from '../company';

const CORNERS = [0, 60, 120, 180, 240, 300];

describe('the next facing', () => {
  it('of some goes from one to the next, round and round', () => {
    const round = CORNERS.map((facing) => nextFacing(facing, 1, CORNERS, false));
    expect(round).toEqual([60, 120, 180, 240, 300, 0]);
    expect(nextFacing(0, -1, CORNERS, false)).toBe(300);
    expect(nextFacing(10, 1, [350], false)).toBe(350);
    expect(nextFacing(10, 1, [], false)).toBe(10);
  });
  it('of any is a degree further, or fifteen', () => {
    expect(nextFacing(359, 1, 'freely', false)).toBe(0);
    expect(nextFacing(5, -1, 'freely', true)).toBe(350);
  });
});

describe('where a handle is drawn to', () => {
  const middle = { x: 100, y: 100 };
  it.each(TURNS)('is the facing that looks there, on a sheet turned by %i', (turn) => {
    for (const facing of [0, 37, 90, 181, 359]) {
      const angle = (shownFacing(facing, turn) * Math.PI) / 180;
      const to = { x: 100 + 80 * Math.sin(angle), y: 100 - 80 * Math.cos(angle) };
      expect(facingTowards(middle, to, turn, 'freely')).toBe(facing);
    }
  });
  it('is the nearest of those that there are', () => {
    expect(facingTowards(middle, { x: 105, y: 0 }, 0, CORNERS)).toBe(0);
    expect(facingTowards(middle, { x: 10, y: 60 }, 0, CORNERS)).toBe(300);
    expect(facingTowards(middle, { x: 95, y: 0 }, 0, [120, 300])).toBe(300);
  });
});

describe('what can be turned', () => {
  const unit: CounterView = {
    ...counterIn('foot', '0304'),
    condition: ['picked'],
    facing: 60,
    turns: CORNERS,
  };
  const hexes = hexGeometry({ columns: 8, rows: 8 });

  it('is the one in hand, where it would come to stand', () => {
    expect(turnable([unit], [], hexes)).toMatchObject({ at: '0304', facing: 60, turns: CORNERS });
    const ghost = { counter: unit.id, at: '0305', facing: 120 };
    expect(turnable([unit], [ghost], hexes)).toMatchObject({ at: '0305', facing: 120 });
  });
  it('is no one else', () => {
    expect(turnable([{ ...unit, condition: ['ready'] }], [], hexes)).toBeNull();
    expect(turnable([counterIn('foot', '0304')], [], hexes)).toBeNull();
    expect(turnable([{ ...unit, at: null }], [], hexes)).toBeNull();
  });
  it('reaches as far as it is deep on a table without hexes', () => {
    const table = tableGeometry({ width: 12_000, height: 9_000 });
    const stand: CounterView = {
      ...unit,
      at: [500, 500],
      extent: { width: 1_000, depth: 150 },
      turns: 'freely',
    };
    expect(turnable([stand], [], table)?.reach).toBe(15);
  });
});

describe('a counter that wheels', () => {
  const table = tableGeometry({ width: 12_000, height: 9_000 });
  const stand: CounterView = {
    ...{ ...counterIn('foot', ''), at: [5_000, 5_000], condition: ['picked'], facing: 0, turns: 'freely' },
    ...{ extent: { width: 1_000, depth: 200 }, wheels: true },
  };
  const one = turnable([stand], [], table);
  if (!one) throw new Error('nothing to turn');
  const { x, y } = one.centre;

  it('has a handle at either front corner, which turns it about the other one', () => {
    expect(handlesOf(one, 0, 10)).toEqual([
      { pivot: 'left', at: { x: x + 100, y: y - 30 } },
      { pivot: 'right', at: { x: x - 100, y: y - 30 } },
    ]);
  });
  it('looks as far aside as the handle was drawn, from wherever it was taken', () => {
    const stays = { x: x - 100, y: y - 20 };
    const from = { x: x + 100, y: y - 30 };
    const angle = Math.atan2(from.y - stays.y, from.x - stays.x) - Math.PI / 6;
    const to = { x: stays.x + 200 * Math.cos(angle), y: stays.y + 200 * Math.sin(angle) };
    expect(facingDrawn(one, 'left', from, to, 0)).toBe(330);
    expect(facingDrawn(one, 'left', from, from, 0)).toBe(0);
  });
  it.each(TURNS)('keeps that corner where it is, on a sheet turned by %i', (turn) => {
    for (const pivot of ['left', 'right'] as const) {
      const turned = turnedAbout(one, 40, pivot, turn);
      const corner = (of: typeof one) => handlesOf(of, turn, 0).find((handle) => handle.pivot !== pivot)?.at;
      expect(corner(turned)?.x).toBeCloseTo(corner(one)?.x ?? Number.NaN);
      expect(corner(turned)?.y).toBeCloseTo(corner(one)?.y ?? Number.NaN);
    }
  });
  it('wheels by keys to the side that it turns to', () => {
    expect([pivotTo(one, 1), pivotTo(one, 359), pivotTo({ ...one, wheels: false }, 1)]).toEqual([
      { pivot: 'right' },
      { pivot: 'left' },
      {},
    ]);
  });
});
