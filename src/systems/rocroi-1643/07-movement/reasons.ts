/** Why a unit does not move so: cases 7.1 to 7.3 and 8.2. */
import { reason } from '../engine/reason';
import { allNamed, counted, named } from '../wording';

const about = {
  one: (counters: readonly { name: string; at: string | null }[]) => allNamed(counters.slice(0, 1)),
};

export const movesNotNow = reason(
  'movesNotNow',
  '5.2',
  ({ counters }) => `${about.one(counters)} does not belong to the corps that is active.`,
);
export const hasMoved = reason(
  'hasMoved',
  '5.2',
  ({ counters }) => `${about.one(counters)} has moved in this turn.`,
);
export const isGone = reason('isGone', '7.1', ({ counters }) => `${about.one(counters)} is not on the map.`);
export const routedStays = reason(
  'routedStays',
  '12.3',
  ({ counters }) => `${about.one(counters)} is routed and makes no move of its own.`,
);
export const noActs = reason('noActs', '7.1', () => 'A move has at least one step or turn.');
export const offMap = reason('offMap', '7.1', () => 'Nobody moves off the map.');
export const isPond = reason('isPond', '7.1', ({ hexes: [hex] }) => `${hex} is a pond, which nobody enters.`);
export const enemyThere = reason(
  'enemyThere',
  '3.0',
  ({ counters }) => `${allNamed(counters.slice(1))} of the enemy stands there.`,
);
export const enemyLeaderThere = reason(
  'enemyLeaderThere',
  '8.4',
  ({ hexes: [hex] }) => `An enemy leader stands alone in ${hex}: he must be attacked first.`,
);
export const notNext = reason('notNext', '7.1', ({ hexes: [hex] }) => `${hex} is not the next hex.`);
export const notInFront = reason(
  'notInFront',
  '7.1',
  ({ counters, hexes: [hex] }) => `${hex} is not in front of ${about.one(counters)}.`,
);
export const stopped = reason(
  'stopped',
  '6.1',
  ({ counters }) =>
    `${about.one(counters)} has been stopped by the zone of control of ${allNamed(counters.slice(1))}, and goes no further.`,
);
/** `hexes`: where it would be stopped, and where it was to go. */
export const zoneOnTheWay = reason(
  'zoneOnTheWay',
  '6.1',
  ({ counters, hexes: [stop, hex] }) =>
    `${about.one(counters)} does not reach ${hex} in this move: it stops in ${stop}, in the zone of control of ${allNamed(counters.slice(1))}.`,
);
export const turnsAfterBack = reason(
  'turnsAfterBack',
  '7.3',
  ({ counters }) =>
    `${about.one(counters)} has gone back out of an enemy zone of control: it only turns now.`,
);
export const staysAfterTurn = reason(
  'staysAfterTurn',
  '7.3',
  ({ counters }) =>
    `${about.one(counters)} began in an enemy zone of control: it leaves as the first thing, or stays.`,
);
export const friendThere = reason(
  'friendThere',
  '3.0',
  ({ counters }) => `${allNamed(counters.slice(1))} stands there already.`,
);
export const noPassage = reason(
  'noPassage',
  '7.1',
  ({ counters }) =>
    `${allNamed(counters.slice(1))} is in the way: only horse passes, and only through foot that is not routed, faces the same way and is in no enemy zone of control.`,
);
export const endsInside = reason(
  'endsInside',
  '7.1',
  ({ counters }) => `Horse does not stay, or turn, in the hex of ${allNamed(counters.slice(1))}.`,
);
export const nextToEnemy = reason(
  'nextToEnemy',
  '8.2',
  ({ counters, hexes: [hex] }) =>
    `${about.one(counters)} is out of command and may not come next to ${allNamed(counters.slice(1))} (in ${hex}).`,
);
/** `figures`: what it costs, and what is left. */
export const tooFewPoints = reason(
  'tooFewPoints',
  '7.1',
  ({ counters, figures: [cost, left] }) =>
    `That costs ${counted(Number(cost), 'point')}; ${about.one(counters)} has ${left} left.`,
);
/** The same of a unit that has but half of its points: `figures` has the halved and the printed number besides. */
export const tooFewOutOfCommand = reason(
  'tooFewOutOfCommand',
  '8.2',
  ({ counters, figures: [cost, left, half, full] }) =>
    `That costs ${counted(Number(cost), 'point')}; ${about.one(counters)} is out of command, has ${half} of ${full} points, and ${left} left.`,
);
export const turnsTooFar = reason(
  'turnsTooFar',
  '7.2',
  ({ counters, figures: [cost, left] }) =>
    `The turn costs ${counted(Number(cost), 'point')}; ${about.one(counters)} has ${left} left.`,
);
export const sameFacing = reason(
  'sameFacing',
  '7.2',
  ({ counters }) => `${about.one(counters)} faces that way already.`,
);

/** Of a leader. */
export const notTheDrawnLeader = reason(
  'notTheDrawnLeader',
  '5.2',
  ({ counters }) => `${about.one(counters)} does not lead this segment.`,
);
export const notThisChief = reason(
  'notThisChief',
  '9.3',
  ({ counters }) => `Only the commander in chief of the side moves now, not ${about.one(counters)}.`,
);
export const leaderMoved = reason(
  'leaderMoved',
  '5.2',
  ({ counters }) => `${about.one(counters)} has moved in this turn.`,
);
export const leaderStays = reason(
  'leaderStays',
  '7.4',
  ({ counters }) => `${about.one(counters)} stands there already.`,
);
export const leaderTooFar = reason(
  'leaderTooFar',
  '7.4',
  ({ counters, hexes: [hex], figures: [points] }) =>
    `${about.one(counters)} does not come to ${hex} with ${counted(Number(points), 'point')}.`,
);
export const leaderBarred = reason(
  'leaderBarred',
  '7.4',
  ({ counters, hexes: [hex] }) =>
    `${hex} is in front or on the flank of an enemy, or held by one: ${named(counters[0] ?? { name: 'he', at: null })} may only be there with a unit of his own side.`,
);
