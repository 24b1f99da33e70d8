/** Why a leader is not placed there: cases 8.4 and 9.4. */
import { reason } from '../engine/reason';
import { allNamed } from '../wording';

export const leaderPlacedFirst = reason(
  'leaderPlacedFirst',
  '8.4',
  ({ counters }) => `First it is said where ${allNamed(counters)} goes.`,
);
export const notWithNearest = reason(
  'notWithNearest',
  '8.4',
  ({ counters, hexes }) => `${allNamed(counters)} goes to the nearest unit: ${hexes.join(' or ')}.`,
);
export const aideNotThere = reason(
  'aideNotThere',
  '7.4',
  ({ figures: [hex] }) => `No leader may stand in ${hex}.`,
);
