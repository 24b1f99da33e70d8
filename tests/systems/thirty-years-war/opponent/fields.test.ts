/** Own guns keep a field of fire. */
import { expect, it } from 'vitest';
import { hexAt } from '../../../../src/core/hex/hex';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { Position } from '../../../../src/systems/thirty-years-war/opponent/position';
import { WEIGHTS } from '../../../../src/systems/thirty-years-war/opponent/weights';
import { Board } from '../../../../src/systems/thirty-years-war/state/board';
import { board } from '../../../helpers/positions/board';

/** What it is worth that the unit in 0404 goes to a hex. */
function worthOf(line: string, to: string): number {
  const on = new Board(boardOf(board(line, { phase: 'movement' })));
  const piece = on.forces[on.phasingIndex].find(({ id }) => id === 'f0404');
  if (!piece) throw new Error('nobody is there');
  return new Position(on).valueAfter([{ piece, hex: hexAt(on.field.grid, to) }]);
}

it('who would march before a gun goes beside its line, all else being alike (5.11, 5.21)', () => {
  const line = 'F gun 0505 | F 2-6 0404 | S 8-3 0510 | S 8-3 0710';
  const both = (position: string) => ['0507', '0407'].map((to) => worthOf(position, to));
  const [before = 0, beside = 0] = both(line.replace('F gun 0505', 'F gun 0101'));
  const [blocked = 0, free = 0] = both(line);
  expect(beside).toBe(before);
  // At five hexes it disrupts with one face of six.
  expect(free - blocked).toBeCloseTo(WEIGHTS.fire / 6, 9);
});

it('an enemy Leader who stands with a gun is nobody to fire at (5.21, 10.0)', () => {
  const line = 'F gun 0505 | F 2-6 0404 | S leader2 0505 | S 8-3 0510 | S 8-3 0710';
  expect(worthOf(line, '0407') - worthOf(line, '0507')).toBeCloseTo(WEIGHTS.fire / 6, 9);
});
