/** Why a unit may not try to remove its disruption: cases 9.11, 9.2, 10.25 and 11.11. */
import { reason, type Say } from '../../engine/reason';
import type { Piece } from '../../state/piece';

export const neverDisrupted = reason(
  'neverDisrupted',
  '9.11',
  (say: Say, counter: Piece) => `${say.named(counter)} is never disrupted.`,
);

export const rollsForOtherSide = reason(
  'rollsForOtherSide',
  '9.2',
  (say: Say, unit: Piece) => `${say.named(unit)} belongs to the other side.`,
);

export const rollsOffMap = reason(
  'rollsOffMap',
  '9.2',
  (say: Say, unit: Piece) => `${say.named(unit)} is not on the map.`,
);

export const hasRolled = reason(
  'hasRolled',
  '9.2',
  (say: Say, unit: Piece) => `Rolled for already in this phase: ${say.named(unit)}.`,
);

export const notDisrupted = reason(
  'notDisrupted',
  '9.2',
  (say: Say, unit: Piece) => `Not disrupted: ${say.named(unit)}.`,
);

export const rollsInZone = reason(
  'rollsInZone',
  '9.2',
  (say: Say, unit: Piece, enemies: readonly Piece[]) =>
    `${say.named(unit)} is in the Zone of Control of ${say.allNamedFrom(unit, enemies)}; no Leader changes that. Move it away from there, and it may try in your next turn.`,
);

export const leaderLiftsNoZone = reason(
  'leaderLiftsNoZone',
  '10.25',
  (say: Say, unit: Piece) => `A Leader does not lift the enemy Zone of Control over ${say.named(unit)}.`,
);

export const staysDisrupted = reason(
  'staysDisrupted',
  '11.11',
  (say: Say, unit: Piece) => `${say.named(unit)} is demoralized infantry and stays disrupted.`,
);

export const nobodyToRollFor = reason('nobodyToRollFor', '9.2', () => 'There is no unit to roll for.');

export const disruptedAreChosen = reason(
  'disruptedAreChosen',
  '9.2',
  () => 'In this phase disrupted units are chosen.',
);
