/** Why a unit does not run or rally so: cases 12.3 and 12.4. */
import { reason } from '../engine/reason';
import { allNamed } from '../wording';

export const runsFirst = reason(
  'runsFirst',
  '12.3',
  ({ counters }) => `First the way is chosen by which ${allNamed(counters)} runs.`,
);
export const notTheWay = reason(
  'notTheWay',
  '12.3',
  ({ counters, hexes }) => `The shortest way of ${allNamed(counters)} leads to ${hexes.join(' or ')}.`,
);
export const ralliesNot = reason(
  'ralliesNot',
  '12.4',
  ({ counters }) => `${allNamed(counters)} is not among the routed units that are tested now.`,
);
