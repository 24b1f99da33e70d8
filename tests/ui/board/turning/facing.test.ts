import { describe, expect, it } from 'vitest';
import type { CounterView } from '../../../../src/core/contract/board';
import { TURNS } from '../../../../src/core/contract/geometry';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { tableGeometry } from '../../../../src/surface/tableGeometry';
import { facingTowards, nextFacing, shownFacing } from '../../../../src/ui/board/turning/facing';
import { turnable } from '../../../../src/ui/board/turning/turned';
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

  it('is the one in the hand, where it would come to stand', () => {
    expect(turnable([unit], [], hexes)).toMatchObject({ at: '0304', facing: 60, turns: CORNERS });
    const ghost = { counter: unit.id, at: '0305', facing: 120 };
    expect(turnable([unit], [ghost], hexes)).toMatchObject({ at: '0305', facing: 120 });
  });
  it('is nobody else', () => {
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
