/** The line from a gun to any hex, for those who point at it. */

import type { Mark } from '../../../../core/contract/board';
import { distance, numberOf } from '../../../../core/hex/hex';
import type { Preview } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { type Aim, lineOfSight, obstacleInWords, obstacleName, wallShape } from './line-of-sight';

/** The line to any hex, free or with what stops it. */
export function sightTo(board: Board, gun: Piece, hex: number, aim: Aim = 'unit'): Preview {
  const { grid } = board.field;
  const sight = lineOfSight(board, gun.hex, hex, aim);
  const through = [numberOf(grid, gun.hex), numberOf(grid, hex)];
  const range = distance(grid, gun.hex, hex);
  const line: Mark = {
    means: sight.clear ? 'sight' : 'sight-blocked',
    label: `range ${range}`,
    shape: { kind: 'line', through },
  };
  const blockers = sight.blocks.flatMap(({ by }) =>
    by.map((obstacle): Mark => {
      const [only] = obstacle.hexes;
      const [shape = { kind: 'places', places: [numberOf(grid, only)] }] = wallShape(grid, obstacle);
      return { means: 'blocker', label: obstacleName(board, obstacle), shape };
    }),
  );
  const stopped = sight.blocks.map(({ by }) => by.map((one) => obstacleInWords(board, one)).join(' and '));
  const text = sight.clear ? 'Clear line of sight.' : `No line of sight: ${stopped.join('; ')}.`;
  return { text, cost: `range ${range}`, reasons: [], marks: [line, ...blockers] };
}
