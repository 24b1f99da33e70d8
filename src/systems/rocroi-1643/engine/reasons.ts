/** Reasons of the judge, whatever the command. */
import { STEP_NAMES } from '../wording';
import { reason } from './reason';

export const gameOver = reason('gameOver', 'table:game-over', () => 'The game is over.');

/** `figures`: the step it is done in, and the present one. */
export const ofAnotherStep = reason(
  'ofAnotherStep',
  '4.0',
  ({ figures: [its, now] }) => `That is done ${stepName(its)}; this is ${stepName(now)}.`,
);

export const nothingAsked = reason('nothingAsked', '4.0', () => 'Nothing of the kind is asked now.');

export const unknownCounter = reason(
  'unknownCounter',
  'table:no-such-counter',
  ({ figures: [id] }) => `There is no such counter as “${id}” in this game.`,
);

/** `hexes` may be empty where the number is none of this map. */
export const noSuchHex = reason(
  'noSuchHex',
  '7.1',
  ({ figures: [hex] }) => `There is no hex ${hex} on this map.`,
);

function stepName(step: number | string | undefined): string {
  return STEP_NAMES[String(step)] ?? String(step);
}
