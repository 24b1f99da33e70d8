/** Why a battery does not fire there: cases 10.1 and 10.2. */
import { reason } from '../engine/reason';
import { allNamed } from '../wording';

export const notYourBattery = reason(
  'notYourBattery',
  '10.1',
  ({ counters }) => `${allNamed(counters)} is not of the side that names its targets.`,
);
export const hasTarget = reason(
  'hasTarget',
  '10.1',
  ({ counters }) => `${allNamed(counters)} has named its target for this turn.`,
);
export const notAnEnemyUnit = reason(
  'notAnEnemyUnit',
  '10.2',
  ({ counters }) => `${allNamed(counters.slice(1))} is no enemy unit on the map.`,
);
export const onTheGuns = reason(
  'onTheGuns',
  '10.2',
  ({ counters }) => `${allNamed(counters.slice(1))} stands on the guns themselves, and is no target.`,
);
export const outOfRange = reason(
  'outOfRange',
  '10.2',
  ({ counters, figures: [range] }) =>
    `${allNamed(counters.slice(1))} is ${range} hexes away, and no more than 10 are reached.`,
);
export const sightBlocked = reason(
  'sightBlocked',
  '10.2',
  ({ counters, hexes }) =>
    `The line of sight to ${allNamed(counters.slice(1))} is blocked in ${hexes.join(' and ')}: choose a unit in sight, or none.`,
);
