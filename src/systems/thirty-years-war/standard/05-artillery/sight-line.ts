/** The line from a gun to any hex, for those who point at it. */

import type { Mark } from '../../../../core/contract/board';
import { distance, numberOf } from '../../../../core/hex/hex';
import type { Preview } from '../../rulebook/cited';
import type { Piece } from '../../state/piece';
import { positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { type Aim, lineOfSight, obstacleInWords, wallShape } from './line-of-sight';

/** The line to any hex, free or with what stops it. */
export function sightTo(state: State, gun: Piece, hex: number, aim: Aim = 'unit'): Preview {
  const position = positionOf(state);
  const { grid } = position.field;
  const sight = lineOfSight(position, state.options, gun.hex, hex, aim);
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
      return { means: 'blocker', label: obstacleInWords(position, obstacle), shape };
    }),
  );
  const stopped = sight.blocks.map(({ by }) => by.map((one) => obstacleInWords(position, one)).join(' and '));
  const text = sight.clear ? 'Clear line of sight.' : `No line of sight: ${stopped.join('; ')}.`;
  return { text, cost: `range ${range}`, reasons: [], marks: [line, ...blockers] };
}
