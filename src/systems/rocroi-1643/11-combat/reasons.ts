/** Why a combat is not fought so, and what its results demand: cases 11.0 to 11.9 and 8.4. */
import { reason } from '../engine/reason';
import type { Counter } from '../state/board';
import { allNamed } from '../wording';

const first = (counters: readonly Counter[]) => allNamed(counters.slice(0, 1));
const second = (counters: readonly Counter[]) => allNamed(counters.slice(1));

export const fightsNotNow = reason(
  'fightsNotNow',
  '11.0',
  ({ counters }) => `${first(counters)} does not belong to the corps that is active.`,
);
export const attackerGone = reason(
  'attackerGone',
  '11.0',
  ({ counters }) => `${first(counters)} is not on the map.`,
);
export const routedFightsNot = reason(
  'routedFightsNot',
  '12.3',
  ({ counters }) => `${first(counters)} is routed and attacks nobody.`,
);
export const hasAttacked = reason(
  'hasAttacked',
  '11.1',
  ({ counters }) => `${first(counters)} has attacked in this turn.`,
);
export const notAnEnemy = reason(
  'notAnEnemy',
  '11.0',
  ({ counters }) => `${second(counters)} is no enemy unit on the map.`,
);
export const notInItsFront = reason(
  'notInItsFront',
  '11.0',
  ({ counters }) => `${second(counters)} is not in front of ${first(counters)}.`,
);
export const wasAttacked = reason(
  'wasAttacked',
  '11.1',
  ({ counters }) => `${second(counters)} has been attacked in this segment.`,
);

export const chargesNever = reason(
  'chargesNever',
  '11.2',
  ({ counters }) => `${first(counters)} is no horse that charges.`,
);
export const noRunUp = reason(
  'noRunUp',
  '11.2',
  ({ counters }) =>
    `${first(counters)} did not come straight at the enemy: its last act must be a step into the clear, over no stream, with no enemy in front before it.`,
);
export const chargesIntoRough = reason(
  'chargesIntoRough',
  '11.2',
  ({ counters, hexes: [hex] }) => `${second(counters)} does not stand in the clear (${hex}).`,
);
export const chargesOverStream = reason(
  'chargesOverStream',
  '11.2',
  ({ counters }) => `There is a stream before ${second(counters)}.`,
);

export const mustStillAttack = reason('mustStillAttack', '11.0', ({ counters }) =>
  counters.length === 1
    ? `${allNamed(counters)} has an enemy in front, and must attack or support.`
    : `These have an enemy in front, and must attack or support: ${allNamed(counters)}.`,
);

export const leaderIsNotAlone = reason(
  'leaderIsNotAlone',
  '8.4',
  ({ counters }) => `${second(counters)} is not alone: the unit with him is attacked.`,
);
export const noEnemyLeader = reason(
  'noEnemyLeader',
  '8.4',
  ({ counters }) => `${second(counters)} is no enemy leader on the map.`,
);
export const mustAttackFirst = reason(
  'mustAttackFirst',
  '8.4',
  ({ counters }) => `${first(counters)} must attack a unit in front of it first.`,
);

export const retreatsFirst = reason(
  'retreatsFirst',
  '11.8',
  ({ counters }) => `First it is said where ${allNamed(counters)} retreats.`,
);
export const retreatsNotThere = reason(
  'retreatsNotThere',
  '11.8',
  ({ counters, hexes }) => `${allNamed(counters)} retreats to ${hexes.join(' or ')}.`,
);
export const noRemoval = reason(
  'noRemoval',
  '11.8',
  ({ counters }) => `${allNamed(counters)} has room, and is not removed instead.`,
);

export const advanceFirst = reason(
  'advanceFirst',
  '11.9',
  ({ hexes: [hex] }) => `First it is said who advances into ${hex}, if anybody does.`,
);
export const advancesNot = reason(
  'advancesNot',
  '11.9',
  ({ counters, hexes: [hex] }) => `${allNamed(counters)} is not among those who can advance into ${hex}.`,
);
export const leaderAdvancesNot = reason(
  'leaderAdvancesNot',
  '11.9',
  ({ counters }) => `${allNamed(counters)} is not with the unit that advances.`,
);
